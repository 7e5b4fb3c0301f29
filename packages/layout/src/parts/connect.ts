import { type Box, inches, type PlacedElement, type PlacedShape, points } from "@lectern/deck";
import { boxOf } from "../geometry.ts";
import type { Canvas } from "./canvas.ts";

/** Two shapes, and the sides in whose middles a line joins them. */
export interface Connection {
  readonly from: PlacedShape;
  readonly to: PlacedShape;
  readonly sides: readonly [Side, Side];
}

/** As seen on the page. */
export type Side = "top" | "right" | "bottom" | "left";

type Place = readonly [x: number, y: number];

const clearance = inches(0.16);

/** Returns a line of level and upright legs from one shape to another. */
export function connect(
  name: string,
  { from, to, sides: [leave, arrive] }: Connection,
  { tones }: Canvas,
): readonly PlacedElement[] {
  const [start, end] = [anchorOf(from.box, leave), anchorOf(to.box, arrive)];
  const beyond =
    leave === "left" ? Math.min(start[0], end[0]) - clearance : Math.max(start[0], end[0]) + clearance;
  const middle = (start[1] + end[1]) / 2;
  const turns: readonly Place[] =
    leave === "left" || leave === "right"
      ? [
          [beyond, start[1]],
          [beyond, end[1]],
        ]
      : [
          [start[0], middle],
          [end[0], middle],
        ];
  const route = [start, ...turns, end];
  const [xs, ys] = [route.map(([x]) => x), route.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = boxOf(left, top, Math.max(1, Math.max(...xs) - left), Math.max(1, Math.max(...ys) - top));
  const commands = route.map(
    ([x, y], index) => `${index === 0 ? "M" : "L"} ${Math.round(x - left)} ${Math.round(y - top)}`,
  );
  return [
    {
      kind: "shape",
      name,
      geometry: { width: box.width, height: box.height, commands: commands.join(" ") },
      box,
      line: { color: tones.dimLine, width: points(1.5) },
    },
  ];
}

function anchorOf({ x, y, width, height }: Box, side: Side): Place {
  if (side === "top" || side === "bottom") return [x + width / 2, side === "top" ? y : y + height];
  return [side === "left" ? x : x + width, y + height / 2];
}
