import type { Subject } from "../choice/subject.ts";
import type { Color } from "../color.ts";
import { crowd } from "./crowd.ts";
import { cutTo, type Figure, type Placement, page, placed } from "./figure.ts";
import { cloud, hill, sun, sunRays } from "./landscape.ts";
import type { Paint } from "./paint.ts";
import { handOf, type Person, person } from "./people.ts";
import { flower, grass, type TreeKind, tree } from "./plants.ts";
import { prop } from "./props.ts";
import { pick, type Random, randomOf, shuffled } from "./random.ts";
import { type Actor, type Setting, settingOf } from "./settings.ts";

/** What a scene is of. */
export interface SceneOptions {
  readonly subject: Subject;
  /** Such as the deck's title: the same seed gives the same scene. */
  readonly seed: string;
  readonly paint: Paint;
}

/**
 * Draws a cover's scene on the lower 62 % of the page: hills, trees, the subject's building at the end side and people at
 * work in front of it. The upper 305 units of the first 664 stay free for the title.
 */
export function coverScene({ subject, seed, paint }: SceneOptions): Figure {
  const random = randomOf(`cover ${seed}`);
  const setting = settingOf(subject);
  const x = 940 + Math.round(random() * 50);
  return cutTo([
    ...placed(sun(setting.building ? 84 : 104, 12, paint.sun), {
      x: setting.building ? x - 130 : 900,
      y: 236,
    }),
    ...clouds(
      [
        [520, 372, 0.72],
        [1096, 122, 1.15],
        [1236, 206, 0.66],
      ],
      paint.white,
    ),
    ...hill(300, 720, 720, 300, paint.leafPale),
    ...hill(1040, 720, 760, 330, paint.leaf),
    ...backTrees(random, paint, setting.building !== undefined),
    ...(setting.building ? placed(setting.building(paint), { x, y: 502, scale: 2.6 }) : []),
    ...hill(240, 760, 680, 240, paint.leafDark),
    ...hill(1000, 800, 800, 270, between(paint)),
    ...front(random, paint),
    ...company(setting, { from: 250, to: 1210, baseline: 672, height: 204 }, random, paint),
  ]);
}

/**
 * Draws a section's scene on a dark field: hills at the foot and one or two people at work before a sun whose disc, a
 * circle of 210 around (900, 400), is left to the numeral's placeholder.
 */
export function sectionScene({ subject, seed, paint }: SceneOptions): Figure {
  const random = randomOf(`section ${seed}`);
  const setting = settingOf(subject);
  const some: Setting = { ...setting, actors: setting.actors.slice(0, 2), props: setting.props.slice(0, 1) };
  return cutTo([
    ...hill(200, 720, 760, 200, deepHill(paint)),
    ...hill(1000, 740, 640, 150, paint.leaf),
    ...hill(360, 780, 700, 200, paint.leafDark),
    ...darkTrees(random, paint),
    ...company(some, { from: 690, to: 1210, baseline: 672, height: 204 }, random, paint),
  ]);
}

/** Draws the rays of a section's sun, around the disc of `sectionScene`. */
export function sectionSun(paint: Paint): Figure {
  return cutTo(placed(sunRays(190, 20, paint.sun), { x: 900, y: 330 }), { ...page, bottom: 600 });
}

/**
 * Draws a quotation's scene: people of the subject in a group at the start side, hills, a tree and a thing at the end
 * side. A group, because a single one would be taken for a portrait of whom the page quotes.
 */
export function quoteScene({ subject, seed, paint }: SceneOptions): Figure {
  const random = randomOf(`quote ${seed}`);
  const setting = settingOf(subject);
  const things = setting.props
    .slice(0, 1)
    .map(({ draw }) => placed(draw(paint), { x: 930, y: 676, scale: 0.9 }));
  const group: Setting = { actors: setting.actors.slice(0, 3), props: [] };
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
    ...things.flat(),
    ...(group.actors.length === 0
      ? landmarks(random, paint)
      : company(group, { from: 24, to: 400, baseline: 680, height: 236 }, random, paint)),
  ]);
}

