import { type PlacedElement, points, type ThemeColor } from "@lectern/deck";
import { boxAt, type Canvas } from "./canvas.ts";

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
): PlacedElement {
  const head = { form: "arrow" as const };
  return {
    kind: "shape",
    name,
    geometry: "line",
    box: boxAt(canvas, from, middle, to - from, 0),
    // A line runs from left to right in every deck.
    line: { color, width: points(2.25), ...(canvas.direction === "rtl" ? { start: head } : { end: head }) },
  };
}
