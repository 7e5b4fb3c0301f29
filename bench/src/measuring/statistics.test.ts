import { describe, expect, it } from "vitest";
import { median, medianRatio, smallest } from "./statistics.ts";

describe("median", () => {
  it.each([
    { given: [7], want: 7 },
    { given: [1, 2], want: 1.5 },
    { given: [10, 1, 2], want: 2 },
    { given: [10, 1, 2, 1000], want: 6 },
  ])("of $given is $want", ({ given, want }) => {
    expect(median(given)).toBe(want);
  });

  it("does not exist where there are no values", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe("smallest", () => {
  it("is the least value, wherever it stands", () => {
    expect(smallest([3, 1.5, 20])).toBe(1.5);
  });

  it("does not exist where there are no values", () => {
    expect(() => smallest([])).toThrow(RangeError);
  });
});

describe("medianRatio", () => {
  it("compares what was measured at the same time, so that a slow spell does not count", () => {
    expect(medianRatio([8, 80, 8], [1, 10, 1])).toBe(8);
  });

  it("refuses series of different lengths", () => {
    expect(() => medianRatio([1, 2], [1])).toThrow(RangeError);
  });
});
