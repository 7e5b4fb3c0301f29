import type { PlacedElement, PlacedTable, TableSlide } from "@lectern/deck";
import { bottomOf } from "../geometry.ts";
import { boxAt, type Canvas, createPanel } from "../parts/canvas.ts";
import { isNumericText } from "../text/numbers/numeric-text.ts";
import { plainTextOf } from "./table-columns.ts";

const fewestRows = 2;
const mostRows = 8;
/** Of a row's height, and in EMU. */
const thickness = 0.36;
const mostThick = 320_000;

/**
 * Returns what the numbers of a table of names and one number each come to, a total left out as it is no part of them; undefined
 * where they are none to be drawn as lengths: years, ranges, less than nothing, all the same, of several units.
 */
export function lengthsOfPairs({ columns, rows }: TableSlide): readonly (number | undefined)[] | undefined {
  if (columns.length !== 2 || rows.length < fewestRows || rows.length > mostRows) return undefined;
  const lengths = rows.map(({ cells, role }) =>
    role === "total" ? undefined : numberOf(plainTextOf(cells[1] ?? [])),
  );
  const known = lengths.filter((length) => length !== undefined);
  const areAll =
    known.length >= fewestRows &&
    lengths.every((one, index) => one !== undefined || rows[index]?.role === "total");
  const areYears = known.every((one) => Number.isInteger(one) && one >= 1500 && one <= 2100);
  const differ = Math.max(...known) > Math.min(...known);
  const isPlain = areAll && differ && !areYears && known.every((one) => one >= 0);
  return isPlain && areOfOneUnit(rows.map(({ cells }) => unitOf(plainTextOf(cells[1] ?? []))))
    ? lengths
    : undefined;
}

/** "1 pt" and "3 pts" are of one unit, and numbers without any are of the others' unit. */
function areOfOneUnit(units: readonly string[]): boolean {
  const longest = units.reduce((one, other) => (other.length > one.length ? other : one), "");
  return units.every(
    (unit) => unit === longest || unit === "" || (unit.length > 1 && longest.startsWith(unit)),
  );
}

/** What stands beside the digits. */
function unitOf(text: string): string {
  return text.replace(/[\p{Nd}.,'’\s]/gu, "").toLowerCase();
}

// "1.284,5", "1,284.5", "2,10", "£180": what one or two digits follow at the end parts decimals, any other mark thousands.
function numberOf(text: string): number | undefined {
  if (!isNumericText(text)) return undefined;
  const [only, another] = text.match(/\p{Nd}[\p{Nd}.,'’\s]*/gu) ?? [];
  if (only === undefined || another !== undefined || !/^[\d.,'’\s]+$/u.test(only)) return undefined;
  if (/[-−–~≈<>±]/u.test(text)) return undefined;
  const bare = only.replace(/['’\s]/gu, "");
  const [, whole = bare, decimals = "0"] = /^(.*)[.,](\d{1,2})$/u.exec(bare) ?? [];
  return Number.parseFloat(`${whole.replace(/[.,]/gu, "")}.${decimals}`);
}

/** Draws the numbers of a table's rows as bars after its end, each beside its row. */
export function drawPairBars(
  lengths: readonly (number | undefined)[],
  {
    rows,
    table,
    start,
  }: { readonly rows: TableSlide["rows"]; readonly table: PlacedTable; readonly start: number },
  canvas: Canvas,
): readonly PlacedElement[] {
  const room = canvas.box.width - start;
  const longest = Math.max(...lengths.map((length) => length ?? 0));
  const hasMarked = rows.some(({ role }) => role === "highlight");
  const heights = table.rows.map(({ height }) => height);
  return lengths.flatMap((length, index): readonly PlacedElement[] => {
    if (length === undefined || length === 0) return [];
    const top = heights.slice(0, index + 1).reduce((sum, height) => sum + height, 0);
    const height = heights[index + 1] ?? 0;
    const thick = Math.round(Math.min(mostThick, thickness * height));
    const box = boxAt(canvas, start, top + (height - thick) / 2, (room * length) / longest, thick);
    if (bottomOf(box) > bottomOf(canvas.box)) return [];
    const isMarked = hasMarked ? rows[index]?.role === "highlight" : length === longest;
    return [createPanel(`Bar ${index + 1}`, box, isMarked ? canvas.tones.signal : canvas.tones.second)];
  });
}
