import { type Box, contrastRatio, emu, type HexColor } from "@lectern/deck";
import { cellsIn, type Raster } from "./raster.ts";

/** The colours behind a piece of text and how often each was found. */
export type Grounds = readonly Ground[];

interface Ground {
  readonly color: HexColor;
  readonly count: number;
}

/** What the colours behind a piece of text mean for it. */
export interface Reading {
  /** The colour of text that reads best, the template's own wherever that reads. */
  readonly text: HexColor;
  /** The colour behind it that it is hardest to read on, but for a few spots. */
  readonly on: HexColor;
  /** Of the one on the other. */
  readonly contrast: number;
}

/** Of what is behind the text, the share that may be harder to read on: the edge of a drawing, a speck. */
const overlooked = 0.1;
const unknownShare = 0.2;
const readable = 4.5;
/** A colour of the template's own is kept unless another reads better by this. */
const muchBetter = 1.3;
const mostSamples = 160;

/** Returns the colours behind boxes, or undefined where too much of what lies there is unknown. */
export function groundsBehind(raster: Raster, boxes: readonly Box[]): Grounds | undefined {
  const cells = boxes.flatMap((box) => cellsIn(raster, box, mostSamples));
  const known = cells.filter((cell) => raster.unknown[cell] !== 1);
  if (known.length < (1 - unknownShare) * cells.length) return undefined;
  const counts = new Map<number, number>();
  for (const cell of known) {
    const value = valueOfCell(raster, cell);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ color: toHex(value), count }));
}

/** Returns the colour of a cell as one number: red, green and blue, eight bits each. */
export function valueOfCell({ colors }: Raster, cell: number): number {
  const channel = (index: number) => Math.round(colors[cell * 3 + index] ?? 0);
  return (channel(0) << 16) | (channel(1) << 8) | channel(2);
}

/** Returns such a number as a colour. */
export function toHex(value: number): HexColor {
  return value.toString(16).padStart(6, "0").toUpperCase();
}

/** Returns how text reads on grounds: in its own colour where that reads, else in the best of others; undefined on none. */
export function readingOn(grounds: Grounds, own: HexColor, others: readonly HexColor[]): Reading | undefined {
  const mine = readingIn(grounds, own);
  if (!mine || mine.contrast >= readable) return mine;
  const [best = mine] = others
    .flatMap((text) => readingIn(grounds, text) ?? [])
    .sort((one, other) => other.contrast - one.contrast);
  return best.contrast > muchBetter * mine.contrast ? best : mine;
}

/** Of what is behind the text, the share of one colour with which that is the page, and the rest is drawn on it. */
const mainShare = 0.75;

/** Returns the one colour that most of the grounds are, where there is one. */
export function mainGround(grounds: Grounds): HexColor | undefined {
  const all = total(grounds);
  return grounds.find(({ count }) => count >= mainShare * all)?.color;
}

/** Between colours that hardly anybody tells apart. */
const sameColor = 1.05;

/** Says whether all of a box, but for what is known to be drawn there, has the one colour that most of another has. */
export function isPlainLike(raster: Raster, box: Box, other: Box, known: readonly Box[]): boolean {
  const page = mainGround(groundsBehind(raster, [other]) ?? []);
  if (page === undefined) return false;
  const drawn = new Set(known.flatMap((one) => cellsIn(raster, one)));
  const isPage = (cell: number) =>
    raster.unknown[cell] !== 1 && contrastRatio(toHex(valueOfCell(raster, cell)), page) <= sameColor;
  return cellsIn(raster, box).every((cell) => drawn.has(cell) || isPage(cell));
}

/** Says whether neither black nor white text reads on all of several grounds. */
export function areTooVarious(grounds: Grounds): boolean {
  if (grounds.length === 1) return false;
  const reading = readingOn(grounds, "000000", ["FFFFFF"]);
  return reading !== undefined && reading.contrast < readable;
}

/** From the dark end of a gradient to its light one. */
const leastSpan = 1.7;
/** Of its colours: two or three are a page and what is drawn on it. */
const leastSteps = 4;
/** To white: a lighter page is a pale one, on which all reads. */
const leastOfMiddle = 2.2;

/**
 * Says whether grounds run from a middle tone to a light one: black is read on all of them, but neither greys nor accents
 * nor panels are told from the page at both ends.
 */
