import { expect, test } from "vitest";
import { shorten } from "./fit-text.ts";

const atMost = (length: number) => (candidate: string) => candidate.length <= length;

test.each([
  { text: "one two three four", length: 12, want: "one two…" },
  { text: "one two, three four", length: 9, want: "one two…" },
  { text: "x".repeat(40), length: 10, want: `${"x".repeat(9)}…` },
  { text: "茶马古道连接四川与西藏", length: 5, want: "茶马古道…" },
  { text: "👍🏽".repeat(30), length: 9, want: "👍🏽👍🏽…" },
  { text: "anything", length: 0, want: "" },
])("shortens $text to $want", ({ text, length, want }) => {
  expect(shorten(text, atMost(length))).toBe(want);
});
