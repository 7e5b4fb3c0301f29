import type { Color } from "../../color.ts";
import { cutTo, type Figure, type Frame, mark } from "../drawing/figure.ts";
import { bar, ellipse, type Outline, polygon } from "../drawing/outline.ts";
import { type Random, randomOf } from "../drawing/seeded-random.ts";

/** What a night is painted with. */
export interface NightPaint {
  readonly star: Color;
  readonly gold: Color;
  readonly glow: Color;
  readonly moon: Color;
  readonly shade: Color;
  readonly planet: Color;
  readonly planetLight: Color;
  /** Ridges from far to near. */
  readonly ridges: readonly [Color, Color, Color];
}

/** Draws stars over a frame, more of them small than large. */
export function stars(frame: Frame, count: number, seed: string, { star, gold }: NightPaint): Figure {
  const random = randomOf(`stars ${seed}`);
  const small: Outline[] = [];
  const large: Outline[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = frame.left + random() * (frame.right - frame.left);
    const y = frame.top + random() * (frame.bottom - frame.top);
    const size = 0.8 + random() ** 3 * 2.2;
    if (index % 9 === 0) large.push(fourPointed(x, y, 5 + random() * 5));
    else small.push(ellipse(x, y, size));
  }
  return cutTo([
    ...chunks(small, 24).map((some) => mark("Stars", star, ...some)),
    ...chunks(large, 12).map((some) => mark("Bright stars", gold, ...some)),
  ]);
}

function fourPointed(x: number, y: number, reach: number): Outline {
  const waist = reach * 0.16;
  return polygon(
    Array.from({ length: 8 }, (_, index) => {
      const turn = (index * Math.PI) / 4;
      const radius = index % 2 === 0 ? reach : waist * 1.6;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const;
    }),
  );
}

/** Draws a constellation in a frame: bright stars joined by thin lines in the order of their places. */
export function constellation(
  { left, top, right, bottom }: Frame,
  seed: string,
  { star, gold }: NightPaint,
): Figure {
  const random = randomOf(`constellation ${seed}`);
  const count = 6 + Math.floor(random() * 3);
  const points = Array.from({ length: count }, (_, index) => ({
    x: left + ((index + 0.15 + 0.7 * random()) / count) * (right - left),
    y: top + random() * (bottom - top),
  }));
  const lines = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return mark("Line", { ...star, alpha: 0.5 }, bar(before.x, before.y, point.x, point.y, 1.2));
  });
  const nodes = points.map(({ x, y }, index) =>
    mark("Star", gold, index % 3 === 1 ? fourPointed(x, y, 11) : ellipse(x, y, 3.6)),
  );
  return [...lines, ...nodes];
}

/** Draws a full moon with a halo and its seas. */
export function moon(x: number, y: number, radius: number, { glow, moon: light, shade }: NightPaint): Figure {
  return [
    mark("Halo", { ...glow, alpha: 0.1 }, ellipse(x, y, radius * 1.42)),
    mark("Halo", { ...glow, alpha: 0.14 }, ellipse(x, y, radius * 1.2)),
    mark("Moon", light, ellipse(x, y, radius)),
    mark(
      "Seas",
      { ...shade, alpha: 0.28 },
      ellipse(x - radius * 0.32, y - radius * 0.3, radius * 0.22),
      ellipse(x + radius * 0.28, y - radius * 0.1, radius * 0.3, radius * 0.26),
      ellipse(x - radius * 0.2, y + radius * 0.36, radius * 0.26, radius * 0.2),
      ellipse(x + radius * 0.34, y + radius * 0.48, radius * 0.12),
    ),
  ];
}

/** Draws three stars of falling size in a row, the brightest last. */
export function asterism(x: number, y: number, { star, gold }: NightPaint): Figure {
  return [
    mark("Star", { ...star, alpha: 0.6 }, ellipse(x, y + 4, 2.4)),
    mark("Star", { ...star, alpha: 0.8 }, fourPointed(x + 30, y + 2, 6)),
    mark("Star", gold, fourPointed(x + 66, y, 11)),
  ];
}

/** Draws ridges of mountains at the foot of a page, each lower and nearer than the one before. */
export function ridges(top: number, seed: string, paint: NightPaint): Figure {
  const random = randomOf(`ridges ${seed}`);
  const room = 720 - top;
  return cutTo(
    paint.ridges.flatMap((fill, index) => {
      const crest = top + room * (0.06 + 0.3 * index);
      return [mark("Ridge", fill, ridgeLine(crest, room * (0.34 - 0.08 * index), random))];
    }),
  );
}

function ridgeLine(crest: number, rise: number, random: Random): Outline {
  const steps = 12;
  const corners = Array.from({ length: steps - 1 }, (_, index) => {
    const x = ((index + 1 + 0.7 * (random() - 0.5)) / steps) * 1280;
    const down = index % 2 === 0 ? 0.75 * random() ** 2 : 0.55 + 0.45 * random();
    return [x, crest + rise * down] as const;
  });
  return polygon([
    [0, 720],
    [0, crest + rise * random()],
    ...corners,
    [1280, crest + rise * random()],
    [1280, 720],
  ]);
}

function chunks<T>(things: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, index) =>
    things.slice(index * size, (index + 1) * size),
  );
}
