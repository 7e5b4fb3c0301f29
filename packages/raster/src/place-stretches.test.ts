import { expect, test } from "vitest";
import { hasStretches, type MeasureWidth, placeStretches } from "./place-stretches.ts";

/** Half an em a letter, a whole one in bold. */
const measure: MeasureWidth = (text, { isBold }) => [...text].length * (isBold ? 1 : 0.5);
const text = (more: string, words: string) => `<text x="100" font-size="20"${more}>${words}</text>`;
const mixed = '<tspan font-family="A">ab&amp;</tspan><tspan font-family="B">cd</tspan>';

test.each([
  ["", 100, 130],
  [' text-anchor="end"', 50, 80],
  [' text-anchor="middle"', 75, 105],
  [' font-weight="700"', 100, 160],
  [' letter-spacing="2"', 100, 136],
])("each stretch of a text with%s has its place", (more, first, second) => {
  const placed = placeStretches(text(more, mixed), measure);
  expect(placed).toContain(`<tspan font-family="A" x="${first}">ab&amp;</tspan>`);
  expect(placed).toContain(`<tspan font-family="B" x="${second}">cd</tspan>`);
  expect(placed).not.toContain("text-anchor");
});

test("runs have their own sizes", () => {
  const runs =
    '<tspan font-size="40"><tspan font-family="A">ab</tspan></tspan><tspan font-size="10"><tspan font-family="B">cd</tspan></tspan>';
  expect(placeStretches(text("", runs), measure)).toContain('<tspan font-family="B" x="140">cd</tspan>');
});

test.each([
  text("", '<tspan font-family="A">ab</tspan><tspan font-family="A">cd</tspan>'),
  text(' direction="rtl"', mixed),
  text("", "ab"),
])("texts in one font, or from right to left, stay as they are", (given) => {
  expect(hasStretches(given)).toBe(false);
  expect(placeStretches(given, measure)).toBe(given);
});

test("a text whose font cannot be measured stays as it is", () => {
  const given = text("", mixed);
  expect(placeStretches(given, (_text, { family }) => (family === "B" ? undefined : 1))).toBe(given);
});
