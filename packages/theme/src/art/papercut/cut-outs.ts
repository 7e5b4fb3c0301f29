import type { Color } from "../../color.ts";
import { cutTo, type Figure, type Mark, mark, placed } from "../drawing/figure.ts";
import { ellipse, type Outline, polygon, ring, type Stroke } from "../drawing/outline.ts";
import { pick, type Random, randomOf, shuffled } from "../drawing/seeded-random.ts";

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A smooth closed line through points (Catmull and Rom, 1974). */
function smooth(points: readonly Corner[]): Outline {
  const at = (index: number): Corner => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((_, index): Stroke => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return {
      kind: "curve",
      points: [
        { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 },
        { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 },
        end,
      ],
    };
  });
  return [{ kind: "move", ...at(0) }, ...curves, { kind: "close" }];
}

/** A pebble cut by hand, about 100 across, around the origin. */
function pebble(random: Random): Outline {
  const corners = 7;
  return smooth(
    Array.from({ length: corners }, (_, index) => {
      const turn = (2 * Math.PI * (index + 0.3 * random())) / corners;
      const radius = 40 + 14 * random();
      return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
    }),
  );
}

/** A bow as over a gate, 100 wide. */
function bow(random: Random): Outline {
  return ring(0, 24, 50, 20 + 8 * random(), 180, 180);
}

/** A comb of uneven teeth, about 100 across. */
function comb(random: Random): Outline {
  const teeth = 4;
  const pitch = 100 / (2 * teeth - 1);
  const edge = Array.from({ length: teeth }, (_, index) => {
    const [left, right] = [-50 + 2 * index * pitch, -50 + (2 * index + 1) * pitch];
    const tip = 40 + 10 * random();
    return [[left, -10] as const, [left, tip] as const, [right, tip] as const, [right, -10] as const];
  }).flat();
  return polygon([[-50, -44], ...edge, [50, -44]]);
}

/** A star of uneven rays, about 100 across. */
function burst(random: Random): Outline {
  const rays = 9 + Math.floor(random() * 4);
  return polygon(
    Array.from({ length: rays * 2 }, (_, index) => {
      const turn = (Math.PI * (index + 0.2 * random())) / rays;
      const radius = index % 2 === 0 ? 44 + random() * 10 : 24;
      return [radius * Math.cos(turn), radius * Math.sin(turn)] as const;
    }),
  );
}

/** A wave of paper, 100 long and 26 high. */
function wave(): Outline {
  const upper = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
    x: -50 + (index * 100) / 6,
    y: index % 2 === 0 ? 4 : -12,
  }));
  const lower = upper.map(({ x, y }) => ({ x, y: y + 15 })).toReversed();
  return smooth([...upper, ...lower]);
}

/** Drops in a ring, as scissors leave them. */
function petals(random: Random): Outline {
  const count = 6 + Math.floor(random() * 3);
  return Array.from({ length: count }, (_, index) => {
    const turn = (360 * index) / count;
    const [moved] = placed(
      [
        mark(
          "Petal",
          { scheme: "accent1" },
          smooth([
            { x: 12, y: 0 },
            { x: 34, y: -9 },
            { x: 50, y: 0 },
            { x: 34, y: 9 },
          ]),
        ),
      ],
      {
        x: 0,
        y: 0,
        turn,
      },
    );
    return moved?.outline ?? [];
  }).flat();
}

const shapes: readonly ((random: Random) => Outline)[] = [bow, burst, comb, petals, wave, pebble];

/** A sheet of coloured paper with a figure cut of another colour on it; left, top and so on in units of the page. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Draws sheets of paper whose edges are not quite straight, a cut-out on each; neighbours differ in colour and figure. */
export function collage(sheets: readonly Sheet[], seed: string, colors: readonly Color[]): Figure {
  const random = randomOf(`collage ${seed}`);
  const papers = shuffled(random, colors);
  const figures = shuffled(random, shapes);
  const drawn = sheets.flatMap((sheet, index): readonly Mark[] => {
    const paper = papers[index % papers.length];
    const figure = figures[index % figures.length];
    if (paper === undefined || figure === undefined) return [];
    const ink = pick(
      random,
      colors.filter((color) => color !== paper),
    );
    const width = sheet.right - sheet.left;
    const height = sheet.bottom - sheet.top;
    const scale = (Math.min(width, height) / 100) * 0.82;
    const place = {
      x: (sheet.left + sheet.right) / 2,
      y: (sheet.top + sheet.bottom) / 2,
      scale,
      turn: Math.round(random() * 40 - 20),
    };
    return [paperSheet(sheet, paper, random), ...placed([mark("Cut-out", ink, figure(random))], place)];
  });
  return cutTo(drawn);
}

/** Draws single cut-outs at places, each about 100 across times its scale. */
export function cutOuts(
  places: readonly {
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    readonly turn?: number;
  }[],
  seed: string,
  colors: readonly Color[],
): Figure {
  const random = randomOf(`cut-outs ${seed}`);
  const figures = shuffled(random, shapes);
  const inks = shuffled(random, colors);
  const drawn = places.flatMap((place, index) => {
    const [figure, ink] = [figures[index % figures.length], inks[index % inks.length]];
    if (figure === undefined || ink === undefined) return [];
    return placed([mark("Cut-out", ink, figure(random))], place);
  });
  return cutTo(drawn);
}

/** Draws a sheet of paper with edges cut by hand. */
export function paperSheet(
  { left, top, right, bottom }: Sheet,
  fill: Color,
  random: Random,
  name = "Paper",
): Mark {
  const off = () => (random() - 0.5) * 7;
  return mark(
    name,
    fill,
    polygon([
      [left + Math.abs(off()), top + Math.abs(off())],
      [(left + right) / 2, top + Math.abs(off())],
      [right - Math.abs(off()), top + Math.abs(off())],
      [right - Math.abs(off()), (top + bottom) / 2],
      [right - Math.abs(off()), bottom - Math.abs(off())],
      [(left + right) / 2, bottom - Math.abs(off())],
      [left + Math.abs(off()), bottom - Math.abs(off())],
      [left + Math.abs(off()), (top + bottom) / 2],
    ]),
  );
}

/** Draws a row of confetti: small discs, one of each colour in turn. */
export function confetti(
  left: number,
  right: number,
  y: number,
  count: number,
  colors: readonly Color[],
): Figure {
  return Array.from({ length: count }, (_, index) => {
    const x = left + ((right - left) * (index + 0.5)) / count;
    return mark("Confetti", colors[index % colors.length] ?? { scheme: "accent1" }, ellipse(x, y, 6));
  });
}
