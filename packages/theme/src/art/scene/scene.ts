import { belongsTo } from "../../choice/scene-things.ts";
import type { Color } from "../../color.ts";
import { cutTo, type Figure, type Frame, mark, page, placed } from "../drawing/figure.ts";
import { ellipse, outline } from "../drawing/outline.ts";
import { pick, type Random, randomOf } from "../drawing/seeded-random.ts";
import { drawThing, type Ramp, type Thing } from "../things/thing.ts";
import { cloud, hill, sun, sunRays } from "./landscape.ts";
import type { Paint } from "./paint.ts";
import { flower, grass, type TreeKind, tree } from "./plants.ts";

/** What a scene is of: a landscape, and in it what the deck is about. */
export interface SceneOptions {
  readonly thing?: Thing;
  /** Such as the deck's title: the same seed gives the same scene. */
  readonly seed: string;
  readonly paint: Paint;
}

/**
 * Draws a cover's scene on the lower 62 % of the page: hills and trees, and at the end side what the deck is about, large. The
 * upper 388 units of the first 664 stay free for the title.
 */
export function coverScene({ thing, seed, paint }: SceneOptions): Figure {
  if (isElsewhere(thing))
    return cutTo([
      ...clouds([[1180, 96, 0.8]], paint.white),
      // Of the land only what lies far behind: the thing is before the sun, not on a hill.
      ...hill(250, 720, 700, 168, paint.leafPale),
      ...hill(1150, 720, 560, 232, paint.leafPale),
      ...hill(560, 720, 620, 96, paint.leaf),
      ...heroScene(thing, { x: 952, y: 360, radius: 276 }, paint),
    ]);
  const random = randomOf(`cover ${seed}`);
  return cutTo([
    // Paler than the yellow of things before it.
    ...placed(
      sun(thing ? 150 : 104, 12, thing ? paint.sunPale : paint.sun),
      thing ? { x: 962, y: 330 } : { x: 900, y: 236 },
    ),
    ...clouds(
      [
        [1096, 122, 1.15],
        [1236, 206, 0.66],
      ],
      paint.white,
    ),
    ...hill(300, 720, 720, 300, paint.leafPale),
    ...hill(1040, 720, 760, 330, paint.leaf),
    ...backTrees(random, paint, thing !== undefined),
    ...hill(240, 760, 680, 240, paint.leafDark),
    ...standing(thing, { left: 770, top: 208, right: 1154, bottom: 616 }, paint),
    ...hill(1000, 800, 800, 210, between(paint)),
    ...front(random, paint),
  ]);
}

/** Says whether what a deck is about stands on no hill, or nobody knows: a landscape would be a lie. */
export function isElsewhere(thing: Thing | undefined): thing is Thing {
  return thing !== undefined && !belongsTo("land", thing);
}

