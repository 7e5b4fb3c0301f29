import { type Box, emu } from "@lectern/deck";
import type { Raster } from "./raster.ts";

/** Cells are taken together by so many rows and columns: finer steps of a slant are of no use to text. */
const coarse = 4;

interface Run {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns boxes that cover cells, few and as large as can be: runs of rows, joined where they lie above each other. */
export function boxesOfCells({ size, columns, rows }: Raster, cells: readonly number[]): readonly Box[] {
  const across = Math.ceil(columns / coarse);
  const covered = new Set(
    cells.map((cell) => {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      return Math.floor(row / coarse) * across + Math.floor(column / coarse);
    }),
  );
  const done: Run[] = [];
  let open: Run[] = [];
  for (let row = 0; row < Math.ceil(rows / coarse); row += 1) {
    const runs = runsOf(covered, row, across);
    done.push(...open.filter((run) => !runs.some((next) => isBelow(run, next))));
    open = runs.map((run) => {
      const above = open.find((before) => isBelow(before, run));
      return above ? { ...run, top: above.top } : run;
    });
  }
  const [width, height] = [(size.width / columns) * coarse, (size.height / rows) * coarse];
  return [...done, ...open].map(({ from, to, top, bottom }) => ({
    x: emu(from * width),
    y: emu(top * height),
    width: emu((to - from) * width),
    height: emu((bottom - top) * height),
  }));
}

function isBelow(above: Run, below: Run): boolean {
  return above.bottom === below.top && above.from === below.from && above.to === below.to;
}

function runsOf(covered: ReadonlySet<number>, row: number, across: number): Run[] {
  const runs: Run[] = [];
  let from: number | undefined;
  for (let column = 0; column <= across; column += 1) {
    const isCovered = column < across && covered.has(row * across + column);
    if (isCovered) from ??= column;
    if (isCovered || from === undefined) continue;
    runs.push({ from, to: column, top: row, bottom: row + 1 });
    from = undefined;
  }
  return runs;
}
