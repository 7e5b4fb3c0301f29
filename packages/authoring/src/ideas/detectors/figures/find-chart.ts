import type { Chart, ChartForm, ChartSlide, RichText } from "@lectern/deck";
import { chartWordsOf } from "../../../text/languages/labels.ts";
import { readDates, readWholeDate } from "../../../text/numbers/read-dates.ts";
import { groupDigits, readQuantities } from "../../../text/numbers/read-quantities.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, scores } from "../../exhibits.ts";
import { type DataColumn, type DataTable, nameOfColumn, withReadableDates } from "./data-table.ts";
import { isTarget, type Planned, takePlanned, takeTargets } from "./plan-marks.ts";

const fewestCategories = 3;
const mostCategories = 40;
const mostSeries = 4;
const longestName = 90;
const mostShares = 6;
/** Series whose greatest values are further apart than this hide each other on one axis. */
const widestRatio = 20;

const mostFurtherCharts = 2;

/** What a chart is drawn below: where that is no heading, the chart has to name itself. */
export type ChartContext = ExhibitContext & { readonly heading?: string };

/** Returns the chart that the numbers of a table ask for; undefined where they are few, or words matter as much. */
export function findChart(table: DataTable, context: ChartContext): Exhibit | undefined {
  const turned = yearsAcross(table, context.language);
  if (turned !== undefined) return createChart(turned, context);
  const years = onlyYears(table, context.language);
  if (years !== undefined) return findChart(years, context);
  const [head] = table.columns;
  const taken = head?.kind === "text" ? takePlanned(head.cells, context.language) : undefined;
  const labels: DataColumn | undefined =
    head === undefined || taken === undefined
      ? head && withReadableDates(head, context.language)
      : { ...head, kind: "time", cells: taken.times };
  const numbers = table.columns.slice(1).filter(({ kind }) => kind === "number");
  const count = table.rows.length;
  if (labels === undefined || labels.kind === "number" || numbers.length === 0) return undefined;
  if (count < fewestCategories || count > mostCategories || labels.cells.some((cell) => cell === ""))
    return undefined;
  if (labels.kind === "text" && !isPlainComparison(table, numbers)) return undefined;
  if (new Set(labels.cells).size < count) return undefined;
  if (labels.kind === "text" && (!numbers.every(isOfOneKind) || haveSeveralUnits(labels.cells)))
    return undefined;
  const aims = numbers.every(isTarget) ? [] : numbers.filter(isTarget);
  const measured = numbers.filter((column) => !aims.includes(column));
  const named = namedSeries(measured, context);
  const main = named ?? latestOf(measured, context.language);
  if (main === undefined) return undefined;
  const drawn =
    labels.kind === "time" ? seriesWith(main, measured, named === undefined) : onOneAxis(measured);
  const series = [...drawn, ...aims.filter((aim) => sharesAxis(main, aim))];
  const planned = taken === undefined ? {} : { planned: taken.planned };
  const isLed = named !== undefined || context.heading !== "";
  return createChart({ labels, series, ...(isLed ? { main: main.heading } : {}), ...planned }, context);
}

/** "Building, 2022, 2023, 2024, floor area": what stands beside the years measures something else, and is no part of their chart. */
function onlyYears(table: DataTable, language: string): DataTable | undefined {
  const [labels, ...others] = table.columns;
  const isYear = (column: DataColumn): boolean =>
    column.kind === "number" && readWholeDate(column.heading, language) !== undefined;
  const years = others.filter(isYear);
  if (labels?.kind !== "text" || years.length < 2 || years.length === others.length) return undefined;
  return { ...table, columns: [labels, ...years] };
}

/** Where the columns are years, each row is a series over time. */
function yearsAcross({ columns, rows }: DataTable, language: string): ChartData | undefined {
  const [names, ...years] = columns;
  const headings = years.map(({ heading }) => heading);
  const taken = takePlanned(headings, language);
  const times = taken?.times ?? headings;
  const areYears =
    years.length >= fewestCategories && times.every((time) => readWholeDate(time, language) !== undefined);
  const isPlain = areYears && years.every(({ kind, unit }) => kind === "number" && unit === years[0]?.unit);
  if (!isPlain || names?.kind !== "text" || rows.length > mostSeries) return undefined;
  const labels: DataColumn = {
    ...names,
    kind: "time",
    cells: times,
  };
  const series = names.cells.map((heading, row): DataColumn => {
    const own = {
      heading,
      isRow: true,
      kind: "number" as const,
      values: years.map(({ values }) => values[row] ?? null),
    };
    const decimals = Math.max(...years.map((year) => year.decimals));
    return {
      ...own,
      decimals,
      cells: years.map(({ cells }) => cells[row] ?? ""),
      ...(years[0]?.unit && { unit: years[0].unit }),
    };
  });
  return { labels, series, ...(taken === undefined ? {} : { planned: taken.planned }) };
}

