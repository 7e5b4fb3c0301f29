import { expect, test } from "vitest";
import { toneCount, tonesOf } from "./thing-tones.ts";

test.each([
  { title: "dark and light ones are far apart", colors: ["#000000", "#ffffff"], want: [0, 4] },
  {
    title: "the order in which they are given is none",
    colors: ["#ffffff", "#808080", "#000000"],
    want: [4, 2, 0],
  },
  { title: "one colour written in two ways has one tone", colors: ["#fff", "#ffffff"], want: [4, 4] },
  { title: "those that hardly differ share one", colors: ["#d3883e", "#d28740", "#1c1c1c"], want: [2, 2, 0] },
  { title: "red and green of one lightness are told apart", colors: ["#e02030", "#3a8a3a"], want: [1, 2] },
])("tones of colours: $title", ({ colors, want }) => {
  const tones = tonesOf(colors);
  expect(colors.map((color) => tones.get(color))).toEqual(want);
});

test("of many colours, as many tones as there are", () => {
  const colors = Array.from(
    { length: 12 },
    (_, index) => `#${(index * 20).toString(16).padStart(2, "0").repeat(3)}`,
  );
  expect(new Set(tonesOf(colors).values()).size).toBe(toneCount);
});
