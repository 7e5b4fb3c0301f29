import { firstElement } from "@lectern/ooxml";
import { fillOf } from "../../read/fill.ts";
import { lineAttributes } from "../line.ts";
import { fillAttributes, paintOf } from "../paint.ts";
import type { Area, PictureScope } from "../scope.ts";
import { rounded, type Svg, svg } from "../svg.ts";
import { breakWords, chartFont, drawWords, lineHeight } from "./chart-text.ts";
import { labelText } from "./label-text.ts";
import type { ChartModel, SeriesModel } from "./read-chart.ts";

/** Where a pie or a ring stands. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hole: number;
}

/** Returns the slices of a pie or a ring with their labels (ISO 29500-1, 21.2.2.141 pieChart, 21.2.2.50 doughnutChart). */
export function drawRoundPlot(model: ChartModel, area: Area, scope: PictureScope): Svg {
  const [series] = model.series;
  if (!series) return "";
  const outside = [...series.labels.values()].some(({ position }) => position === "outEnd");
  const radius = (Math.min(area.width, area.height) / 2) * (outside ? 0.72 : 0.96);
  const disc = { x: area.width / 2, y: area.height / 2, radius, hole: radius * model.hole };
  const total = series.values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0) || 1;
  let from = 0;
  return series.values
    .map((value, index) => {
      const share = Math.max(0, value ?? 0) / total;
      const slice = { from, share };
      from += share;
      return share === 0 ? "" : drawSlice(model, series, index, slice, disc, scope);
    })
    .join("");
}

interface Slice {
  readonly from: number;
  readonly share: number;
}

function drawSlice(
  model: ChartModel,
  series: SeriesModel,
  index: number,
  { from, share }: Slice,
  disc: Disc,
  scope: PictureScope,
): Svg {
  const { x, y, radius, hole } = disc;
  const at = (turn: number, reach: number): readonly [number, number] => {
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  };
  const properties = series.points.get(index) ?? series.properties;
  const box = { width: 2 * radius, height: 2 * radius };
  const line = firstElement(properties, "ln");
  const d = slicePath(at, { from, share }, radius, hole);
  const form = svg("path", {
    d,
    "fill-rule": "evenodd",
    ...fillAttributes(paintOf(fillOf(properties), box, scope)),
    ...lineAttributes(line, paintOf(fillOf(line), box, scope), scope),
  });
  const label = series.labels.get(index);
  if (!label) return form;
  const font = chartFont([label.text, model.text], scope);
  const { lines } = breakWords(labelText(label, model, series, index), font, radius * 1.4, scope);
  const isOutside = label.position === "outEnd";
  const reach = isOutside ? radius + lineHeight(font) : hole > 0 ? (radius + hole) / 2 : radius * 0.66;
  const [wordsX, wordsY] = at(from + share / 2, reach);
  const anchor = !isOutside || Math.abs(wordsX - x) < radius * 0.2 ? "middle" : wordsX < x ? "end" : "start";
  return form + drawWords(lines, font, { x: wordsX, y: wordsY, anchor });
}

type PointAt = (turn: number, reach: number) => readonly [number, number];

/** In two halves, so that a slice all the way round is not none. */
function slicePath(at: PointAt, { from, share }: Slice, radius: number, hole: number): string {
  const [start, middle, end] = [from, from + share / 2, from + share];
  const point = (turn: number, reach: number): string => at(turn, reach).map(rounded).join(" ");
  const arc = (reach: number, sweep: 0 | 1, turn: number): string =>
    `A${rounded(reach)} ${rounded(reach)} 0 0 ${sweep} ${point(turn, reach)}`;
  const outer = `M${point(start, radius)}${arc(radius, 1, middle)}${arc(radius, 1, end)}`;
  if (hole > 0) return `${outer}L${point(end, hole)}${arc(hole, 0, middle)}${arc(hole, 0, start)}Z`;
  return share >= 0.9999 ? `${outer}Z` : `${outer}L${point(start, 0)}Z`;
}
