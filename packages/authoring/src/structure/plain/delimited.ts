/** Rows of cells, and how many lines they were read from. */
export interface DelimitedRows {
  readonly rows: readonly (readonly string[])[];
  readonly lineCount: number;
}

type Lines = (index: number) => string | undefined;

const fewestRows = 3;
const longestLine = 2_000;

/** Returns the rows of a table drawn with pipes, whose second line is the ruled one. */
export function readPipeRows(start: readonly string[], lines: Lines): DelimitedRows | undefined {
  const [first = "", second = ""] = start;
  if (!first.includes("|") || !isRuledLine(second)) return undefined;
  const rows = [splitPipes(first)];
  let lineCount = 2;
  for (let line = lines(lineCount); line?.includes("|"); line = lines(lineCount)) {
    rows.push(splitPipes(line));
    lineCount += 1;
  }
  return { rows, lineCount };
}

/** Returns the rows of lines that tabs, bars, semicolons or commas cut into the same number of cells, three lines at least. */
export function readDelimitedRows(lines: Lines): DelimitedRows | undefined {
  const first = lines(0) ?? "";
  if (first.length > longestLine) return undefined;
  for (const delimiter of ["\t", "|", ";", ","]) {
    const isSure = delimiter === "\t" || delimiter === "|";
    // Commas and semicolons are common in prose: there it takes more of them, or numbers behind each, and no space behind.
    if (!first.includes(delimiter) || (!isSure && first.includes(`${delimiter} `))) continue;
    if (delimiter === "," && onlyGroupsDigits(first)) continue;
    const width = splitCells(first, delimiter).length;
    if (width < 2) continue;
    const isPair = width === 2 && !isSure;
    if (isPair && !/^\p{L}/u.test(splitCells(first, delimiter).at(-1) ?? "")) continue;
    const rows: string[][] = [];
    for (
      let line = lines(rows.length);
      line !== undefined && line.length <= longestLine;
      line = lines(rows.length)
    ) {
      const cells = splitCells(line, delimiter);
      if (cells.length !== width) break;
      if (!isSure && line.includes(`${delimiter} `) !== first.includes(`${delimiter} `)) break;
      if (isPair && rows.length > 0 && !isNumber(cells.at(-1) ?? "")) break;
      rows.push(cells);
    }
    if (rows.length >= (isPair ? fewestRows + 1 : fewestRows)) return { rows, lineCount: rows.length };
  }
  return undefined;
}

const looseDelimiters = [" | ", " - ", " – ", " — ", " / ", " · ", "; ", ", "];
const fewestLooseCells = 3;
const longestLooseCell = 40;
const mostLooseWords = 6;

/**
 * Returns the rows of lines that a mark of prose cuts into the same number of short cells, three cells and three lines at least, where
 * one column behind the first holds a number in every row: "Zuidbroek - 8 - 214", "Tour 1 Altstadt, Kowalski, ab 4:30".
 */
export function readLooseRows(lines: Lines): DelimitedRows | undefined {
  for (const delimiter of looseDelimiters) {
    const rows: string[][] = [];
    for (let line = lines(rows.length); line !== undefined; line = lines(rows.length)) {
      const cells =
        line.length > longestLine
          ? []
          : line
              .trim()
              .split(delimiter)
              .map((cell) => cell.trim());
      if (cells.length < fewestLooseCells || cells.length !== (rows[0] ?? cells).length) break;
      if (!cells.every(isLooseCell)) break;
      rows.push(cells);
    }
    if (rows.length >= fewestRows && areTyped(rows)) return { rows, lineCount: rows.length };
  }
  return undefined;
}

/** A few words that end in no stop, and open no explanation. */
function isLooseCell(cell: string): boolean {
  const isShort = cell.length <= longestLooseCell && cell.split(" ").length <= mostLooseWords;
  return cell !== "" && isShort && !/[.!?。！？]$|[:：] /u.test(cell);
}

/** The first line may head the others; names stand in the first column, and times of days or months are told elsewhere. */
function areTyped(rows: readonly (readonly string[])[]): boolean {
  const [header = [], ...others] = rows;
  if (areYearly(header, others)) return true;
  const width = header.length;
  const isTyped = (column: number): boolean => others.every((cells) => /\p{Nd}/u.test(cells[column] ?? ""));
  const columns = Array.from({ length: width - 1 }, (_, index) => index + 1);
  const areNames = others.every(
    ([name = ""]) => /^\p{L}/u.test(name) && !/^\p{L}{3,9}\.? \p{Nd}{1,2}$/u.test(name),
  );
  return areNames && columns.some(isTyped);
}

/** "Year / boxes checked / occupied" above "2019 / 38 / 14": years with nothing but numbers behind them, below words. */
function areYearly(header: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const isHeaded = header.every((cell) => /\p{L}/u.test(cell) && !/^\p{Nd}/u.test(cell));
  const isYear = (cell: string): boolean => /^(?:\p{Nd}{4}|\p{Nd}{4}[/–-]\p{Nd}{2,4})$/u.test(cell);
  return (
    isHeaded &&
    rows.every(
      ([year = "", ...cells]) => isYear(year) && cells.every((cell) => /^\P{L}{0,4}\p{Nd}/u.test(cell)),
    )
  );
}

/** "Tank: ₹3,40,000": beside words, commas that part the digits of numbers part no cells. */
function onlyGroupsDigits(line: string): boolean {
  if (!/\p{L}/u.test(line)) return false;
  return !line.replace(/(?<!\d)\d{1,3}(?:,\d{2,3}){0,5},\d{3}(?!\d)/gu, "").includes(",");
}

/** Of two cells the second one is a number: looked at row by row, so that prose is left at its first line. */
function isNumber(cell: string): boolean {
  return /^[+-]?\d/u.test(cell) && cell.length <= 24;
}

function isRuledLine(line: string): boolean {
  if (!line.includes("-") || line.length > longestLine) return false;
  for (const character of line) if (!"|:- ".includes(character)) return false;
  return line.includes("|");
}

function splitPipes(line: string): string[] {
  const trimmed = line.trim();
  const start = trimmed.startsWith("|") ? 1 : 0;
  const end = trimmed.length > 1 && trimmed.endsWith("|") ? trimmed.length - 1 : trimmed.length;
  return trimmed
    .slice(start, end)
    .split("|")
    .map((cell) => cell.trim());
}

/** Cuts at the delimiter outside of straight quotation marks (RFC 4180). */
function splitCells(line: string, delimiter: string): string[] {
  if (delimiter === "|") return splitPipes(line);
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === '"' && isQuoted && line.charAt(index + 1) === '"') {
      cell += character;
      index += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += character;
  }
  return [...cells, cell.trim()];
}
