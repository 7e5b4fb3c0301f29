import { describeLength, tolerance } from "../box.ts";
import type { PlacedTable } from "../placed/placed-deck.ts";
import type { InspectionFinding } from "./inspection.ts";

/** Inspects the grid of a table: whether columns and rows fill its box, and every row has a cell for each column. */
export function* inspectTable(table: PlacedTable, slide: number): Generator<InspectionFinding> {
  const about = { slide, element: table.name };
  for (const message of findGridFaults(table)) yield { kind: "tableGrid", ...about, message };
  if (table.description.trim() === "") {
    const message = "Expected a description for screen readers, got none.";
    yield { kind: "descriptionMissing", ...about, message };
  }
}

function* findGridFaults({ box, columnWidths, rows }: PlacedTable): Generator<string> {
  const width = sum(columnWidths);
  if (Math.abs(width - box.width) > tolerance) {
    yield `Expected columns that fill the box of ${describeLength(box.width)} in, got ${describeLength(width)} in.`;
  }
  const height = sum(rows.map((row) => row.height));
  if (Math.abs(height - box.height) > tolerance) {
    yield `Expected rows that fill the box of ${describeLength(box.height)} in, got ${describeLength(height)} in.`;
  }
  const uneven = rows.findIndex(({ cells }) => cells.length !== columnWidths.length);
  if (uneven >= 0) {
    const count = rows[uneven]?.cells.length;
    yield `Row ${uneven + 1}: Expected ${columnWidths.length} cells, one for each column, got ${count}.`;
  }
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}
