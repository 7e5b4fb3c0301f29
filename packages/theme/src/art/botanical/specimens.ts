import type { Color } from "../../color.ts";
import { cutTo, type Figure, type Mark, mark, placed } from "../drawing/figure.ts";
import { bar, ellipse, type Outline, outline, rectangle, ribbon } from "../drawing/outline.ts";
import { pick, type Random, randomOf, shuffled } from "../drawing/seeded-random.ts";

/** What pressed plants are painted with. */
export interface SpecimenPaint {
  readonly stem: Color;
  /** Leaves of the one side and of the other. */
  readonly leaves: readonly (readonly [start: Color, end: Color])[];
  readonly blossoms: readonly Color[];
  readonly tape: Color;
}

/** A plant 100 high on a stem that begins at the origin. */
type Specimen = (
  bend: number,
  leaves: readonly [Color, Color],
  paint: SpecimenPaint,
  random: Random,
) => Figure;

const blade = outline("M0 0C22 -26 70 -26 100 0C70 26 22 26 0 0Z");
const roundBlade = outline("M0 0C6 -40 52 -62 84 -40C108 -20 108 20 84 40C52 62 6 40 0 0Z");

/** Where a stem that bends is, and which way it grows there, at a share of its height. */
function along(
  bend: number,
  share: number,
): { readonly x: number; readonly y: number; readonly turn: number } {
  const x = bend * share ** 2;
  return { x, y: -100 * share, turn: (Math.atan2(-100, 2 * bend * share) * 180) / Math.PI };
}

function stemOf(bend: number, fill: Color, width = 1.5): Mark {
  return mark("Stem", fill, ribbon(`M0 0Q0 -50 ${bend} -100`, width));
}

function leafOn(shape: Outline, bend: number, share: number, spread: number, length: number): Outline {
  const { x, y, turn } = along(bend, share);
  const [moved] = placed([{ name: "Leaf", outline: shape }], {
    x,
    y,
    scale: length / 100,
    turn: turn + spread,
  });
  return moved?.outline ?? [];
}

