import type { Color } from "../../color.ts";
import { type Figure, mark, placed } from "../drawing/figure.ts";
import { bar, ellipse, outline, polygon, rectangle, ribbon, ring } from "../drawing/outline.ts";
import type { Paint } from "./paint.ts";

/** Things that people hold or that stand about, each about 60 wide around its origin. */
export type Prop =
  | "bowl"
  | "basket"
  | "can"
  | "book"
  | "bag"
  | "ball"
  | "tablet"
  | "flask"
  | "case"
  | "guitar"
  | "scales"
  | "coin"
  | "vase"
  | "map"
  | "plan";

/** Draws a thing; one that is held is held at its origin. */
export function prop(name: Prop, paint: Paint): Figure {
  return draw[name](paint);
}

const draw: Readonly<Record<Prop, (paint: Paint) => Figure>> = {
  bowl: (paint) => bowl(paint.red, paint),
  basket: ({ red, leaf: green, sun, earth, earthDark }) => [
    mark("Harvest", red, ellipse(-16, -26, 12)),
    mark("Harvest", green, ellipse(6, -30, 13)),
    mark("Harvest", sun, ellipse(22, -24, 10)),
    mark("Handle", earth, ribbon("M-34 -20A34 40 0 0 1 34 -20", 5)),
    mark("Basket", earth, outline("M-38 -20H38L28 18H-28Z")),
    mark("Weave", earthDark, bar(-33, -8, 33, -8, 3), bar(-31, 4, 31, 4, 3)),
  ],
  can: ({ blue, bluePale }) => [
    mark("Handle", blue, ribbon("M-20 -34Q-46 -30 -30 0", 6)),
    mark("Spout", blue, bar(18, -6, 48, -36, 8)),
    mark("Rose", blue, bar(40, -44, 58, -30, 7)),
    mark("Can", blue, outline("M-22 -36H22L26 8H-26Z")),
    mark(
      "Drops",
      bluePale,
      ...(
        [
          [60, -18],
          [68, -4],
          [56, 2],
          [72, 14],
        ] as const
      ).map(([x, y]) => ellipse(x, y, 3, 5)),
    ),
  ],
  book: ({ red, white, redDark }) => [
    mark("Cover", red, outline("M0 -20Q-16 -30 -36 -24V22Q-16 16 0 26Q16 16 36 22V-24Q16 -30 0 -20Z")),
    mark(
      "Pages",
      white,
      outline("M-2 -16Q-16 -25 -31 -20V16Q-16 12 -2 20Z"),
      outline("M2 -16Q16 -25 31 -20V16Q16 12 2 20Z"),
    ),
    mark(
      "Lines",
      redDark,
      ...[-10, -2, 6].flatMap((y) => [bar(-25, y, -8, y + 3, 1.6), bar(8, y + 3, 25, y, 1.6)]),
    ),
  ],
  bag: ({ red, sun, earthDark }) => [
    mark("Handle", earthDark, ribbon("M-10 -20V-30H10V-20", 4)),
    mark("Bag", red, rectangle(-32, -20, 64, 42, 7)),
    mark(
      "Cross",
      sun,
      polygon([
        [-4, -10],
        [4, -10],
        [4, -3],
        [11, -3],
        [11, 5],
        [4, 5],
        [4, 12],
        [-4, 12],
        [-4, 5],
        [-11, 5],
        [-11, -3],
        [-4, -3],
      ]),
    ),
  ],
  ball: ({ white, ink, stone }) => [
    mark("Ball", white, ellipse(0, 0, 20)),
    mark("Rim", stone, ring(0, 0, 21, 19.4)),
    mark(
      "Patch",
      ink,
      polygon([
        [0, -8],
        [8, -2],
        [5, 7],
        [-5, 7],
        [-8, -2],
      ]),
    ),
    mark(
      "Seams",
      ink,
      bar(0, -8, 0, -18, 1.8),
      bar(8, -2, 17, -6, 1.8),
      bar(-8, -2, -17, -6, 1.8),
      bar(5, 7, 11, 15, 1.8),
      bar(-5, 7, -11, 15, 1.8),
    ),
  ],
  tablet: ({ ink, bluePale, red, deep }) => [
    mark("Tablet", ink, rectangle(-26, -34, 52, 66, 6)),
    mark("Screen", bluePale, rectangle(-21, -29, 42, 54, 2)),
    mark("Bars", deep, rectangle(-14, 0, 7, 18), rectangle(-3, -8, 7, 26)),
    mark("Bar", red, rectangle(8, -18, 7, 36)),
  ],
  flask: ({ bluePale, blue, white }) => [
    mark("Flask", bluePale, outline("M-9 -34H9V-12L28 22Q30 30 22 30H-22Q-30 30 -28 22L-9 -12Z")),
    mark("Liquid", blue, outline("M-20.5 8H20.5L28 22Q30 30 22 30H-22Q-30 30 -28 22Z")),
    mark("Rim", white, rectangle(-12, -38, 24, 6, 3)),
    mark("Bubbles", white, ellipse(-6, 18, 3.4), ellipse(8, 14, 2.4), ellipse(4, 23, 2)),
  ],
  case: ({ earth, earthDark, sun }) => [
    mark("Handle", earthDark, ribbon("M-10 -20V-30H10V-20", 4)),
    mark("Case", earth, rectangle(-32, -20, 64, 44, 6)),
    mark("Straps", earthDark, rectangle(-22, -20, 6, 44), rectangle(16, -20, 6, 44)),
    mark("Lock", sun, rectangle(-6, -4, 12, 8, 2)),
  ],
  guitar: ({ earth, earthDark, sun, ink }) =>
    placed(
      [
        mark("Neck", earthDark, rectangle(-3, -72, 6, 60)),
        mark("Head", ink, rectangle(-5, -82, 10, 14, 2)),
        mark(
          "Body",
          earth,
          outline("M0 -22C18 -26 20 -8 15 -2C26 8 24 34 0 34C-24 34 -26 8 -15 -2C-20 -8 -18 -26 0 -22Z"),
        ),
        mark("Hole", ink, ellipse(0, 6, 6)),
        mark("Bridge", sun, rectangle(-8, 20, 16, 3)),
      ],
      { x: 0, y: 0, turn: 50 },
    ),
  scales: ({ sun, earth }) => [
    mark("Post", sun, rectangle(-2.4, -44, 4.8, 66)),
    mark("Foot", sun, outline("M-18 26Q-16 18 0 18Q16 18 18 26Z")),
    mark("Beam", sun, bar(-32, -36, 32, -36, 4)),
    mark(
      "Chains",
      earth,
      bar(-30, -34, -40, -8, 1.4),
      bar(-30, -34, -20, -8, 1.4),
      bar(30, -34, 20, -8, 1.4),
      bar(30, -34, 40, -8, 1.4),
    ),
    mark("Pans", sun, outline("M-44 -8H-16A14 12 0 0 1 -44 -8Z"), outline("M16 -8H44A14 12 0 0 1 16 -8Z")),
  ],
  coin: ({ sun, earth }) => [
    mark("Coin", sun, ellipse(0, 0, 24)),
    mark("Rim", earth, ring(0, 0, 19, 16.5)),
    mark(
      "Mark",
      earth,
      polygon([
        [0, -10],
        [8, 0],
        [0, 10],
        [-8, 0],
      ]),
    ),
  ],
  vase: ({ red, sun, ink }) => [
    mark(
      "Vase",
      red,
      outline("M-10 -40H10Q8 -28 20 -14Q30 4 16 22L12 30H-12L-16 22Q-30 4 -20 -14Q-8 -28 -10 -40Z"),
    ),
    mark("Band", sun, outline("M-24 -4H24L24.4 4H-24.4Z")),
    mark("Lip", ink, rectangle(-13, -43, 26, 5, 2)),
  ],
  map: ({ cream, leaf: green, red, blue }) => [
    mark(
      "Map",
      cream,
      polygon([
        [-36, -22],
        [-12, -28],
        [12, -22],
        [36, -28],
        [36, 20],
        [12, 26],
        [-12, 20],
        [-36, 26],
      ]),
    ),
    mark(
      "Land",
      green,
      polygon([
        [-36, -22],
        [-12, -28],
        [-12, 4],
        [-36, 10],
      ]),
    ),
    mark(
      "Water",
      blue,
      polygon([
        [12, 4],
        [36, -4],
        [36, 20],
        [12, 26],
      ]),
    ),
    mark("Way", red, bar(-22, 12, -8, 0, 2.6), bar(-2, -4, 6, 2, 2.6), bar(12, -6, 22, -14, 2.6)),
  ],
  plan: ({ white, blue, red }) => [
    mark("Board", white, rectangle(-30, -40, 60, 62, 4)),
    mark("Lines", blue, ...[-26, -14, -2].map((y) => rectangle(-14, y, 34, 4, 2))),
    mark("Dots", red, ...[-24, -12, 0].map((y) => ellipse(-21, y, 3))),
    mark("Seal", red, ellipse(16, 12, 6)),
  ],
};

