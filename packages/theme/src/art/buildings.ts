import type { Color } from "../color.ts";
import { type Figure, type Mark, mark } from "./figure.ts";
import { bar, ellipse, type Outline, outline, polygon, rectangle, ring } from "./outline.ts";
import type { Paint } from "./paint.ts";

/** Draws a building from the front, 100 high to its roof's ridge, the middle of its foot at the origin. */
export type Building = (paint: Paint) => Figure;

/** A schoolhouse: a gable with a clock between two wings, and a flag. */
export const schoolhouse: Building = (paint) => {
  const { blush, red, white, ink, earth, sun } = paint;
  return [
    mark("Wall", blush, rectangle(-92, -52, 184, 52)),
    mark("Roof", red, outline("M-98 -52L-84 -70H84L98 -52Z")),
    mark("Gable", blush, rectangle(-26, -72, 52, 72)),
    mark("Roof", red, outline("M-34 -72L0 -100L34 -72Z")),
    mark("Clock", white, ellipse(0, -74, 9)),
    mark("Hands", ink, bar(0, -74, 0, -80, 1.6), bar(1.4, -73.3, 4, -72, 1.6)),
    ...door(0, 11, 37, paint),
    ...windows(
      [-80, -58, 43, 65].map((x) => [x, -40] as const),
      15,
      22,
      paint,
    ),
    ...windows(
      [
        [-16, -56],
        [4, -56],
      ],
      12,
      14,
      paint,
      false,
    ),
    mark("Pole", earth, rectangle(-1, -121, 2, 22)),
    mark(
      "Flag",
      sun,
      polygon([
        [1, -120],
        [21, -114],
        [1, -108],
      ]),
    ),
  ];
};

/** A clinic: a flat roof, a cross and a canopy over the entrance. */
export const clinic: Building = (paint) => {
  const { white, blue, red, bluePale, stonePale, deep } = paint;
  return [
    mark("Wing", stonePale, rectangle(-95, -56, 190, 56)),
    mark("Roof", blue, rectangle(-98, -61, 196, 6)),
    mark("Tower", white, rectangle(-32, -94, 64, 94)),
    mark("Roof", blue, rectangle(-36, -100, 72, 7)),
    mark("Cross", red, polygon(crossAt(0, -76, 11, 3.7))),
    mark(
      "Windows",
      bluePale,
      ...gridOf(
        [-86, -67, 39, 58, 77].map((x) => [x, 0] as const),
        [-46, -24],
        12,
        13,
      ),
    ),
    mark(
      "Windows",
      bluePale,
      ...gridOf(
        [
          [-24, 0],
          [-6, 0],
          [12, 0],
        ],
        [-54],
        12,
        12,
      ),
    ),
    mark("Door", deep, rectangle(-12, -30, 11, 30), rectangle(1, -30, 11, 30)),
    mark("Canopy", red, rectangle(-22, -36, 44, 5, 2)),
  ];
};

/** A town hall: a tower with a clock between arcades. */
export const townHall: Building = (paint) => {
  const { sunPale, red, white, ink, earth, sun } = paint;
  return [
    mark("Wall", sunPale, rectangle(-88, -52, 176, 52)),
    mark("Roof", red, outline("M-94 -52L-78 -72H78L94 -52Z")),
    mark("Tower", sunPale, rectangle(-17, -92, 34, 92)),
    mark("Ledge", earth, rectangle(-19, -70, 38, 3)),
    mark("Spire", red, outline("M-21 -92L0 -122L21 -92Z")),
    mark("Clock", white, ellipse(0, -82, 7.4)),
    mark("Hands", ink, bar(0, -82, 0, -87, 1.4), bar(1.2, -81.5, 3.4, -80.3, 1.4)),
    ...door(0, 10, 32, paint),
    ...arcade([-76, -56, -36, 36, 56, 76], paint),
    ...windows([[-7, -60]], 14, 12, paint, false),
    mark("Pole", earth, rectangle(-0.9, -138, 1.8, 18)),
    mark(
      "Flag",
      sun,
      polygon([
        [0.9, -138],
        [17, -133],
        [0.9, -128],
      ]),
    ),
  ];
};

