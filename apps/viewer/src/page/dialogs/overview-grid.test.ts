import { expect, test } from "vitest";
import { stepInGrid } from "./overview-grid.ts";

const grid = { count: 8, columns: 3, direction: "ltr" } as const;

test.each([
  { from: 1, key: "ArrowRight", want: 2 },
  { from: 2, key: "ArrowRight", want: 3 },
  { from: 0, key: "ArrowLeft", want: undefined },
  { from: 4, key: "ArrowUp", want: 1 },
  { from: 4, key: "ArrowDown", want: 7 },
  { from: 5, key: "ArrowDown", want: undefined },
  { from: 5, key: "Home", want: 0 },
  { from: 5, key: "End", want: 7 },
  { from: 5, key: "a", want: undefined },
])("$key leads from $from to $want in three columns of eight", ({ from, key, want }) => {
  expect(stepInGrid(from, key, grid)).toBe(want);
});

test("left and right follow the direction of the deck", () => {
  expect(stepInGrid(4, "ArrowLeft", { ...grid, direction: "rtl" })).toBe(5);
  expect(stepInGrid(4, "ArrowRight", { ...grid, direction: "rtl" })).toBe(3);
});