export function areMiddleToLight(grounds: Grounds): boolean {
  const samples = sampleGrounds(grounds);
  const [darkest, lightest] = [samples[0], samples.at(-1)];
  if (darkest === undefined || lightest === undefined || samples.length < leastSteps) return false;
  const isMiddle =
    contrastRatio(darkest, "FFFFFF") >= leastOfMiddle && contrastRatio(darkest, "000000") >= readable;
  return isMiddle && contrastRatio(lightest, darkest) >= leastSpan;
}

/** In steps of 255: between cells side by side, what a gradient never has. */
const edgeStep = 48;

/** Returns the share of the cells in a box that differ sharply from the one beside or below them. */
export function edgeShare(raster: Raster, box: Box): number {
  const cells = cellsIn(raster, box);
  const edges = cells.filter((cell) => isEdge(raster, cell));
  return cells.length === 0 ? 0 : edges.length / cells.length;
}

/** Says whether a page has no edge but those of what is known to be drawn on it. */
export function isWithoutEdges(raster: Raster, known: readonly Box[]): boolean {
  const { columns, unknown } = raster;
  const drawn = new Set(known.flatMap((box) => cellsIn(raster, box)));
  return unknown.every((one, cell) => {
    const isBesideDrawn = [cell, cell + 1, cell + columns].some((near) => drawn.has(near));
    return one === 0 && (isBesideDrawn || !isEdge(raster, cell));
  });
}

function isEdge({ colors, columns }: Raster, cell: number): boolean {
  const isApart = (other: number): boolean => {
    for (let channel = 0; channel < 3; channel += 1) {
      const change =
        (colors[cell * 3 + channel] ?? 0) - (colors[other * 3 + channel] ?? colors[cell * 3 + channel] ?? 0);
      if (Math.abs(change) > edgeStep) return true;
    }
    return false;
  };
  const below = cell + columns < colors.length / 3 && isApart(cell + columns);
  return below || ((cell + 1) % columns !== 0 && isApart(cell + 1));
}

/** Of a column of cells: with so many edges, something is drawn there. */
const drawnShare = 0.2;
/** Of a box: less of it is no place for its text. */
const leastCalm = 0.45;

/**
 * Returns the part of a box up to what is drawn behind its far side, where that is most of it; undefined where all of it is
 * calm, or too little.
 */
export function calmPartOf(raster: Raster, box: Box): Box | undefined {
  const byColumn = [...Map.groupBy(cellsIn(raster, box), (cell) => cell % raster.columns)];
  const drawn = byColumn
    .filter(([, cells]) => cells.filter((cell) => isEdge(raster, cell)).length >= drawnShare * cells.length)
    .map(([column]) => column);
  if (drawn.length === 0) return undefined;
  const left = (Math.min(...drawn) * raster.size.width) / raster.columns;
  const width = left - box.x;
  return width >= leastCalm * box.width ? { ...box, width: emu(width) } : undefined;
}

function readingIn(grounds: Grounds, text: HexColor): Reading | undefined {
  const ranked = rankedBy(grounds, text);
  let left = overlooked * total(grounds);
  const found = ranked.find(({ count }) => {
    left -= count;
    return left < 0;
  });
  return found && { text, on: found.color, contrast: found.contrast };
}

function rankedBy(grounds: Grounds, text: HexColor): (Ground & { readonly contrast: number })[] {
  return grounds
    .map((ground) => ({ ...ground, contrast: contrastRatio(ground.color, text) }))
    .sort((one, other) => one.contrast - other.contrast);
}

function total(grounds: Grounds): number {
  return grounds.reduce((sum, { count }) => sum + count, 0);
}

const quantiles = [overlooked, 0.3, 0.5, 0.7, 1 - overlooked];

/** Returns a few colours that stand for all grounds, from the darkest to the lightest, each once. */
export function sampleGrounds(grounds: Grounds): readonly HexColor[] {
  if (grounds.length <= 1) return grounds.map(({ color }) => color);
  const ranked = rankedBy(grounds, "000000");
  const all = total(grounds);
  const picked = quantiles.flatMap((share) => {
    let left = share * all;
    const found = ranked.find(({ count }) => {
      left -= count;
      return left < 0;
    });
    return found ? [found.color] : [];
  });
  return [...new Set(picked)];
}
