import type { Color } from "../color.ts";
import type { Shape } from "../file/shape.ts";
import { points } from "../grid.ts";
import type { Motif } from "./motif.ts";

/** Draws overlapping squares that climb from the corner, one filled with the accent, one an outline. */
export const squares: Motif = (frame) => {
  const unit = Math.min(frame.width / 5, frame.height / 7);
  const square = (
    name: string,
    right: number,
    bottom: number,
    side: number,
    look: Pick<Shape, "fill" | "line">,
  ): Shape => ({
    name,
    box: {
      x: Math.round(frame.width - right * unit),
      y: Math.round(frame.height - bottom * unit),
      width: Math.round(side * unit),
      height: Math.round(side * unit),
    },
    geometry: { kind: "preset", preset: "rect" },
    ...look,
  });
  const ghost = (alpha: number): { fill: Color } => ({ fill: { scheme: "tx1", alpha } });
  return [
    square("Square 1", 4, 4, 4, ghost(0.06)),
    square("Square 2", 3, 7, 3, ghost(0.1)),
    square("Square 3", 5, 5, 2, { fill: { scheme: "accent1" } }),
    square("Square 4", 4, 6, 2, { line: { color: { scheme: "tx1", alpha: 0.7 }, width: points(1.5) } }),
  ];
};