/** A barn with a silo. */
export const barn: Building = ({ red, redDark, white, stonePale, stone, sunPale, earthDark }) => [
  mark("Silo", stonePale, outline("M52 0V-84A20 20 0 0 1 92 -84V0Z")),
  mark("Hoops", stone, ...[-70, -48, -26].map((y) => rectangle(52, y, 40, 2))),
  mark(
    "Wall",
    red,
    polygon([
      [-62, 0],
      [-62, -52],
      [-44, -82],
      [0, -100],
      [44, -82],
      [62, -52],
      [62, 0],
    ]),
  ),
  mark(
    "Roof",
    redDark,
    outline("M-70 -48L-49 -86L0 -106L49 -86L70 -48L63 -45L44 -80L0 -97L-44 -80L-63 -45Z"),
  ),
  mark("Loft", sunPale, rectangle(-12, -78, 24, 20, 2)),
  mark("Gate", earthDark, rectangle(-26, -46, 52, 46)),
  mark(
    "Bars",
    white,
    polygon([
      [-26, -46],
      [-22, -46],
      [0, -27],
      [22, -46],
      [26, -46],
      [26, -42],
      [4, -23],
      [26, -4],
      [26, 0],
      [22, 0],
      [0, -19],
      [-22, 0],
      [-26, 0],
      [-26, -4],
      [-4, -23],
      [-26, -42],
    ]),
  ),
];

/** A station: a glazed arch between two wings. */
export const station: Building = (paint) => {
  const { blush, red, bluePale, white, ink, deep } = paint;
  return [
    mark("Wall", blush, rectangle(-95, -50, 190, 50)),
    mark("Roof", red, rectangle(-98, -56, 196, 7)),
    mark("Hall", blush, outline("M-46 0V-54A46 46 0 0 1 46 -54V0Z")),
    mark("Glass", bluePale, outline("M-36 -20V-54A36 36 0 0 1 36 -54V-20Z")),
    mark("Bars", white, ...stationBars()),
    mark("Clock", white, ellipse(0, -60, 11)),
    mark("Hands", ink, bar(0, -60, 0, -67, 1.8), bar(1.6, -59.2, 4.8, -57.6, 1.8)),
    mark("Doors", deep, ...[-34, -10, 14].map((x) => rectangle(x, -18, 20, 18))),
    ...arcade([-82, -62, 62, 82], paint),
  ];
};

/** Office buildings of three heights. */
export const offices: Building = (paint) => {
  const { blue, deep, bluePale, red, sunPale, stonePale } = paint;
  return [
    ...tower({ x: -70, width: 46, height: 68 }, stonePale, blue),
    ...tower({ x: 26, width: 52, height: 82 }, blue, bluePale),
    ...tower({ x: -26, width: 54, height: 112 }, deep, sunPale),
    mark("Sign", red, rectangle(-14, -108, 30, 5, 2)),
  ];
};

/** A house of glass with panels for the sun and an aerial. */
export const techHub: Building = (paint) => {
  const { white, blue, bluePale, deep, sun, stone, stonePale } = paint;
  return [
    mark("Mast", stone, rectangle(58, -112, 2.4, 46)),
    mark("Waves", stone, ring(59, -112, 11, 9, -40, 80), ring(59, -112, 11, 9, 140, 80)),
    mark("Aerial", sun, ellipse(59, -112, 4)),
    mark("Wall", white, rectangle(-92, -66, 184, 66, 6)),
    mark("Glass", bluePale, rectangle(-84, -58, 98, 50, 3)),
    mark("Frames", white, ...[-61, -37, -13].map((x) => rectangle(x, -58, 2.4, 50))),
    mark(
      "Panels",
      blue,
      ...[-80, -46, -12].map((x) =>
        polygon([
          [x, -67],
          [x + 26, -67],
          [x + 34, -84],
          [x + 8, -84],
        ]),
      ),
    ),
    mark("Edge", stonePale, rectangle(-92, -8, 184, 8)),
    mark("Door", deep, rectangle(28, -38, 26, 38)),
    mark("Light", sun, rectangle(66, -52, 14, 14, 2)),
    mark("Light", blue, rectangle(66, -32, 14, 14, 2)),
  ];
};

/** A house with columns under a pediment; what the field of the gable shows is left to the subject. */
export function columns(sign: readonly Mark[], roof: Color, paint: Paint): Figure {
  const { cream, stonePale, deep, sunPale } = paint;
  return [
    mark("Wall", sunPale, rectangle(-78, -60, 156, 54)),
    mark("Door", deep, rectangle(-11, -44, 22, 38)),
    mark("Columns", cream, ...[-76, -50, -24, 14, 40, 66].map((x) => rectangle(x, -60, 10, 54))),
    mark("Heads", stonePale, ...[-78, -52, -26, 12, 38, 64].map((x) => rectangle(x, -62, 14, 4))),
    mark("Beam", cream, rectangle(-86, -70, 172, 9)),
    mark(
      "Gable",
      roof,
      polygon([
        [-92, -70],
        [0, -104],
        [92, -70],
      ]),
    ),
    mark("Steps", stonePale, rectangle(-92, -3, 184, 3), rectangle(-86, -6.4, 172, 3)),
    ...sign,
  ];
}