/** Draws a bowl of food. */
export function bowl(fill: Color, { leaf: green, sun, leafDark }: Paint): Figure {
  return [
    mark("Food", green, ellipse(-12, -10, 11)),
    mark("Food", sun, ellipse(8, -12, 12)),
    mark("Food", leafDark, ellipse(22, -8, 8)),
    mark("Bowl", fill, outline("M-38 -8H38A38 34 0 0 1 16 24H-16A38 34 0 0 1 -38 -8Z")),
  ];
}

/** Draws a bus seen from its side, 160 wide, its wheels on the origin's height. */
export function bus({ red, bluePale, ink, sun, white, stonePale }: Paint): Figure {
  return [
    mark("Bus", red, rectangle(-80, -62, 160, 54, 10)),
    mark(
      "Windows",
      bluePale,
      ...[-70, -40, -10, 20].map((x) => rectangle(x, -52, 25, 20, 3)),
      rectangle(52, -52, 24, 26, 3),
    ),
    mark("Stripe", white, rectangle(-80, -24, 160, 5)),
    mark("Lamp", sun, rectangle(72, -18, 7, 7, 2)),
    mark("Wheels", ink, ellipse(-46, -9, 13), ellipse(44, -9, 13)),
    mark("Hubs", stonePale, ellipse(-46, -9, 5), ellipse(44, -9, 5)),
  ];
}

