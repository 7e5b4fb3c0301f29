/** Prints rows below headings as a Markdown table whose columns line up; the first column is text, the others are figures. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const toLine = (cells: readonly string[]) => `| ${cells.map(pad).join(" | ")} |`;
  const rule = widths.map(
    (width, column) => "-".repeat(width - (column === 0 ? 0 : 1)) + (column === 0 ? "" : ":"),
  );
  console.log([toLine(headings), toLine(rule), ...rows.map(toLine)].join("\n"));
}

/** Returns a figure with three significant digits, without an exponent: "0.842", "12.3", "1,240". */
export function toFigure(value: number): string {
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.001))));
  return value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
