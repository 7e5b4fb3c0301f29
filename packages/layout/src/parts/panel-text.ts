import {
  type Anchor,
  type Box,
  emu,
  type Insets,
  type PlacedParagraph,
  type PlacedShape,
  type ThemeColor,
} from "@lectern/deck";
import type { Canvas } from "./canvas.ts";
import { createTextShape } from "./place-text.ts";

/** What words on a panel are made from. */
export interface PanelTextOptions {
  readonly name: string;
  readonly box: Box;
  readonly paragraphs: readonly PlacedParagraph[];
  readonly fill: ThemeColor;
  readonly color: ThemeColor;
  readonly anchor?: Anchor;
  /** On all sides, or on each. */
  readonly padding: number | Insets;
}

/** Returns a panel with words on it, its corners as round as the template's style has them. */
export function createPanelText(options: PanelTextOptions, canvas: Canvas): PlacedShape {
  const { fill, padding, ...text } = options;
  const shape = createTextShape({ ...text, look: canvas.look, insets: toInsets(padding) });
  return { ...shape, ...cornersOf(options.box, canvas), fill };
}

/** Returns the form of a panel in a template's style: no corner is rounder than half of the panel's shorter side. */
export function cornersOf(
  { width, height }: Box,
  { style }: Canvas,
): Pick<PlacedShape, "geometry" | "cornerRadius"> {
  const cornerRadius = emu(Math.floor(Math.min(style.cornerRadius, width / 2, height / 2)));
  return cornerRadius > 0 ? { geometry: "roundedRectangle", cornerRadius } : { geometry: "rectangle" };
}

function toInsets(padding: number | Insets): Insets {
  if (typeof padding !== "number") return padding;
  const inset = emu(padding);
  return { left: inset, top: inset, right: inset, bottom: inset };
}