/** An observatory: a dome with its slit open. */
export const observatory: Building = (paint) => {
  const { white, blue, stonePale, stone, ink, sun, bluePale } = paint;
  return [
    mark("Wing", stonePale, rectangle(-90, -40, 66, 40)),
    mark("Roof", blue, rectangle(-93, -45, 69, 6)),
    mark("Drum", white, rectangle(-32, -54, 100, 54)),
    mark("Dome", blue, outline("M-36 -54A54 52 0 0 1 72 -54Z")),
    mark("Slit", ink, outline("M22 -105.5A54 52 0 0 1 46 -94.6L34 -54H12Z")),
    mark(
      "Telescope",
      stone,
      polygon([
        [18, -72],
        [56, -112],
        [68, -101],
        [30, -62],
      ]),
    ),
    mark(
      "Lens",
      sun,
      polygon([
        [54, -114],
        [58, -117.6],
        [73, -103.4],
        [70, -99],
      ]),
    ),
    mark("Ledge", stonePale, rectangle(-36, -56, 108, 5)),
    mark("Windows", bluePale, rectangle(-82, -30, 12, 14), rectangle(-62, -30, 12, 14)),
    ...door(18, 9, 30, paint),
  ];
};

/** A bandstand under a tent roof. */
export const bandstand: Building = ({ cream, red, white, earth, stonePale, sun }) => [
  mark("Stage", earth, rectangle(-64, -14, 128, 14, 2)),
  mark("Steps", stonePale, rectangle(-16, -9, 32, 3), rectangle(-20, -4, 40, 4)),
  mark("Posts", cream, ...[-58, -30, 24, 52].map((x) => rectangle(x, -62, 6, 48))),
  mark("Rail", cream, rectangle(-56, -28, 32, 3), rectangle(26, -28, 30, 3)),
  mark(
    "Roof",
    red,
    outline(
      "M-74 -60L0 -104L74 -60Q62 -54 49 -60Q37 -54 25 -60Q12 -54 0 -60Q-12 -54 -25 -60Q-37 -54 -49 -60Q-62 -54 -74 -60Z",
    ),
  ),
  mark(
    "Stripes",
    white,
    polygon([
      [0, -104],
      [-49, -60],
      [-25, -60],
    ]),
    polygon([
      [0, -104],
      [25, -60],
      [49, -60],
    ]),
  ),
  mark("Top", sun, ellipse(0, -106, 5)),
];

/** A stand with its roof and flags. */
export const stadium: Building = ({ blue, white, stonePale, red, sun, bluePale, leaf }) => [
  mark("Stand", stonePale, outline("M-96 0V-44Q0 -66 96 -44V0Z")),
  mark("Rows", bluePale, outline("M-90 -10V-38Q0 -58 90 -38V-10Z")),
  mark("Aisles", stonePale, ...[-60, -24, 18, 54].map((x) => rectangle(x, -52, 6, 44))),
  mark("Roof", blue, outline("M-100 -62Q0 -92 100 -62L94 -50Q0 -76 -94 -50Z")),
  mark("Posts", white, ...[-78, -30, 26, 74].map((x) => rectangle(x, -66, 3, 20))),
  mark("Board", leaf, rectangle(-96, -12, 192, 12)),
  mark("Poles", stonePale, ...[-70, 0, 70].map((x) => rectangle(x - 1, -104, 2, x === 0 ? 30 : 34))),
  mark(
    "Flag",
    red,
    polygon([
      [-69, -104],
      [-52, -99],
      [-69, -94],
    ]),
    polygon([
      [71, -104],
      [88, -99],
      [71, -94],
    ]),
  ),
  mark(
    "Flag",
    sun,
    polygon([
      [1, -104],
      [18, -99],
      [1, -94],
    ]),
  ),
];

