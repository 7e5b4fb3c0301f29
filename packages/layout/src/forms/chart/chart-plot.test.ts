import type { Chart, PlacedChart } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { pagesOf, placeSlide } from "../../testing/place-slide.ts";

function placed(chart: Chart): PlacedChart {
  const [page] = pagesOf(placeSlide({ kind: "chart", title: "What it says", chart }));
  const found = page?.elements.find(({ kind }) => kind === "chart");
  if (found?.kind !== "chart") throw new Error("Expected a chart, got none.");
  return found;
}

function barsOf(form: Chart["form"], values: readonly number[], more: Partial<Chart> = {}): Chart {
  const categories = values.map((_, index) => `Case ${index + 1}`);
  return { form, categories, series: [{ name: "Cost", values }], ...more };
}

describe("lying bars", () => {
  test("end short of the chart's end by what the widest number takes there", () => {
    const shareOf = (values: readonly number[]) => {
      const most = placed(barsOf("bar", values)).valueAxis?.maximum ?? 0;
      return (most - Math.max(...values)) / most;
    };
    expect(shareOf([14_000, 52_000, 1_070_000])).toBeGreaterThan(shareOf([14, 52, 107]));
    expect(shareOf([14, 52, 107])).toBeGreaterThan(0.1);
  });

  test("have larger names where they are few", () => {
    const sizeOf = (count: number) =>
      placed({
        ...barsOf(
          "bar",
          Array.from({ length: count }, (_, index) => index + 1),
        ),
        categories: Array.from({ length: count }, (_, index) => `What was done about it ${index + 1}`),
      }).text.size;
    expect(sizeOf(3)).toBeGreaterThan(sizeOf(6));
  });
});

test("low lying bars have smaller names rather than second lines on each other", () => {
  const categories = (name: string) => [...Array.from({ length: 11 }, (_, index) => `Case ${index}`), name];
  const chart = barsOf("bar", [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  const sizeOf = (name: string) => placed({ ...chart, categories: categories(name) }).text.size;
  expect(sizeOf("Case 12")).toBe(14);
  expect(sizeOf("Letters and calls from strangers")).toBe(12);
});

describe("columns", () => {
  const sizeOf = (name: string) =>
    placed({ ...barsOf("column", [3, 4, 5, 6]), categories: ["2023", "2024", "2025", name] });

  test("keep large names where one of them takes a second line", () => {
    expect(sizeOf("2026 (up to the end of October)").text.size).toBeGreaterThan(14);
  });

  test("have smaller names where one would take a third", () => {
    const long = "2026 (up to the end of October, without the days on which nobody came)";
    expect(sizeOf(long).text.size).toBe(14);
  });
});

test("no number of columns side by side is wider than its column: it would stand on its neighbour", () => {
  const series = (name: string) => ({ name, values: [12_345.6, 13_456.7, 14_567.8, 15_678.9] });
  const sizeOf = (names: readonly string[]) => {
    const chart = { ...barsOf("column", [1, 2, 3, 4]), series: names.map(series) };
    return placed(chart).series[0]?.labels?.size;
  };
  expect(sizeOf(["2026"])).toBe(28);
  expect(sizeOf(["2025", "2026"])).toBe(20);
});

describe("columns that end short of a target", () => {
  const target = (value: number) => ({ targets: [{ label: "Demand", value }] });
  const sizeOf = (chart: Chart) => placed(chart).series[0]?.labels?.size ?? 0;

  test("have numbers that keep clear of its line", () => {
    const plain = sizeOf(barsOf("column", [640, 1_200, 1_800]));
    expect(sizeOf(barsOf("column", [640, 1_200, 1_800], target(780)))).toBeLessThan(plain);
  });

  test("far below it have numbers as large as elsewhere", () => {
    const plain = sizeOf(barsOf("column", [640, 1_200, 1_800]));
    expect(sizeOf(barsOf("column", [640, 1_200, 1_800], target(1_100)))).toBe(plain);
  });
});

test("stacks of one part each have their numbers above them, none wider than its column inside it", () => {
  const chart = placed({
    form: "stackedColumn",
    categories: ["2019", "2020", "2021", "2022", "2023", "2024", "2025", "2026"],
    series: [
      { name: "Before", values: [41_200, 18_900, 24_300, 39_800, 0, 0, 0, 0] },
      { name: "After", values: [0, 0, 0, 0, 36_100, 33_500, 31_900, 29_700] },
    ],
  });
  expect(chart).toMatchObject({ form: "column", isOneBarEach: true });
  expect(chart.series.map(({ labels }) => labels?.position)).toEqual(["outsideEnd", "outsideEnd"]);
});

test("parts of narrow stacks have no number that is wider than they are", () => {
  const years = Array.from({ length: 12 }, (_, index) => `${2_010 + index}`);
  const values = years.map((_, index) => 1_234_567 + index);
  const chart = placed({
    form: "stackedColumn",
    categories: years,
    series: [
      { name: "One", values },
      { name: "Other", values },
    ],
  });
  expect(chart.series.map(({ labels }) => labels)).toEqual([undefined, undefined]);
});