/** Draws a thing whole before the sun, above a strip of ground. */
function heroScene(thing: Thing, { x, y, radius }: Disc, paint: Paint): Figure {
  const reach = 0.92 * radius;
  const frame = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  return [
    mark("Sun", paint.sunPale, ellipse(x, y, radius)),
    ...drawThing(thing, rampOf(paint), { frame }),
    ...ground(paint),
  ];
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Draws a section's scene on a dark field: hills at the foot, which cover the lower part of the sun, and what the deck is about
 * beside it.
 */
export function sectionScene({ thing, seed, paint }: SceneOptions): Figure {
  const random = randomOf(`section ${seed}`);
  return cutTo([
    ...hill(200, 720, 760, 200, deepHill(paint)),
    ...hill(1000, 740, 640, 230, paint.leaf),
    ...hill(360, 780, 700, 220, paint.leafDark),
    ...darkTrees(random, paint),
    ...(isElsewhere(thing) ? [] : standing(thing, { left: 1104, top: 480, right: 1256, bottom: 664 }, paint)),
    ...ground(paint),
  ]);
}

/** The sun of a section: its middle and its radius; what it covers of the hills is hidden by `sectionScene`. */
export const sectionSun = { x: 900, y: 400, radius: 210 } as const;

/** Draws the rays around a section's sun. */
export function sectionRays(paint: Paint): Figure {
  const { x, y, radius } = sectionSun;
  return cutTo(placed(sunRays(radius, 20, paint.sun), { x, y }), { ...page, bottom: 600 });
}

/** Draws a quotation's scene: hills and trees at both sides. */
export function quoteScene({ seed, paint }: SceneOptions): Figure {
  const random = randomOf(`quote ${seed}`);
  return cutTo([
    ...clouds(
      [
        [150, 120, 1],
        [60, 290, 0.66],
      ],
      paint.white,
    ),
    ...hill(300, 720, 640, 190, paint.leaf),
    ...hill(1040, 740, 620, 160, paint.leafDark),
    ...placed(tree(pick(random, ["fruit", "round"]), paint), { x: 1200, y: 652, scale: 1.3 }),
    ...placed(tree("poplar", paint), { x: 1112, y: 656, scale: 0.9 }),
    ...placed(tree("round", paint), { x: 210, y: 662, scale: 2.6 }),
    ...placed(flower(pick(random, [paint.red, paint.sun]), paint), { x: 110, y: 664, scale: 1.4 }),
    ...ground(paint),
  ]);
}

/** Draws hills and trees at the foot of a page, 200 high. */
export function landScene({ seed, paint }: SceneOptions): Figure {
  const random = randomOf(`land ${seed}`);
  return cutTo([
    ...hill(200, 740, 760, 170, deepHill(paint)),
    ...hill(1080, 760, 640, 200, paint.leafDark),
    ...darkTrees(random, paint),
    ...placed(tree("pine", { ...paint, leafDark: paint.leafDeep }), { x: 1180, y: 640, scale: 1.2 }),
    ...placed(tree("pine", { ...paint, leafDark: paint.leafDeep }), { x: 1120, y: 646, scale: 0.9 }),
    ...ground(paint),
  ]);
}

/** Draws a closing page's scene: hills at the foot, and what the deck is about on the one at the end side. */
export function closingScene({ thing, seed, paint }: SceneOptions): Figure {
  if (isElsewhere(thing))
    return cutTo([
      ...clouds([[930, 96, 0.8]], paint.white),
      ...hill(300, 720, 720, 108, paint.leafPale),
      ...hill(1160, 720, 460, 176, paint.leafPale),
      ...heroScene(thing, { x: 1046, y: 396, radius: 196 }, paint),
    ]);
  const random = randomOf(`closing ${seed}`);
  return cutTo([
    ...placed(sun(64, 12, paint.sun), { x: 1128, y: 150 }),
    ...clouds([[930, 126, 0.8]], paint.white),
    ...hill(300, 740, 720, 120, paint.leafPale),
    ...hill(1090, 740, 280, 236, paint.leaf),
    ...placed(tree("poplar", paint), { x: 892, y: 560, scale: 1.1 }),
    ...placed(tree("round", paint), { x: 1246, y: 560, scale: 1.3 }),
    ...(thing
      ? leaving(thing, paint)
      : placed(tree(pick(random, ["fruit", "round"]), paint), { x: 1070, y: 600, scale: 2.2 })),
    ...hill(1100, 800, 620, 196, paint.leafDark),
    ...ground(paint),
  ]);
}

/** Draws the foot of a panel at the start side: hills, a tree and what the deck is about, cut at the panel's edge. */
export function panelScene({ thing, seed, paint }: SceneOptions, frame: Frame): Figure {
  if (isElsewhere(thing)) return cutTo(heroScene(thing, { x: 200, y: 580, radius: 72 }, paint), frame);
  const random = randomOf(`panel ${seed}`);
  return cutTo(
    [
      ...hill(110, 740, 420, 150, paint.leafPale),
      ...hill(360, 760, 380, 150, paint.leaf),
      ...placed(tree(pick(random, ["poplar", "pine"]), paint), { x: 352, y: 640, scale: 1 }),
      ...hill(60, 780, 420, 150, paint.leafDark),
      ...standing(thing, { left: 70, top: 520, right: 250, bottom: 662 }, paint),
      ...ground(paint),
    ],
    frame,
  );
}

function standing(thing: Thing | undefined, frame: Frame, paint: Paint): Figure {
  return thing ? drawThing(thing, rampOf(paint), { frame, anchor: "foot" }) : [];
}

/** A thing twice on a hill, the other way round and the farther the smaller: the end is no second cover. */
function leaving(thing: Thing, paint: Paint): Figure {
  const sizes = [
    [984, 540, 84],
    [1140, 592, 176],
  ] as const;
  return sizes.flatMap(([x, foot, size]) => {
    const frame = { left: -size / 2, top: -size, right: size / 2, bottom: 0 };
    return placed(standing(thing, frame, paint), { x, y: foot, mirrored: true });
  });
}

/** Warm colours, which nothing else in a landscape has. */
function rampOf({ ink, earthDark, red, sun: yellow, white }: Paint): Ramp {
  return [ink, earthDark, red, yellow, white];
}

/** The nearest ground: a low wave at the foot of the page on which footers stand. */
function ground({ leafDeep }: Paint): Figure {
  return [mark("Hill", leafDeep, outline("M0 676C260 664 520 664 760 672C960 678 1120 676 1280 666V720H0Z"))];
}

function clouds(places: readonly (readonly [x: number, y: number, scale: number])[], fill: Color): Figure {
  return places.flatMap(([x, y, scale]) => placed(cloud(fill), { x, y, scale }));
}

function backTrees(random: Random, paint: Paint, areFew: boolean): Figure {
  const far: readonly (readonly [number, number, number, TreeKind])[] = areFew
    ? [
        [694, 476, 1.4, "poplar"],
        [732, 468, 1.05, "poplar"],
        [1246, 452, 1.6, "round"],
      ]
    : [
        [692, 480, 1.3, "poplar"],
        [730, 470, 1, "poplar"],
        [1040, 410, 1.15, pick(random, ["round", "pine"])],
        [1110, 416, 0.9, "pine"],
        [1220, 440, 1.5, "round"],
      ];
  return far.flatMap(([x, y, scale, kind]) => placed(tree(kind, paint), { x, y, scale }));
}

function front(random: Random, paint: Paint): Figure {
  const blossoms = Array.from({ length: 5 }, (_, index) => {
    const color = pick(random, [paint.sun, paint.white, paint.blush]);
    return placed(flower(color, paint), {
      x: 120 + index * 260 + random() * 120,
      y: 708,
      scale: 0.5 + random() * 0.2,
    });
  });
  return [
    ...placed(tree(pick(random, ["fruit", "round"]), paint), { x: 84, y: 604, scale: 1.9 }),
    ...placed(grass(paint), { x: 190, y: 690 }),
    ...placed(grass(paint), { x: 1250, y: 694 }),
    ...blossoms.flat(),
  ];
}

function darkTrees(random: Random, paint: Paint): Figure {
  const dark = { ...paint, leafDark: paint.leafDeep, leaf: paint.leafDark };
  return [
    ...placed(tree(pick(random, ["fruit", "round"]), dark), { x: 120, y: 668, scale: 1.8 }),
    ...placed(tree("poplar", dark), { x: 240, y: 640, scale: 1.25 }),
    ...placed(tree("poplar", dark), { x: 304, y: 650, scale: 0.95 }),
  ];
}

function between({ leafDark }: Paint): Color {
  return { ...leafDark, luminanceModulation: 0.86 };
}

function deepHill({ deep }: Paint): Color {
  return { ...deep, luminanceModulation: 0.85, luminanceOffset: 0.08 };
}
