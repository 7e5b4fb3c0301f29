import fc from "fast-check";
import type { RichText, StatusState, TableRow, TableSlide } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { states } from "./figures.ts";
import { listOf, recordOf, type Voice } from "./texts.ts";

/** Columns and rows that go together. */
export function tables(voice: Voice): fc.Arbitrary<Pick<TableSlide, "columns" | "rows">> {
  const most = voice.isHostile ? outlineLimits.tableColumns : 6;
  return fc
    .tuple(fc.integer({ min: 1, max: most }), fc.nat({ max: outlineLimits.tableColumns }))
    .chain(([count, longest]) => tablesOf(voice, count, longest));
}

/** One column may be longer than the others, so that a row is never longer than it may be. */
function tablesOf(
  voice: Voice,
  count: number,
  longest: number,
): fc.Arbitrary<Pick<TableSlide, "columns" | "rows">> {
  const limit = Math.min(outlineLimits.cell, Math.floor(outlineLimits.cell / Math.max(1, count - 1)));
  const limits = Array.from({ length: count }, (_, index) =>
    index === longest ? outlineLimits.cell : limit,
  );
  return recordOf({ columns: columns(voice, count), rows: rows(voice, limits) }, {});
}

function columns(voice: Voice, count: number): fc.Arbitrary<TableSlide["columns"]> {
  const limit = Math.min(outlineLimits.columnHeading, Math.floor(outlineLimits.row / count));
  const alignment = fc.constantFrom("start" as const, "end" as const);
  const corner = recordOf(
    { heading: count === 1 ? voice.line(2, limit) : fc.constantFrom("", "#") },
    { alignment },
  );
  const column = recordOf({ heading: voice.line(2, limit) }, { alignment });
  const others = listOf(column, count - 1);
  return fc.tuple(fc.oneof(corner, column), others).map(([first, rest]) => [first, ...rest]);
}

function rows(voice: Voice, limits: readonly number[]): fc.Arbitrary<readonly TableRow[]> {
  const [first = outlineLimits.cell, ...rest] = limits;
  const cells = fc.tuple(voice.text(3, first), ...rest.map((limit) => cell(voice, limit)));
  const row = fc
    .tuple(recordOf({ cells }, { role: fc.constant("highlight" as const) }), fc.boolean(), states)
    .map(([one, isMarked, state]) => (isMarked ? withState(one, state) : one));
  const lists: fc.Arbitrary<readonly TableRow[]> = voice.list(row, { usual: 10, most: 60 });
  const long = listOf(numberRow(limits.length), 100, outlineLimits.tableRows);
  const bodies = voice.isHostile
    ? fc.oneof({ weight: 9, arbitrary: lists }, { weight: 1, arbitrary: long })
    : lists;
  return fc.tuple(bodies, fc.boolean()).map(([list, hasTotal]) => (hasTotal ? withTotal(list) : list));
}

/** The last cell names the state, where it says something. */
function withState(row: TableRow, state: StatusState): TableRow {
  const last = row.cells.length - 1;
  if (row.cells[last]?.length === 0) return row;
  return { ...row, states: row.cells.map((_, index) => (index === last ? state : null)) };
}

function cell(voice: Voice, limit: number): fc.Arbitrary<RichText> {
  return fc.oneof(
    { weight: 3, arbitrary: voice.text(3, limit) },
    { weight: 3, arbitrary: numberCells },
    { weight: 1, arbitrary: fc.constant([]) },
  );
}

const numberCells: fc.Arbitrary<RichText> = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.constantFrom("", " %", " €"))
  .map(([value, unit]) => [{ text: `${(value / 10).toLocaleString("en")}${unit}` }]);

function numberRow(count: number): fc.Arbitrary<TableRow> {
  return recordOf({ cells: listOf(numberCells, count) }, {});
}

function withTotal(list: readonly TableRow[]): readonly TableRow[] {
  const last = list.at(-1);
  return last ? [...list.slice(0, -1), { ...last, role: "total" }] : list;
}
