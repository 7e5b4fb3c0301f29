import fc from "fast-check";
import { expect, test } from "vitest";
import { paginate } from "./paginate.ts";

const capacity = 10;
const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
const fits = (weights: readonly number[]) => sum(weights) <= capacity;

test.each([
  { given: [1, 2, 3], want: [[1, 2, 3]] },
  { given: [4, 4, 4, 4, 4], want: [[4, 4], [4, 4], [4]] },
  {
    given: [3, 3, 3, 3],
    want: [
      [3, 3],
      [3, 3],
    ],
  },
  {
    given: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    want: [
      [1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ],
  },
  {
    given: [3, 3, 3, 3, 3, 3, 3],
    want: [
      [3, 3],
      [3, 3, 3],
      [3, 3],
    ],
  },
  { given: [12, 1], want: [[12], [1]] },
  { given: [], want: [] },
])("shares $given out as $want", ({ given, want }) => {
  expect(paginate<number>(given, fits, (weight) => weight)).toEqual(want);
});

test("loses nothing, keeps the order and overfills no page", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 })), (weights) => {
      const pages = paginate(weights, fits, (weight) => weight);
      expect(pages.flat()).toEqual(weights);
      for (const page of pages) expect(page.length === 1 || fits(page)).toBe(true);
    }),
  );
});
