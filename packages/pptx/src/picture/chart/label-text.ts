import { formatValue } from "./format-value.ts";
import type { ChartModel, LabelModel, SeriesModel } from "./read-chart.ts";

/** Returns what the label of a point says. */
export function labelText(label: LabelModel, model: ChartModel, series: SeriesModel, index: number): string {
  const value = series.values[index] ?? 0;
  const category = model.categories[index] ?? "";
  const total = series.values.reduce<number>((sum, each) => sum + Math.max(0, each ?? 0), 0) || 1;
  const percent = (): string => formatValue(value / total, label.format, model.language);
  switch (label.show) {
    case "value":
      return formatValue(value, label.format, model.language);
    case "percent":
      return percent();
    case "series":
      return series.name;
    case "category":
      return category;
    case "categoryAndPercent":
      return `${category}\n${percent()}`;
  }
}
