import { emu, inches, type PlacedParagraph, points } from "@lectern/deck";
import { expect, test } from "vitest";
import { fullTemplate } from "../../testing/templates.ts";
import { holdLastWords } from "./hold-last-words.ts";
import { type TextLook, toMeasurable } from "./measure-placed-text.ts";
import { breakParagraph } from "./measure-text.ts";

const [layout] = fullTemplate.layouts;
if (!layout) throw new Error("Expected a layout in the template, got none.");
const [placeholder] = layout.placeholders;
const look: TextLook = { levels: placeholder?.levels ?? [], theme: layout.theme };

function paragraphOf(...texts: readonly string[]): PlacedParagraph {
  const runs = texts.map((text) => ({ text, size: points(18), font: "body" as const, bold: false }));
  return { level: 0, runs, bullet: "none", marginStart: emu(0), indent: emu(0) };
}

function textOf({ runs }: PlacedParagraph): string {
  return runs.map(({ text }) => text).join("");
}

function linesOf(paragraph: PlacedParagraph, width: number): readonly string[] {
  const { lines } = breakParagraph(toMeasurable(paragraph, look), emu(width));
  return lines.map(({ start, end }) => textOf(paragraph).slice(start, end).trim());
}

/** Returns the narrowest width in which a text leaves its last word alone on the second line. */
function widthThatStrands(paragraph: PlacedParagraph, word: string): number {
  for (let width: number = inches(1); width < inches(12); width += inches(0.05)) {
    const lines = linesOf(paragraph, width);
    if (lines.length === 2 && lines[1] === word) return width;
  }
  throw new Error(`Expected a width that strands ${word}, got none.`);
}

test.each([
  { given: paragraphOf("The whole way is walked on foot"), word: "foot" },
  { given: paragraphOf("The whole way is ", "walked on ", "foot"), word: "foot" },
])("brings a word down to the one left over on the last line", ({ given, word }) => {
  const width = widthThatStrands(given, word);
  const held = holdLastWords(given, look, emu(width));
  const lines = linesOf(held, width);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/\sfoot$/u);
  expect(textOf(held).replaceAll("\u00a0", " ")).toBe(textOf(given));
});

test("leaves a text alone that ends well, has one line, or too few words to share out", () => {
  const even = paragraphOf("Every quarter beat the quarter of the year before it");
  const long = paragraphOf("Donaudampfschifffahrtsgesellschaft now");
  const short = paragraphOf("On foot");
  expect(holdLastWords(even, look, emu(inches(3)))).toBe(even);
  expect(holdLastWords(short, look, emu(inches(3)))).toBe(short);
  expect(holdLastWords(long, look, emu(widthThatStrands(long, "now")))).toBe(long);
});

test("leaves code as it is written", () => {
  const given = paragraphOf("The whole way is walked on foot");
  const code = { ...given, runs: given.runs.map((run) => ({ ...run, font: "code" as const })) };
  expect(holdLastWords(code, look, emu(widthThatStrands(given, "foot")))).toBe(code);
});
