import type { Direction, PlacedChart, Points, ThemeColor } from "@lectern/deck";
import type { Typefaces } from "../../read/text-styles.ts";

/** What every part of one chart's XML may ask for. */
export interface ChartScope {
  readonly chart: PlacedChart;
  readonly language: string;
  readonly direction: Direction;
  readonly typefaces: Typefaces;
}

/** The look of a text in a chart. */
export interface ChartTextStyle {
  readonly size: Points;
  readonly color: ThemeColor;
  readonly bold?: boolean;
}
