import type { PathGeometry } from "@lectern/deck";

/** Share of a quarter circle's radius at which the handles of the curve that stands for it lie. */
const roundness = 0.5523;

type Point = readonly [x: number, y: number];

function pen(command: string, ...points: readonly Point[]): string {
  return `${command}${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join(" ")}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A rectangle from edge to edge, its corners rounded. */
function slab(left: number, top: number, right: number, bottom: number, radius = 0): string {
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  if (r === 0) return shape([left, top], [right, top], [right, bottom], [left, bottom]);
  const h = r * (1 - roundness);
  return [
    pen("M", [left + r, top]),
    pen("L", [right - r, top]),
    pen("C", [right - h, top], [right, top + h], [right, top + r]),
    pen("L", [right, bottom - r]),
    pen("C", [right, bottom - h], [right - h, bottom], [right - r, bottom]),
    pen("L", [left + r, bottom]),
    pen("C", [left + h, bottom], [left, bottom - h], [left, bottom - r]),
    pen("L", [left, top + r]),
    pen("C", [left, top + h], [left + h, top], [left + r, top]),
    "Z",
  ].join(" ");
}

function disc(x: number, y: number, radius: number, radiusY = radius): string {
  const [h, v] = [radius * roundness, radiusY * roundness];
  return [
    pen("M", [x, y - radiusY]),
    pen("C", [x + h, y - radiusY], [x + radius, y - v], [x + radius, y]),
    pen("C", [x + radius, y + v], [x + h, y + radiusY], [x, y + radiusY]),
    pen("C", [x - h, y + radiusY], [x - radius, y + v], [x - radius, y]),
    pen("C", [x - radius, y - v], [x - h, y - radiusY], [x, y - radiusY]),
    "Z",
  ].join(" ");
}

/** A figure with straight sides. */
function shape(...corners: readonly Point[]): string {
  const [first = [0, 0], ...rest] = corners;
  return [pen("M", first), ...rest.map((corner) => pen("L", corner)), "Z"].join(" ");
}

function draw(width: number, ...parts: readonly string[]): PathGeometry {
  return { width, height: 100, commands: parts.join(" ") };
}

/**
 * Signs for things that are counted in rows: each one filled shape of a few parts on a field 100 high, parts that overlap
 * cut out of each other, in absolute M, L, C and Z commands.
 */
const drawn = {
  person: draw(
    46,
    disc(23, 13, 13),
    "M10 30 L36 30 C41.5 30 46 34.5 46 40 L46 62 C46 64.8 43.8 67 41 67 C38.2 67 36 64.8 36 62 L36 95 C36 97.8 33.8 100 31 100 C27.5 100 25 97.8 25 95 L25 70 L21 70 L21 95 C21 97.8 18.5 100 15 100 C12.2 100 10 97.8 10 95 L10 62 C10 64.8 7.8 67 5 67 C2.2 67 0 64.8 0 62 L0 40 C0 34.5 4.5 30 10 30 Z",
  ),
  child: draw(
    44,
    disc(22, 36, 14),
    "M12 54 L32 54 C38 54 42 58 44 62 L44 74 C44 77 38 77 36 74 L34 70 L34 95 C34 97.8 32 100 29 100 C26 100 24 97.8 24 95 L24 82 L20 82 L20 95 C20 97.8 18 100 15 100 C12 100 10 97.8 10 95 L10 70 L8 74 C6 77 0 77 0 74 L0 62 C2 58 6 54 12 54 Z",
  ),
  family: draw(
    100,
    disc(24, 13, 12),
    "M12 29 L36 29 C41 29 45 33 45 38 L45 52 L39 62 L39 95 C39 98 37 100 34 100 L14 100 C11 100 9 98 9 95 L9 64 C6 64 3 62 3 59 L3 38 C3 33 7 29 12 29 Z",
    disc(78, 13, 12),
    "M66 29 L90 29 C95 29 99 33 99 38 L99 59 C99 62 96 64 93 64 L93 95 C93 98 91 100 88 100 L68 100 C65 100 63 98 63 95 L63 62 L57 52 L57 38 C57 33 61 29 66 29 Z",
    disc(51, 68, 8),
    slab(44, 79, 58, 100, 6),
  ),
  house: draw(
    100,
    "M50 4 L98 44 L98 50 L86 50 L86 98 L60 98 L60 66 L40 66 L40 98 L14 98 L14 50 L2 50 L2 44 Z",
  ),
  building: draw(
    70,
    slab(2, 2, 68, 98, 3),
    ...[14, 34, 54].flatMap((y) => [slab(14, y, 26, y + 11), slab(44, y, 56, y + 11)]),
    slab(28, 76, 42, 98),
  ),
  school: draw(
    110,
    "M55 16 L80 36 L106 36 L106 98 L66 98 L66 76 L44 76 L44 98 L4 98 L4 36 L30 36 Z",
    slab(53, 0, 57, 16),
    shape([57, 0], [76, 5], [57, 11]),
    disc(55, 46, 9),
    slab(16, 50, 30, 64),
    slab(80, 50, 94, 64),
  ),
  hospital: draw(
    96,
    slab(4, 14, 92, 98, 4),
    "M42 24 L54 24 L54 36 L66 36 L66 48 L54 48 L54 60 L42 60 L42 48 L30 48 L30 36 L42 36 Z",
    slab(38, 72, 58, 98),
  ),
  factory: draw(
    110,
    "M6 98 L6 6 L24 6 L28 54 L28 62 L54 42 L54 62 L80 42 L80 62 L104 44 L104 98 Z",
    slab(24, 74, 38, 86),
    slab(50, 74, 64, 86),
    slab(76, 74, 90, 86),
  ),
  bus: draw(
    120,
    "M12 16 L106 16 C113 16 118 21 118 28 L118 80 L106 80 C106 72 100 66 92 66 C84 66 78 72 78 80 L42 80 C42 72 36 66 28 66 C20 66 14 72 14 80 L2 80 L2 26 C2 20.5 6.5 16 12 16 Z",
    slab(12, 28, 34, 50, 3),
    slab(42, 28, 64, 50, 3),
    slab(72, 28, 94, 50, 3),
    slab(101, 28, 118, 56),
    disc(28, 82, 11),
    disc(92, 82, 11),
  ),
  car: draw(
    126,
    "M20 40 L34 22 C36 19 39 18 42 18 L78 18 C82 18 85 19.5 87 22 L102 40 L114 43 C120 44.5 124 49 124 55 L124 76 L112 76 C112 68 106 62 98 62 C90 62 84 68 84 76 L44 76 C44 68 38 62 30 62 C22 62 16 68 16 76 L2 76 L2 54 C2 47 7 42 14 41 Z",
    shape([34, 40], [44, 27], [60, 27], [60, 40]),
    shape([66, 40], [66, 27], [80, 27], [90, 40]),
    disc(30, 78, 11),
    disc(98, 78, 11),
  ),
  truck: draw(
    132,
    "M4 18 L80 18 L80 34 L104 34 L128 56 L128 80 L116 80 C116 72 110 66 102 66 C94 66 88 72 88 80 L48 80 C48 72 42 66 34 66 C26 66 20 72 20 80 L4 80 Z",
    shape([88, 42], [101, 42], [116, 56], [88, 56]),
    disc(34, 82, 11),
    disc(102, 82, 11),
  ),
  train: draw(
    84,
    "M20 4 L64 4 C74 4 80 11 80 20 L80 66 C80 75 74 80 66 80 L18 80 C10 80 4 75 4 66 L4 20 C4 11 10 4 20 4 Z",
    slab(14, 18, 70, 44, 4),
    disc(22, 62, 7),
    disc(62, 62, 7),
    shape([24, 84], [34, 84], [22, 100], [11, 100]),
    shape([50, 84], [60, 84], [73, 100], [62, 100]),
  ),
  bicycle: draw(
    140,
    disc(30, 70, 28),
    disc(30, 70, 22),
    disc(110, 70, 28),
    disc(110, 70, 22),
    "M46 20 L64 20 L64 26 L58 26 L63 36 L92 36 L88 22 L84 22 L84 16 L100 16 C104 16 106 19 105 22 C104 24 102 25 100 25 L95 25 L112 69 L107 71 L97 46 L74 73 L30 73 L28 67 L52 34 L48.6 26 L46 26 Z",
    shape([55.6, 40], [39, 67], [67.4, 67]),
    shape([64.4, 42], [94, 42], [73.6, 66.6]),
  ),
  plane: draw(
    110,
    "M55 2 C61 2 64 10 64 20 L64 40 L106 66 L106 76 L64 62 L64 82 L78 92 L78 99 L55 93 L32 99 L32 92 L46 82 L46 62 L4 76 L4 66 L46 40 L46 20 C46 10 49 2 55 2 Z",
  ),
  ship: draw(
    120,
    "M4 62 L116 62 L100 94 C99 96 97 98 94 98 L28 98 C25 98 22 96 21 94 Z",
    slab(28, 40, 92, 56, 3),
    slab(44, 16, 58, 34),
    slab(66, 16, 80, 34),
  ),
  bed: draw(
    130,
    "M4 20 L14 20 L14 56 L116 56 C122 56 126 60 126 66 L126 90 L116 90 L116 80 L14 80 L14 90 L4 90 Z",
    disc(32, 40, 11),
    "M50 30 L100 30 C110 30 118 38 118 48 L118 51 L50 51 Z",
  ),
  chair: draw(70, "M12 4 L22 4 L22 46 L60 46 C64 46 66 48 66 52 L66 98 L57 98 L57 66 L21 66 L21 98 L12 98 Z"),
  desk: draw(
    120,
    slab(4, 52, 116, 62, 3),
    slab(12, 62, 20, 98),
    slab(100, 62, 108, 98),
    slab(36, 12, 84, 44, 4),
    slab(56, 44, 64, 52),
  ),
  tree: draw(
    76,
    "M38 2 C58 2 74 18 74 38 C74 56 61 70 44 72 L44 98 L32 98 L32 72 C15 70 2 56 2 38 C2 18 18 2 38 2 Z",
  ),
  "pine-tree": draw(
    72,
    "M36 2 L58 34 L48 34 L66 62 L54 62 L70 84 L42 84 L42 98 L30 98 L30 84 L2 84 L18 62 L6 62 L24 34 L14 34 Z",
  ),
  leaf: draw(96, "M92 6 C96 50 84 86 46 88 C38 88 30 86 24 82 L12 98 L4 92 L17 75 C4 50 26 16 92 6 Z"),
  flower: draw(
    72,
    ...[-90, -18, 54, 126, 198].map((degrees) => {
      const turn = (degrees * Math.PI) / 180;
      return disc(36 + 19 * Math.cos(turn), 32 + 19 * Math.sin(turn), 10.5);
    }),
    disc(36, 32, 7),
    slab(33, 64, 39, 98),
  ),
  wheat: draw(
    54,
    slab(24.5, 40, 29.5, 98, 2),
    "M27 2 C36 12 36 26 27 36 C18 26 18 12 27 2 Z",
    ...[22, 42, 62].flatMap((y) => [
      `M${31} ${y + 22} C${30} ${y + 8} ${38} ${y} ${52} ${y} C${53} ${y + 14} ${46} ${y + 22} ${31} ${y + 22} Z`,
      `M${23} ${y + 22} C${24} ${y + 8} ${16} ${y} ${2} ${y} C${1} ${y + 14} ${8} ${y + 22} ${23} ${y + 22} Z`,
    ]),
  ),
  drop: draw(70, "M35 2 C44 22 66 42 66 66 C66 84 52 98 35 98 C18 98 4 84 4 66 C4 42 26 22 35 2 Z"),
  flame: draw(
    74,
    "M38 2 C42 22 70 36 70 66 C70 86 56 98 37 98 C18 98 4 86 4 66 C4 52 12 42 20 34 C22 44 26 48 32 48 C26 32 28 14 38 2 Z",
  ),
  sun: draw(
    100,
    disc(50, 50, 24),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const at = (along: number, across: number): Point => [
        50 + along * cos - across * sin,
        50 + along * sin + across * cos,
      ];
      return shape(at(32, -4), at(48, -4), at(48, 4), at(32, 4));
    }),
  ),
  bolt: draw(64, "M38 2 L8 56 L28 56 L22 98 L56 40 L36 40 L46 2 Z"),
  bulb: draw(
    68,
    "M34 2 C52 2 66 16 66 34 C66 46 60 54 54 62 C51 66 50 70 50 74 L18 74 C18 70 17 66 14 62 C8 54 2 46 2 34 C2 16 16 2 34 2 Z",
    slab(19, 78, 49, 86, 3),
    slab(24, 90, 44, 98, 3),
  ),
  battery: draw(56, slab(18, 0, 38, 8, 2), slab(4, 10, 52, 100, 8), slab(12, 20, 44, 34, 2)),
  coin: draw(
    100,
    disc(50, 50, 48),
    disc(50, 50, 40),
    disc(50, 50, 34),
    shape([50, 30], [64, 50], [50, 70], [36, 50]),
  ),
  banknote: draw(140, slab(2, 16, 138, 84, 6), disc(70, 50, 20), disc(24, 50, 6), disc(116, 50, 6)),
  "piggy-bank": draw(
    124,
    "M30 24 C38 18 48 16 60 16 C70 16 78 18 86 22 L100 12 L100 30 C105 35 109 41 111 47 L122 47 L122 67 L110 69 C107 75 102 80 96 83 L96 98 L80 98 L80 88 L46 88 L46 98 L30 98 L30 82 C21 76 14 67 14 54 C14 52 14 50 15 48 C8 48 2 42 2 34 L8 34 C8 39 12 42 17 42 C20 35 24 29 30 24 Z",
    disc(93, 44, 4.5),
    slab(46, 25, 74, 31, 3),
  ),
  book: draw(
    110,
    "M55 20 C42 8 22 6 4 10 L4 86 C22 82 42 84 55 96 C68 84 88 82 106 86 L106 10 C88 6 68 8 55 20 Z",
    slab(52.5, 26, 57.5, 84),
  ),
  document: draw(
    74,
    "M4 2 L48 2 L70 26 L70 98 L4 98 Z",
    slab(16, 42, 58, 49),
    slab(16, 58, 58, 65),
    slab(16, 74, 42, 81),
    shape([46, 9], [46, 28], [63, 28]),
  ),
  envelope: draw(120, "M4 22 L116 22 L116 30 L60 62 L4 30 Z", "M4 40 L60 72 L116 40 L116 90 L4 90 Z"),
  pencil: draw(
    30,
    "M4 6 C4 3.8 5.8 2 8 2 L22 2 C24.2 2 26 3.8 26 6 L26 14 L4 14 Z",
    slab(4, 19, 26, 72),
    shape([4, 77], [26, 77], [15, 99]),
  ),
  phone: draw(54, slab(2, 2, 52, 98, 8), slab(8, 14, 46, 80), disc(27, 89, 4)),
  laptop: draw(
    130,
    slab(20, 12, 110, 76, 6),
    slab(28, 20, 102, 68),
    "M4 82 L126 82 L126 86 C126 91 122 94 117 94 L13 94 C8 94 4 91 4 86 Z",
  ),
  server: draw(
    84,
    ...[4, 36, 68].flatMap((y) => [
      slab(4, y, 80, y + 28, 5),
      disc(66, y + 14, 5),
      slab(14, y + 10, 44, y + 18, 3),
    ]),
  ),
  gear: draw(100, ...[`M${gearEdge(8, 48, 37)} Z`, disc(50, 50, 15)]),
  box: draw(
    104,
    shape([4, 34], [100, 34], [100, 98], [4, 98]),
    shape([18, 8], [48, 8], [48, 29], [4, 29]),
    shape([56, 8], [86, 8], [100, 29], [56, 29]),
    slab(36, 46, 68, 54, 4),
  ),
  cart: draw(
    112,
    "M2 8 L20 8 L24 22 L108 22 L96 66 L36 66 L38 74 L96 74 L96 82 L30 82 L14 16 L2 16 Z",
    disc(42, 92, 8),
    disc(86, 92, 8),
  ),
  cup: draw(
    104,
    "M4 34 L82 34 L82 40 L88 40 C97 40 102 46 102 55 C102 64 97 70 88 70 L80 70 C78 84 70 92 58 92 L28 92 C14 92 6 84 5 68 Z",
    "M82 48 L82 62 L88 62 C92 62 94 60 94 55 C94 50 92 48 88 48 Z",
    slab(24, 8, 30, 26, 3),
    slab(40, 8, 46, 26, 3),
    slab(56, 8, 62, 26, 3),
  ),
  bowl: draw(
    110,
    "M4 50 L106 50 C106 70 94 84 78 88 L78 96 L32 96 L32 88 C16 84 4 70 4 50 Z",
    disc(29, 36, 11),
    disc(55, 32, 13),
    disc(81, 36, 11),
  ),
  bottle: draw(
    40,
    "M14 2 L26 2 L26 22 C26 32 37 34 37 48 L37 92 C37 95.5 34.5 98 31 98 L9 98 C5.5 98 3 95.5 3 92 L3 48 C3 34 14 32 14 22 Z",
    slab(9, 54, 31, 76),
  ),
  glass: draw(60, "M4 4 L56 4 L48 96 L12 96 Z", shape([13, 14], [47, 14], [45, 34], [15, 34])),
  bread: draw(
    112,
    "M30 22 L84 22 C98 22 108 32 108 44 C108 52 104 58 98 60 L98 84 C98 87.5 95.5 90 92 90 L20 90 C16.5 90 14 87.5 14 84 L14 60 C8 58 4 52 4 44 C4 32 14 22 30 22 Z",
    slab(34, 36, 41, 58, 3),
    slab(54, 36, 61, 58, 3),
    slab(74, 36, 81, 58, 3),
  ),
  apple: draw(
    84,
    "M42 30 C52 22 80 20 80 52 C80 76 66 98 52 98 C48 98 46 96 42 96 C38 96 36 98 32 98 C18 98 4 76 4 52 C4 20 32 22 42 30 Z",
    "M44 24 C44 10 54 2 68 2 C68 16 58 24 44 24 Z",
  ),
  carrot: draw(
    60,
    "M10 38 C10 30 18 26 30 26 C42 26 50 30 50 38 C50 58 40 82 30 99 C20 82 10 58 10 38 Z",
    "M27 23 C18 18 14 10 16 2 C24 5 29 12 30 18 C31 12 36 5 44 2 C46 10 42 18 33 23 Z",
  ),
  fish: draw(
    124,
    "M4 50 C18 28 40 18 62 20 C78 21 90 30 98 42 L120 24 L116 50 L120 76 L98 58 C90 70 78 79 62 80 C40 82 18 72 4 50 Z",
    disc(28, 44, 5),
  ),
  heart: draw(
    108,
    "M54 96 C14 66 4 48 4 32 C4 16 16 6 30 6 C40 6 49 11 54 20 C59 11 68 6 78 6 C92 6 104 16 104 32 C104 48 94 66 54 96 Z",
  ),
  cross: draw(
    96,
    slab(2, 2, 94, 98, 12),
    "M38 20 L58 20 L58 40 L78 40 L78 60 L58 60 L58 80 L38 80 L38 60 L18 60 L18 40 L38 40 Z",
  ),
  pill: draw(
    50,
    "M25 2 C37 2 46 11 46 23 L46 47 L4 47 L4 23 C4 11 13 2 25 2 Z",
    "M4 53 L46 53 L46 77 C46 89 37 98 25 98 C13 98 4 89 4 77 Z",
  ),
  syringe: draw(
    40,
    slab(8, 2, 32, 8, 2),
    slab(17, 8, 23, 20),
    slab(6, 20, 34, 26, 2),
    slab(10, 28, 30, 78, 3),
    slab(14, 34, 26, 40),
    slab(14, 46, 26, 52),
    shape([15, 80], [25, 80], [21, 99], [19, 99]),
  ),
  tooth: draw(
    80,
    "M22 4 C30 4 34 8 40 8 C46 8 50 4 58 4 C70 4 78 14 78 30 C78 48 68 54 66 74 C64 90 62 98 56 98 C46 98 50 68 40 68 C30 68 34 98 24 98 C18 98 16 90 14 74 C12 54 2 48 2 30 C2 14 10 4 22 4 Z",
  ),
  clock: draw(100, disc(50, 50, 48), disc(50, 50, 40), "M46 22 L54 22 L54 46 L72 58 L68 65 L46 51 Z"),
  calendar: draw(
    100,
    slab(4, 12, 96, 98, 8),
    slab(12, 36, 88, 90, 2),
    slab(22, 2, 32, 20, 4),
    slab(68, 2, 78, 20, 4),
    ...[46, 68].flatMap((y) => [20, 44, 68].map((x) => slab(x, y, x + 13, y + 12, 2))),
  ),
  ticket: draw(
    130,
    "M4 22 L126 22 L126 40 C120 40 116 44 116 50 C116 56 120 60 126 60 L126 78 L4 78 L4 60 C10 60 14 56 14 50 C14 44 10 40 4 40 Z",
    slab(86, 28, 90, 38),
    slab(86, 45, 90, 55),
    slab(86, 62, 90, 72),
  ),
  key: draw(
    120,
    disc(28, 50, 26),
    disc(28, 50, 12),
    "M55 44 L116 44 L116 68 L106 68 L106 56 L96 56 L96 64 L86 64 L86 56 L55 56 Z",
  ),
  ball: draw(
    100,
    disc(50, 50, 48),
    shape([50, 30], [68, 43], [61, 65], [39, 65], [32, 43]),
    shape([46, 4], [54, 4], [52, 24], [48, 24]),
    shape([4, 40], [7, 33], [27, 41], [25, 46]),
    shape([96, 40], [93, 33], [73, 41], [75, 46]),
    shape([22, 88], [28, 92], [39, 75], [34, 71]),
    shape([78, 88], [72, 92], [61, 75], [66, 71]),
  ),
  trophy: draw(
    100,
    "M26 4 L74 4 L74 12 L94 12 C94 36 86 48 70 50 C66 58 60 62 56 64 L56 80 L72 80 L72 96 L28 96 L28 80 L44 80 L44 64 C40 62 34 58 30 50 C14 48 6 36 6 12 L26 12 Z",
    "M26 20 L15 20 C16 32 20 38 27 41 C26 34 26 28 26 20 Z",
    "M74 20 L85 20 C84 32 80 38 73 41 C74 34 74 28 74 20 Z",
  ),
  note: draw(
    70,
    "M24 8 L66 2 L66 76 C66 84 58 90 48 90 C39 90 34 85 34 79 C34 71 42 66 50 66 C53 66 55 66.5 57 67 L57 26 L33 30 L33 84 C33 92 25 98 16 98 C8 98 3 93 3 87 C3 79 11 74 18 74 C20 74 22 74.5 24 75 Z",
  ),
  flask: draw(
    80,
    "M26 2 L54 2 L54 10 L50 10 L50 38 L76 86 C79 92 76 98 69 98 L11 98 C4 98 1 92 4 86 L30 38 L30 10 L26 10 Z",
    "M38 40 L28 60 L52 60 L42 40 Z",
  ),
  scales: draw(
    120,
    slab(57, 27, 63, 86),
    disc(60, 11, 5),
    slab(34, 88, 86, 97, 4),
    "M14 18 L106 18 L106 25 L100 25 L116 60 C116 72 108 78 97 78 C86 78 78 72 78 60 L94 25 L26 25 L42 60 C42 72 34 78 23 78 C12 78 4 72 4 60 L20 25 L14 25 Z",
    shape([23, 32], [36, 60], [10, 60]),
    shape([97, 32], [110, 60], [84, 60]),
  ),
  vote: draw(
    110,
    "M4 54 L22 54 L22 62 L14 62 L14 90 L96 90 L96 62 L88 62 L88 54 L106 54 L106 98 L4 98 Z",
    slab(28, 6, 82, 74, 3),
    "M38 38 L44 32 L52 41 L66 24 L72 30 L52 53 Z",
  ),
  flag: draw(84, slab(6, 2, 14, 98, 3), "M18 8 C34 2 48 16 80 8 L80 52 C48 60 34 46 18 52 Z"),
} as const satisfies Readonly<Record<string, PathGeometry>>;

/** One of the things that pictograms show. */
export type PictogramName = keyof typeof drawn;

/** The names of the pictograms, in the order in which they are drawn. */
export const pictogramNames = Object.keys(drawn) as readonly PictogramName[];

/** By the names of icons: what an icon says in lines, a pictogram says as one shape. */
const byIcon: Readonly<Record<string, PictogramName>> = {
  user: "person",
  "user-round": "person",
  users: "person",
  "users-round": "person",
  accessibility: "person",
  baby: "child",
  home: "house",
  "building-2": "building",
  landmark: "building",
  "graduation-cap": "school",
  "train-front": "train",
  "tram-front": "train",
  bike: "bicycle",
  "bed-double": "bed",
  armchair: "chair",
  trees: "tree",
  "tree-deciduous": "tree",
  "tree-pine": "pine-tree",
  sprout: "leaf",
  "flower-2": "flower",
  droplet: "drop",
  droplets: "drop",
  zap: "bolt",
  lightbulb: "bulb",
  coins: "coin",
  euro: "coin",
  "dollar-sign": "coin",
  wallet: "banknote",
  "book-open": "book",
  library: "book",
  file: "document",
  "file-text": "document",
  mail: "envelope",
  smartphone: "phone",
  monitor: "laptop",
  database: "server",
  settings: "gear",
  package: "box",
  "shopping-cart": "cart",
  coffee: "cup",
  soup: "bowl",
  utensils: "bowl",
  wine: "glass",
  croissant: "bread",
  "heart-pulse": "heart",
  "hand-heart": "heart",
  stethoscope: "cross",
  pills: "pill",
  timer: "clock",
  hourglass: "clock",
  "calendar-days": "calendar",
  "key-round": "key",
  music: "note",
  "flask-conical": "flask",
  microscope: "flask",
  scale: "scales",
  gavel: "scales",
  award: "trophy",
};

/** Returns the outline of a pictogram, to be filled, by its own name or an icon's; undefined where there is none. */
export function findPictogram(name: string): PathGeometry | undefined {
  const known = Object.hasOwn(byIcon, name) ? byIcon[name] : name;
  return known !== undefined && Object.hasOwn(drawn, known) ? drawn[known as PictogramName] : undefined;
}

/** The corners of a wheel with teeth around (50, 50), as path data without its first letter. */
function gearEdge(teeth: number, outer: number, inner: number): string {
  const corners = Array.from({ length: teeth * 4 }, (_, index) => {
    const turn = ((index + 0.5) * 2 * Math.PI) / (teeth * 4);
    const radius = index % 4 < 2 ? outer : inner;
    return `${tenth(50 + radius * Math.cos(turn))} ${tenth(50 + radius * Math.sin(turn))}`;
  });
  return corners.join(" L");
}
