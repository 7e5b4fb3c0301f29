import {
  type Chart,
  type ChartSeries,
  inches,
  type PlacedChart,
  type PlacedElement,
  points,
} from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createPageSurface } from "../../parts/surface.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { isAtNumbers } from "./chart-format.ts";
import { createChart, isRound, readableForm } from "./chart-plot.ts";

/** Where charts stand: from the start edge and the top of the canvas. */
export interface ChartArea {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** Says whether the numbers of a chart are in different units, so that one axis cannot measure them all. */
export function isOfSeveralUnits({ series, unit, form }: Chart): boolean {
  return !isRound(form) && new Set(series.map((one) => one.unit ?? unit)).size > 1;
}

/** Returns a chart as one for each of its series, each with its own unit. */
export function toSingleCharts(chart: Chart): readonly Chart[] {
  const { unit, decimals, targets: _, ...shared } = chart;
  return chart.series.map((series) => ({
    ...shared,
    form: unstacked[chart.form] ?? chart.form,
    series: [{ ...series, highlighted: false }],
    ...unitOf(series, unit),
    ...(decimals !== undefined && series.unit === unit && { decimals }),
  }));
}

const unstacked: Partial<Record<Chart["form"], Chart["form"]>> = {
  stackedBar: "bar",
  stackedColumn: "column",
};

function unitOf(series: ChartSeries, unit: string | undefined): { readonly unit?: string } {
  const own = series.unit ?? unit;
  return own === undefined ? {} : { unit: own };
}

/** Sets charts side by side, each below its name and unit; undefined where they would be too small. */
export function setSmallMultiples(
  charts: readonly Chart[],
  area: ChartArea,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const columns = charts.length <= 3 ? charts.length : Math.ceil(charts.length / 2);
  const rows = Math.ceil(charts.length / columns);
  const width = Math.floor((area.width - (columns - 1) * gap) / columns);
  const height = Math.floor((area.bottom - area.top - (rows - 1) * gap) / rows);
  const heads = charts.map((chart) => headOf(chart, canvas));
  const headHeight = Math.max(
    ...heads.map((head) => measurePlacedText(head, canvas.look, boxAt(canvas, 0, 0, width, 0).width).height),
  );
  if (width < inches(2.2) || height - headHeight < inches(1.3)) return undefined;
  const cornerOf = (index: number) => ({
    start: (index % columns) * (width + gap),
    top: area.top + Math.floor(index / columns) * (height + gap),
  });
  const placed = charts.map((chart, index) => {
    const { start, top } = cornerOf(index);
    const form = readableForm(chart, width, canvas);
    return createChart(
      { ...chart, form },
      boxAt(canvas, start, top + headHeight, width, height - headHeight),
      canvas,
    );
  });
  return inOneSize(placed).flatMap((chart, index): readonly PlacedElement[] => {
    const { start, top } = cornerOf(index);
    const name = createTextShape({
      name: `Chart name ${index + 1}`,
      box: boxAt(canvas, start, top, width, headHeight),
      paragraphs: heads[index] ?? [],
      look: canvas.look,
      color: canvas.tones.page.text,
    });
    return [name, { ...chart, name: `Chart ${index + 1}` }];
  });
}

// Numbers side by side are compared: none is larger than another.
function inOneSize(charts: readonly PlacedChart[]): readonly PlacedChart[] {
  const sizes = charts.flatMap(({ series }) => series.flatMap(({ labels }) => labels?.size ?? []));
  if (sizes.length === 0) return charts;
  const size = points(Math.min(...sizes));
  return charts.map((chart) => ({
    ...chart,
    series: chart.series.map((series) =>
      series.labels ? { ...series, labels: { ...series.labels, size } } : series,
    ),
  }));
}

const gap = inches(0.35);

function headOf(chart: Chart, canvas: Canvas) {
  const {
    series: [series],
    unit,
  } = chart;
  const { inks } = createPageSurface(canvas);
  const name = series?.name ?? "";
  const head = inkParagraph(name, { size: 18, color: inks.text, bold: true });
  return unit === undefined || unit === name || isAtNumbers(chart)
    ? [head]
    : [head, inkParagraph(unit, { size: 14, color: inks.muted })];
}
