import type { Color } from "../../color.ts";
import type { Figure, Mark } from "../drawing/figure.ts";
import type { Outline, Stroke } from "../drawing/outline.ts";

/** How a rosette of fine lines is drawn, as on certificates and banknotes. */
export interface GuillocheOptions {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Waves of a line on its way round. */
  readonly petals: number;
  readonly lines: number;
  readonly colors: readonly [outer: Color, inner: Color];
  /** Whether the middle is left free for a picture; false if left out. */
  readonly isOpen?: boolean;
}

/** Draws a rosette of two wreaths of fine lines that cross each other. */
export function guilloche({ x, y, radius, petals, lines, colors, isOpen }: GuillocheOptions): Figure {
  const wreath = (
    name: string,
    color: Color,
    middle: number,
    swing: number,
    waves: number,
  ): readonly Mark[] =>
    Array.from({ length: lines }, (_, index): Mark => {
      const phase = (2 * Math.PI * index) / lines;
      return {
        name,
        line: { color, width: 0.75 },
        outline: wave(x, y, (turn) => radius * (middle + swing * Math.cos(waves * turn + phase)), waves * 4),
      };
    });
  if (isOpen) {
    return [
      ...wreath("Outer wreath", colors[0], 0.89, 0.11, petals * 2),
      ...wreath("Inner wreath", colors[1], 0.79, 0.05, petals * 2),
    ];
  }
  return [
    ...wreath("Outer wreath", colors[0], 0.82, 0.18, petals),
    ...wreath("Inner wreath", colors[1], 0.5, 0.15, Math.round(petals * 0.66)),
    ...wreath("Heart", colors[0], 0.2, 0.09, Math.round(petals * 0.4)),
  ];
}

/** A smooth closed line through points at a distance from the centre that depends on the turn (Catmull and Rom, 1974). */
function wave(x: number, y: number, distance: (turn: number) => number, steps: number): Outline {
  const at = (index: number) => {
    const turn = (2 * Math.PI * index) / steps;
    return { x: x + distance(turn) * Math.cos(turn), y: y + distance(turn) * Math.sin(turn) };
  };
  const curves = Array.from({ length: steps }, (_, index): Stroke => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return {
      kind: "curve",
      points: [
        { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 },
        { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 },
        end,
      ],
    };
  });
  return [{ kind: "move", ...at(0) }, ...curves, { kind: "close" }];
}
