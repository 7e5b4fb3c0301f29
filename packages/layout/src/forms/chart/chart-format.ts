import type { Chart } from "@lectern/deck";
import { rememberLatest } from "../../text/lines/remember-latest.ts";
import { formatDecimals, formatPercent } from "../../text/numbers/format-number.ts";

/** Returns the decimals that a chart's numbers are shown with: those asked for, or as many as they need, up to six. */
export function decimalsOf({ series, decimals }: Pick<Chart, "series" | "decimals">): number {
  if (decimals !== undefined) return decimals;
  return decimalsOfSeries(series);
}

const decimalsOfSeries = rememberLatest((series: Chart["series"]): number => {
  const values = valuesOf(series);
  const needed = Math.min(6, Math.max(0, ...values.map((value) => decimalsNeeded(value))));
  const fewer = Array.from({ length: needed }, (_, decimals) => decimals);
  return fewer.find((decimals) => tellsApart(values, decimals)) ?? needed;
});

/** Nobody reads more of a chart than so many digits of a number. */
const leastDigits = 3;

// "1,920" beside "357", not "1,920.0": rounded, no two numbers may become one.
function tellsApart(values: readonly number[], decimals: number): boolean {
  const rounded = values.map((value) => value.toFixed(decimals));
  const areExact = values.every(
    (value) => Math.abs(value) >= 10 ** (leastDigits - 1 - decimals) || decimalsNeeded(value) <= decimals,
  );
  return areExact && new Set(rounded).size === new Set(values).size;
}

/** Says whether the unit of a chart is so short a sign that it stands at every number, and nowhere else: per cent, a currency. */
export function isAtNumbers({ unit = "" }: Pick<Chart, "unit">): boolean {
  return /^(?:%|\p{Sc})$/u.test(unit.trim());
}

/** Returns a number format as Excel has them, with separators of thousands; a unit that is a sign stands at every number. */
export function numberFormatOf(chart: Chart, language = "en"): string {
  const decimals = decimalsOf(chart);
  const format = `#,##0${decimals > 0 ? `.${"0".repeat(decimals)}` : ""}`;
  const isShareOfWhole = chart.form === "pie" || chart.form === "doughnut";
  if (isShareOfWhole || !isAtNumbers(chart)) return format;
  const [before = "", after = ""] = withUnit("#", chart, language).split("#");
  return [before, format, after]
    .map((part) => (part === format || part === "" ? part : `"${part}"`))
    .join("");
}

/** In letters. */
const longestUnit = 8;

/** Returns a number with its unit where that is short: "41건", "16 days", "£1,910"; the euro opens a number in English alone. */
export function withUnit(amount: string, { unit }: Pick<Chart, "unit">, language: string): string {
  if (unit === undefined || unit.length > longestUnit) return amount;
  if (/^[$£¥₹₩]$/u.test(unit) || (unit === "€" && /^en(?:-|$)/u.test(language))) return `${unit}${amount}`;
  if (/^\p{Sc}/u.test(unit)) return `${amount}\u00a0${unit}`;
  const isApart = /^[\p{L}\p{N}]/u.test(unit) && !/\p{scx=Han}|\p{scx=Hangul}/u.test(unit);
  return isApart ? `${amount} ${unit}` : `${amount}${unit}`;
}

/** Returns a number as the format will show it, about as wide in every language. */
export function formatNumber(
  value: number,
  chart: Pick<Chart, "series" | "decimals">,
  language = "en",
): string {
  return formatDecimals(value, decimalsOf(chart), language);
}

/**
 * Returns the parts of the first series in its whole as a language writes them: whole per cents that add up to 100, or, of values that
 * are per cents of that whole themselves, each as it was told, even where they were rounded and add up to 99 or 101.
 */
export function sharesInWords(
  chart: Pick<Chart, "series" | "decimals" | "unit">,
  language: string,
): readonly string[] {
  const values = chart.series[0]?.values ?? [];
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const areShares = chart.unit?.trim() === "%" && Math.abs(whole - 100) <= roundingOf(values, chart);
  if (!areShares) return wholePercents(values, whole).map((share) => formatPercent(share / 100, 0, language));
  return values.map((value) => formatPercent((value ?? 0) / 100, decimalsOf(chart), language));
}

/** How far from 100 the sum of per cents may be that were rounded each for itself, to the decimals that they are shown with. */
function roundingOf(values: readonly (number | null)[], chart: Pick<Chart, "series" | "decimals">): number {
  const each = 0.5 * 10 ** -decimalsOf(chart);
  return Math.max(0.5, each * values.length);
}

// Rounded each for itself they may add up to 99 or 101: those are rounded up that lack least (Hamilton's method).
function wholePercents(values: readonly (number | null)[], whole: number): readonly number[] {
  const exact = values.map((value) => (100 * (value ?? 0)) / (whole || 1));
  const missing = Math.round(exact.reduce((sum, share) => sum + share - Math.floor(share), 0));
  const byRest = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest);
  const up = new Set(byRest.slice(0, missing).map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (up.has(index) ? 1 : 0));
}

/** Says what a chart shows, with as few words of a language as can be: "Revenue: 22.7–50.8 NOK million, Q4 2023–Q3 2025". */
export function describeChart(chart: Chart, language: string): string {
  const { categories, series, unit } = chart;
  const ranges = series.map((one) => {
    const values = valuesOf([one]);
    if (values.length === 0) return one.name;
    const [least, most] = [Math.min(...values), Math.max(...values)].map((value) =>
      formatNumber(value, chart, language),
    );
    return `${one.name}: ${least === most ? least : `${least}–${most}`}`;
  });
  const [first = ""] = categories;
  const last = categories.at(-1) ?? first;
  const span = first === last ? first : `${first}–${last}`;
  return `${ranges.join("; ")}${unit === undefined ? "" : ` ${unit}`}, ${span}`;
}

/** Returns the numbers of series, without those that are missing. */
export function valuesOf(series: Chart["series"]): readonly number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

// Six decimals are more than any chart is read to, and they hide what binary fractions add.
function decimalsNeeded(value: number): number {
  const [, fraction = ""] = Math.abs(value).toFixed(6).split(".");
  return fraction.replace(/0+$/u, "").length;
}
