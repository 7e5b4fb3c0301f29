import type { DelimitedRows } from "./delimited.ts";

type Lines = (index: number) => string | undefined;

const fewestRows = 3;
const fewestColumns = 3;
const mostColumns = 12;
const longestLine = 240;
const number = /^[+−–-]?[\p{Sc}]?\p{Nd}[\p{Nd}.,'’]{0,14}[%\p{Sc}]?$/u;
/** What stands in a cell that has no number. */
const none = /^(?:[–—-]|n\/a|k\. ?A\.)$/iu;
const gap = /\s{2,}|\t/u;

/**
 * Returns the rows of numbers that were set below each other by nothing but spaces, three lines at least, each a name and the same
 * number of values; the line above them whose cells are as many names is their head.
 */
export function readAlignedRows(lines: Lines): DelimitedRows | undefined {
  const headless = runOfRows(lines, 0);
  if (headless.length >= fewestRows) {
    const [first = []] = headless;
    // "Item  2022  2023  2024" is a head that looks like a row.
    const isHead = first.slice(1).every((cell) => /^(?:19|20)\p{Nd}{2}$/u.test(cell));
    const rows = isHead ? headless : [first.map(() => ""), ...headless];
    return { rows, lineCount: headless.length };
  }
  const rows = runOfRows(lines, 1);
  const head = rows.length < fewestRows ? undefined : headOf(lines(0) ?? "", rows[0]?.length ?? 0);
  return head && { rows: [head, ...rows], lineCount: rows.length + 1 };
}

function runOfRows(lines: Lines, from: number): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (let line = lines(from); line !== undefined; line = lines(from + rows.length)) {
    const cells = cellsOf(line);
    if (cells === undefined || (rows[0] !== undefined && cells.length !== rows[0].length)) break;
    rows.push(cells);
  }
  return rows;
}

/** A name, and the values that end the line; fewer than two are no row. */
function cellsOf(line: string): readonly string[] | undefined {
  if (line.length > longestLine || !/\p{Nd}/u.test(line)) return undefined;
  const words = line.split(/\s+/u);
  const start = words.findLastIndex((word) => !number.test(word) && !none.test(word)) + 1;
  const values = words.slice(start);
  const name = words.slice(0, start).join(" ");
  const isRow = values.length >= fewestColumns - 1 && values.length < mostColumns && /\p{L}/u.test(name);
  return isRow && values.some((value) => number.test(value)) ? [name, ...values] : undefined;
}

/** The cells of a head stand apart as those below them do; its first may be empty. */
function headOf(line: string, width: number): readonly string[] | undefined {
  const isShort = line.length <= longestLine;
  const wide = isShort ? line.split(gap) : [];
  const words = isShort ? line.split(/\s+/u) : [];
  const cells = [wide, words].find(({ length }) => length === width || length === width - 1);
  return cells && (cells.length === width ? cells : ["", ...cells]);
}
