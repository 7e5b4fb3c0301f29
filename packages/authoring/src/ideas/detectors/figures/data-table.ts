import type { RichText } from "@lectern/deck";
import type { TableBlock } from "../../../structure/blocks.ts";
import { temperatureOf, timeOf } from "../../../text/languages/labels.ts";
import { tidyText, toPlainText } from "../../../text/markup/rich-text.ts";
import { readWholeDate } from "../../../text/numbers/read-dates.ts";
import { type Quantity, readQuantities, readWholeQuantity } from "../../../text/numbers/read-quantities.ts";
import { isPlanWord } from "./plan-words.ts";

/** A column of a table, and what its cells are. */
export interface DataColumn {
  readonly heading: string;
  readonly kind: "number" | "time" | "text";
  /** One for each row; null where the cell holds no number. */
  readonly values: readonly (number | null)[];
  readonly decimals: number;
  readonly unit?: string;
  readonly cells: readonly string[];
  /** True of what is a row of the table as it was written. */
  readonly isRow?: boolean;
}

/** A table with a cell for each column in every row, and the sums apart. */
export interface DataTable {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (readonly RichText[])[];
  readonly total?: readonly RichText[];
  /** True where no row headed the columns. */
  readonly isBare?: boolean;
}

const totalWords =
  /^(?:totals?|sum|together|all|overall|gesamt|summe|insgesamt|zusammen|total général|ensemble|suma|totale|somme|итого|всего|合计|总计|總計|合計|計|합계|المجموع|الإجمالي|totaal|razem|summa)(?![\p{L}\p{M}])/iu;

/** Returns a table with its columns read: a last row that sums the others up stands apart; undefined without rows. */
export function readDataTable(block: TableBlock, language: string): DataTable | undefined {
  const width = block.header.length;
  const isHeaded = !isRow(block, language);
  const told = isHeaded ? block.rows : [block.header, ...block.rows];
  const even = told.map((row) => Array.from({ length: width }, (_, index) => tidyText(row[index] ?? [])));
  const filled = even.filter((row) => row.some((cell) => cell.length > 0));
  const last = filled.at(-1);
  const hasTotal = filled.length >= 3 && last !== undefined && isTotalLabel(toPlainText(last[0] ?? []));
  const rows = hasTotal ? filled.slice(0, -1) : filled;
  if (rows.length === 0 || width === 0) return undefined;
  const columns = block.header.map((heading, index) => {
    const cells = rows.map((row) => toPlainText(row[index] ?? []).trim());
    const column = readColumn(isHeaded ? toPlainText(heading).trim() : "", cells, language);
    return isHeaded ? column : { ...column, heading: headingOf(column, language) };
  });
  const bare = isHeaded ? {} : { isBare: true };
  return { columns, rows, ...bare, ...(hasTotal && last !== undefined ? { total: last } : {}) };
}

/** Says whether what stands first heads no columns: a cell behind the first is a number or a time written as all of its column are. */
function isRow({ header, rows }: TableBlock, language: string): boolean {
  return header.some((heading, index) => {
    const own = shapeOf(toPlainText(heading), language);
    if (index === 0 || own === undefined) return false;
    return rows.length > 0 && rows.every((row) => shapeOf(toPlainText(row[index] ?? []), language) === own);
  });
}

/** The unit of a number, else the words around digits: "min", "ab 9:9"; undefined for years and for words alone. */
function shapeOf(cell: string, language: string): string | undefined {
  const words = cell.trim();
  if (!/\p{Nd}/u.test(words) || words.length > 40 || readWholeDate(words, language) !== undefined)
    return undefined;
  const quantity = readWholeQuantity(words, language);
  return quantity === undefined ? words.replace(/\p{Nd}+/gu, "9") : unitOf(quantity);
}

/** A column that nothing heads is named by its unit: a number of minutes is a time. */
function headingOf({ unit = "", cells }: DataColumn, language: string): string {
  if (unit !== "") return nameOfMeasure(unit, language) ?? unit;
  return cells.every((cell) => /\p{Nd}[:.h]\p{Nd}{2}/u.test(cell)) ? (timeOf(language) ?? "") : "";
}

