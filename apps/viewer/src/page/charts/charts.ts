// Stands in for echarts in the slide renderer (see vite.config.ts): charting is more than half of the script, and most
// decks open without it. `loadCharts` must have ended before a slide with a chart is rendered.

import { fitPies } from "./chart-fit.ts";
import { type DashedLine, dashLines, drawHatches } from "./chart-looks.ts";
import { choosePixelRatio } from "./chart-sizes.ts";

type ChartLibrary = typeof import("./chart-library.ts");

let library: ChartLibrary | undefined;

const dashedLines = new Set<DashedLine>();

/** Has lines drawn dashed from now on: the renderer passes their colours and widths on, not their dashes. */
export function rememberDashes(lines: readonly DashedLine[]): void {
  for (const line of lines) dashedLines.add(line);
}

/** Loads the charting library, once; returns whether it had to be loaded. */
export async function loadCharts(): Promise<boolean> {
  const missing = library === undefined;
  library ??= await import("./chart-library.ts");
  return missing;
}

function chartLibrary(): ChartLibrary {
  if (library === undefined)
    throw new Error("A chart was drawn before loadCharts() had ended; await it first.");
  return library;
}

/** What the renderer calls as `echarts.init`: sharp where the slide is scaled up, smooth where it is small. */
export function init(element: HTMLElement): ReturnType<ChartLibrary["init"]> {
  // A stage grows when it fills the screen; what is shown at a glance stays small.
  const isSmall = element.closest(".preview") !== null && element.offsetWidth > 0;
  const scale = isSmall ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  const { devicePixelRatio, screen } = window;
  const chart = chartLibrary().init(element, undefined, {
    devicePixelRatio: choosePixelRatio({ devicePixelRatio, scale, screenWidth: screen.width }),
  });
  const setOption = chart.setOption.bind(chart);
  // Bars that grow would be caught half-way by a printer, and are no part of the file.
  chart.setOption = (option: object) =>
    setOption({ ...drawHatches(dashLines(fitPies(option), dashedLines)), animation: false });
  return chart;
}

/** What the renderer calls as `echarts.graphic`. */
export const graphic = {
  get LinearGradient() {
    return chartLibrary().graphic.LinearGradient;
  },
};

/** What the renderer calls as `echarts.use`; `chart-library.ts` has registered the parts itself. */
export function use(): void {}

// The names under which the renderer imports the parts that it hands to `use`.
export const BarChart = "BarChart";
export const CandlestickChart = "CandlestickChart";
export const CustomChart = "CustomChart";
export const LineChart = "LineChart";
export const PieChart = "PieChart";
export const RadarChart = "RadarChart";
export const ScatterChart = "ScatterChart";
export const AxisPointerComponent = "AxisPointerComponent";
export const GraphicComponent = "GraphicComponent";
export const GridComponent = "GridComponent";
export const LegendComponent = "LegendComponent";
export const RadarComponent = "RadarComponent";
export const TitleComponent = "TitleComponent";
export const TooltipComponent = "TooltipComponent";
export const LabelLayout = "LabelLayout";
export const CanvasRenderer = "CanvasRenderer";
