import { type Box, emu } from "@lectern/deck";
import type { Raster } from "./raster.ts";

/** In steps of 255, from one row to the next: as much as is seen of a drawing. */
const leastChange = 28;
const acrossShare = 0.9;
/** Of the page's height: bands that reach further are halves of a page. */
const lowestTop = 0.35;
const highestBottom = 0.75;

/**
 * Returns the bands along the upper and the lower edge of a page that are part of its background: what lies beyond a straight
 * edge that runs across it.
 */
export function bandsOf(raster: Raster): readonly Box[] {
  const { rows, size } = raster;
  const edges = Array.from({ length: rows - 1 }, (_, index) => index + 1).filter((row) =>
    isEdge(raster, row),
  );
  const top = edges.findLast((row) => row <= lowestTop * rows);
  const bottom = edges.find((row) => row >= highestBottom * rows);
  const band = (from: number, to: number): Box => ({
    x: emu(0),
    y: emu((from / rows) * size.height),
    width: size.width,
    height: emu(((to - from) / rows) * size.height),
  });
  return [
    ...(top === undefined ? [] : [band(0, top)]),
    ...(bottom === undefined ? [] : [band(bottom, rows)]),
  ];
}

/** Says whether nearly all the cells of a row differ from those above them. */
function isEdge({ columns, colors, unknown }: Raster, row: number): boolean {
  let changed = 0;
  for (let column = 0; column < columns; column += 1) {
    const [cell, above] = [row * columns + column, (row - 1) * columns + column];
    if (unknown[cell] || unknown[above]) continue;
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((colors[cell * 3 + channel] ?? 0) - (colors[above * 3 + channel] ?? 0)) >= leastChange,
    );
    if (differs) changed += 1;
  }
  return changed >= acrossShare * columns;
}
