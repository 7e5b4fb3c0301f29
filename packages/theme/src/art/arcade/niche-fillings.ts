import type { Color } from "../../color.ts";
import { cutTo, type Figure, type Frame, type Mark, mark, placed } from "../drawing/figure.ts";
import { bar, ellipse, type Outline, outline, polygon, rectangle } from "../drawing/outline.ts";
import { pick, type Random } from "../drawing/seeded-random.ts";
import type { NichePaint } from "./niche-paint.ts";

/** Things that stand on shelves. */
export type Ware = "books" | "vases" | "jars" | "coins" | "flasks" | "pots";

const boardHeight = 5;
/** Shelves are about so far apart. */
const shelfPitch = 118;

/** Draws shelves full of things in a frame; the lowest stands on the frame's bottom. */
export function shelves(frame: Frame, ware: Ware, paint: NichePaint, random: Random): Figure {
  const room = frame.bottom - frame.top;
  const count = Math.max(1, Math.round(room / shelfPitch));
  const pitch = room / count;
  return Array.from({ length: count }, (_, index): Figure => {
    const isLowest = index === count - 1;
    const bottom = frame.top + (index + 1) * pitch - (isLowest ? 0 : boardHeight);
    const row = {
      left: frame.left,
      right: frame.right,
      top: bottom - pitch + Math.min(14, 0.12 * pitch),
      bottom,
    };
    const board = rectangle(frame.left - 6, bottom, frame.right - frame.left + 12, boardHeight);
    return [...rowOf(ware, row, paint, random), ...(isLowest ? [] : [mark("Shelf", paint.gold, board)])];
  }).flat();
}

function rowOf(ware: Ware, row: Frame, paint: NichePaint, random: Random): Figure {
  return ware === "books" ? books(row, paint, random) : wares(ware, row, paint, random);
}

/** Draws backs of books that fill a frame's width, 60 to 97 % of its height, neighbours in colours of their own. */
export function books(row: Frame, paint: NichePaint, random: Random): Figure {
  const room = row.bottom - row.top;
  const figure: Mark[] = [];
  let before: Color | undefined;
  for (let x = row.left; x < row.right - 6; ) {
    const wanted = 13 + Math.round(random() * 19);
    const width = row.right - x - wanted < 13 ? row.right - x : wanted;
    const height = room * (0.6 + 0.37 * random());
    const fill = pick(
      random,
      paint.spines.filter((color) => color !== before),
    );
    figure.push(...book({ x, bottom: row.bottom, width: width - 1.5, height }, fill, paint, random));
    before = fill;
    x += width;
  }
  return figure;
}

