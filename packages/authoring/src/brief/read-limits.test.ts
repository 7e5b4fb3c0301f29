import { expect, test } from "vitest";
import { readSlideLimits } from "./read-limits.ts";

test.each([
  ["Max 5 bullets per slide.", { points: 5 }],
  ["Three bullets each, please.", { points: 3 }],
  ["Then the rules, one line each:", undefined],
])("%s", (text, limits) => {
  expect(readSlideLimits(text)).toEqual(limits);
});
