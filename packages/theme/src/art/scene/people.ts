import type { Color } from "../../color.ts";
import { type Figure, type Mark, mark } from "../drawing/figure.ts";
import { bar, ellipse, outline, polygon, rectangle, ribbon } from "../drawing/outline.ts";
import type { Paint } from "./paint.ts";

/** How a person's hair is worn. */
export type HairStyle = "short" | "bun" | "curly" | "long" | "pigtails" | "cap" | "scarf" | "parted";

/** Where a person's arms are: hanging, raised, one raised, one forward, both holding something before the body. */
export type Arms = "down" | "up" | "one" | "front" | "both";

/** What a person wears over shirt or dress. */
export type Role = "plain" | "apron" | "coat" | "vest" | "suit" | "robe";

/** A person to be drawn; heights are left to the place. */
export interface Person {
  readonly skin: Color;
  readonly hair: Color;
  readonly style: HairStyle;
  readonly top: Color;
  readonly legs: Color;
  readonly isDressed: boolean;
  readonly arms: Arms;
  readonly role: Role;
}

type Hands = readonly [start: readonly [number, number], end: readonly [number, number]];

const handsOf: Readonly<Record<Arms, Hands>> = {
  down: [
    [-20, -40],
    [20, -40],
  ],
  up: [
    [-25, -88],
    [25, -88],
  ],
  one: [
    [-20, -40],
    [25, -88],
  ],
  front: [
    [-20, -42],
    [27, -50],
  ],
  both: [
    [-18, -48],
    [18, -48],
  ],
};

/** Returns where a person's hand on the end side is, from the middle of the feet, for a height of 100. */
export function handOf({ arms }: Pick<Person, "arms">): { readonly x: number; readonly y: number } {
  const [x, y] = handsOf[arms][1];
  return { x, y };
}

/** Draws a person from the front, the middle of the feet at the origin, 100 high. */
export function person(who: Person, paint: Paint): Figure {
  return [
    ...hairBehind(who),
    ...legs(who, paint),
    ...arms(who, paint),
    ...body(who, paint),
    ...over(who, paint),
    ...head(who, paint),
  ];
}

function legs({ skin, legs: trousers, isDressed, role }: Person, { ink }: Paint): readonly Mark[] {
  const long = role === "robe";
  return [
    ...(long
      ? []
      : [mark("Legs", isDressed ? skin : trousers, ...[-7, 7].map((x) => rectangle(x - 4.5, -36, 9, 34)))]),
    mark("Shoes", ink, ...[-7, 7].map((x) => outline(`M${x - 6} 0A6.7 7 0 0 1 ${x + 6.4} 0Z`))),
  ];
}

function arms({ arms: pose, skin, top, role }: Person, { white, ink }: Paint): readonly Mark[] {
  const hands = handsOf[pose];
  const sleeve =
    role === "coat" ? white : role === "robe" || role === "suit" ? sleeveOf(role, top, ink) : top;
  return [
    mark("Arms", sleeve, ...hands.map(([x, y], index) => bar(index === 0 ? -12 : 12, -62, x, y, 8))),
    mark("Hands", skin, ...hands.map(([x, y]) => ellipse(x, y, 4.4))),
  ];
}

function sleeveOf(role: "robe" | "suit", top: Color, ink: Color): Color {
  return role === "robe" ? ink : top;
}

const torso = outline(
  "M-16 -60A12 10 0 0 1 -6 -70H6A12 10 0 0 1 16 -60V-36A4 4 0 0 1 12 -32H-12A4 4 0 0 1 -16 -36Z",
);
const skirt = outline("M-14 -66Q0 -74 14 -66L22 -28H-22Z");
const gown = outline("M-15 -62A12 10 0 0 1 -6 -70H6A12 10 0 0 1 15 -62L21 -6H-21Z");

function body({ top, isDressed, role }: Person, { ink }: Paint): readonly Mark[] {
  if (role === "robe") return [mark("Robe", ink, gown)];
  return [mark(isDressed ? "Dress" : "Shirt", top, isDressed ? skirt : torso)];
}

