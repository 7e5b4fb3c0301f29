import type { Chart } from "@lectern/deck";
import { formatNumber } from "./chart-format.ts";

/** Returns a chart of one series with the point highlighted that the title gives the number of, where none is and it is one alone. */
export function withNamedPoint(chart: Chart, title: string, language: string): Chart {
  const [only, another] = chart.series;
  const isChosen = chart.highlightedCategory !== undefined || chart.form === "line";
  if (!only || another || only.highlighted || isChosen) return chart;
  const named = only.values.flatMap((value, index) =>
    value !== null && isNamed(value, chart, { title, language }) ? [index] : [],
  );
  const [highlightedCategory, further] = named;
  if (highlightedCategory === undefined || further !== undefined) return chart;
  return { ...chart, highlightedCategory };
}

/** Returns the number of the highlighted point as the title gives it; undefined where the title does not give it. */
export function namedAmount(chart: Chart, title: string, language: string): string | undefined {
  const value = chart.series[0]?.values[chart.highlightedCategory ?? -1];
  if (value === null || value === undefined || chart.unit?.trim() === "%") return undefined;
  return isNamed(value, chart, { title, language }) ? formatNumber(value, chart, language) : undefined;
}

interface Naming {
  readonly title: string;
  readonly language: string;
}

// As a number of its own: "5" is not named by "51.500".
function isNamed(value: number, chart: Chart, { title, language }: Naming): boolean {
  const shown = formatNumber(value, chart, language);
  if (shown.length < 2) return false;
  const words = title.replace(/[\s\u00a0\u202f]+/gu, " ");
  const wanted = shown.replace(/[\u00a0\u202f]/gu, " ");
  const at = words.indexOf(wanted);
  if (at < 0) return false;
  const around = [words.slice(0, at), words.slice(at + wanted.length)] as const;
  return !/[\p{Nd}][.,]?$/u.test(around[0]) && !/^[.,]?\p{Nd}/u.test(around[1]);
}
