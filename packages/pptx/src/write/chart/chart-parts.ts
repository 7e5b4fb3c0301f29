import type { PlacedChart } from "@lectern/deck";
import { relativeTarget, storeEntry, xmlEntry, type ZipEntry } from "@lectern/ooxml";
import { relationshipTypes } from "../names.ts";
import { relationshipsEntry } from "../parts/entry.ts";
import type { ChartScope } from "./chart-scope.ts";
import { chartSpaceElement } from "./chart-space.ts";
import { writeWorkbook } from "./workbook.ts";

/** The names of a chart's parts. */
export interface ChartPartNames {
  readonly chart: string;
  readonly workbook: string;
}

const workbookId = "rId1";

/**
 * Returns the parts of a chart: the chart, its relationships, and its workbook, which is deflated inside already. Throws a
 * RangeError where there is nothing to draw, or a series has not a value for each category.
 */
export function chartEntries(
  chart: PlacedChart,
  names: ChartPartNames,
  { language, direction, typefaces }: Omit<ChartScope, "chart">,
): ZipEntry[] {
  assertDrawable(chart);
  const target = relativeTarget(names.chart, names.workbook);
  return [
    xmlEntry(names.chart, chartSpaceElement({ chart, language, direction, typefaces }, workbookId)),
    relationshipsEntry(names.chart, [{ id: workbookId, type: relationshipTypes.package, target }]),
    storeEntry(names.workbook, writeWorkbook(chart)),
  ];
}

function assertDrawable({ name, form, categories, series }: PlacedChart): void {
  if (categories.length === 0 || series.length === 0) {
    throw new RangeError(
      `Expected at least one category and one series in ${name}, got ${categories.length} and ${series.length}.`,
    );
  }
  const isStanding = form === "column" || form === "stackedColumn";
  if (!isStanding && series.some(({ drawnAs }) => drawnAs !== undefined)) {
    throw new RangeError(
      `Expected lines across standing columns only in ${name}, got one in a chart of the form ${form}.`,
    );
  }
  const faulty = series.find(({ values }) => values.length !== categories.length);
  if (!faulty) return;
  throw new RangeError(
    `Expected ${categories.length} values in the series ${JSON.stringify(faulty.name)} of ${name}, one for each category, got ${faulty.values.length}.`,
  );
}
