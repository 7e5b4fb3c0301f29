import type { RichText, TableSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { readTrafficLights } from "./traffic-lights.ts";

const tableOf = (...cells: readonly RichText[]): TableSlide => ({
  kind: "table",
  title: "Where we stand",
  columns: cells.map((_, index) => ({ heading: `Column ${index + 1}` })),
  rows: [{ cells }],
});

test.each([
  ["🟢 green", "good", "green"],
  ["🟡 gelb", "watch", "gelb"],
  ["🔴 критично", "bad", "критично"],
  ["⚠️ late by 2 weeks", "watch", "late by 2 weeks"],
  ["✅完了", "good", "完了"],
] as const)("a light before words is a state: %s", (text, state, words) => {
  const read = readTrafficLights(tableOf([{ text: "Budget" }], [{ text }]));
  expect(read.rows[0]).toMatchObject({
    states: [null, state],
    cells: [[{ text: "Budget" }], [{ text: words }]],
  });
});

test("a light in a run of its own is read with the words after it", () => {
  const read = readTrafficLights(tableOf([{ text: "🟠 " }, { text: "at risk", bold: true }]));
  expect(read.rows[0]).toMatchObject({ states: ["watch"], cells: [[{ text: "at risk", bold: true }]] });
});

test("lights alone, lights inside words and other emoji stay as they are", () => {
  const slide = tableOf([{ text: "🟢" }], [{ text: "was 🟢 now 🔴" }], [{ text: "🍏 apples" }]);
  expect(readTrafficLights(slide)).toBe(slide);
});