/** A lighthouse on its rock. */
export const lighthouse: Building = ({ white, red, sun, ink, stone, stonePale }) => [
  mark("Rock", stone, outline("M-46 0Q-40 -16 -18 -14Q0 -24 20 -14Q42 -18 50 0Z")),
  mark(
    "Tower",
    white,
    polygon([
      [-16, -14],
      [-10, -88],
      [10, -88],
      [16, -14],
    ]),
  ),
  mark(
    "Band",
    red,
    polygon([
      [-14.6, -32],
      [-13, -50],
      [13, -50],
      [14.6, -32],
    ]),
    polygon([
      [-11.6, -68],
      [-10.2, -86],
      [10.2, -86],
      [11.6, -68],
    ]),
  ),
  mark("Gallery", ink, rectangle(-14, -92, 28, 4, 1)),
  mark("Lamp", sun, rectangle(-8, -104, 16, 12)),
  mark("Roof", red, outline("M-11 -104A11 12 0 0 1 11 -104Z")),
  mark("Door", stonePale, outline("M-5 -14V-26A5 5 0 0 1 5 -26V-14Z")),
];

/** A small house with a gable. */
export function house(wall: Color, roof: Color, paint: Paint): Figure {
  return [
    mark("Chimney", paint.earth, rectangle(14, -92, 9, 22)),
    mark("Wall", wall, rectangle(-34, -56, 68, 56)),
    mark(
      "Roof",
      roof,
      polygon([
        [-42, -54],
        [0, -94],
        [42, -54],
      ]),
    ),
    mark("Windows", paint.bluePale, rectangle(-26, -44, 16, 16, 1), rectangle(10, -44, 16, 16, 1)),
    mark("Door", paint.deep, outline("M-8 0V-24A8 8 0 0 1 8 -24V0Z")),
  ];
}

/** Where the corners of an upright cross are. */
export function crossAt(
  x: number,
  y: number,
  reach: number,
  half: number,
): readonly (readonly [number, number])[] {
  return [
    [x - half, y - reach],
    [x + half, y - reach],
    [x + half, y - half],
    [x + reach, y - half],
    [x + reach, y + half],
    [x + half, y + half],
    [x + half, y + reach],
    [x - half, y + reach],
    [x - half, y + half],
    [x - reach, y + half],
    [x - reach, y - half],
    [x - half, y - half],
  ];
}

function door(x: number, half: number, height: number, { deep, sun }: Paint): readonly Mark[] {
  const top = -(height - half);
  return [
    mark("Door", deep, outline(`M${x - half} 0V${top}A${half} ${half} 0 0 1 ${x + half} ${top}V0Z`)),
    mark("Knob", sun, ellipse(x + half * 0.55, -height * 0.42, 1.4)),
  ];
}

function windows(
  places: readonly (readonly [number, number])[],
  width: number,
  height: number,
  { bluePale, white }: Paint,
  hasBars = true,
): readonly Mark[] {
  const panes = mark("Windows", bluePale, ...places.map(([x, y]) => rectangle(x, y, width, height, 2)));
  if (!hasBars) return [panes];
  const upright = places.map(([x, y]) => rectangle(x + width / 2 - 0.8, y, 1.6, height));
  const level = places.flatMap(([x, y]) => [
    rectangle(x, y + height * 0.45, width / 2 - 0.8, 1.6),
    rectangle(x + width / 2 + 0.8, y + height * 0.45, width / 2 - 0.8, 1.6),
  ]);
  return [panes, mark("Bars", white, ...upright, ...level)];
}

function arcade(places: readonly number[], { bluePale }: Paint): readonly Mark[] {
  const arch = (x: number): Outline => outline(`M${x - 6} -12V-32A6 6 0 0 1 ${x + 6} -32V-12Z`);
  return [mark("Arcade", bluePale, ...places.map(arch))];
}

function stationBars(): readonly Outline[] {
  return [-24, -8, 8, 24].map((x) => {
    const top = -54 - Math.sqrt(36 ** 2 - x ** 2);
    return rectangle(x - 1, top, 2, -20 - top);
  });
}

function tower(
  { x, width, height }: { readonly x: number; readonly width: number; readonly height: number },
  wall: Color,
  glass: Color,
): readonly Mark[] {
  const across = Math.floor((width - 8) / 11);
  const rows = Math.floor((height - 14) / 13);
  const inset = (width - across * 11 + 4) / 2;
  const panes = Array.from({ length: rows * across }, (_, index) =>
    rectangle(x + inset + (index % across) * 11, -height + 10 + Math.floor(index / across) * 13, 7, 8),
  );
  return [mark("Tower", wall, rectangle(x, -height, width, height)), mark("Windows", glass, ...panes)];
}

function gridOf(
  places: readonly (readonly [number, number])[],
  rows: readonly number[],
  width: number,
  height: number,
): readonly Outline[] {
  return rows.flatMap((y) => places.map(([x]) => rectangle(x, y, width, height, 1)));
}
