import type { Subject } from "../../choice/subject.ts";
import type { Color } from "../../color.ts";
import type { Shape } from "../../shape.ts";
import { pick, randomOf, shuffled } from "../drawing/seeded-random.ts";
import { drawThing, scaleOf, things } from "./objects.ts";
import { at, bar, disc, type Frame, outline } from "./pen.ts";

/** The side of a square tile, and where it stands, in pixels. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Two colours that are told from each other: 3:1 and more. */
export interface Pair {
  readonly ground: Color;
  readonly figure: Color;
}

/** Draws a figure in a tile; its ground is there already. */
type Form = (tile: Tile, pair: Pair) => readonly Shape[];

/** Returns the form of a quarter disc around a corner: 0 upper start, then clockwise. */
function quarter(corner: number): Form {
  return (tile, { figure }) => [
    quarterRing("Quarter", tile, { corner, outer: tile.side, inner: 0, color: figure }),
  ];
}

/** Rings around a corner, so that two tiles beside each other can make a target. */
function track(corner: number): Form {
  const width = 1 / 8;
  return (tile, { figure }) =>
    [0, 1, 2, 3].map((ring) =>
      quarterRing(`Ring ${ring + 1}`, tile, {
        corner,
        outer: tile.side * (1 - 2 * ring * width),
        inner: tile.side * (1 - (2 * ring + 1) * width),
        color: figure,
      }),
    );
}

interface QuarterRing {
  readonly corner: number;
  readonly outer: number;
  readonly inner: number;
  readonly color: Color;
}

function quarterRing(
  name: string,
  { x, y, side }: Tile,
  { corner, outer, inner, color }: QuarterRing,
): Shape {
  const centre = { x: corner === 1 || corner === 2 ? x + side : x, y: corner >= 2 ? y + side : y };
  const [toX, toY] = [centre.x === x ? 1 : -1, centre.y === y ? 1 : -1];
  const along = (radius: number) => at(centre.x + toX * radius, centre.y);
  const down = (radius: number) => at(centre.x, centre.y + toY * radius);
  const sweep = toX === toY ? 1 : 0;
  const inside =
    inner === 0
      ? `L${at(centre.x, centre.y)}`
      : `L${down(inner)} A${inner} ${inner} 0 0 ${1 - sweep} ${along(inner)}`;
  const frame = {
    x: toX === 1 ? centre.x : centre.x - outer,
    y: toY === 1 ? centre.y : centre.y - outer,
    width: outer,
    height: outer,
  };
  return outline(name, frame, `M${along(outer)} A${outer} ${outer} 0 0 ${sweep} ${down(outer)} ${inside} Z`, {
    fill: color,
  });
}

const sun: Form = ({ x, y, side }, { figure }) => [
  disc("Disc", { x: x + side / 2, y: y + side / 2, radius: 0.36 * side }, { fill: figure }),
];

// The two circles cross where the moon has its points.
const crescent: Form = ({ x, y, side }, { figure }) => {
  const [outer, inner] = [0.36 * side, 0.3 * side];
  const middle = { x: x + 0.5 * side, y: y + 0.5 * side };
  const [dx, dy] = [0.14 * side, -0.08 * side];
  const distance = Math.hypot(dx, dy);
  const along = (distance ** 2 + outer ** 2 - inner ** 2) / (2 * distance);
  const aside = Math.sqrt(outer ** 2 - along ** 2);
  const point = (sign: number) =>
    at(
      middle.x + (along * dx - sign * aside * dy) / distance,
      middle.y + (along * dy + sign * aside * dx) / distance,
    );
  const commands = `M${point(1)} A${outer} ${outer} 0 1 1 ${point(-1)} A${inner} ${inner} 0 1 0 ${point(1)} Z`;
  const frame = { x: middle.x - outer, y: middle.y - outer, width: 2 * outer, height: 2 * outer };
  return [outline("Crescent", frame, commands, { fill: figure })];
};

function half(isUp: boolean): Form {
  return ({ x, y, side }, { figure }) => {
    const radius = side / 2;
    const edge = isUp ? y + side : y;
    const top = isUp ? y + radius : y;
    return [
      outline(
        "Half disc",
        { x, y: top, width: side, height: radius },
        `M${at(x, edge)} A${radius} ${radius} 0 0 ${isUp ? 1 : 0} ${at(x + side, edge)} Z`,
        { fill: figure },
      ),
    ];
  };
}

function stripes(areUpright: boolean): Form {
  return ({ x, y, side }, { figure }) =>
    [0, 1, 2, 3].map((index) => {
      const [start, width] = [(index * side) / 4, side / 8];
      const frame = areUpright
        ? { x: x + start, y, width, height: side }
        : { x, y: y + start, width: side, height: width };
      return bar(`Stripe ${index + 1}`, frame, { fill: figure });
    });
}

const dots: Form = ({ x, y, side }, { figure }) =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      disc(
        `Dot ${3 * row + column + 1}`,
        { x: x + side * (0.2 + 0.3 * column), y: y + side * (0.2 + 0.3 * row), radius: 0.1 * side },
        { fill: figure },
      ),
    ),
  );

const bars: Form = ({ x, y, side }, { figure }) =>
  [0.3, 0.5, 0.72].map((share, index) =>
    bar(
      `Bar ${index + 1}`,
      {
        x: x + side * (0.14 + 0.26 * index),
        y: y + side * (0.86 - share),
        width: 0.2 * side,
        height: share * side,
      },
      { fill: figure },
    ),
  );