interface Spine {
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

function book(
  { x, bottom, width, height }: Spine,
  fill: Color,
  { spines, wall, goldPale }: NichePaint,
  random: Random,
): readonly Mark[] {
  const back = mark("Book", fill, rectangle(x, bottom - height, width, height));
  if (random() < 0.25) return [back];
  const isPale = fill === spines[2] || fill === spines[5];
  const band = (share: number, thick: number) => rectangle(x, bottom - height * share, width, thick);
  const hasLabel = width > 18 && random() > 0.4;
  const label = rectangle(x + 4, bottom - height * 0.72, width - 8, height * 0.14);
  return [
    back,
    mark(
      "Bands",
      isPale ? wall : goldPale,
      band(0.86, 2),
      band(0.8, 1),
      band(0.16, 2),
      ...(hasLabel ? [label] : []),
    ),
  ];
}

function wares(ware: Exclude<Ware, "books">, row: Frame, paint: NichePaint, random: Random): Figure {
  const room = row.right - row.left;
  const high = row.bottom - row.top;
  const pitch = ware === "coins" ? 40 : 50;
  const count = Math.max(1, Math.floor(room / pitch));
  let before: Color | undefined;
  return Array.from({ length: count }, (_, index): Figure => {
    const colors = ware === "coins" ? [paint.gold, paint.goldPale] : paint.spines;
    const fill = pick(
      random,
      colors.filter((color) => color !== before),
    );
    before = fill;
    const x = row.left + (room * (index + 0.5)) / count;
    const scale = (high / 100) * (0.72 + 0.24 * random());
    return placed(thing[ware](fill, paint, random), { x, y: row.bottom, scale });
  }).flat();
}

const thing: Readonly<
  Record<Exclude<Ware, "books">, (fill: Color, paint: NichePaint, random: Random) => Figure>
> = {
  vases: (fill, { goldPale, wall, spines }, random) => {
    const band = fill === spines[2] || fill === spines[5] ? wall : goldPale;
    const forms = [
      "M-9 -100H9Q6 -84 14 -70Q30 -52 22 -26L14 -6V0H-14V-6L-22 -26Q-30 -52 -14 -70Q-6 -84 -9 -100Z",
      "M-15 -82H15Q10 -70 20 -58Q27 -36 12 -10L10 0H-10L-12 -10Q-27 -36 -20 -58Q-10 -70 -15 -82Z",
      "M-5 -96H5V-60Q24 -50 24 -26Q24 -6 12 0H-12Q-24 -6 -24 -26Q-24 -50 -5 -60Z",
    ];
    return [
      mark("Vase", fill, outline(pick(random, forms))),
      mark("Band", band, rectangle(-20, -40, 40, 3), rectangle(-20.5, -34, 41, 1.6)),
    ];
  },
  jars: (fill, { goldPale, paper, wall, spines }) => [
    mark("Jar", fill, rectangle(-20, -78, 40, 78, 7)),
    mark(
      "Lid",
      fill === spines[5] ? wall : goldPale,
      rectangle(-15, -88, 30, 9, 2),
      rectangle(-5, -94, 10, 6, 2),
    ),
    mark("Label", paper, rectangle(-13, -54, 26, 24, 2)),
    mark("Writing", wall, bar(-8, -46, 8, -46, 2), bar(-8, -39, 4, -39, 2)),
  ],
  coins: (fill, { wall }, random) => {
    const count = 3 + Math.floor(random() * 8);
    return [
      ...Array.from({ length: count }, (_, index) =>
        mark("Coin", fill, rectangle(-17 + ((index * 7) % 3) - 1, -9 * (index + 1), 34, 8, 3)),
      ),
      mark(
        "Rims",
        wall,
        ...Array.from({ length: count }, (_, index) =>
          rectangle(-10 + ((index * 7) % 3), -9 * (index + 1) + 3, 20, 1.4),
        ),
      ),
    ];
  },
  flasks: (fill, { goldPale, paper }, random) =>
    random() < 0.5
      ? [
          mark(
            "Flask",
            { ...paper, alpha: 0.3 },
            outline("M-7 -92H7V-58L24 -10Q26 0 18 0H-18Q-26 0 -24 -10L-7 -58Z"),
          ),
          mark("Liquid", fill, outline("M-16.4 -32H16.4L24 -10Q26 0 18 0H-18Q-26 0 -24 -10Z")),
          mark("Rim", goldPale, rectangle(-10, -96, 20, 5, 2)),
        ]
      : [
          mark("Flask", { ...paper, alpha: 0.3 }, outline("M-6 -88H6V-52A26 26 0 1 1 -6 -52Z")),
          mark(
            "Liquid",
            fill,
            outline("M-25.4 -22A26 26 0 0 0 25.4 -22A26 26 0 0 0 24 -36H-24A26 26 0 0 0 -25.4 -22Z"),
          ),
          mark("Rim", goldPale, rectangle(-9, -92, 18, 5, 2)),
        ],
  pots: (fill, { spines, goldPale }, random) => {
    const green = spines[3];
    const clay = fill === green ? spines[4] : fill;
    const leaf = outline("M0 0C-16 -14 -14 -38 0 -50C14 -38 16 -14 0 0Z");
    const blades = pick(random, [
      [-42, -14, 14, 42],
      [-55, 0, 55],
      [-30, 0, 30],
    ]);
    const light: Color = { ...green, luminanceModulation: 0.8, luminanceOffset: 0.16 };
    return [
      ...blades.flatMap((turn, index) =>
        placed([mark("Leaf", index % 2 === 0 ? green : light, leaf)], { x: 0, y: -38, turn }),
      ),
      mark(
        "Pot",
        clay,
        polygon([
          [-18, -36],
          [18, -36],
          [13, 0],
          [-13, 0],
        ]),
      ),
      mark("Rim", clay === spines[2] ? goldPale : clay, rectangle(-21, -44, 42, 9, 2)),
    ];
  },
};

/** Draws two columns under an entablature in a frame. */
export function columnOrder(
  { left, right, top, bottom }: Frame,
  { gold, goldPale, spines }: NichePaint,
): Figure {
  const width = right - left;
  const isLow = bottom - top < 1.5 * width;
  const shaft = width * (isLow ? 0.15 : 0.2);
  const [stone, shadow] = [spines[2], spines[4]];
  const places = [left + width * 0.22, left + width * 0.78];
  const beamTop = top + width * 0.28;
  const shaftTop = beamTop + (isLow ? 34 : 40);
  const flutes = (x: number): readonly Outline[] =>
    [-0.3, -0.1, 0.1, 0.3].map((share) =>
      rectangle(x + shaft * share - 1, shaftTop + 16, 2, bottom - shaftTop - 36),
    );
  return [
    mark(
      "Gable",
      stone,
      polygon([
        [left + 2, beamTop],
        [left + width / 2, top],
        [right - 2, beamTop],
      ]),
    ),
    mark(
      "Field",
      shadow,
      polygon([
        [left + 26, beamTop - 7],
        [left + width / 2, top + 13],
        [right - 26, beamTop - 7],
      ]),
    ),
    mark("Beam", stone, rectangle(left + 2, beamTop + 3, width - 4, 14)),
    mark("Frieze", gold, rectangle(left + 2, beamTop + 20, width - 4, 3)),
    mark(
      "Shafts",
      stone,
      ...places.map((x) =>
        polygon([
          [x - shaft * 0.44, shaftTop],
          [x + shaft * 0.44, shaftTop],
          [x + shaft * 0.5, bottom - 12],
          [x - shaft * 0.5, bottom - 12],
        ]),
      ),
    ),
    mark("Flutes", shadow, ...places.flatMap(flutes)),
    mark(
      "Heads",
      goldPale,
      ...places.map((x) => rectangle(x - shaft * 0.7, shaftTop - 13, shaft * 1.4, 15, 6)),
    ),
    mark(
      "Feet",
      goldPale,
      ...places.map((x) => rectangle(x - shaft * 0.68, bottom - 14, shaft * 1.36, 14, 3)),
    ),
  ];
}

/** Draws staves with notes in a frame. */
export function staves(frame: Frame, { gold, goldPale, paper, spines }: NichePaint, random: Random): Figure {
  const room = frame.bottom - frame.top;
  const count = Math.max(1, Math.round(room / 104));
  const pitch = room / count;
  return Array.from({ length: count }, (_, index): Figure => {
    const top = frame.top + index * pitch + (pitch - 48) / 2;
    const lines = [0, 1, 2, 3, 4].map((line) =>
      rectangle(frame.left, top + line * 12, frame.right - frame.left, 1.3),
    );
    const notes = Array.from(
      { length: Math.max(2, Math.floor((frame.right - frame.left - 20) / 34)) },
      (_, note): Figure => {
        const x = frame.left + 22 + note * 34;
        const y = top + 6 * (1 + Math.floor(random() * 7));
        return noteAt(x, y, y < top + 24, pick(random, [paper, goldPale, spines[2]]));
      },
    );
    return [mark("Stave", gold, ...lines), ...notes.flat()];
  }).flat();
}

function noteAt(x: number, y: number, isDown: boolean, fill: Color): Figure {
  const stem = isDown ? rectangle(x - 7.4, y, 1.8, 36) : rectangle(x + 5.6, y - 36, 1.8, 36);
  return [
    ...placed([mark("Note", fill, ellipse(0, 0, 7.6, 5.6))], { x, y, turn: -18 }),
    mark("Stem", fill, stem),
  ];
}

/** Draws a window of coloured lozenges under an arch, as of leaded glass. */
export function coloredGlass(box: Frame, { gold, spines }: NichePaint, random: Random): Figure {
  const width = box.right - box.left;
  const radius = width / 2;
  const across = Math.max(3, Math.round(width / 44));
  const [w, h] = [width / across, (width / across) * 1.5];
  const rows = Math.ceil((box.bottom - box.top) / h) * 2 + 2;
  const inset = { left: box.left + 6, right: box.right - 6, top: box.top + 6, bottom: box.bottom - 2 };
  const panes = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across + 1 }, (_, column): Figure => {
      const x = box.left + (column + (row % 2) / 2) * w;
      const y = box.bottom - row * (h / 2);
      const isUnderArch =
        y > box.top + radius || Math.hypot(x - box.left - radius, y - box.top - radius) < radius - w * 0.62;
      if (!isUnderArch || random() < 0.12) return [];
      const [rx, ry] = [w / 2 - 1.6, h / 2 - 2.4];
      const pane = polygon([
        [x, y - ry],
        [x + rx, y],
        [x, y + ry],
        [x - rx, y],
      ]);
      return cutTo([mark("Pane", pick(random, spines), pane)], inset);
    }).flat(),
  ).flat();
  return [...byColor(panes), mark("Sill", gold, rectangle(box.left, box.bottom - 2, width, 2))];
}

/** Makes one mark of all that share a colour: panes do not overlap. */
function byColor(figure: Figure): Figure {
  const byFill = Map.groupBy(figure, ({ fill }) => fill);
  return [...byFill].map(([fill, same]) => ({
    name: "Panes",
    ...(fill && { fill }),
    outline: same.flatMap(({ outline: pane }) => pane),
  }));
}
