import type { Chart } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { barsInPlace, isOneBarEach, unstacked } from "./bar-groups.ts";

function chartOf(form: Chart["form"], ...series: readonly (readonly (number | null)[])[]): Chart {
  return {
    form,
    categories: ["2023", "2024", "2025"],
    series: series.map((values, index) => ({ name: `Series ${index + 1}`, values })),
  };
}

describe("stacks of a single part each", () => {
  test.each([
    { form: "stackedColumn", plain: "column" },
    { form: "stackedBar", plain: "bar" },
  ] as const)("are plain bars: $form", ({ form, plain }) => {
    const chart = unstacked(chartOf(form, [41, 0, 0], [null, 18, 24]));
    expect(chart.form).toBe(plain);
    expect(chart.series.map(({ values }) => values)).toEqual([
      [41, null, null],
      [null, 18, 24],
    ]);
    expect(barsInPlace(chart)).toBe(1);
  });

  test.each([
    { why: "one has two parts", chart: chartOf("stackedColumn", [41, 12, 0], [0, 18, 24]) },
    { why: "one has none", chart: chartOf("stackedColumn", [41, 0, 0], [0, 0, 24]) },
    { why: "there is one series", chart: chartOf("stackedColumn", [41, 18, 24]) },
    { why: "they are no stacks", chart: chartOf("column", [41, null, null], [null, 18, 24]) },
  ])("stay as they are where $why", ({ chart }) => {
    expect(unstacked(chart)).toBe(chart);
  });
});

describe("series side by side", () => {
  test("that never share a place have one bar each in its middle", () => {
    expect(isOneBarEach(chartOf("column", [41, null, null], [null, 18, 24]))).toBe(true);
  });

  test("that share one keep their places beside each other", () => {
    const chart = chartOf("column", [41, 12, null], [null, 18, 24]);
    expect(isOneBarEach(chart)).toBe(false);
    expect(barsInPlace(chart)).toBe(2);
  });

  test("as lines have no bars", () => {
    expect(isOneBarEach(chartOf("line", [41, null, null], [null, 18, 24]))).toBe(false);
  });
});
