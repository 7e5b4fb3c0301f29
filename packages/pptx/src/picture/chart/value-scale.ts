import type { AxisModel, ChartModel } from "./read-chart.ts";

/** From where to where an axis of values goes, and where it has its marks. */
export interface ValueScale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
}

const mostTicks = 50;

/** Returns the scale of a chart's values: as its axis says, else in round steps from zero. */
export function valueScale(model: ChartModel): ValueScale {
  const axis: Partial<AxisModel> = model.valueAxis ?? {};
  const values = model.isStacked ? stacked(model) : model.series.flatMap(({ values: all }) => all);
  const known = values.filter((value) => value !== undefined);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  const step = axis.step ?? roundStep((axis.maximum ?? high) - (axis.minimum ?? low));
  const least = axis.minimum ?? Math.floor(low / step) * step;
  const most = axis.maximum ?? Math.max(least + step, Math.ceil((high / step) * 1.02) * step);
  const count = Math.min(mostTicks, Math.floor((most - least) / step + 1e-6));
  return { least, most, ticks: Array.from({ length: count + 1 }, (_, index) => least + index * step) };
}

/** Some five steps of 1, 2 or 5. */
function roundStep(range: number): number {
  const rough = (range || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}

/** The ends of stacks: what is above zero and what is below. */
function stacked({ series, categories }: ChartModel): readonly number[] {
  return categories.flatMap((_, index) => {
    const values = series.filter(({ isLine }) => !isLine).map(({ values: all }) => all[index] ?? 0);
    const sum = (isWanted: (value: number) => boolean): number =>
      values.filter(isWanted).reduce((total, value) => total + value, 0);
    return [sum((value) => value > 0), sum((value) => value < 0)];
  });
}
