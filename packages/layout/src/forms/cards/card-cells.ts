import { inches } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import type { Cell } from "./card-setting.ts";

/** Returns equal cells in rows, from the start edge on; the last row may be shorter. */
export function gridCells(count: number, columns: number, { box, style }: Canvas): readonly Cell[] {
  const gap = Math.max(style.gap, leastGap);
  const rows = Math.ceil(count / columns);
  const width = Math.floor((box.width - (columns - 1) * gap) / columns);
  const height = Math.floor((box.height - (rows - 1) * gap) / rows);
  return Array.from({ length: count }, (_, index) => ({
    start: (index % columns) * (width + gap),
    top: Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

/** Panels of one colour that touched would be one. */
const leastGap = inches(0.06);

/** Cells of which the first is larger than the others. */
export interface BentoCells {
  readonly large: Cell;
  /** Equal to each other. */
  readonly small: readonly Cell[];
  /** Twice as wide as they are, below them. */
  readonly wide?: Cell;
}

/** Returns cells around a large one for three to five cards; undefined for other numbers of them. */
export function bentoCells(count: number, { box, style: { gap } }: Canvas): BentoCells | undefined {
  if (count < 3 || count > 5) return undefined;
  const largeWidth = Math.floor(box.width * (count === 3 ? 0.46 : 0.38));
  const large = { start: 0, top: 0, width: largeWidth, height: box.height };
  const start = largeWidth + gap;
  const restWidth = box.width - start;
  const height = Math.floor((box.height - gap) / 2);
  const half = Math.floor((restWidth - gap) / 2);
  const below = height + gap;
  if (count === 3) {
    return { large, small: [0, below].map((top) => ({ start, top, width: restWidth, height })) };
  }
  const pair = [start, start + half + gap].map((at) => ({ start: at, top: 0, width: half, height }));
  if (count === 4) return { large, small: pair, wide: { start, top: below, width: restWidth, height } };
  return { large, small: [...pair, ...pair.map((cell) => ({ ...cell, top: below }))] };
}

/** Returns how many cells stand side by side in the first row. */
export function columnsOf(cells: readonly Cell[]): number {
  return Math.max(1, cells.filter(({ top }) => top === cells[0]?.top).length);
}
