import type { TableSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { lengthsOfPairs } from "./pair-bars.ts";

const tableOf = (values: readonly string[], total?: string): TableSlide => ({
  kind: "table",
  title: "Prices",
  columns: [{ heading: "What" }, { heading: "Price" }],
  rows: [
    ...values.map((value, index) => ({ cells: [[{ text: `Thing ${index + 1}` }], [{ text: value }]] })),
    ...(total === undefined
      ? []
      : [{ cells: [[{ text: "Total" }], [{ text: total }]], role: "total" as const }]),
  ],
});

test.each([
  { given: ["2,10", "2,40", "4,80"], want: [2.1, 2.4, 4.8] },
  { given: ["£180", "£90"], want: [180, 90] },
  { given: ["1.284,5", "1.000"], want: [1284.5, 1000] },
  { given: ["14元", "4元", "10元"], want: [14, 4, 10] },
  { given: ["12 %", "8 %", "0 %"], want: [12, 8, 0] },
  { given: ["1 pt", "3 pts"], want: [1, 3] },
])("the lengths of $given are $want", ({ given, want }) => {
  expect(lengthsOfPairs(tableOf(given))).toEqual(want);
});

test("a total has no length beside those of its parts", () => {
  expect(lengthsOfPairs(tableOf(["£180", "£90"], "£270"))).toEqual([180, 90, undefined]);
});

test.each([
  [["2015", "2019", "2024"]],
  [["12–15", "18–20"]],
  [["−4", "7"]],
  [["7", "7"]],
  [["seven", "8"]],
  [["n/a", "8"]],
  [["20 °C", "30 s", "5 min"]],
  [["8"]],
])("%j are no lengths", (given) => {
  expect(lengthsOfPairs(tableOf(given))).toBeUndefined();
});
