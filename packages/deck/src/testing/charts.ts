import fc from "fast-check";
import type { Chart, ChartForm, ChartSeries } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { listOf, recordOf, type Voice } from "./texts.ts";

const forms: readonly ChartForm[] = [
  "bar",
  "column",
  "stackedBar",
  "stackedColumn",
  "line",
  "pie",
  "doughnut",
];

/** Charts of every form. */
export function charts(voice: Voice): fc.Arbitrary<Chart> {
  const counts = voice.list(fc.constant(0), { usual: 8, most: outlineLimits.categories });
  return fc
    .tuple(fc.constantFrom(...forms), counts)
    .chain(([form, { length }]) => chartsOf(voice, form, length));
}

function chartsOf(voice: Voice, form: ChartForm, count: number): fc.Arbitrary<Chart> {
  const label = voice.line(2, outlineLimits.chartLabel);
  const isWhole = form === "pie" || form === "doughnut";
  const unit = fc.oneof(fc.constantFrom("%", "NOK million"), voice.line(2, outlineLimits.unit));
  const target = recordOf({ value: fc.integer({ min: -200, max: 2_000 }), label }, {});
  const one = recordOf(
    { name: label, values: isWhole ? partsOfWhole(count) : values(voice, count) },
    isWhole ? {} : { unit },
  );
  const most = isWhole ? 1 : voice.isHostile ? outlineLimits.series : 4;
  // The last number stands for none: fewer series there are than numbers.
  const series = fc
    .tuple(listOf(one, 1, most), fc.nat({ max: outlineLimits.series }))
    .map(([list, chosen]) => highlighted(list, chosen));
  return recordOf(
    {
      form: fc.constant(form),
      categories: listOf(label, count),
      series,
    },
    {
      unit,
      decimals: fc.integer({ min: 0, max: voice.isHostile ? outlineLimits.decimals : 2 }),
      highlightedCategory: fc.nat({ max: count - 1 }),
      plannedFrom: fc.nat({ max: count - 1 }),
      plannedLabel: label,
      ...(!isWhole && { targets: listOf(target, 1, 2) }),
    },
  );
}

function highlighted(list: readonly ChartSeries[], chosen: number): readonly ChartSeries[] {
  return list.map((series, index) => (index === chosen ? { ...series, highlighted: true } : series));
}

/** One series may go from tiny to huge, another be all zeros; the first value is a number. */
function values(voice: Voice, count: number): fc.Arbitrary<readonly (number | null)[]> {
  const number = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -200, max: 2_000 }) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 99_999 }).map((value) => value / 100) },
    ...(voice.isHostile
      ? [
          {
            weight: 1,
            arbitrary: fc.constantFrom(0, 1e-9, -1e-9, 0.1 + 0.2, 1e15, -1e15, 123_456_789_012.345),
          },
        ]
      : []),
  );
  const value = fc.oneof({ weight: 9, arbitrary: number }, { weight: 1, arbitrary: fc.constant(null) });
  return withFirst(number, value, count);
}

function partsOfWhole(count: number): fc.Arbitrary<readonly (number | null)[]> {
  const part = fc.oneof(fc.nat({ max: 100 }), fc.constantFrom(0, 0.1, 33.3, null));
  return withFirst(fc.integer({ min: 1, max: 100 }), part, count);
}

function withFirst(
  first: fc.Arbitrary<number>,
  rest: fc.Arbitrary<number | null>,
  count: number,
): fc.Arbitrary<readonly (number | null)[]> {
  const others = listOf(rest, count - 1);
  return fc.tuple(first, others).map(([one, more]) => [one, ...more]);
}
