import { expect, it } from "vitest";
import { estimateTokens } from "../asking/estimate-tokens.ts";
import { isRepeating } from "../asking/is-repeating.ts";
import { splitText } from "./condense.ts";

it.each([
  { what: "paragraphs", text: "A paragraph of some words.\n\n".repeat(500) },
  { what: "one endless line", text: "word ".repeat(10_000) },
  { what: "no spaces at all", text: "茶".repeat(9_000) },
])("splits $what into parts that fit, and loses nothing", ({ text }) => {
  const parts = splitText(text, 600);
  expect(parts.join("").trim()).toBe(text.trim());
  expect(Math.max(...parts.map(estimateTokens))).toBeLessThanOrEqual(600);
});

it.each([
  { what: "the same line", text: "7 boats and piers\n".repeat(200), want: true },
  { what: "nothing but spaces", text: `{"slides": [${" ".repeat(3_000)}`, want: true },
  {
    what: "numbers that grow",
    text: Array.from({ length: 900 }, (_, index) => `${index} boats`).join(),
    want: false,
  },
  { what: "a short text", text: "la la la ".repeat(20), want: false },
])("sees whether $what is repeated", ({ text, want }) => {
  expect(isRepeating(text)).toBe(want);
});
