import type { Chart, ChartSeries, Outline } from "./outline.ts";

/** A series of an outline that its cover can show, and the title of the slide that it is from. */
export interface CoverChart {
  /** Of one series without gaps. */
  readonly chart: Chart;
  readonly title: string;
}

/**
 * Returns what the cover of a deck can show of its own matter: the first chart over time, of a few values, that its own page does
 * not draw as columns, too; undefined where there is none. What is compared at one time (warranties of two offers, games won and
 * lost) is a detail of the talk, and a figure beside what it was before has its own page: told twice by its cover.
 */
export function findCoverChart({
  slides,
  language,
}: Pick<Outline, "slides" | "language">): CoverChart | undefined {
  const charts = slides.flatMap((slide) =>
    slide.kind === "chart" ? (chartOf(slide.chart, slide.title, language) ?? []) : [],
  );
  return charts[0];
}

const fewest = 3;
const most = 8;
/** In characters: longer names have no room below a bar. */
const longestLabel = 22;

function chartOf(chart: Chart, title: string, language: string): CoverChart | undefined {
  const { categories, series, form } = chart;
  const isStacked = form === "stackedBar" || form === "stackedColumn";
  const shown = isStacked ? totalOf(chart) : leadingSeries(series);
  // Columns on the cover, and the same columns again on a page of their own, would be one chart told twice.
  const isOverTime = (form === "line" || form === "stackedColumn") && areTimes(categories, language);
  const isFew = categories.length >= fewest && categories.length <= most;
  const isShort = categories.every((category) => category.length <= longestLabel);
  if (!shown || !isOverTime || !isFew || !isShort || !areDrawable(shown.values)) return undefined;
  return { chart: { ...chart, series: [shown] }, title };
}

/** "2023", "Q1 2026", "2024年", "May": all but one are, as names compared at one time seldom are. */
function areTimes(categories: readonly string[], language: string): boolean {
  const months = monthsOf(language);
  const isTime = (name: string) => /\p{Nd}/u.test(name) || months.has(name.toLowerCase().replace(/\.$/u, ""));
  return categories.filter(isTime).length >= categories.length - 1;
}

const months = new Map<string, ReadonlySet<string>>();

function monthsOf(language: string): ReadonlySet<string> {
  const known = months.get(language);
  if (known) return known;
  const names = (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
  });
  const read = new Set(names.map((name) => name.toLowerCase().replace(/\.$/u, "")));
  months.set(language, read);
  return read;
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
