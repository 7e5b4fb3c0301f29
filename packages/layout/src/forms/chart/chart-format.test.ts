import type { Chart } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { decimalsOf, describeChart, numberFormatOf } from "./chart-format.ts";

function chartOf(values: readonly (number | null)[], changes: Partial<Chart> = {}): Chart {
  const categories = values.map((_, index) => `Q${index + 1}`);
  return { form: "column", categories, series: [{ name: "Revenue", values }], ...changes };
}

describe("decimalsOf", () => {
  test.each([
    { given: [1, 2, 30], want: 0 },
    { given: [1.5, 2], want: 1 },
    { given: [0.1 + 0.2], want: 1 },
    { given: [1.25, null, 3.1], want: 2 },
    { given: [1 / 3], want: 6 },
  ])("shows $given with $want decimals", ({ given, want }) => {
    expect(decimalsOf(chartOf(given))).toBe(want);
  });

  test("shows as many as are asked for", () => {
    expect(decimalsOf(chartOf([1.256], { decimals: 1 }))).toBe(1);
  });
});

describe("numberFormatOf", () => {
  test.each([
    { given: chartOf([1_200]), want: "#,##0" },
    { given: chartOf([1.5]), want: "#,##0.0" },
    { given: chartOf([37.4], { unit: "%" }), want: '#,##0.0"%"' },
    { given: chartOf([37.4], { unit: "%", form: "pie" }), want: "#,##0.0" },
    { given: chartOf([3], { unit: "NOK million" }), want: "#,##0" },
  ])("formats as $want", ({ given, want }) => {
    expect(numberFormatOf(given)).toBe(want);
  });
});

describe("describeChart", () => {
  test("names series, range, unit and span", () => {
    expect(describeChart(chartOf([22.7, 50.8, null], { unit: "NOK million" }))).toBe(
      "Revenue: 22.7–50.8 NOK million, Q1–Q3",
    );
  });

  test("says a number that does not change once", () => {
    expect(describeChart(chartOf([3]))).toBe("Revenue: 3, Q1");
  });
});
