import type { OutlineSlide, TableSlide } from "@lectern/deck";
import { type DataColumn, nameOfColumn, readColumn } from "../ideas/detectors/figures/data-table.ts";
import { createChart } from "../ideas/detectors/figures/find-chart.ts";
import { toPlainText } from "../text/markup/rich-text.ts";

const fewestRows = 3;
const mostRows = 12;

/**
 * Returns the slides with up to `room` more of them: behind a table a chart for each column of numbers that no slide draws yet, by the
 * names of its rows, from the first column on. A sum is no row of it.
 */
export function chartTables(
  slides: readonly OutlineSlide[],
  { room, language }: { readonly room: number; readonly language: string },
): readonly OutlineSlide[] {
  let left = room;
  const drawn = new Set(
    slides.flatMap((slide) => (slide.kind === "chart" ? slide.chart.series.map(valuesOf) : [])),
  );
  const titles = new Set(slides.map(({ title }) => title));
  return slides.flatMap((slide) => {
    if (left <= 0 || slide.kind !== "table") return [slide];
    const charts = chartsOf(slide, language).filter(
      ({ title, chart }) => !titles.has(title) && !chart.series.some((own) => drawn.has(valuesOf(own))),
    );
    const added = charts.slice(0, left);
    left -= added.length;
    return [slide, ...added];
  });
}

function valuesOf({ values }: { readonly values: readonly (number | null)[] }): string {
  return values.join(" ");
}

function chartsOf(table: TableSlide, language: string): readonly Extract<OutlineSlide, { kind: "chart" }>[] {
  const rows = table.rows.filter(({ role }) => role !== "total");
  if (rows.length < fewestRows || rows.length > mostRows) return [];
  const [labels, ...others] = table.columns.map(({ heading }, place): DataColumn => {
    const cells = rows.map(({ cells: own }) => toPlainText(own[place] ?? []).trim());
    return readColumn(heading, cells, language);
  });
  if (labels === undefined || labels.kind === "number" || labels.cells.some((cell) => cell === "")) return [];
  return others.flatMap((column) => {
    if (!isMeasure(column)) return [];
    const title = isNamed(column) ? nameOfColumn(column) : largestOf(column, labels);
    const context = { language, subject: title, heading: title };
    const body = createChart({ labels, series: [column] }, context)?.body;
    return body?.kind === "chart" ? [{ ...body, title }] : [];
  });
}

/** "Σ" and "t" name nothing. */
function isNamed({ heading }: DataColumn): boolean {
  return /\p{L}\p{M}*\p{L}/u.test(heading);
}

/** "New frame: 41,200": what the highest number of a column without a name tells. */
function largestOf({ cells, values }: DataColumn, labels: DataColumn): string {
  const place = values.indexOf(Math.max(...values.map((value) => value ?? Number.NEGATIVE_INFINITY)));
  return `${labels.cells[place] ?? ""}: ${cells[place] ?? ""}`;
}

/** A column with a heading and a number in every row, not all the same. */
function isMeasure({ kind, heading, values }: DataColumn): boolean {
  return (
    kind === "number" &&
    /\p{L}/u.test(heading) &&
    values.every((value) => value !== null) &&
    new Set(values).size > 1
  );
}
