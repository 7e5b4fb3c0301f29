import type { Color } from "../../color.ts";
import { type Figure, mark } from "../drawing/figure.ts";
import { bar, ellipse, polygon, rectangle, ribbon } from "../drawing/outline.ts";
import type { Paint } from "./paint.ts";

/** The kinds of tree. */
export type TreeKind = "round" | "poplar" | "pine" | "fruit";

/** Draws a tree, the foot of its trunk at the origin, 100 high; `isBehind` in the darker greens of the distance. */
export function tree(
  kind: TreeKind,
  { earth, leafDark, leaf: green, leafDeep, red, leafLight }: Paint,
): Figure {
  const trunk = mark("Trunk", earth, rectangle(-4, -40, 8, 40));
  switch (kind) {
    case "round":
      return [
        trunk,
        mark("Crown", leafDark, ellipse(0, -64, 34)),
        mark("Light", green, ellipse(-10, -72, 17)),
      ];
    case "fruit":
      return [
        trunk,
        mark("Crown", leafDeep, ellipse(0, -64, 34)),
        mark(
          "Fruit",
          red,
          ...(
            [
              [-14, -72],
              [10, -78],
              [16, -56],
              [-6, -52],
            ] as const
          ).map(([x, y]) => ellipse(x, y, 5)),
        ),
      ];
    case "poplar":
      return [
        trunk,
        mark("Crown", leafDark, ellipse(0, -58, 19, 42)),
        mark("Light", green, ellipse(-5, -66, 7, 22)),
      ];
    case "pine":
      return [
        trunk,
        ...[2, 1, 0].map((tier) =>
          mark(
            "Crown",
            tier === 1 ? leafLight : leafDark,
            polygon([
              [0, -100 + tier * 22],
              [18 + tier * 6, -62 + tier * 22],
              [-18 - tier * 6, -62 + tier * 22],
            ]),
          ),
        ),
      ].map((one) => (one.fill === leafLight ? { ...one, fill: green } : one));
  }
}

/** Draws grass: blades that lean apart. */
export function grass(paint: Paint): Figure {
  return [
    mark("Grass", paint.leafDeep, ribbon("M-6 0Q-7 -8 -11 -12", 2.4)),
    mark("Grass", paint.leafDeep, ribbon("M0 0Q0 -10 1 -16", 2.4)),
    mark("Grass", paint.leafDeep, ribbon("M6 0Q7 -7 11 -10", 2.4)),
  ];
}

/** Draws a flower on its stalk, 40 high. */
export function flower(color: Color, { leafDark, sun, white }: Paint): Figure {
  const petals = [0, 72, 144, 216, 288].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return mark("Petal", color, ellipse(6 * Math.sin(angle), -34 - 6 * Math.cos(angle), 4.6));
  });
  const heart = color === sun ? white : sun;
  return [
    mark("Stalk", leafDark, bar(0, 0, 0, -32, 2.4)),
    ...petals,
    mark("Heart", heart, ellipse(0, -34, 4)),
  ];
}
