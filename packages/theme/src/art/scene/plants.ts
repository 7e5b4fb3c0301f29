import type { Color } from "../../color.ts";
import { type Figure, type Mark, mark, placed } from "../drawing/figure.ts";
import { bar, ellipse, outline, polygon, rectangle, ribbon } from "../drawing/outline.ts";
import type { Paint } from "./paint.ts";

/** The kinds of tree. */
export type TreeKind = "round" | "poplar" | "pine" | "fruit";

/** How far a plant has grown. */
export type GrowthStage = "sprout" | "fruit";

const leafShape = outline("M0 0C25 -42 70 -42 100 0C70 32 25 32 0 0Z");

/** Draws a leaf from its stalk at the origin, 1 long, towards the end side turned clockwise by degrees. */
export function leaf(x: number, y: number, length: number, turn: number, fill: Color): Figure {
  return placed([mark("Leaf", fill, leafShape)], { x, y, scale: length / 100, turn });
}

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

/** Draws a plant on the ground at the origin, 100 high when it bears fruit. */
export function plant(stage: GrowthStage, paint: Paint): Figure {
  const { leafDark, leaf: green, earth, red } = paint;
  switch (stage) {
    case "sprout":
      return [
        mark("Stalk", leafDark, bar(0, 0, 0, -60, 8)),
        ...leaf(0, -56, 62, -35, green),
        ...leaf(0, -50, 62, -145, leafDark),
      ];
    case "fruit":
      return [
        mark("Stake", earth, bar(3, 0, 3, -100, 3)),
        mark("Stalk", leafDark, bar(0, 0, 0, -90, 4)),
        ...leaves(fruitLeaves, 34, green, leafDark),
        mark(
          "Fruit",
          red,
          ...(
            [
              [-16, -26],
              [17, -30],
              [-19, -52],
              [15, -56],
              [-12, -76],
              [12, -12],
            ] as const
          ).map(([x, y]) => ellipse(x, y, 8)),
        ),
      ];
  }
}

/** Draws a raised bed of a width with plants in it, the middle of its foot at the origin, its box 34 high. */
export function bed(width: number, count: number, stage: GrowthStage, paint: Paint): Figure {
  const height = stage === "fruit" ? 66 : 36;
  const plants = Array.from({ length: count }, (_, index) => {
    const x = -width / 2 + (width * (index + 0.5)) / count;
    return placed(plant(stage, paint), { x, y: -32, scale: height / 100 });
  });
  return [...plants.flat(), ...boxOf(width, paint)];
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

function boxOf(width: number, { earth, earthDark }: Paint): readonly Mark[] {
  const left = -width / 2;
  return [
    mark("Bed", earth, rectangle(left, -34, width, 34, 3)),
    mark("Boards", earthDark, rectangle(left, -34, width, 9, 3), rectangle(left, -13, width, 1.6)),
  ];
}

type LeafPlace = readonly [y: number, turn: number];

const fruitLeaves: readonly LeafPlace[] = [
  [-14, -25],
  [-16, -155],
  [-38, -24],
  [-40, -156],
  [-62, -30],
  [-64, -150],
  [-84, -50],
  [-86, -130],
];

function leaves(places: readonly LeafPlace[], length: number, light: Color, dark: Color): Figure {
  return places.flatMap(([y, turn], index) => leaf(0, y, length, turn, index % 3 === 0 ? light : dark));
}
