import type { Color } from "../../color.ts";
import { type Figure, type Mark, mark } from "../drawing/figure.ts";
import { bar, ellipse, type Outline, outline, polygon, rectangle, ring } from "../drawing/outline.ts";
import { pick, type Random, randomOf, shuffled } from "../drawing/seeded-random.ts";

/** What a skyline is drawn in. */
export interface SkylinePaint {
  readonly ground: Color;
  /** Of houses, neighbours never alike. */
  readonly walls: readonly [Color, Color, Color, Color];
  readonly lit: Color;
  readonly dark: Color;
  readonly sign: Color;
  readonly crown: Color;
}

type Roof = (x: number, y: number, width: number, fill: Color, paint: SkylinePaint) => readonly Mark[];

const roofs: readonly Roof[] = [
  function flag(x, y, width, fill, { sign }) {
    const middle = x + width / 2;
    return [
      mark(
        "Roof",
        fill,
        polygon([
          [x, y + 0.5],
          [middle, y - 34],
          [x + width, y + 0.5],
        ]),
      ),
      mark("Pole", fill, rectangle(middle - 1.5, y - 60, 3, 30)),
      mark(
        "Flag",
        sign,
        polygon([
          [middle + 1.5, y - 60],
          [middle + 23, y - 54],
          [middle + 1.5, y - 46],
        ]),
      ),
    ];
  },
  function cross(x, y, width, fill, { sign }) {
    const middle = x + width / 2;
    return [
      mark("Roof", fill, rectangle(middle - 14, y - 20, 28, 20.5)),
      mark(
        "Cross",
        sign,
        rectangle(middle - 4, y - 50, 8, 28),
        rectangle(middle - 14, y - 40, 9.9, 8),
        rectangle(middle + 4.1, y - 40, 9.9, 8),
      ),
    ];
  },
  function dome(x, y, width, fill) {
    return [mark("Roof", fill, outline(`M${x} ${y + 0.5}A${width / 2} 26 0 0 1 ${x + width} ${y + 0.5}Z`))];
  },
  function sawtooth(x, y, width, fill) {
    const tooth = width / 3;
    const teeth = [0, 1, 2].map((index) =>
      polygon([
        [x + index * tooth, y + 0.5],
        [x + index * tooth, y - 18],
        [x + (index + 1) * tooth, y + 0.5],
      ]),
    );
    return [mark("Roof", fill, ...teeth)];
  },
  function chimney(x, y, _width, fill) {
    return [mark("Chimney", fill, rectangle(x + 8, y - 30, 18, 30.5), rectangle(x + 4, y - 36, 26, 6))];
  },
  function garden(x, y, width, _fill, { crown }) {
    const shape = `M${x + width * 0.12} ${y}C${x - 6} ${y - 20} ${x + 8} ${y - 46} ${x + width * 0.35} ${y - 38}C${x + width * 0.45} ${y - 60} ${x + width * 0.8} ${y - 48} ${x + width * 0.78} ${y - 32}C${x + width * 1.02} ${y - 30} ${x + width} ${y - 6} ${x + width * 0.86} ${y}Z`;
    return [mark("Roof garden", crown, outline(shape))];
  },
  function mast(x, y, width, fill) {
    const middle = x + width / 2;
    return [
      mark("Mast", fill, rectangle(middle - 2, y - 40, 4, 40)),
      mark("Aerial", fill, ellipse(middle, y - 42, 6)),
      mark("Waves", fill, ring(middle, y - 42, 17, 14, -45, 90), ring(middle, y - 42, 17, 14, 135, 90)),
    ];
  },
  function pediment(x, y, width, fill) {
    return [
      mark(
        "Roof",
        fill,
        polygon([
          [x - 5, y + 0.5],
          [x + width / 2, y - 26],
          [x + width + 5, y + 0.5],
        ]),
      ),
    ];
  },
  function flat(x, y, width, fill) {
    return [mark("Roof", fill, rectangle(x - 3, y - 6, width + 6, 6.5))];
  },
];

/** A strip of ground on which houses stand. */
export interface SkylineGround {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Of the highest house, without its roof. */
  readonly height: number;
  readonly count: number;
}

/**
 * Draws houses side by side, each under a roof of its own, some windows lit. Heights go up and down, so that nobody reads
 * them as figures.
 */
export function skyline(
  { left, right, bottom, height, count }: SkylineGround,
  seed: string,
  paint: SkylinePaint,
): Figure {
  const random = randomOf(`skyline ${seed}`);
  const gap = 12;
  const width = (right - left - (count - 1) * gap) / count;
  const chosen = shuffled(random, roofs);
  let before: Color | undefined;
  const houses = Array.from({ length: count }, (_, index): Figure => {
    const wall = pick(
      random,
      paint.walls.filter((color) => color !== before),
    );
    before = wall;
    const share = profile(index, count) * (0.82 + 0.18 * random());
    const x = left + index * (width + gap);
    const roof = chosen[index % chosen.length];
    const y = bottom - height * share;
    return [
      mark("House", wall, rectangle(x, y, width, bottom - y)),
      ...(roof?.(x, y, width, wall, paint) ?? []),
      ...windows(x, y, width, bottom, paint, random),
    ];
  });
  return [
    ...houses.flat(),
    mark("Ground", paint.ground, bar(left - 14, bottom + 2, right + 6, bottom + 2, 4)),
  ];
}

/** Low at the start, where the title is, and high towards the end, with dips between. */
function profile(index: number, count: number): number {
  const along = count === 1 ? 1 : index / (count - 1);
  return (0.24 + 0.76 * along ** 1.5) * (index % 2 === 0 ? 1 : index % 4 === 1 ? 0.66 : 0.84);
}

function windows(
  x: number,
  top: number,
  width: number,
  bottom: number,
  paint: SkylinePaint,
  random: Random,
): Figure {
  const across = Math.max(2, Math.floor((width - 12) / 16));
  const inset = (width - across * 16 + 6) / 2;
  const rows = Math.max(0, Math.floor((bottom - top - 30) / 24));
  const panes = Array.from({ length: rows * across }, (_, index) => ({
    pane: rectangle(x + inset + (index % across) * 16, top + 18 + Math.floor(index / across) * 24, 10, 13),
    isLit: random() > 0.64,
  }));
  const those = (isLit: boolean): readonly Outline[] =>
    panes.filter((one) => one.isLit === isLit).map(({ pane }) => pane);
  return [
    ...(those(false).length > 0 ? [mark("Windows", paint.dark, ...those(false))] : []),
    ...(those(true).length > 0 ? [mark("Lit windows", paint.lit, ...those(true))] : []),
  ];
}