/** Returns charts of the other measures with a unit that a table tells over time, each on its own axis: mere counts are in its rows. */
export function findFurtherCharts(
  { columns }: DataTable,
  { body }: Exhibit,
  context: ExhibitContext,
): readonly Exhibit[] {
  const [labels, ...others] = columns;
  if (labels?.kind !== "time" || body.kind !== "chart") return [];
  const drawn = new Set(body.chart.series.map(({ name }) => name));
  return others
    .filter((column) => column.kind === "number" && column.unit !== undefined)
    .filter((column) => !drawn.has(nameOfSeries(column)))
    .slice(0, mostFurtherCharts)
    .flatMap((column) => createChart({ labels, series: [column] }, context) ?? []);
}

/** Numbers beside one text column may be drawn; where there is more text, or each has its own unit, a table says more. */
function isPlainComparison(table: DataTable, numbers: readonly DataColumn[]): boolean {
  return numbers.length === table.columns.length - 1 && onOneAxis(numbers).length === numbers.length;
}

/** Numbers without a unit that are a hundred times apart count different things. */
function isOfOneKind({ unit, values }: DataColumn): boolean {
  const known = values.filter((value) => value !== null && value > 0).map(Number);
  return unit !== undefined || known.length < 2 || Math.max(...known) / Math.min(...known) < 100;
}

/** "Timber (tonnes)", "Fish (tonnes)", "Ferry passengers": a unit that some of the rows name, and others do not have. */
function haveSeveralUnits(names: readonly string[]): boolean {
  const units = names.map(
    (name) => /[(\uFF08]([^()\uFF08\uFF09\p{Nd}]{1,16})[)\uFF09]$/u.exec(name)?.[1] ?? "",
  );
  const isShared = units.some((unit, index) => unit !== "" && units.indexOf(unit) !== index);
  return isShared && new Set(units).size > 1;
}

/** Of measures at several times the newest is what one looks for; of others the first. */
function latestOf(measured: readonly DataColumn[], language: string): DataColumn | undefined {
  const times = measured.map(({ heading }) => readDates(heading, language)[0]?.order);
  if (times.length < 2 || times.some((time) => time === undefined)) return measured[0];
  return measured[times.indexOf(Math.max(...times.map(Number)))];
}

/** What a chart draws. */
export interface ChartData {
  readonly labels: DataColumn;
  readonly series: readonly DataColumn[];
  readonly main?: string;
  readonly planned?: Planned;
}

/** Returns the chart of given columns, with what its figures show as its finding. */
export function createChart(
  { labels, series: given, main, planned }: ChartData,
  context: ChartContext,
): Exhibit | undefined {
  const { series, targets } = takeTargets(given);
  const [first] = series;
  // Two columns may have the same heading.
  const meant = main === undefined ? undefined : series.find(({ heading }) => heading === main);
  const highlighted = meant ?? leadOf(series, context);
  if (first === undefined || highlighted === undefined) return undefined;
  if ([...labels.cells, ...series.map(nameOfSeries)].some((name) => countColumns(name) > longestName))
    return undefined;
  // What is only expected is no highest value, and no last one.
  const isKnown = (index: number): boolean => planned === undefined || index < planned.from;
  const known = {
    ...highlighted,
    values: highlighted.values.map((value, index) => (isKnown(index) ? value : null)),
  };
  const unit = first.unit;
  const chart: Chart = {
    form: formOf(labels, series, targets.length > 0),
    categories: labels.cells,
    series: series.map((column) => ({
      name: nameOfSeries(column),
      values: column.values,
      ...(series.length > 1 && column === meant ? { highlighted: true } : {}),
    })),
    ...(unit === undefined || unit.length > 40 ? {} : { unit }),
    decimals: Math.max(...series.map(({ decimals }) => decimals)),
    ...highlightOf(known),
    ...(targets.length > 0 ? { targets } : {}),
    ...(planned === undefined ? {} : { plannedFrom: planned.from, plannedLabel: planned.label }),
  };
  const body: Omit<ChartSlide, "title" | "notes"> = {
    kind: "chart",
    chart,
    ...readingOf(labels, known, series.length > 1, context),
  };
  if (series.length > 1 && main === undefined) {
    const title = context.heading === "" ? titleOfAll(labels, series) : undefined;
    return { body, score: scores.setOut, ...(title === undefined ? {} : { title }) };
  }
  const finding = findingOf(labels, known, context);
  return { body, score: scores.setOut, ...(finding === undefined ? {} : { finding }) };
}

