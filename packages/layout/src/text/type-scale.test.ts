import { expect, test } from "vitest";
import { stepsDown, titleSteps } from "./type-scale.ts";

test.each([
  { largest: 44, want: [44, 42, 40, 38, 36, 34, 32, 30, 24, 20] },
  { largest: 33, want: [33, 31, 30, 24, 20] },
  { largest: 30, want: [30, 24, 20] },
  { largest: 24, want: [24, 20] },
])("a title of $largest points may be set in two points less while it is large", ({ largest, want }) => {
  expect(titleSteps(largest, 20)).toEqual(want);
});

test("other text keeps to the type scale", () => {
  expect(stepsDown(44, 20)).toEqual([44, 40, 30, 24, 20]);
});
