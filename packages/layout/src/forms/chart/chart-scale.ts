import type { Chart } from "@lectern/deck";
import { decimalsOf, valuesOf } from "./chart-format.ts";

/** From where to where an axis goes, and in what steps. */
export interface Scale {
  readonly minimum: number;
  readonly maximum: number;
  readonly majorUnit: number;
}

/** Of its highest value, what a line goes up and down by: with less of it, an axis from zero would leave half a page empty. */
const flatBelow = 0.5;

/** Returns a scale in round steps; bars begin at zero, lines only where that does not flatten them. */
export function scaleOf(chart: Chart, { headroom }: { readonly headroom: number }): Scale {
  const [lowest, highest] = rangeOf(chart);
  const isFlat = chart.form === "line" && lowest > 0 && (highest - lowest) / highest < flatBelow;
  const from = isFlat ? lowest - (highest - lowest) * 0.25 : Math.min(0, lowest);
  const to = Math.max(highest, 0) || (lowest < 0 ? 0 : 1);
  const span = to - from || Math.abs(to);
  const majorUnit = shownStep(roundStep(span / 4), decimalsOf(chart));
  const below = lowest < 0 ? span * headroom : 0;
  const minimum = Math.floor(clean((from - below) / majorUnit)) * majorUnit;
  const maximum = Math.ceil(clean((to + (highest > 0 ? span * headroom : 0)) / majorUnit)) * majorUnit;
  return {
    minimum: clean(minimum),
    maximum: clean(maximum === minimum ? minimum + majorUnit : maximum),
    majorUnit,
  };
}

/** Returns a scale that ends closely above the largest value: for bars that bear their values themselves. */
export function closeScaleOf(
  chart: Chart,
  { headroom }: { readonly headroom: number },
): Omit<Scale, "majorUnit"> {
  const [lowest, highest] = rangeOf(chart);
  const least = Math.min(0, lowest);
  const most = Math.max(0, highest);
  const span = most - least || 1;
  return {
    minimum: clean(least < 0 ? least - span * headroom : 0),
    maximum: clean(most > 0 ? most + span * headroom : 0) || (least < 0 ? 0 : 1),
  };
}

function rangeOf(chart: Chart): readonly [number, number] {
  const isStacked = chart.form === "stackedBar" || chart.form === "stackedColumn";
  const aims = (chart.targets ?? []).map(({ value }) => value);
  const values = [...(isStacked ? stacksOf(chart) : valuesOf(chart.series)), ...aims];
  if (values.length === 0) return [0, 1];
  return [Math.min(...values), Math.max(...values)];
}

// What is below zero is stacked downwards.
function stacksOf({ categories, series }: Chart): readonly number[] {
  return categories.flatMap((_, index) => {
    const values = series.map(({ values: all }) => all[index] ?? 0);
    const total = (isPart: (value: number) => boolean) =>
      values.filter(isPart).reduce((sum, value) => sum + value, 0);
    return [total((value) => value > 0), total((value) => value < 0)];
  });
}

/** A step that the axis can write with its decimals: a tick at 2.5 would be written as 3. */
function shownStep(step: number, decimals: number): number {
  const least = 10 ** -decimals;
  return clean(Math.max(least, Math.ceil(clean(step / least)) * least));
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return clean(step * power);
}

function clean(value: number): number {
  return Number(value.toPrecision(12));
}
