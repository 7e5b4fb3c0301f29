import type { Chart, ChartSeries, Figure, Outline, OutlineSlide } from "./outline.ts";

/** A series of an outline that its cover can show, and the title of the slide that it is from. */
export interface CoverChart {
  /** Of one series without gaps. */
  readonly chart: Chart;
  readonly title: string;
}

/**
 * Returns what the cover of a deck can show of its own matter: the first chart of a few values of one series, else a figure beside
 * what it was before; undefined where there is neither.
 */
export function findCoverChart({ slides }: Pick<Outline, "slides">): CoverChart | undefined {
  const charts = slides.flatMap((slide) =>
    slide.kind === "chart" ? (chartOf(slide.chart, slide) ?? []) : [],
  );
  return charts[0] ?? slides.flatMap((slide) => beforeAndAfter(slide) ?? [])[0];
}

const fewest = 3;
const most = 8;
/** In characters: longer names have no room below a bar. */
const longestLabel = 22;

function chartOf(chart: Chart, { title }: Pick<OutlineSlide, "title">): CoverChart | undefined {
  const { categories, series, form } = chart;
  const isStacked = form === "stackedBar" || form === "stackedColumn";
  const shown = isStacked ? totalOf(chart) : leadingSeries(series);
  const isFew = categories.length >= fewest && categories.length <= most;
  const isShort = categories.every((category) => category.length <= longestLabel);
  if (!shown || !isFew || !isShort || !areDrawable(shown.values)) return undefined;
  return { chart: { ...chart, series: [shown] }, title };
}

// What is stacked is seen as one.
function totalOf({ series, unit, categories }: Chart): ChartSeries | undefined {
  const [only, another] = series;
  if (!another) return only;
  if (series.some((one) => one.unit !== undefined && one.unit !== unit)) return undefined;
  const values = categories.map((_, index) =>
    series.reduce((sum, { values: each }) => sum + (each[index] ?? 0), 0),
  );
  return { name: "", values };
}

function leadingSeries(series: readonly ChartSeries[]): ChartSeries | undefined {
  const [only, another] = series;
  return another ? series.find(({ highlighted }) => highlighted) : only;
}

function areDrawable(values: readonly (number | null)[]): boolean {
  return values.every((value) => value !== null && value >= 0) && values.some((value) => value !== 0);
}

function beforeAndAfter(slide: OutlineSlide): CoverChart | undefined {
  if (slide.kind !== "numbers") return undefined;
  for (const { amount, label, references = [] } of slide.figures satisfies readonly Figure[]) {
    const [before, another] = references;
    if (amount === undefined || before?.role !== "was" || another) continue;
    const names = [before.label, label];
    if (before.value < 0 || amount < 0 || amount === before.value) continue;
    if (names.some((name) => name.length > longestLabel)) continue;
    const series = [{ name: "", values: [before.value, amount] }];
    return {
      chart: { form: "column", categories: names, series, highlightedCategory: 1 },
      title: slide.title,
    };
  }
  return undefined;
}
