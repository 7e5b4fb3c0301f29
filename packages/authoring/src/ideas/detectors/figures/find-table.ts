import type { Chart, RichText, TableColumn, TableRow } from "@lectern/deck";
import type { TableBlock } from "../../../structure/blocks.ts";
import { labelsOf } from "../../../text/languages/labels.ts";
import { toPlainText } from "../../../text/markup/rich-text.ts";
import { groupDigits } from "../../../text/numbers/read-quantities.ts";
import { clauseWithin } from "../../../text/sentences/clause-within.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, scores } from "../../exhibits.ts";
import { type DataTable, nameOfColumn, readDataTable, withReadableDates } from "./data-table.ts";
import { type ChartContext, findChart, findFurtherCharts } from "./find-chart.ts";
import { findPlan } from "./find-plan.ts";
import { withStates } from "./read-state.ts";

const mostColumns = 8;
const mostRows = 60;
const longestCell = 220;

/** What a table becomes: a chart, a table, or the one after the other. */
export interface TableExhibits {
  readonly chart?: Exhibit;
  /** Where the table is what the text is about: charts of its other measures. */
  readonly furtherCharts: readonly Exhibit[];
  readonly table?: Exhibit;
  /** The rows, also where the chart tells all of them. */
  readonly rows?: Exhibit;
}

/**
 * Returns how a table is shown: drawn where its numbers are the point, and as rows where it holds more than the chart.
 * `isSubject` says that the table is what the text is about, not something below a heading of it.
 */
export function findTableExhibits(
  block: TableBlock,
  context: ChartContext,
  isSubject = false,
): TableExhibits {
  if (block.rows.length > mostRows + 1) return { furtherCharts: [] };
  const data = readDataTable(block, context.language);
  if (data === undefined) return { furtherCharts: [] };
  if (block.comparesColumns === true) return compareColumns(data, context);
  const plan = findPlan(data, context);
  if (plan !== undefined) {
    const rows = createTable(data, context);
    return { furtherCharts: [], table: plan, ...(rows === undefined ? {} : { rows }) };
  }
  const chart = findChart(data, context);
  const drawn = chart?.body.kind === "chart" ? countDrawn(chart.body.chart) : 0;
  const isTurned =
    chart?.body.kind === "chart" && chart.body.chart.categories.length === data.columns.length - 1;
  const toDraw = isTurned ? data.rows.length : data.columns.length - 1;
  const isAllDrawn = chart !== undefined && drawn === toDraw && data.total === undefined;
  const rows = createTable(data, context);
  const whole = isAllDrawn ? undefined : rows;
  const finding = isSubject ? (spanOf(data, context) ?? nameOf(data)) : undefined;
  const table = whole === undefined || finding === undefined ? whole : { ...whole, finding };
  const furtherCharts = chart !== undefined && isSubject ? findFurtherCharts(data, chart, context) : [];
  return {
    furtherCharts,
    ...(chart === undefined ? {} : { chart }),
    ...(table === undefined ? {} : { table }),
    ...(rows === undefined ? {} : { rows }),
  };
}

/** Things beside each other are named by their names, and none of them labels the others. */
function compareColumns(data: DataTable, context: ChartContext): TableExhibits {
  const rows = createTable(data, context);
  const finding = data.columns.map((column) => capitalise(nameOfColumn(column))).join(" · ");
  return rows === undefined
    ? { furtherCharts: [] }
    : { furtherCharts: [], table: { ...rows, finding }, rows };
}

function countDrawn({ series, targets = [] }: Chart): number {
  return series.length + targets.length;
}

/** "Overview: 2015 – 2024": what a table of years holds. */
function spanOf({ columns: [labels] }: DataTable, { language }: ExhibitContext): string | undefined {
  const shown = labels && withReadableDates(labels, language);
  const [first, last] = [shown?.cells[0], shown?.cells.at(-1)];
  const overview = labelsOf(language)?.overview;
  return labels?.kind === "time" && overview !== undefined ? `${overview}: ${first} – ${last}` : undefined;
}

/** "Event: Date · Income · Cost": what a table without a heading holds. */
function nameOf({ columns: [labels, ...others], isBare }: DataTable): string | undefined {
  // Units head columns, but name nothing.
  if (isBare === true) return undefined;
  const names = others.map((column) => capitalise(nameOfColumn(column))).filter((name) => name !== "");
  const title = [capitalise(labels?.heading ?? ""), names.join(" · ")]
    .filter((part) => part !== "")
    .join(": ");
  return names.length === 0 || countColumns(title) > longestTitle ? undefined : title;
}

const longestTitle = 80;

/** Returns a table's rows with its numbers at their ends and the sum last; undefined where it would not fit a slide. */
function createTable(data: DataTable, context: ExhibitContext): Exhibit | undefined {
  const { columns, rows, total } = data;
  if (columns.length < 2 || columns.length > mostColumns || rows.length < 2 || rows.length > mostRows)
    return undefined;
  if (columns.every(({ heading }) => heading === "")) return undefined;
  const heads = columns.map((column): TableColumn => {
    const words = column.heading
      .replace(/[_ ](eur|usd|gbp|nok|rub|chf)$/iu, (_, unit: string) => ` (${unit.toUpperCase()})`)
      .replace(/_+/gu, " ");
    const heading = capitalise(words);
    return column.kind === "number" ? { heading, alignment: "end" } : { heading };
  });
  const dates = columns.map((column) =>
    column.kind === "time" ? withReadableDates(column, context.language).cells : undefined,
  );
  const body = rows.map(
    (cells, row): TableRow => ({
      cells: cells.map((cell, index) => toCell(cell, dates[index]?.[row], context)),
    }),
  );
  const sum: readonly TableRow[] =
    total === undefined
      ? []
      : [{ cells: total.map((cell) => toCell(cell, undefined, context)), role: "total" }];
  if (
    [...body, ...sum].some(
      ({ cells }) => cells.reduce((length, cell) => length + toPlainText(cell).length, 0) > 700,
    )
  )
    return undefined;
  return {
    body: { kind: "table", columns: heads, rows: withStates([...body, ...sum]) },
    score: scores.setOut,
  };
}

function toCell(cell: RichText, date: string | undefined, { language }: ExhibitContext): RichText {
  const words = toPlainText(cell);
  if (countColumns(words) > longestCell) return [{ text: clauseWithin(words, longestCell) ?? words }];
  if (cell.length !== 1) return cell;
  const [run] = cell;
  return run === undefined ? cell : [{ ...run, text: date ?? groupDigits(words, language) }];
}