/** Draws a strip of land for the foot of a page, 130 high: low hills, trees, nobody. */
export function landStrip({ seed, paint }: SceneOptions): Figure {
  const random = randomOf(`land ${seed}`);
  return cutTo([
    ...hill(980, 740, 620, 150, paint.leafPale),
    ...placed(tree("poplar", paint), { x: 812, y: 690, scale: 0.7 }),
    ...hill(280, 760, 720, 130, paint.leaf),
    ...placed(tree(pick(random, ["fruit", "round"]), paint), { x: 1150, y: 690, scale: 1.1 }),
    ...placed(tree("pine", paint), { x: 1220, y: 700, scale: 0.8 }),
    ...hill(1080, 790, 640, 140, paint.leafDark),
  ]);
}

/** Where people and things stand beside each other. */
interface Stage {
  readonly from: number;
  readonly to: number;
  readonly baseline: number;
  /** Of a grown person. */
  readonly height: number;
}

interface Player {
  readonly width: number;
  readonly draw: (x: number, y: number) => Figure;
}

function company(setting: Setting, stage: Stage, random: Random, paint: Paint): Figure {
  const people = crowd(setting.actors, paint, random);
  const players: readonly Player[] = shuffled(random, [
    ...setting.actors.map((actor, index): Player => {
      const who = people[index];
      const height = stage.height * (actor.isChild ? 0.74 : 1);
      return {
        width: height * 0.62 + (actor.holds && actor.arms === "front" ? 50 : 0),
        draw: (x, y) => (who === undefined ? [] : standing(who, actor, { x, y, scale: height / 100 }, paint)),
      };
    }),
    ...setting.props.map(
      ({ width, draw }): Player => ({
        width,
        draw: (x, y) => placed(draw(paint), { x, y: y - 6 }),
      }),
    ),
  ]);
  return spread(players, stage, random);
}

/** Shares the room between players evenly, each a little before or behind the line. */
function spread(players: readonly Player[], { from, to, baseline }: Stage, random: Random): Figure {
  const taken = players.reduce((sum, { width }) => sum + width, 0);
  const gap = Math.max(6, (to - from - taken) / Math.max(1, players.length));
  let x = from + gap / 2;
  return players.flatMap(({ width, draw }) => {
    const middle = x + width / 2;
    x += width + gap;
    return draw(middle, baseline + Math.round(random() * 12 - 6));
  });
}

function standing(who: Person, { holds }: Actor, at: Placement, paint: Paint): Figure {
  const drawn = placed(person(who, paint), at);
  if (holds === undefined) return drawn;
  const scale = at.scale ?? 1;
  const hand = who.arms === "both" ? { x: 0, y: -46 } : handOf(who);
  const lower = who.arms === "front" ? 4 : who.arms === "one" ? -6 : 2;
  const size = who.arms === "both" ? 0.42 : 0.44;
  const reach = who.arms === "front" ? 12 : 0;
  const thing = placed(prop(holds, paint), {
    x: at.x + (hand.x + reach) * scale,
    y: at.y + (hand.y + lower) * scale,
    scale: size * scale,
  });
  if (who.arms !== "both") return [...drawn, ...thing];
  // Hands come before what they hold.
  const hands = drawn.filter(({ name }) => name === "Hands");
  return [...drawn, ...thing, ...hands];
}

function landmarks(random: Random, paint: Paint): Figure {
  return [
    ...placed(tree("round", paint), { x: 210, y: 680, scale: 2.6 }),
    ...placed(flower(pick(random, [paint.red, paint.sun]), paint), { x: 110, y: 690, scale: 1.4 }),
  ];
}

function clouds(places: readonly (readonly [x: number, y: number, scale: number])[], fill: Color): Figure {
  return places.flatMap(([x, y, scale]) => placed(cloud(fill), { x, y, scale }));
}

function backTrees(random: Random, paint: Paint, hasBuilding: boolean): Figure {
  const far: readonly (readonly [number, number, number, TreeKind])[] = hasBuilding
    ? [
        [668, 476, 1.4, "poplar"],
        [708, 468, 1.05, "poplar"],
        [1246, 452, 1.6, "round"],
      ]
    : [
        [690, 480, 1.3, "poplar"],
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
