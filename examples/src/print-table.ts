/** Prints rows below headings, in columns that line up; from column `firstNumber` on (from 0) they are flush right. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  firstNumber: number,
): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number) =>
    column < firstNumber ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const toLine = (cells: readonly string[]) => cells.map(pad).join("  ").trimEnd();
  console.log([headings, widths.map((width) => "-".repeat(width)), ...rows].map(toLine).join("\n"));
}
