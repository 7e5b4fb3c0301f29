import { describe, expect, test } from "vitest";
import { findCoverChart } from "./find-cover-chart.ts";
import type { Chart, Figure, OutlineSlide } from "./outline.ts";

const chartOf = (chart: Partial<Chart>): OutlineSlide => ({
  kind: "chart",
  title: "Visits",
  chart: {
    form: "line",
    categories: ["May", "June", "July"],
    series: [{ name: "Visits", values: [4, 9, 17] }],
    ...chart,
  },
});
const numbersOf = (figure: Figure): OutlineSlide => ({ kind: "numbers", title: "Visits", figures: [figure] });
const valuesOn = (...slides: readonly OutlineSlide[]) =>
  findCoverChart({ slides, language: "en" })?.chart.series.map(({ values }) => values);

describe("the chart of a cover", () => {
  test("is the first one of a few values", () => {
    const later = chartOf({ series: [{ name: "Later", values: [1, 2, 3] }] });
    expect(valuesOn({ kind: "title", title: "Deck" }, chartOf({}), later)).toEqual([[4, 9, 17]]);
  });

  test("shows the series that matters, and the sums of stacks", () => {
    const series = [
      { name: "Old", values: [1, 2, 3] },
      { name: "New", values: [5, 6, 7], highlighted: true },
    ];
    expect(valuesOn(chartOf({ series }))).toEqual([[5, 6, 7]]);
    expect(valuesOn(chartOf({ series, form: "stackedColumn" }))).toEqual([[6, 8, 10]]);
  });

  test.each<{ what: string; slides: readonly OutlineSlide[] }>([
    { what: "two series of equal weight", slides: [chartOf({ series: twoSeries() })] },
    { what: "gaps", slides: [chartOf({ series: [{ name: "A", values: [1, null, 3] }] })] },
    { what: "losses", slides: [chartOf({ series: [{ name: "A", values: [1, -2, 3] }] })] },
    { what: "nine values", slides: [chartOf(ofLength(9))] },
    { what: "names too long for a bar", slides: [chartOf({ categories: ["May", "June", "x".repeat(30)] })] },
    { what: "things compared", slides: [chartOf({ categories: ["Won", "Drawn", "Lost"] })] },
    { what: "columns, which its own page draws, too", slides: [chartOf({ form: "column" })] },
    {
      what: "a figure beside what it was, which its own page draws, too",
      slides: [
        numbersOf({
          value: "18 kg",
          label: "November",
          amount: 18,
          references: [{ label: "May", value: 26, role: "was" }],
        }),
      ],
    },
    { what: "bars that lie", slides: [chartOf({ form: "bar" })] },
    { what: "a share alone", slides: [numbersOf({ value: "7 of 10", label: "guests" })] },
    {
      what: "a target",
      slides: [
        numbersOf({
          value: "7",
          label: "guests",
          amount: 7,
          references: [{ label: "Aim", value: 9, role: "target" }],
        }),
      ],
    },
  ])("is none of $what", ({ slides }) => {
    expect(findCoverChart({ slides, language: "en" })).toBeUndefined();
  });
});

function twoSeries(): Chart["series"] {
  return [
    { name: "A", values: [1, 2, 3] },
    { name: "B", values: [3, 2, 1] },
  ];
}

function ofLength(count: number): Pick<Chart, "categories" | "series"> {
  const values = Array.from({ length: count }, (_, index) => index + 1);
  return { categories: values.map(String), series: [{ name: "A", values }] };
}