/** Leaves in pairs along a stem: one mark for each side. */
function pairs(
  shape: Outline,
  bend: number,
  [start, end]: readonly [Color, Color],
  places: readonly { readonly share: number; readonly spread: number; readonly length: number }[],
): readonly Mark[] {
  const side = (sign: 1 | -1) =>
    places.map(({ share, spread, length }) => leafOn(shape, bend, share, sign * spread, length));
  return [mark("Leaves", start, ...side(-1)), mark("Leaves", end, ...side(1))];
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const specimens: readonly Specimen[] = [
  function fern(bend, leaves, { stem }) {
    const places = range(15).map((index) => {
      const share = 0.14 + (index / 14) * 0.82;
      return {
        share,
        spread: 62 - 18 * share,
        length: 25 * Math.sin(Math.PI * Math.min(1, 0.22 + (1 - share) * 0.9)) + 4,
      };
    });
    return [stemOf(bend, stem), ...pairs(blade, bend, leaves, places)];
  },
  function olive(bend, leaves, { stem, blossoms }) {
    const places = range(8).map((index) => ({
      share: 0.2 + index * 0.1,
      spread: 38,
      length: 23 - index * 0.9,
    }));
    const berries = [0.34, 0.58, 0.76].map((share, index) => {
      const { x, y } = along(bend, share);
      return ellipse(x + (index % 2 === 0 ? 7 : -7), y + 3, 2.6, 3.4);
    });
    return [
      stemOf(bend, stem),
      ...pairs(blade, bend, leaves, places),
      mark("Top leaf", leaves[0], leafOn(blade, bend, 0.98, 0, 18)),
      mark("Berries", blossoms[0] ?? stem, ...berries),
    ];
  },
  function eucalyptus(bend, leaves, { stem }) {
    const places = range(7).map((index) => ({
      share: 0.2 + index * 0.115,
      spread: 68,
      length: 17 - index * 1.4,
    }));
    return [
      stemOf(bend, stem),
      ...pairs(roundBlade, bend, leaves, places),
      mark("Top leaf", leaves[1], leafOn(roundBlade, bend, 0.98, 0, 8)),
    ];
  },
  function poppy(bend, leaves, { stem, blossoms }, random) {
    const { x, y } = along(bend, 1);
    const color = pick(random, blossoms);
    const petal = (dx: number, width: number) =>
      outline(
        `M${x} ${y + 4}C${x - width} ${y + 2} ${x + dx - width} ${y - 18} ${x + dx} ${y - 19}C${x + dx + width} ${y - 18} ${x + width} ${y + 2} ${x} ${y + 4}Z`,
      );
    const places = [0.16, 0.3, 0.44].map((share, index) => ({ share, spread: 42, length: 26 - index * 6 }));
    return [
      stemOf(bend, stem, 1.3),
      ...pairs(blade, bend, leaves, places),
      mark("Petal", color, petal(-8, 13)),
      mark("Petal", color, petal(8, 13)),
      mark("Petal", { ...color, luminanceModulation: 0.82 }, petal(0, 11)),
      mark("Heart", leaves[0], ellipse(x, y - 1, 3.4)),
    ];
  },
  function lavender(bend, leaves, { stem, blossoms }, random) {
    const color = pick(random, blossoms);
    const buds = (side: 1 | -1) =>
      range(9).map((index) => {
        const { x, y } = along(bend, 0.6 + index * 0.046);
        const size = 3.4 - index * 0.22;
        return ellipse(x + side * size * 0.9, y, size * 1.05, size * 0.62);
      });
    const places = [0.1, 0.2, 0.3, 0.4].map((share) => ({ share, spread: 24, length: 20 - share * 18 }));
    return [
      stemOf(bend, stem, 1.1),
      ...pairs(blade, bend, leaves, places),
      mark("Buds", color, ...buds(-1)),
      mark("Buds", { ...color, luminanceModulation: 0.84 }, ...buds(1)),
    ];
  },
  function grasses(bend, leaves, { stem, blossoms }) {
    const seeds = (side: 1 | -1) =>
      range(10).map((index) => {
        const share = 0.66 + index * 0.036;
        return leafOn(blade, bend, share, side * 28, 7.5 - index * 0.35);
      });
    const blades = [-26, 22, -12].map((lean, index) =>
      mark(
        "Blade",
        leaves[index % 2] ?? stem,
        ribbon(`M0 0Q${lean * 0.1} -36 ${lean} ${-62 + index * 8}`, 2),
      ),
    );
    return [
      ...blades,
      stemOf(bend, stem, 1),
      mark("Seeds", blossoms[1] ?? stem, ...seeds(-1)),
      mark("Seeds", blossoms[1] ?? stem, ...seeds(1)),
    ];
  },
];

/** Draws plants of several kinds beside each other, as pressed on a sheet; each 100 high times its scale. */
export function specimensAt(
  places: readonly { readonly x: number; readonly y: number; readonly scale: number }[],
  seed: string,
  paint: SpecimenPaint,
): Figure {
  const random = randomOf(`specimens ${seed}`);
  const kinds = shuffled(random, specimens);
  const plants = places.flatMap(({ x, y, scale }, index) => {
    const kind = kinds[index % kinds.length];
    const bend = (random() - 0.5) * 26;
    const leaves = paint.leaves[index % paint.leaves.length];
    if (kind === undefined || leaves === undefined) return [];
    return [...placed(kind(bend, leaves, paint, random), { x, y, scale }), ...tape(x, y, scale, paint)];
  });
  return cutTo(plants);
}

/** A strip of paper that holds a stem, low down. */
function tape(x: number, y: number, scale: number, { tape: fill }: SpecimenPaint): Figure {
  const strip = placed([mark("Tape", fill, rectangle(-17, -5, 34, 10))], { x, y: y - scale * 6, turn: -14 });
  return strip;
}

/** Draws a long thin stem with small leaves, from a foot upwards, for a page's margin. */
export function marginStem(x: number, bottom: number, top: number, paint: SpecimenPaint): Figure {
  const count = Math.floor((bottom - top) / 34);
  const leaves = paint.leaves[0] ?? [paint.stem, paint.stem];
  const leaf = (index: number) => {
    const y = bottom - 20 - index * 34;
    const turn = index % 2 === 0 ? -38 : -142;
    const [moved] = placed([{ name: "Leaf", outline: blade }], { x, y, scale: 0.24, turn });
    return moved?.outline ?? [];
  };
  const side = (rest: 0 | 1) =>
    range(count)
      .filter((index) => index % 2 === rest)
      .map(leaf);
  return [
    mark("Stem", paint.stem, bar(x, bottom, x, top, 1.4)),
    mark("Leaves", leaves[0], ...side(0)),
    mark("Leaves", leaves[1], ...side(1)),
  ];
}

/** Draws the frame of a label: a thin line around it and a thinner one inside. */
export function labelFrame(left: number, top: number, right: number, bottom: number, fill: Color): Figure {
  const [width, height] = [right - left, bottom - top];
  const level = (y: number, inside: number) =>
    mark("Label", fill, rectangle(left, y, width, 1.6), rectangle(left + 6, y + inside, width - 12, 0.8));
  const upright = (x: number, inside: number) =>
    mark("Label", fill, rectangle(x, top, 1.6, height), rectangle(x + inside, top + 6, 0.8, height - 12));
  return [level(top, 6), level(bottom, -6), upright(left, 6), upright(right, -6)];
}