/** Of figures of several years the last tell how things stand; of rows the one that comes highest leads. */
function leadOf(series: readonly DataColumn[], { language }: ExhibitContext): DataColumn | undefined {
  const years = series.filter(({ heading }) => readWholeDate(heading, language) !== undefined);
  const highest = series
    .filter(({ isRow }) => isRow === true)
    .reduce<DataColumn | undefined>(
      (best, column) => (best === undefined || greatest(column) > greatest(best) ? column : best),
      undefined,
    );
  return years.at(-1) ?? highest ?? series[0];
}

/** "New members · Cancellations (January – June)", "Region: 2023 · 2024": what is shown, where no series is the main one. */
function titleOfAll({ kind, heading, cells }: DataColumn, series: readonly DataColumn[]): string | undefined {
  const names = series.map(nameOfSeries).join(" · ");
  const span = `${cells[0]} – ${cells.at(-1)}`;
  const isTime = kind === "time";
  const about = isTime && series.every((column) => column.isRow === true) ? heading : names;
  const title = isTime ? `${about} (${span})` : heading === "" ? names : `${capitalise(heading)}: ${names}`;
  return about === "" || countColumns(title) > longestName ? undefined : title;
}

function nameOfSeries(column: DataColumn): string {
  return capitalise(nameOfColumn(column));
}

function formOf(labels: DataColumn, series: readonly DataColumn[], hasTargets: boolean): ChartForm {
  const [first] = series;
  const count = labels.cells.length;
  const isOfParts =
    series.length === 1 && first?.unit === "%" && count <= mostShares && Math.abs(sumOf(first) - 100) <= 1.5;
  if (
    isOfParts &&
    !hasTargets &&
    labels.kind !== "time" &&
    first.values.every((value) => value !== null && value >= 0)
  )
    return "doughnut";
  if (labels.kind === "time") return count > 12 || series.length > 1 ? "line" : "column";
  const widest = Math.max(...labels.cells.map(countColumns));
  return widest > 14 || count > 6 ? "bar" : "column";
}

function sumOf({ values }: DataColumn): number {
  return values.reduce((sum: number, value) => sum + (value ?? 0), 0);
}

/** The one that the heading or the instruction speaks of. */
function namedSeries(numbers: readonly DataColumn[], { subject }: ExhibitContext): DataColumn | undefined {
  const words = new Set(stemsOf(subject));
  return numbers.find((column) => {
    const own = stemsOf(nameOfColumn(column));
    return own.length > 0 && own.every((word) => words.has(word));
  });
}

/** The first letters of words are enough to know "visitor" in "visitors". */
function stemsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => word.slice(0, 6));
}

/** Mere counts go with others of their size where none of them is what the text speaks of. */
function seriesWith(
  main: DataColumn,
  numbers: readonly DataColumn[],
  takesCounts: boolean,
): readonly DataColumn[] {
  const isNear = (column: DataColumn): boolean =>
    main.unit !== undefined || (takesCounts && areAlike(main, column));
  return numbers
    .filter((column) => column === main || (sharesAxis(main, column) && isNear(column)))
    .slice(0, mostSeries);
}

function onOneAxis(numbers: readonly DataColumn[]): readonly DataColumn[] {
  const [first, ...others] = numbers;
  if (first === undefined) return [];
  return [first, ...others.filter((column) => sharesAxis(first, column))].slice(0, mostSeries);
}

