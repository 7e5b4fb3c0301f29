import { type Box, contrastRatio } from "@lectern/deck";
import { boxesOfCells } from "./boxes-of-cells.ts";
import { toHex, valueOfCell } from "./measure-ground.ts";
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
  const { unknown } = raster;
  const counts = new Map<number, number>();
  for (let cell = 0; cell < unknown.length; cell += 1) {
    if (unknown[cell] === 1) continue;
    const value = valueOfCell(raster, cell);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const page = [...counts].find(([, count]) => count >= plainShare * unknown.length)?.[0];
  const tinted = page === undefined ? [] : [...counts.keys()].filter((value) => isPaleOn(value, page));
  if (tinted.length === 0) return [];
  const values = new Set(tinted);
  const drawn = new Set(artwork.flatMap((box) => cellsIn(raster, box)));
  const cells = Array.from(unknown.keys()).filter(
    (cell) => unknown[cell] !== 1 && values.has(valueOfCell(raster, cell)) && !drawn.has(cell),
  );
  return cells.length < leastShare * unknown.length ? [] : boxesOfCells(raster, cells).slice(0, mostBoxes);
}

function isPaleOn(value: number, page: number): boolean {
  if (value === page) return false;
  const ratio = contrastRatio(toHex(value), toHex(page));
  return ratio >= pale.least && ratio <= pale.most;
}
