import type { Color } from "../color.ts";
import type { PathCommand, Shape } from "../file/shape.ts";
import type { Size } from "../grid.ts";
import type { Motif } from "./motif.ts";

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const columns = 11;
const smallest = 0.05;
const largest = 0.4;

/** Draws a halftone: a grid of dots that swell towards the corner, and one large dot of the accent among them. */
export const dots: Motif = (frame) => {
  // Half a column stays free at the end, a row below and one above: the dots touch no edge.
  const pitch = frame.width / (columns + 0.5);
  const rows = Math.floor(frame.height / pitch) - 2;
  const end = frame.width - 0.5 * pitch;
  const bottom = frame.height - pitch;
  const accent: Dot = {
    x: end - 4 * pitch,
    y: bottom - Math.round(rows * 0.5) * pitch,
    radius: 0.85 * pitch,
  };
  const grid = Array.from({ length: rows * columns }, (_, index): Dot => {
    const fromEnd = (index % columns) + 0.5;
    const fromBottom = Math.floor(index / columns) + 0.5;
    const x = end - fromEnd * pitch;
    const y = bottom - fromBottom * pitch;
    return { x, y, radius: pitch * dotRadius(fromEnd / columns, fromBottom / rows) };
  });
  const clear = grid.filter(
    (dot) => dot.radius > 0 && Math.hypot(dot.x - accent.x, dot.y - accent.y) > accent.radius + dot.radius,
  );
  return [
    dotsShape("Dots", clear, { scheme: "tx1", alpha: 0.5 }),
    dotsShape("Accent dot", [accent], { scheme: "accent1" }),
  ];
};

/** Returns a radius as a share of the grid's pitch; 0 where the halftone has run out. */
function dotRadius(fromEnd: number, fromBottom: number): number {
  const strength = 1 - Math.hypot(fromEnd, fromBottom * 0.95);
  return strength <= 0 ? 0 : smallest + (largest - smallest) * strength ** 0.9;
}

function dotsShape(name: string, all: readonly Dot[], fill: Color): Shape {
  const left = Math.floor(Math.min(...all.map((dot) => dot.x - dot.radius)));
  const top = Math.floor(Math.min(...all.map((dot) => dot.y - dot.radius)));
  const size: Size = {
    width: Math.ceil(Math.max(...all.map((dot) => dot.x + dot.radius))) - left,
    height: Math.ceil(Math.max(...all.map((dot) => dot.y + dot.radius))) - top,
  };
  const commands = all.flatMap((dot): PathCommand[] => [
    { kind: "move", x: dot.x - dot.radius - left, y: dot.y - top },
    { kind: "arc", radius: dot.radius, from: 180, sweep: 180 },
    { kind: "arc", radius: dot.radius, from: 0, sweep: 180 },
    { kind: "close" },
  ]);
  return { name, fill, box: { x: left, y: top, ...size }, geometry: { kind: "path", commands } };
}
