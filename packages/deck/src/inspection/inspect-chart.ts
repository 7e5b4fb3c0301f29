import type { PlacedChart, PlacedChartLabels, PlacedChartSeries } from "../placed/placed-deck.ts";
import type { PlacedFill } from "../placed/placed-drawing.ts";
import { colorOver } from "../template/theme-color.ts";
import type { HexColor, ThemeColor } from "../template/theme-colors.ts";
import { colorsBehind, colorsOn, describeFaint, neededContrast } from "./background.ts";
import { type Surface, smallestAllowed } from "./inspect-text.ts";
import type { InspectionFinding } from "./inspection.ts";

/** Inspects a chart: whether its text is large enough and can be read, and whether its numbers go together. */
export function* inspectChart(chart: PlacedChart, surface: Surface): Generator<InspectionFinding> {
  const about = { slide: surface.slide, element: chart.name };
  for (const message of findDataFaults(chart)) yield { kind: "chartData", ...about, message };
  const smallest = smallestTextOf(chart);
  if (smallest < smallestAllowed) {
    const message = `Expected at least ${smallestAllowed} pt, got ${smallest} pt.`;
    yield { kind: "smallText", ...about, message };
  }
  const faint = findFaintText(chart, surface);
  if (faint !== undefined) yield { kind: "contrast", ...about, message: faint };
  if (chart.description.trim() === "") {
    const message = "Expected a description for screen readers, got none.";
    yield { kind: "descriptionMissing", ...about, message };
  }
}

/** Returns the size in points of the smallest text in a chart. */
export function smallestTextOf({ text, series }: PlacedChart): number {
  return Math.min(text.size, ...series.flatMap(({ labels }) => labels?.size ?? []));
}

function* findDataFaults({ form, categories, series }: PlacedChart): Generator<string> {
  if (series.length === 0) yield "Expected one series at least, got none.";
  if (isWhole(form) && series.length > 1) yield `Expected one series in a ${form}, got ${series.length}.`;
  for (const { name, values } of series) {
    if (values.length === categories.length) continue;
    yield `Expected ${categories.length} values in "${name}", one for each category, got ${values.length}.`;
  }
}

function findFaintText(chart: PlacedChart, { earlier, layout }: Surface): string | undefined {
  const behind = colorsBehind(chart.box, earlier, layout);
  const onto = (color: ThemeColor) => (under: HexColor) => colorOver(color, under, layout);
  const fault = describeFaint(onto(chart.text.color), behind, neededContrast(chart.text.size, false));
  if (fault !== undefined) return fault;
  for (const series of chart.series) {
    const { labels } = series;
    if (!labels) continue;
    const backgrounds =
      series.drawnAs !== "line" && standsOnPoint(chart, labels)
        ? labelledFills(series, labels).flatMap((fill) =>
            fill ? colorsOn(fill, () => behind, layout) : behind,
          )
        : behind;
    const needed = neededContrast(labels.size, labels.bold ?? false);
    const faint = describeFaint(onto(labels.color), backgrounds, needed);
    if (faint !== undefined) return `Labels of "${series.name}": ${faint}`;
  }
  return undefined;
}

/** Says whether labels stand in the bars or slices that they label; stacked bars and rings have no room beside them. */
function standsOnPoint({ form }: PlacedChart, { position }: PlacedChartLabels): boolean {
  switch (form) {
    case "stackedBar":
    case "stackedColumn":
    case "doughnut":
      return true;
    case "bar":
    case "column":
    case "pie":
      return position === "insideEnd" || position === "center";
    case "line":
      return false;
  }
}

/** Nothing stands for points that are drawn as outlines. */
function labelledFills(
  series: PlacedChartSeries,
  labels: PlacedChartLabels,
): readonly (PlacedFill | undefined)[] {
  const indexes = labels.points ?? series.values.keys();
  return Array.from(indexes)
    .filter((index) => typeof series.values[index] === "number")
    .map((index) => {
      const look = series.pointLooks?.[index];
      if (look) return look.fill;
      const color = series.pointColors?.[index];
      return color ?? (series.look ? series.look.fill : series.color);
    });
}

function isWhole(form: PlacedChart["form"]): boolean {
  return form === "pie" || form === "doughnut";
}
