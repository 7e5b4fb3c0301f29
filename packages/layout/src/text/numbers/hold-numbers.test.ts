import { emu, inches, type PlacedParagraph, points } from "@lectern/deck";
import { expect, test } from "vitest";
import { fullTemplate } from "../../testing/templates.ts";
import { type TextLook, toMeasurable } from "../lines/measure-placed-text.ts";
import { breakParagraph } from "../lines/measure-text.ts";
import { holdNumbers } from "./hold-numbers.ts";

const [layout] = fullTemplate.layouts;
if (!layout) throw new Error("Expected a layout in the template, got none.");
const [placeholder] = layout.placeholders;
const look: TextLook = { levels: placeholder?.levels ?? [], theme: layout.theme };

function paragraphOf(...texts: readonly string[]): PlacedParagraph {
  const runs = texts.map((text) => ({ text, size: points(18), font: "body" as const, bold: false }));
  return { level: 0, runs, bullet: "none", marginStart: emu(0), indent: emu(0) };
}

function linesOf(paragraph: PlacedParagraph, width: number): readonly string[] {
  const { lines } = breakParagraph(toMeasurable(paragraph, look), emu(width));
  const text = paragraph.runs.map((run) => run.text).join("");
  return lines.map(({ start, end }) => text.slice(start, end).trim());
}

/** Returns the narrowest width in which a first line ends so. */
function widthThatEnds(paragraph: PlacedParagraph, end: string, count: number): number {
  for (let width: number = inches(1.5); width < inches(12); width += inches(0.05)) {
    const lines = linesOf(paragraph, width);
    if (lines.length === count && lines[0]?.endsWith(end)) return width;
  }
  throw new Error(`Expected a width in which a line ends in ${end}, got none.`);
}

test.each([
  {
    given: paragraphOf("Those who came were 24 brigades of the town"),
    parted: "24",
    held: "24\u00a0brigades",
  },
  {
    given: paragraphOf("Those who came were ", "24 ", "brigades of the town"),
    parted: "24",
    held: "24\u00a0brigades",
  },
  {
    given: paragraphOf("All of the gardeners share plot 14 from now on"),
    parted: "plot",
    held: "plot\u00a014",
  },
])("a number goes down to the word that it counts", ({ given, parted, held }) => {
  const width = widthThatEnds(given, parted, 2);
  const after = linesOf(holdNumbers(given, look, emu(width)), width);
  expect(after).toHaveLength(2);
  expect(after[1]?.startsWith(held)).toBe(true);
});

test("no line more is taken for that", () => {
  const given = paragraphOf("The old machine cost us 11 clinic days of work");
  const width = widthThatEnds(given, "11", 2);
  const rest = linesOf(given, width)[1] ?? "";
  const full = paragraphOf(`The old machine cost us 11 ${rest.replaceAll(" ", "m")}mm`);
  expect(holdNumbers(full, look, emu(width))).toEqual(full);
});

test.each([
  paragraphOf("Those who came were brigades of the town and others"),
  paragraphOf("Windows from 1978 are replaced in 2026 house by house"),
])("other texts stay as they are", (given) => {
  for (let width: number = inches(2); width < inches(5); width += inches(0.2))
    expect(linesOf(holdNumbers(given, look, emu(width)), width)).toEqual(linesOf(given, width));
});

test("programs stay as they are", () => {
  const code = {
    level: 0,
    runs: [{ text: "take 3 apples and 4 pears", size: points(18), font: "code" as const }],
  };
  for (let width: number = inches(1); width < inches(3); width += inches(0.1))
    expect(holdNumbers(code, look, emu(width))).toBe(code);
});