function over({ role, top }: Person, { white, sun, ink, red }: Paint): readonly Mark[] {
  switch (role) {
    case "plain":
      return [];
    case "apron":
      return [
        mark("Apron", white, rectangle(-11, -58, 22, 31, 2), ...[-8, 8].map((x) => bar(x, -69, x, -59.6, 3))),
      ];
    case "coat":
      return [
        mark(
          "Coat",
          white,
          outline("M-16.5 -60A12 10 0 0 1 -6 -70L-2.4 -50V-26H-17.5Z"),
          outline("M16.5 -60A12 10 0 0 0 6 -70L2.4 -50V-26H17.5Z"),
        ),
      ];
    case "vest":
      return [
        mark(
          "Vest",
          sun,
          outline("M-16 -60A12 10 0 0 1 -6 -70L-3 -60V-33H-16Z"),
          outline("M16 -60A12 10 0 0 0 6 -70L3 -60V-33H16Z"),
        ),
        mark("Stripes", white, ...[-16, 3].map((x) => rectangle(x, -48, 13, 4))),
      ];
    case "suit":
      return [
        mark(
          "Collar",
          white,
          polygon([
            [-5, -70],
            [5, -70],
            [0, -56],
          ]),
        ),
        mark(
          "Tie",
          red === top ? ink : red,
          polygon([
            [-1.6, -67],
            [1.6, -67],
            [2.4, -54],
            [0, -50],
            [-2.4, -54],
          ]),
        ),
      ];
    case "robe":
      return [
        mark(
          "Bands",
          white,
          polygon([
            [-4, -69],
            [4, -69],
            [5, -54],
            [1, -54],
            [0, -62],
            [-1, -54],
            [-5, -54],
          ]),
        ),
      ];
  }
}

function head(who: Person, { ink, white }: Paint): readonly Mark[] {
  const { skin, hair } = who;
  return [
    mark("Neck", skin, rectangle(-4, -74, 8, 8)),
    mark("Head", skin, ellipse(0, -83, 13)),
    ...hairBefore(who),
    mark("Eyes", ink, ellipse(-4.6, -82, 1.5), ellipse(4.6, -82, 1.5)),
    mark("Mouth", ink, ribbon("M-4 -77.5Q0 -74 4 -77.5", 1.4)),
    ...(who.role === "apron" && who.style !== "scarf" ? cookHat(white) : []),
    ...(who.style === "cap" ? capOf(who, hair) : []),
  ];
}

function hairBehind({ style, hair }: Person): readonly Mark[] {
  if (style === "long") return [mark("Hair", hair, rectangle(-15, -96, 30, 36, 13))];
  if (style === "scarf") return [mark("Scarf", hair, outline("M-17 -62V-84A17 17 0 0 1 17 -84V-62Z"))];
  if (style === "bun") return [mark("Bun", hair, ellipse(0, -100, 6.5))];
  if (style === "pigtails") return [mark("Pigtails", hair, ellipse(-17, -82, 5.5), ellipse(17, -82, 5.5))];
  return [];
}

const fringes: Readonly<Record<Exclude<HairStyle, "curly" | "cap">, string>> = {
  short: "M-13.5 -83A13.5 14 0 0 1 13.5 -83Q8 -88 4 -91Q-6 -86 -13.5 -83Z",
  long: "M-13.5 -83A13.5 14 0 0 1 13.5 -83Q8 -88 4 -91Q-6 -86 -13.5 -83Z",
  bun: "M-13.5 -83A13.5 14 0 0 1 13.5 -83Q6 -90 0 -90Q-6 -90 -13.5 -83Z",
  pigtails: "M-13.5 -83A13.5 14 0 0 1 13.5 -83Q0 -92 -13.5 -83Z",
  scarf: "M-15 -80V-84A15 16 0 0 1 15 -84V-80H12Q10 -94 0 -94Q-10 -94 -12 -80Z",
  parted: "M-13.5 -83A13.5 14 0 0 1 13.5 -83Q4 -89 -6 -92Q-8 -87 -13.5 -83Z",
};

const curls = [
  [-12, -87],
  [-8, -95],
  [0, -98],
  [8, -95],
  [12, -87],
] as const;

function hairBefore({ style, hair }: Person): readonly Mark[] {
  if (style === "cap") return [];
  if (style === "curly") return curls.map(([x, y]) => mark("Curl", hair, ellipse(x, y, 6.5)));
  const fringe = mark(style === "scarf" ? "Scarf" : "Hair", hair, outline(fringes[style]));
  if (style !== "scarf") return [fringe];
  return [fringe, mark("Scarf", hair, outline("M-14.5 -80Q0 -61 14.5 -80L15 -64H-15Z"))];
}

function cookHat(white: Color): readonly Mark[] {
  return [
    mark("Hat", white, rectangle(-10, -101, 20, 9, 2)),
    ...(
      [
        [-6, -104],
        [6, -104],
        [0, -107],
      ] as const
    ).map(([x, y]) => mark("Hat", white, ellipse(x, y, 6.6))),
  ];
}

function capOf({ top }: Person, hair: Color): readonly Mark[] {
  return [
    mark("Hair", hair, outline("M-13.5 -82A13.5 13 0 0 1 13.5 -82L11 -88H-11Z")),
    mark("Cap", top, outline("M-13.6 -87A13.6 12 0 0 1 13.6 -87H22Q20 -83.5 13 -84.5H-13.6Z")),
  ];
}
