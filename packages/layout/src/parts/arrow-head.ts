import { type PlacedElement, points, type ThemeColor } from "@lectern/deck";
import { boxAt, type Canvas, createRule } from "./canvas.ts";

/** Where an arrow stands: from the start edge and the top of the canvas. */
export interface ArrowPlace {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** Draws a thin arrow that points to where the text goes on. */
export function drawArrow(
  name: string,
  { from, to, middle }: ArrowPlace,
  color: ThemeColor,
  canvas: Canvas,
): readonly PlacedElement[] {
  const line = createRule(name, boxAt(canvas, from, middle, to - from, 0), color, points(2.25));
  const commands = canvas.direction === "rtl" ? "M 1 0 L 0 1 L 1 2" : "M 0 0 L 1 1 L 0 2";
  return [
    line,
    {
      kind: "shape",
      name: `Head of ${name}`,
      geometry: { width: 1, height: 2, commands },
      box: boxAt(canvas, to - headDepth, middle - headDepth, headDepth, 2 * headDepth),
      line: { color, width: points(2.25) },
    },
  ];
}

const headDepth = 82_000;
