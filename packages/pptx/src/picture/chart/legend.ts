import type { Paint } from "../paint.ts";
import { fillAttributes } from "../paint.ts";
import type { Area, PictureScope } from "../scope.ts";
import { type Svg, svg } from "../svg.ts";
import { breakWords, type ChartFont, drawWords, lineHeight } from "./chart-text.ts";

/** A name in a legend and what its thing is drawn with. */
export interface LegendEntry {
  readonly name: string;
  readonly paint: Paint;
  readonly isLine: boolean;
}

/** A legend, and the room that it leaves. */
export interface DrawnLegend {
  readonly drawn: Svg;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const gap = 8;

/** Returns a legend at a side of an area: "t" or "b" in a row, "l" or "r" in a column. */
export function drawLegend(
  side: string | undefined,
  entries: readonly LegendEntry[],
  font: ChartFont,
  area: Area,
  scope: PictureScope,
): DrawnLegend {
  const none = { drawn: "", left: 0, top: 0, right: 0, bottom: 0 };
  if (side === undefined || entries.length === 0) return none;
  const height = lineHeight(font);
  const mark = height * 0.5;
  const widths = entries.map(({ name }) => breakWords(name, font, 1e4, scope).width + mark + gap);
  const draw = (entry: LegendEntry, x: number, y: number): Svg =>
    drawMark(entry, { x, y, size: mark }) +
    drawWords([entry.name], font, { x: x + mark + gap * 0.75, y, anchor: "start" });
  if (side === "t" || side === "b") {
    const total = widths.reduce((sum, width) => sum + width + gap * 2, -gap * 2);
    let x = Math.max(0, (area.width - total) / 2);
    const y = side === "t" ? height / 2 : area.height - height / 2;
    const drawn = entries.map((entry, index) => {
      const at = x;
      x += (widths[index] ?? 0) + gap * 2;
      return draw(entry, at, y);
    });
    return { ...none, drawn: drawn.join(""), [side === "t" ? "top" : "bottom"]: height + gap };
  }
  const width = Math.min(area.width * 0.45, Math.max(...widths) + gap);
  const x = side === "l" ? 0 : area.width - width + gap;
  const step = height * 1.35;
  const first = area.height / 2 - ((entries.length - 1) * step) / 2;
  const drawn = entries.map((entry, index) => draw(entry, x, first + index * step)).join("");
  return { ...none, drawn, [side === "l" ? "left" : "right"]: width };
}

function drawMark(
  { paint, isLine }: LegendEntry,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): Svg {
  if (isLine) return svg("path", { d: `M${x} ${y}H${x + size}`, stroke: paint.color, "stroke-width": 3 });
  return svg("rect", { x, y: y - size / 2, width: size, height: size, ...fillAttributes(paint) });
}