/** Returns what a unit measures, where the language has a word for it: "Time", "Temperature". */
export function nameOfMeasure(unit: string, language: string): string | undefined {
  if (/^°\s?[CF]/u.test(unit)) return temperatureOf(language);
  return timeUnits.test(unit) ? timeOf(language) : undefined;
}

const timeUnits =
  /^(?:s|sec|min|h|(?:second|minute|hour|seconde|heure|segundo|minuto|hora)s?|sekunden?|minuten?|stunden?|секунд\p{L}?|минут\p{L}?|мин|сек)$/iu;

/** Says whether words open a sum: "Total", "Together", "合计". */
export function isTotalLabel(words: string): boolean {
  return totalWords.test(words.trim().slice(0, 40));
}

/** Returns what series of cells holds: dates, numbers of one unit, or words. */
export function readColumn(heading: string, cells: readonly string[], language: string): DataColumn {
  const full = cells.filter((cell) => cell !== "");
  const text: DataColumn = { heading, kind: "text", values: [], decimals: 0, cells };
  if (full.length === 0) return text;
  if (full.every((cell) => readWholeDate(cell, language) !== undefined)) return { ...text, kind: "time" };
  const quantities = cells.map((cell) => readWholeQuantity(cell, language));
  const known = quantities.filter((quantity): quantity is Quantity => quantity !== undefined);
  if (known.length < full.length * 0.75 || known.length < 2) return text;
  if (
    full.some((cell) => readWholeQuantity(cell, language) === undefined && !/^[-–—.…]$|^n\/?a$/iu.test(cell))
  )
    return text;
  const units = new Set(known.map(unitOf));
  if (units.size > 1) return text;
  const unit = [...units][0] || unitOfHeading(heading);
  return {
    ...text,
    kind: "number",
    values: quantities.map((quantity) => quantity?.value ?? null),
    decimals: Math.min(6, Math.max(...known.map(({ decimals }) => decimals))),
    ...(unit === undefined || unit === "" ? {} : { unit }),
  };
}

/** Returns how a quantity's unit is named: "$", "NOK million", "%". */
export function unitOf({ prefix, unit }: Quantity): string {
  if (percent.test(unit)) return "%";
  const isSign = /^[$€£¥₽]$/u.test(prefix) && unit.length <= 2;
  return [prefix, unit].filter((part) => part !== "").join(isSign ? "" : " ");
}

const percent = /^(?:percent|prozent|procent)$/iu;

/** "Revenue (NOK million)", "shop_revenue_eur". */
function unitOfHeading(heading: string): string | undefined {
  const bracket = /[(\uFF08[]([^()\uFF08\uFF09[\]]{1,30})[)\uFF09\]]$/u.exec(heading.slice(-40))?.[1];
  if (bracket !== undefined && isPlanWord(bracket)) return undefined;
  if (bracket !== undefined && readQuantities(bracket, "en").length === 0) return bracket.trim();
  return /[_ ](eur|usd|gbp|nok|rub|chf|pct|percent|kg|km)$/iu.exec(heading.slice(-12))?.[1]?.toUpperCase();
}

/** Returns a heading as people read it: no unit in brackets, no underscores. */
export function nameOfColumn({ heading, unit }: DataColumn): string {
  const bracket = unit === undefined ? -1 : heading.search(/[(\uFF08[]/u);
  const bare =
    unit === undefined
      ? heading
      : heading.replace(/[_ ](?:eur|usd|gbp|nok|rub|chf|pct|percent|kg|km)$/iu, "");
  const words = (bracket > 0 ? heading.slice(0, bracket) : bare).replace(/_+/gu, " ").trim();
  return words === "" ? heading : words;
}

/** Returns a column of dates in ISO form with them as the language writes them ("17 Feb 2024"); any other as it is. */
export function withReadableDates(column: DataColumn, language: string): DataColumn {
  const areDates = column.cells.every((cell) => cell === "" || readableDate(cell, language) !== cell);
  if (column.kind !== "time" || !areDates) return column;
  return { ...column, cells: column.cells.map((cell) => readableDate(cell, language)) };
}

function readableDate(cell: string, language: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(cell.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return cell;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1;
  return isReal ? dateFormat(language).format(date) : cell;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: string): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
    numberingSystem: "latn",
    calendar: "gregory",
  });
  dateFormats.set(language, format);
  return format;
}
