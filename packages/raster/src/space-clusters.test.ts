import { expect, test } from "vitest";
import { hasClusters, type MeasureShifts, spaceClusters } from "./space-clusters.ts";

/** Of "का" the vowel sign takes half an em more, in bold a whole one. */
const measure: MeasureShifts = (text, _family, isBold) =>
  [...text].map((letter) => (letter === "ा" ? (isBold ? 1 : 0.5) : 0));
const text = (more: string, words: string) => `<text x="0" font-size="20" ${more}>${words}</text>`;

test("the letter after a cluster stands after all of its glyphs", () => {
  const words = '<tspan font-family="A">काम काम</tspan>';
  expect(spaceClusters(text("", words), measure)).toContain(
    '<tspan font-family="A"><tspan dx="0 0 10 0 0 0 10">काम काम</tspan></tspan>',
  );
});

test("so does the first letter of the next run", () => {
  const words = '<tspan font-family="A" font-weight="700">का</tspan><tspan font-family="B">: x</tspan>';
  expect(spaceClusters(text("", words), measure)).toContain('<tspan dx="20 0 0">: x</tspan>');
});

test("but not that of a run which has a place of its own", () => {
  const words = '<tspan font-family="A" x="0">का</tspan><tspan font-family="B" x="30">: x</tspan>';
  expect(spaceClusters(text("", words), measure)).toContain('<tspan font-family="B" x="30">: x</tspan>');
});

test.each([
  ['text-anchor="end"', "-10"],
  ['text-anchor="middle"', "-5"],
])("a text with %s keeps its place", (anchor, first) => {
  const words = '<tspan font-family="A">काम</tspan>';
  expect(spaceClusters(text(anchor, words), measure)).toContain(`dx="${first} 0 10"`);
});

test.each([
  text("", '<tspan font-family="A">Night buses</tspan>'),
  text('direction="rtl"', '<tspan font-family="A">الحافلات का</tspan>'),
])("other texts stay as they are", (given) => {
  expect(spaceClusters(given, measure)).toBe(given);
});

test.each([
  ["हिन्दी", true],
  ["ทำงาน", true],
  ["ខ្មែរ", true],
  ["Night", false],
  ["東京", false],
  ["서울", false],
  ["عربي", false],
])("%s has clusters of several glyphs: %s", (words, want) => {
  expect(hasClusters(words)).toBe(want);
});
