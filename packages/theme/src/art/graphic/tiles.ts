import type { Color } from "../../color.ts";
import type { Shape } from "../../file/shape.ts";
import { pick, randomOf, shuffled } from "../drawing/seeded-random.ts";
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

/** What a mosaic is made of. */
export interface Mosaic {
  readonly frame: Frame;
  readonly side: number;
  readonly pairs: readonly Pair[];
  readonly seed: number;
  /** Whether two tiles, one above the other at the end side, make a target. */
  readonly target?: boolean;
}

/** Returns tiles that fill a frame with forms that stand for nothing, no two neighbours on one ground. */
export function mosaic({ frame, side, pairs, seed, target = false }: Mosaic): readonly Shape[] {
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
  const forms = shuffled(random, abstract);
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