const steps: Form = ({ x, y, side }, { figure }) => {
  const up = (share: number) => at(x + share * side, y + (1 - share) * side);
  const corner = (across: number, high: number) => at(x + across * side, y + (1 - high) * side);
  const commands = [0.25, 0.5, 0.75, 1]
    .map((share) => `L${corner(share - 0.25, share)} L${up(share)}`)
    .join(" ");
  return [
    outline("Steps", { x, y, width: side, height: side }, `M${corner(0, 0)} ${commands} L${corner(1, 0)} Z`, {
      fill: figure,
    }),
  ];
};

const arrow: Form = ({ x, y, side }, { figure }) => {
  const corner = (across: number, down: number) => at(x + across * side, y + down * side);
  const points = [
    [0.3, 0.16],
    [0.84, 0.16],
    [0.84, 0.7],
    [0.67, 0.7],
    [0.67, 0.45],
    [0.28, 0.84],
    [0.16, 0.72],
    [0.55, 0.33],
    [0.3, 0.33],
  ].map(([across = 0, down = 0]) => corner(across, down));
  return [outline("Arrow", { x, y, width: side, height: side }, `M${points.join(" L")} Z`, { fill: figure })];
};

const abstract: readonly Form[] = [
  quarter(0),
  quarter(1),
  quarter(2),
  quarter(3),
  half(true),
  half(false),
  stripes(true),
  stripes(false),
  dots,
  steps,
];

/** What stands for a subject besides its thing. */
const signs: Readonly<Partial<Record<Subject, Form>>> = {
  business: bars,
  money: sun,
  technology: dots,
  nature: sun,
  travel: sun,
  transport: arrow,
  sport: arrow,
  music: crescent,
  culture: crescent,
};

/** Says whether a subject has a thing that stands for it. */
export function isDrawable(subject: Subject): boolean {
  return things[subject] !== undefined;
}

function object(subject: Subject): Form | undefined {
  const thing = things[subject];
  if (!thing) return undefined;
  return ({ x, y, side }, { ground, figure }) => {
    const room = { width: 0.52 * side, height: 0.7 * side };
    const height = thing.height * scaleOf(thing, room);
    const frame = { ...room, height, x: x + 0.24 * side, y: y + (side - height) / 2 };
    return drawThing("Thing", thing, frame, { body: figure, band: ground, cap: figure });
  };
}

/** What a mosaic is made of. */
export interface Mosaic {
  readonly frame: Frame;
  readonly side: number;
  readonly pairs: readonly Pair[];
  readonly subject: Subject;
  readonly seed: number;
  /** Whether two tiles, one above the other at the end side, make a target. */
  readonly target?: boolean;
}

/**
 * Returns tiles that fill a frame, no two neighbours on one ground: a sign and a thing of the subject where it has them, the
 * rest abstract.
 */
export function mosaic({ frame, side, pairs, subject, seed, target = false }: Mosaic): readonly Shape[] {
  const random = randomOf(String(seed));
  const columns = Math.round(frame.width / side);
  const rows = Math.round(frame.height / side);
  const tiles = Array.from({ length: rows * columns }, (_, index): Tile & { row: number; column: number } => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { row, column, x: frame.x + column * side, y: frame.y + row * side, side };
  });
  const top = random() < 0.5 ? 0 : Math.max(0, rows - 2);
  const isTarget = (tile: { row: number; column: number }) =>
    target && tile.column === columns - 1 && (tile.row === top || tile.row === top + 1);
  // A tile alone shows the thing; what has neither thing nor sign is shown by forms that say nothing.
  const own = [object(subject), signs[subject]].filter((form) => form !== undefined);
  const free = tiles.filter((tile) => !isTarget(tile)).length;
  const forms = shuffled(random, [...own, ...shuffled(random, abstract)].slice(0, free));
  const chosen: Pair[] = [];
  let next = 0;
  return tiles.flatMap((tile, index): readonly Shape[] => {
    const above = chosen[index - columns];
    const before = tile.column > 0 ? chosen[index - 1] : undefined;
    const isLower = isTarget(tile) && tile.row === top + 1;
    const after = tiles[index + 1];
    const isBeforeLower =
      after !== undefined && after.row === tile.row && after.row === top + 1 && isTarget(after);
    const ofTarget = isBeforeLower ? chosen[index + 1 - columns] : undefined;
    const pair = isLower && above ? above : choosePair(pairs, [above, before, ofTarget], random);
    chosen.push(pair);
    const form = isTarget(tile) ? track(isLower ? 0 : 3) : (forms[next++] ?? sun);
    const ground = bar(
      `Tile ${index + 1}`,
      { x: tile.x, y: tile.y, width: side, height: side },
      { fill: pair.ground },
    );
    return [ground, ...form(tile, pair)];
  });
}

function choosePair(
  pairs: readonly Pair[],
  neighbours: readonly (Pair | undefined)[],
  random: () => number,
): Pair {
  const grounds = neighbours.map((pair) => pair && JSON.stringify(pair.ground));
  return pick(
    random,
    pairs.filter(({ ground }) => !grounds.includes(JSON.stringify(ground))),
  );
}
