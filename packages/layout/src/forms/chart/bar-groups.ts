import type { Chart } from "@lectern/deck";

/** Says whether the bars of a form stand on each other. */
export function isStacked({ form }: Pick<Chart, "form">): boolean {
  return form === "stackedBar" || form === "stackedColumn";
}

/** Says whether series that stand side by side have one bar at most in each place: they tell it by their colours alone. */
export function isOneBarEach({ form, categories, series }: Chart): boolean {
  if ((form !== "bar" && form !== "column") || series.length < 2) return false;
  return categories.every((_, index) => series.filter(({ values }) => hasBar(values[index])).length <= 1);
}

/** Returns how many bars share the place of a category. */
export function barsInPlace(chart: Chart): number {
  return isStacked(chart) || isOneBarEach(chart) ? 1 : chart.series.length;
}

/** Returns stacks of a single part each as plain bars, whose numbers have room at their ends. */
export function unstacked(chart: Chart): Chart {
  if (!isStacked(chart)) return chart;
  const form = chart.form === "stackedBar" ? "bar" : "column";
  const series = chart.series.map((one) => ({
    ...one,
    values: one.values.map((value) => (value === 0 ? null : value)),
  }));
  const plain: Chart = { ...chart, form, series };
  return chart.series.length > 1 && isOneBarEach(plain) && hasBars(plain) ? plain : chart;
}

function hasBars({ categories, series }: Chart): boolean {
  return categories.every((_, index) => series.some(({ values }) => hasBar(values[index])));
}

function hasBar(value: number | null | undefined): boolean {
  return value !== null && value !== undefined;
}
