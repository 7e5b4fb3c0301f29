import type { RichText, StatusState, TableColumn, TableRow, TableSlide } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  lengthOf,
  type OutlinePlace,
  readList,
  readOneOf,
  readOptional,
} from "../outline/outline-place.ts";
import { readState } from "./read-figures.ts";
import { readInnerHead, readSource, readTakeaway } from "./read-slide-head.ts";
import { countCodePoints, readCell, readLine, readLineOrNone } from "./read-text.ts";

/** Reads rows and columns: every row with a cell for each column, one total at most, and that last. */
export function readTableSlide(slide: OutlinePlace): TableSlide {
  const rows = slide.at("rows");
  assertTotalIsLast(rows);
  return {
    kind: "table",
    ...readInnerHead(slide),
    columns: readColumns(slide.at("columns")),
    rows: readList(rows, { of: "rows", most: outlineLimits.tableRows }, (row) =>
      readRow(row, lengthOf(slide.at("columns"))),
    ),
    ...readTakeaway(slide),
    ...readOptional(slide, "footnote", readLine),
    ...readSource(slide),
  };
}

function readColumns(columns: OutlinePlace): readonly TableColumn[] {
  const read = readList(columns, { of: "columns", most: outlineLimits.tableColumns }, readColumn);
  const headings = read.map(({ heading }) => heading).join("");
  if (read.length > 0 && headings.trim() === "") {
    columns.report("expected a heading over one column at least, got none");
  }
  reportRowLength(columns, headings);
  return read;
}

function readColumn(column: OutlinePlace): TableColumn {
  assertObject(column);
  return {
    heading: readLineOrNone(column.at("heading"), outlineLimits.columnHeading),
    ...readOptional(column, "alignment", (alignment) => readOneOf(alignment, ["start", "end"])),
  };
}

function readRow(row: OutlinePlace, columns: number): TableRow {
  assertObject(row);
  return {
    cells: readCells(row.at("cells"), columns),
    ...readOptional(row, "role", (role) => readOneOf(role, ["total", "highlight"])),
    ...readOptional(row, "states", (states) => readStates(states, row.at("cells"))),
  };
}

function readCells(cells: OutlinePlace, columns: number): readonly RichText[] {
  const count = lengthOf(cells);
  if (Array.isArray(cells.value) && count !== columns) {
    cells.report(`expected ${columns} cells, one for each column, got ${count}`);
  }
  const length = { of: "cells", least: 0, most: Number.POSITIVE_INFINITY };
  const read = readList(cells, length, readCell);
  const text = read.flatMap((runs) => runs.map((run) => run.text)).join("");
  if (count > 0 && text === "") cells.report("expected text in one cell at least, got an empty row");
  reportRowLength(cells, text);
  return read;
}

function readStates(states: OutlinePlace, cells: OutlinePlace): readonly (StatusState | null)[] {
  const count = lengthOf(states);
  if (Array.isArray(states.value) && count !== lengthOf(cells)) {
    states.report(`expected ${lengthOf(cells)} states, one or null for each cell, got ${count}`);
  }
  const read = readList(states, { of: "states", most: outlineLimits.tableColumns }, (state) =>
    state.value === null ? null : readState(state),
  );
  for (const [index, state] of read.entries()) {
    if (state === null || lengthOf(cells.at(index)) > 0) continue;
    states.at(index).report("expected null for an empty cell: a state is named by the cell's words");
  }
  return read;
}

function reportRowLength(cells: OutlinePlace, text: string): void {
  const length = countCodePoints(text);
  if (length <= outlineLimits.row) return;
  cells.report(`expected at most ${outlineLimits.row} characters in a row, got ${length}`);
}

function assertTotalIsLast(rows: OutlinePlace): void {
  const last = lengthOf(rows) - 1;
  for (let index = 0; index < last; index += 1) {
    const role = rows.at(index).at("role");
    if (role.value !== "total") continue;
    role.report(`expected one total at most, in the last row, got one in row ${index + 1} of ${last + 1}`);
  }
}
