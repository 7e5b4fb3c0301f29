import { expect, it } from "vitest";
import { isCountMet, parseAskedCount } from "./asked-count.ts";

const cases: readonly (readonly [given: string, met: readonly number[], missed: readonly number[]])[] = [
  ["8", [8], [7, 9]],
  ["<=8", [1, 8], [0, 9]],
  [">=8", [8, 40], [7]],
  ["~3", [2, 4], [1, 5]],
  ["~8", [7, 9], [6, 10]],
  ["~10", [8, 12], [7, 13]],
  ["6-8", [6, 8], [5, 9]],
];
it.each(cases)("%s slides are met by %j and not by %j", (given, met, missed) => {
  const asked = parseAskedCount(given);
  if (!asked) throw new RangeError("Expected a wish.");
  expect(met.map((count) => isCountMet(asked, count))).toEqual(met.map(() => true));
  expect(missed.map((count) => isCountMet(asked, count))).toEqual(missed.map(() => false));
});

it("knows where no number is asked for, and refuses what is none", () => {
  expect(parseAskedCount("-")).toBeUndefined();
  for (const given of ["", "eight", "~6-8", "8 slides"]) {
    expect(() => parseAskedCount(given)).toThrow(RangeError);
  }
});
