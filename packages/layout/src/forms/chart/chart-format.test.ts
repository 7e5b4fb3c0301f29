import type { Chart } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { decimalsOf, describeChart, numberFormatOf, sharesInWords } from "./chart-format.ts";

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
    { given: [1 / 3], want: 3 },
    { given: [324.5, 1_920, 1_040, 140], want: 0 },
    { given: [356.2, 356.4], want: 1 },
    { given: [10.4, 14.7], want: 1 },
    { given: [0.41, 0.97, 38.2], want: 2 },
  ])("shows $given with $want decimals", ({ given, want }) => {
    expect(decimalsOf(chartOf(given))).toBe(want);
  });

  test("shows as many as are asked for", () => {
    expect(decimalsOf(chartOf([1.256], { decimals: 1 }))).toBe(1);
  });
});

describe("sharesInWords", () => {
  test.each([
    { given: chartOf([1, 3]), language: "en", want: ["25%", "75%"] },
    { given: chartOf([97.5, 2.5], { unit: "%" }), language: "ar", want: ["97.5%", "2.5%"] },
    { given: chartOf([45, 55], { unit: "%" }), language: "de", want: ["45\u00a0%", "55\u00a0%"] },
    { given: chartOf([30, 30], { unit: "%" }), language: "tr", want: ["%50", "%50"] },
    { given: chartOf([0, null]), language: "en", want: ["0%", "0%"] },
    { given: chartOf([469, 248, 176, 107]), language: "en", want: ["47%", "25%", "17%", "11%"] },
    { given: chartOf([1, 1, 1]), language: "en", want: ["34%", "33%", "33%"] },
    { given: chartOf([33, 33, 33], { unit: "%" }), language: "en", want: ["33%", "33%", "33%"] },
    { given: chartOf([38, 37, 26], { unit: "%" }), language: "en", want: ["38%", "37%", "26%"] },
  ])("says $want in $language", ({ given, language, want }) => {
    expect(sharesInWords(given, language)).toEqual(want);
  });
});

describe("numberFormatOf", () => {
  test.each([
    { given: chartOf([1_200]), want: "#,##0" },
    { given: chartOf([1.5]), want: "#,##0.0" },
    { given: chartOf([37.4], { unit: "%" }), want: '#,##0.0"%"' },
    { given: chartOf([37.4], { unit: "%", form: "pie" }), want: "#,##0.0" },
    { given: chartOf([3], { unit: "NOK million" }), want: "#,##0" },
    { given: chartOf([3], { unit: "£" }), want: '"£"#,##0' },
    { given: chartOf([3], { unit: "€" }), language: "de", want: '#,##0"\u00a0€"' },
  ])("formats as $want", ({ given, language, want }) => {
    expect(numberFormatOf(given, language)).toBe(want);
  });
});

describe("describeChart", () => {
  test("names series, range, unit and span", () => {
    expect(describeChart(chartOf([22.7, 50.8, null], { unit: "NOK million" }), "en")).toBe(
      "Revenue: 22.7–50.8 NOK million, Q1–Q3",
    );
  });

  test("says a number that does not change once", () => {
    expect(describeChart(chartOf([3]), "en")).toBe("Revenue: 3, Q1");
  });
});