function sharesAxis(one: DataColumn, other: DataColumn): boolean {
  if (one.unit !== other.unit) return false;
  const [high, low] = [greatest(one), greatest(other)].sort((left, right) => right - left);
  return (low ?? 0) > 0 && (high ?? 0) / (low ?? 1) < widestRatio;
}

/** Counts of about the same size. */
function areAlike(one: DataColumn, other: DataColumn): boolean {
  const [high = 0, low = 0] = [greatest(one), greatest(other)].toSorted((left, right) => right - left);
  return one.decimals === 0 && other.decimals === 0 && high <= low * widestCount;
}

const widestCount = 4;

function greatest({ values }: DataColumn): number {
  return values.reduce((most: number, value) => Math.max(most, Math.abs(value ?? 0)), 0);
}

function highlightOf({ values }: DataColumn): { highlightedCategory?: number } {
  const place = extremeOf(values, (value, best) => value > best);
  return place === undefined ? {} : { highlightedCategory: place };
}

function extremeOf(
  values: readonly (number | null)[],
  isBetter: (value: number, best: number) => boolean,
): number | undefined {
  let place: number | undefined;
  let best = 0;
  for (const [index, value] of values.entries()) {
    if (value === null || (place !== undefined && !isBetter(value, best))) continue;
    [place, best] = [index, value];
  }
  return place;
}

/** Over time: from the first to the last value; else which is the highest. The figures stand as in the text. */
function findingOf(labels: DataColumn, column: DataColumn, context: ExhibitContext): string | undefined {
  const name = capitalise(nameOfColumn(column));
  if (name.length > 48) return undefined;
  const last = column.cells.length - 1;
  if (labels.kind === "time") {
    if (column.values[0] === null || column.values[last] === null) return undefined;
    // The unit stands beside each figure.
    const isUnit = name.toLowerCase() === column.unit?.toLowerCase();
    const lead = name === "" || isUnit ? "" : `${name}: `;
    return `${lead}${shown(column, 0, context, false)} → ${shown(column, last, context)} (${labels.cells[0]} – ${labels.cells[last]})`;
  }
  return undefined;
}

/** The highest of so few is seen without a word. */
export const mostSeenAtOnce = 8;

/** Over time: the greatest fall, and the highest value, in the words that the language has for them. */
function readingOf(
  labels: DataColumn,
  column: DataColumn,
  isNamed: boolean,
  context: ExhibitContext,
): { reading?: RichText } {
  const words = chartWordsOf(context.language);
  const isOfParts = labels.kind !== "time" && column.unit === "%";
  if (words === undefined || isOfParts) return {};
  const value = (index: number): string => shown(column, index, context);
  const best = extremeOf(column.values, (one, other) => one > other);
  const parts: string[] = [];
  const fall = labels.kind === "time" ? greatestFall(column.values) : undefined;
  if (fall !== undefined)
    parts.push(
      `${words.greatestFall}: ${shown(column, fall - 1, context, false)} → ${value(fall)} (${labels.cells[fall]})`,
    );
  if (best !== undefined) parts.push(`${words.highest}: ${value(best)} (${labels.cells[best]})`);
  const name = isNamed ? `${nameOfSeries(column)} – ` : "";
  return parts.length === 0 ? {} : { reading: [{ text: name + capitalise(parts.join("; ")) }] };
}

function greatestFall(values: readonly (number | null)[]): number | undefined {
  let place: number | undefined;
  let most = 0;
  for (let index = 1; index < values.length; index += 1) {
    const [before, after] = [values[index - 1], values[index]];
    if (before === undefined || before === null || after === undefined || after === null) continue;
    if (before - after > most) [place, most] = [index, before - after];
  }
  return place;
}

/** The cell as it is written; digits without separators are grouped, and a unit of the heading is added. */
function shown(column: DataColumn, index: number, { language }: ExhibitContext, hasUnit = true): string {
  const cell = column.cells[index] ?? "";
  const [quantity] = readQuantities(cell, language);
  if (quantity === undefined) return cell;
  const digits = quantity.digits === cell ? groupDigits(cell, language) : cell;
  const isNamed = quantity.unit !== "" || quantity.prefix !== "";
  return hasUnit && !isNamed && column.unit !== undefined ? withUnit(digits, column.unit) : digits;
}

function withUnit(digits: string, unit: string): string {
  return unit === "%" ? `${digits} %` : `${digits} ${unit}`;
}
