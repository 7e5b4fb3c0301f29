import type { Color } from "../color.ts";
import type { Point, Shape } from "../file/shape.ts";
import type { Size } from "../grid.ts";
import type { Motif } from "./motif.ts";

/** Where a band begins and ends on the frame's lower edge, as shares of the frame's width. */
const stripes: readonly (readonly [start: number, end: number, color: Color])[] = [
  [0, 0.16, { scheme: "tx1", alpha: 0.1 }],
  [0.24, 0.4, { scheme: "accent1" }],
  [0.48, 0.59, { scheme: "accent2" }],
  [0.67, 1, { scheme: "tx1", alpha: 0.07 }],
];
/** How far a band leans to the end side for every length that it rises: all leave the slide at its end. */
const lean = 0.68;

/** Draws diagonal bands that rise from the lower edge and leave the slide at its end. */
export const bands: Motif = (frame) =>
  stripes.map(([start, end, color], index) => band(`Band ${index + 1}`, start, end, color, frame));

function band(name: string, start: number, end: number, color: Color, frame: Size): Shape {
  const corners = cutAtEnd(
    [
      { x: start * frame.width, y: frame.height },
      { x: start * frame.width + lean * frame.height, y: 0 },
      { x: end * frame.width + lean * frame.height, y: 0 },
      { x: end * frame.width, y: frame.height },
    ],
    frame.width,
  );
  const left = Math.floor(Math.min(...corners.map((corner) => corner.x)));
  const top = Math.floor(Math.min(...corners.map((corner) => corner.y)));
  return {
    name,
    fill: color,
    box: { x: left, y: top, width: frame.width - left, height: frame.height - top },
    geometry: {
      kind: "path",
      commands: [
        ...corners.map((corner, index) => ({
          kind: index === 0 ? ("move" as const) : ("line" as const),
          x: corner.x - left,
          y: corner.y - top,
        })),
        { kind: "close" },
      ],
    },
  };
}

/** Cuts a polygon at the vertical line x = limit and keeps what lies before it (Sutherland and Hodgman, 1974). */
function cutAtEnd(corners: readonly Point[], limit: number): readonly Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const kept = corner.x <= limit ? [corner] : [];
    if (corner.x <= limit === next.x <= limit) return kept;
    const share = (limit - corner.x) / (next.x - corner.x);
    return [...kept, { x: limit, y: corner.y + share * (next.y - corner.y) }];
  });
}
