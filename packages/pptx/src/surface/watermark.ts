import { type Box, contrastRatio, type HexColor } from "@lectern/deck";
import { boxesOfCells } from "./boxes-of-cells.ts";
import { cellsIn, type Raster } from "./raster.ts";

/** Told from the page, and so pale that text reads on it as well as beside it. */
const pale = { least: 1.04, most: 1.6 };
/** Of a page's cells: so many of one colour are the page. */
const plainShare = 0.4;
/** Of the page's cells: less is a speck. */
const leastShare = 0.01;
const mostBoxes = 60;

/**
 * Returns where a page shows pale drawings, of its background or drawn on it, that text may stand on, without what is known
 * as artwork; none where the page has no colour of its own, as a gradient.
 */
export function watermarkOf(raster: Raster, artwork: readonly Box[]): readonly Box[] {
  const colors = Array.from(raster.unknown, (unknown, cell) =>
    unknown === 1 ? undefined : colorOf(raster, cell),
  );
  const page = commonest(colors);
  if (page === undefined) return [];
  const drawn = new Set(artwork.flatMap((box) => cellsIn(raster, box)));
  const cells = colors.flatMap((color, cell) => {
    const ratio = color === undefined || drawn.has(cell) ? 1 : contrastRatio(color, page);
    return ratio >= pale.least && ratio <= pale.most ? [cell] : [];
  });
  return cells.length < leastShare * colors.length ? [] : boxesOfCells(raster, cells).slice(0, mostBoxes);
}

function commonest(colors: readonly (HexColor | undefined)[]): HexColor | undefined {
  const counts = [...Map.groupBy(colors, (color) => color)].flatMap(([color, alike]) =>
    color !== undefined && alike.length >= plainShare * colors.length ? [{ color, count: alike.length }] : [],
  );
  return counts.toSorted((one, other) => other.count - one.count)[0]?.color;
}

function colorOf({ colors }: Raster, cell: number): HexColor {
  const channels = [0, 1, 2].map((channel) => Math.round(colors[cell * 3 + channel] ?? 0));
  return channels
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
