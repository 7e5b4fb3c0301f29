import type { Subject } from "../../choice/subject.ts";
import type { Color } from "../../color.ts";
import { cutTo, type Figure, type Frame, mark, type Placement, page, placed } from "../drawing/figure.ts";
import { outline } from "../drawing/outline.ts";
import { pick, type Random, randomOf, shuffled } from "../drawing/seeded-random.ts";
import { crowd } from "./crowd.ts";
import { balloon, cloud, hill, mountain, sun, sunRays } from "./landscape.ts";
import type { Paint } from "./paint.ts";
import { handOf, type Person, person } from "./people.ts";
import { flower, grass, type TreeKind, tree } from "./plants.ts";
import { prop } from "./props.ts";
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
 * work in front of it. The upper 388 units of the first 664 stay free for the title.
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
        [1096, 122, 1.15],
        [1236, 206, 0.66],
      ],
      paint.white,
    ),
    ...hill(300, 720, 720, 300, paint.leafPale),
    ...farThings(setting, paint),
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
 * Draws a section's scene on a dark field: hills at the foot, which cover the lower part of the sun, and one or two people
 * at work at its sides.
 */
export function sectionScene({ subject, seed, paint }: SceneOptions): Figure {
  const random = randomOf(`section ${seed}`);
  const { actors, props } = settingOf(subject);
  const [first, second] = shuffled(random, actors);
  const left: Setting = { actors: first ? [first] : [], props: [] };
  const right: Setting = { actors: second ? [second] : [], props: [] };
  const below: Setting = { actors: [], props: props.filter(({ isTall }) => !isTall).slice(0, 1) };
  const line = { baseline: 664, height: 196 };
  return cutTo([
    ...hill(200, 720, 760, 200, deepHill(paint)),
    ...hill(1000, 740, 640, 230, paint.leaf),
    ...hill(360, 780, 700, 220, paint.leafDark),
    ...darkTrees(random, paint),
    ...company(below, { ...line, from: 800, to: 1090, baseline: 668 }, random, paint),
    ...company(left, { ...line, from: 612, to: 742 }, random, paint),
    ...company(right, { ...line, from: 1110, to: 1246 }, random, paint),
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

/**
 * Draws a quotation's scene: people of the subject in a group at the start side, hills, a tree and a thing at the end
 * side. A group, because a single one would be taken for a portrait of whom the page quotes.
 */
export function quoteScene({ subject, seed, paint }: SceneOptions): Figure {
  const random = randomOf(`quote ${seed}`);
  const setting = settingOf(subject);
  const things = setting.props
    .slice(0, 1)
    .map(({ draw }) => placed(draw(paint), { x: 930, y: 662, scale: 0.9 }));
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
      : company(group, { from: 24, to: 400, baseline: 666, height: 188 }, random, paint)),
    ...ground(paint),
  ]);
}

/** Draws hills and trees at the foot of a page, 200 high, nobody on them. */
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

/** Draws a closing page's scene: the subject's building and two people at the end side, hills at the foot. */
export function closingScene({ subject, seed, paint }: SceneOptions): Figure {
  const random = randomOf(`closing ${seed}`);
  const setting = settingOf(subject);
  const two: Setting = { actors: shuffled(random, setting.actors).slice(0, 2), props: [] };
  return cutTo([
    ...placed(sun(64, 12, paint.sun), { x: 1128, y: 150 }),
    ...clouds([[930, 126, 0.8]], paint.white),
    ...hill(300, 740, 720, 120, paint.leafPale),
    ...hill(1090, 740, 280, 236, paint.leaf),
    ...placed(tree("poplar", paint), { x: 892, y: 560, scale: 1.1 }),
    ...placed(tree("round", paint), { x: 1246, y: 560, scale: 1.3 }),
    ...(setting.building ? placed(setting.building(paint), { x: 1070, y: 560, scale: 1.55 }) : []),
    ...hill(1100, 800, 620, 196, paint.leafDark),
    ...company(two, { from: 900, to: 1250, baseline: 664, height: 150 }, random, paint),
    ...ground(paint),
  ]);
}

/** Draws the foot of a panel at the start side: hills, one of the subject's people and a thing, cut at the panel's edge. */
export function panelScene({ subject, seed, paint }: SceneOptions, frame: Frame): Figure {
  const random = randomOf(`panel ${seed}`);
  const { actors, props } = settingOf(subject);
  const [who] = shuffled(random, actors);
  const one: Setting = {
    actors: who ? [who] : [],
    props: props.filter(({ width, isTall }) => width < 220 && !isTall).slice(0, 1),
  };
  return cutTo(
    [
      ...hill(110, 740, 420, 150, paint.leafPale),
      ...hill(360, 760, 380, 150, paint.leaf),
      ...placed(tree(pick(random, ["poplar", "pine"]), paint), { x: 352, y: 640, scale: 1 }),
      ...hill(60, 780, 420, 150, paint.leafDark),
      ...company(one, { from: 30, to: 330, baseline: 664, height: 142 }, random, paint),
      ...ground(paint),
    ],
    frame,
  );
}

/** The nearest ground: a low wave at the foot of the page on which footers stand. */
function ground({ leafDeep }: Paint): Figure {
  return [mark("Hill", leafDeep, outline("M0 676C260 664 520 664 760 672C960 678 1120 676 1280 666V720H0Z"))];
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
    ...placed(tree("round", paint), { x: 210, y: 662, scale: 2.6 }),
    ...placed(flower(pick(random, [paint.red, paint.sun]), paint), { x: 110, y: 664, scale: 1.4 }),
  ];
}

function farThings({ far = [] }: Setting, paint: Paint): Figure {
  return [
    ...(far.includes("mountain") ? placed(mountain(paint), { x: 838, y: 470, scale: 1.7 }) : []),
    ...(far.includes("balloon") ? placed(balloon(paint), { x: 1132, y: 340, scale: 1.15 }) : []),
  ];
}

function clouds(places: readonly (readonly [x: number, y: number, scale: number])[], fill: Color): Figure {
  return places.flatMap(([x, y, scale]) => placed(cloud(fill), { x, y, scale }));
}

function backTrees(random: Random, paint: Paint, hasBuilding: boolean): Figure {
  const far: readonly (readonly [number, number, number, TreeKind])[] = hasBuilding
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