/** Draws a tram, 220 wide, on the origin's height. */
export function tram({ deep, bluePale, ink, sun, white, stone }: Paint): Figure {
  return [
    mark("Bow", stone, bar(-6, -66, 10, -84, 2.4), bar(10, -84, -10, -84, 2.4)),
    mark("Tram", deep, outline("M-110 -6V-48Q-106 -66 -88 -66H88Q106 -66 110 -48V-6Z")),
    mark(
      "Windows",
      bluePale,
      ...[-78, -48, 20, 50].map((x) => rectangle(x, -56, 24, 24, 3)),
      outline("M-102 -32V-46Q-100 -56 -92 -56H-86V-32Z"),
      outline("M102 -32V-46Q100 -56 92 -56H86V-32Z"),
    ),
    mark("Doors", white, rectangle(-20, -56, 17, 46, 2), rectangle(-1, -56, 17, 46, 2)),
    mark("Stripe", sun, rectangle(-110, -22, 88, 5), rectangle(18, -22, 92, 5)),
    mark("Skirt", ink, rectangle(-98, -8, 60, 6, 2), rectangle(38, -8, 60, 6, 2)),
  ];
}

/** Draws a bicycle, 110 wide, its wheels on the origin's height. */
export function bicycle({ ink, red }: Paint): Figure {
  return [
    mark("Wheels", ink, ring(-34, -22, 22, 18.6), ring(34, -22, 22, 18.6)),
    mark("Frame", red, ribbon("M-34 -22L-10 -52L20 -52L34 -22", 4)),
    mark("Frame", red, ribbon("M-10 -52L0 -22L20 -52", 4)),
    mark("Chain", red, bar(-34, -22, 0, -22, 4)),
    mark("Bar", ink, ribbon("M20 -52L17 -62L27 -66", 4)),
    mark("Saddle", ink, bar(-18, -58, -4, -58, 5)),
  ];
}

/** Draws a note of music, 60 high, its head at the origin. */
export function note(fill: Color): Figure {
  return [
    mark("Note", fill, ellipse(0, 0, 9, 7)),
    mark("Stem", fill, rectangle(5.5, -46, 3.5, 46)),
    mark("Flag", fill, outline("M9 -46Q12 -34 24 -28Q22 -38 9 -46Z")),
  ];
}

/** Draws a telescope on three legs, 90 high. */
export function telescope({ blue, ink, sun, earth }: Paint): Figure {
  return [
    mark("Legs", earth, bar(0, -48, -20, 0, 4), bar(0, -48, 20, 0, 4), bar(0, -48, 0, -6, 4)),
    ...placed(
      [
        mark("Tube", blue, rectangle(-34, -9, 58, 18, 4)),
        mark("Front", sun, rectangle(22, -11, 12, 22, 3)),
        mark("Eye", ink, rectangle(-46, -5, 14, 10, 2)),
      ],
      { x: 0, y: -56, turn: -32 },
    ),
  ];
}

/** Draws a wind turbine, 150 high. */
export function turbine({ white, stonePale }: Paint): Figure {
  const blades = [15, 135, 255].flatMap((turn) =>
    placed([mark("Blade", white, outline("M0 -3Q22 -9 52 0Q22 5 0 3Z"))], { x: 0, y: -118, turn: turn - 90 }),
  );
  return [
    mark(
      "Mast",
      white,
      polygon([
        [-3.4, 0],
        [-1.6, -118],
        [1.6, -118],
        [3.4, 0],
      ]),
    ),
    ...blades,
    mark("Hub", stonePale, ellipse(0, -118, 4.5)),
  ];
}

/** Draws a goal with its net, 150 wide. */
export function goal({ white }: Paint): Figure {
  return [
    mark(
      "Net",
      { ...white, alpha: 0.45 },
      ...[-60, -40, -20, 0, 20, 40, 60].map((x) => rectangle(x - 0.6, -66, 1.2, 66)),
    ),
    mark("Net", { ...white, alpha: 0.45 }, ...[-54, -40, -26, -12].map((y) => rectangle(-72, y, 144, 1.2))),
    mark("Goal", white, outline("M-76 0V-72H76V0H71V-67H-71V0Z")),
  ];
}

/** Draws a table with a leaf on it, for things to stand on, 120 wide, 46 high. */
export function table({ earth, earthDark }: Paint): Figure {
  return [
    mark("Legs", earthDark, rectangle(-50, -40, 6, 40), rectangle(44, -40, 6, 40)),
    mark("Top", earth, rectangle(-60, -46, 120, 8, 3)),
  ];
}
