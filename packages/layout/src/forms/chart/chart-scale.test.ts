import type { Chart } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { closeScaleOf, scaleOf } from "./chart-scale.ts";

function chartOf(form: Chart["form"], ...values: readonly (readonly number[])[]): Chart {
  return {
    form,
    categories: (values[0] ?? []).map(String),
    series: values.map((each, index) => ({ name: String(index), values: each })),
  };
}

describe("scaleOf", () => {
  test.each([
    { given: chartOf("column", [3, 47]), want: { minimum: 0, maximum: 60, majorUnit: 20 } },
    { given: chartOf("column", [900, 2100]), want: { minimum: 0, maximum: 3000, majorUnit: 1000 } },
    { given: chartOf("column", [-3.2, 12.4]), want: { minimum: -5, maximum: 15, majorUnit: 5 } },
    {
      given: chartOf("stackedColumn", [40, 50], [30, 50]),
      want: { minimum: 0, maximum: 100, majorUnit: 25 },
    },
    // A tick at 2.5 would be written as 3.
    { given: chartOf("column", [5, 9]), want: { minimum: 0, maximum: 9, majorUnit: 3 } },
    { given: chartOf("column", [0.4, 0.8]), want: { minimum: 0, maximum: 0.8, majorUnit: 0.2 } },
    { given: chartOf("line", [0, 0]), want: { minimum: 0, maximum: 1, majorUnit: 1 } },
  ])("goes from $want.minimum to $want.maximum in round steps", ({ given, want }) => {
    expect(scaleOf(given, { headroom: 0 })).toEqual(want);
  });

  test("lets a line that hardly changes begin above zero, but never a bar", () => {
    expect(scaleOf(chartOf("line", [142, 121, 97, 80]), { headroom: 0 }).minimum).toBeGreaterThan(50);
    expect(scaleOf(chartOf("line", [142, 121, 97, 40]), { headroom: 0 }).minimum).toBe(0);
    expect(scaleOf(chartOf("line", [96, 98, 101]), { headroom: 0 }).minimum).toBeGreaterThan(90);
    expect(scaleOf(chartOf("column", [96, 98, 101]), { headroom: 0 }).minimum).toBe(0);
  });
});

describe("closeScaleOf", () => {
  test("leaves room for labels beyond the longest bar, on both sides where bars go both ways", () => {
    expect(closeScaleOf(chartOf("column", [100]), { headroom: 0.1 })).toEqual({ minimum: 0, maximum: 110 });
    expect(closeScaleOf(chartOf("column", [100, -100]), { headroom: 0.1 })).toEqual({
      minimum: -120,
      maximum: 120,
    });
  });

  test("is a scale even where all is zero", () => {
    const { minimum, maximum } = closeScaleOf(chartOf("column", [0]), { headroom: 0.1 });
    expect(maximum).toBeGreaterThan(minimum);
  });
});
