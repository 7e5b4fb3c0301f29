import {
  type Chart,
  type CoverChart,
  groupElements,
  type PlacedElement,
  type PlacedParagraph,
} from "@lectern/deck";
import { formatNumber } from "../../../forms/chart/chart-format.ts";
import { withNamedPoint } from "../../../forms/chart/named-point.ts";
import { type Canvas, inkParagraph } from "../../../parts/canvas.ts";
import type { Point } from "./parts.ts";
import { setBars } from "./set-bars.ts";
import { setColumns } from "./set-columns.ts";

const captionSize = 14;

/**
 * Draws the leading values of a deck as the art of its cover: columns on a line, or bars below each other where their names are
 * long, each with its name and its value; nothing where those have no room.
 */
export function drawCoverChart({ chart, title }: CoverChart, canvas: Canvas): readonly PlacedElement[] {
  const named = withNamedPoint(chart, title, canvas.language);
  const points = pointsOf(named, canvas);
  const caption = captionOf(named, title, canvas);
  const drawn = setColumns(points, caption, canvas) ?? setBars(points, caption, canvas);
  return drawn ? [groupElements("Cover chart", drawn)] : [];
}

function pointsOf(chart: Chart, { language }: Canvas): readonly Point[] {
  const values = (chart.series[0]?.values ?? []).map((value) => value ?? 0);
  const most = Math.max(...values);
  const unit = chart.unit?.trim() === "%" ? "%" : "";
  const marked = chart.highlightedCategory;
  return values.map((value, index) => ({
    label: chart.categories[index] ?? "",
    shown: `${formatNumber(value, chart, language)}${unit}`,
    share: value / most,
    isMarked: marked === undefined || marked === index,
  }));
}

/** What the values are of: their series and unit, or what their page says of them. */
function captionOf({ series, unit = "" }: Chart, title: string, { tones }: Canvas): PlacedParagraph {
  const name = series[0]?.name ?? "";
  const isUnitSaid = unit.trim() === "%" || name.toLowerCase().includes(unit.toLowerCase());
  const said = name === "" ? title : isUnitSaid ? name : `${name}, ${unit}`;
  return inkParagraph(said, { size: captionSize, color: tones.page.muted });
}
