import type { FlowNode } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { fillGaps, placeOnGrids } from "./flow-grid.ts";

describe("fillGaps", () => {
  const nodes: readonly FlowNode[] = ["a", "b", "c", "d"].map((id) => ({ id, form: "step", text: id }));

  it("moves the only node of the last row to each free cell, and drops the row that is left empty", () => {
    const grid = {
      cells: [
        { column: 0, row: 0 },
        { column: 1, row: 0 },
        { column: 0, row: 1 },
        { column: 1, row: 2 },
      ],
      columns: 2,
      rows: 3,
    };
    const filled = fillGaps(nodes, grid).map(({ cells, rows }) => ({ last: cells[3], rows }));
    expect(filled).toEqual([
      { last: { column: 1, row: 1 }, rows: 2 },
      { last: { column: 0, row: 2 }, rows: 3 },
    ]);
  });

  it("leaves rows of several nodes and single rows alone", () => {
    const row = nodes.map((_, column) => ({ column, row: 0 }));
    const two = nodes.map((_, index) => ({ column: index % 2, row: Math.floor(index / 2) }));
    expect(fillGaps(nodes, { cells: row, columns: 4, rows: 1 })).toEqual([]);
    expect(fillGaps(nodes, { cells: two, columns: 2, rows: 2 })).toEqual([]);
  });
});

describe("placeOnGrids", () => {
  it("returns each grid once", () => {
    const nodes: readonly FlowNode[] = [
      { id: "a", form: "question", text: "A?", edges: [{ to: "b" }, { to: "c" }] },
      { id: "b", form: "end", text: "B" },
      { id: "c", form: "end", text: "C" },
    ];
    const grids = placeOnGrids(nodes, { columns: 5, rows: 5 }).map(({ cells }) => JSON.stringify(cells));
    expect(new Set(grids).size).toBe(grids.length);
  });
});
