import type { PlacedChart, PlacedChartSeries } from "@lectern/deck";
import { element, integer, type Xml } from "@lectern/ooxml";
import { type AxesForm, axesElements, axisIds } from "./axes.ts";
import type { ChartScope } from "./chart-scope.ts";
import { valueElement } from "./elements.ts";
import { barSeries, lineSeries, pieSeries } from "./series.ts";
import { areaProperties } from "./shape-properties.ts";

const usualGap = 60;
const widestGap = 500;
const holeSize = 62;

/** Returns the plot area: one chart of a form, and its axes where it has any (ISO 29500-1, 21.2.2.145). */
export function plotArea(scope: ChartScope): Xml {
  return element("c:plotArea", undefined, plotLayout(scope), plot(scope), areaProperties(undefined));
}

/** Left to whoever shows it, unless room is wanted for names at the ends of lines (21.2.2.88 CT_ManualLayout). */
function plotLayout({ chart: { box, endMargin }, direction }: ChartScope): Xml {
  if (endMargin === undefined || endMargin <= 0 || endMargin >= box.width) return element("c:layout");
  const share = rounded(endMargin / box.width);
  const layout = element(
    "c:manualLayout",
    undefined,
    valueElement("c:layoutTarget", "outer"),
    valueElement("c:xMode", "edge"),
    valueElement("c:yMode", "edge"),
    valueElement("c:x", direction === "rtl" ? share : 0),
    valueElement("c:y", 0),
    valueElement("c:w", rounded(1 - share)),
    valueElement("c:h", 1),
  );
  return element("c:layout", undefined, layout);
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

function plot(scope: ChartScope): readonly Xml[] {
  const { form } = scope.chart;
  switch (form) {
    case "bar":
    case "stackedBar":
      return [barChart("lying", scope), ...axesElements("lying", scope)];
    case "column":
    case "stackedColumn":
      return [barChart("standing", scope), ...acrossColumns(scope), ...axesElements("standing", scope)];
    case "line":
      return [lineChart(scope), ...axesElements("standing", scope)];
    case "pie":
      return [pieChart("c:pieChart", scope)];
    case "doughnut":
      return [pieChart("c:doughnutChart", scope, valueElement("c:holeSize", holeSize))];
  }
}

/** The children stand in the order of 21.2.2.16 CT_BarChart. */
function barChart(axes: AxesForm, scope: ChartScope): Xml {
  const { chart } = scope;
  const isStacked = chart.form === "stackedBar" || chart.form === "stackedColumn";
  const isOverlapped = isStacked || chart.isOneBarEach === true;
  return element(
    "c:barChart",
    undefined,
    valueElement("c:barDir", axes === "lying" ? "bar" : "col"),
    valueElement("c:grouping", isStacked ? "stacked" : "clustered"),
    oneColorPerSeries,
    eachSeries(chart, isBars, (series, index) => barSeries(series, index, scope)),
    valueElement("c:gapWidth", integer(chart.gapWidth ?? usualGap, 0, widestGap)),
    valueElement("c:overlap", isOverlapped ? 100 : 0),
    axisIds,
  );
}

/** Series that are lines across standing columns, on the same axes. */
function acrossColumns(scope: ChartScope): readonly Xml[] {
  return scope.chart.series.some(isLine) ? [lineChart(scope, isLine)] : [];
}

/** The children stand in the order of 21.2.2.97 CT_LineChart. */
function lineChart(scope: ChartScope, isShown: (series: PlacedChartSeries) => boolean = () => true): Xml {
  return element(
    "c:lineChart",
    undefined,
    valueElement("c:grouping", "standard"),
    oneColorPerSeries,
    eachSeries(scope.chart, isShown, (series, index) => lineSeries(series, index, scope)),
    valueElement("c:marker", true),
    axisIds,
  );
}

/** The children stand in the order of 21.2.2.141 CT_PieChart, 21.2.2.50 CT_DoughnutChart. */
function pieChart(name: "c:pieChart" | "c:doughnutChart", scope: ChartScope, hole?: Xml): Xml {
  return element(
    name,
    undefined,
    valueElement("c:varyColors", true),
    scope.chart.series.map((series, index) => pieSeries(series, index, scope)),
    valueElement("c:firstSliceAng", 0),
    hole,
  );
}

const oneColorPerSeries = valueElement("c:varyColors", false);

function isLine({ drawnAs }: PlacedChartSeries): boolean {
  return drawnAs === "line";
}

function isBars(series: PlacedChartSeries): boolean {
  return !isLine(series);
}

/** A series is counted by its place in the workbook, whatever it is drawn as. */
function eachSeries(
  { series }: PlacedChart,
  isShown: (one: PlacedChartSeries) => boolean,
  write: (one: PlacedChartSeries, index: number) => Xml,
): Xml[] {
  return series.flatMap((one, index) => (isShown(one) ? [write(one, index)] : []));
}
