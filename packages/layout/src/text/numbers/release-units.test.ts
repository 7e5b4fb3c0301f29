import { emu, inches, type PlacedParagraph, points } from "@lectern/deck";
import { expect, test } from "vitest";
import { fullTemplate } from "../../testing/templates.ts";
import { fitText } from "../lines/fit-text.ts";
import { type TextLook, toMeasurable } from "../lines/measure-placed-text.ts";
import { breakParagraph } from "../lines/measure-text.ts";
import { releaseUnits } from "./release-units.ts";

const [layout] = fullTemplate.layouts;
if (!layout) throw new Error("Expected a layout in the template, got none.");
const [placeholder] = layout.placeholders;
const look: TextLook = { levels: placeholder?.levels ?? [], theme: layout.theme };

function paragraphOf(...texts: readonly string[]): PlacedParagraph {
  const runs = texts.map((text) => ({
    text: text.replaceAll("_", "\u00a0"),
    size: points(20),
    font: "body" as const,
  }));
  return { level: 0, runs, bullet: "none", marginStart: emu(0), indent: emu(0) };
}

function textOf({ runs }: PlacedParagraph): string {
  return runs
    .map(({ text }) => text)
    .join("")
    .replaceAll("\u00a0", "_");
}

test.each([
  { what: "where it would tear the unit", given: paragraphOf("30_minutes"), want: "30 minutes" },
  { what: "in any run of a paragraph", given: paragraphOf("for ", "30_minutes"), want: "for 30 minutes" },
  {
    what: "and only there",
    given: paragraphOf("5_kg and 30_minutes"),
    want: "5_kg and 30 minutes",
  },
])("a number lets go of its unit $what", ({ given, want }) => {
  const released = releaseUnits(given, look, emu(inches(1.1)));
  expect(textOf(released)).toBe(want);
  expect(breakParagraph(toMeasurable(released, look), emu(inches(1.1))).brokenWords).toBe(0);
});

test("what fits, and a word that is too long by itself, stay as they are", () => {
  const fitting = paragraphOf("for 30_minutes");
  expect(releaseUnits(fitting, look, emu(inches(3)))).toBe(fitting);
  const long = paragraphOf("5_kg Donaudampfschifffahrtsgesellschaft");
  expect(releaseUnits(long, look, emu(inches(1.1)))).toBe(long);
});

test("text takes a smaller size before its units are let go", () => {
  const fit = (sizes: readonly number[]) =>
    fitText((size) => [{ ...paragraphOf("30_minutes"), runs: [{ text: "30\u00a0minutes", size }] }], {
      sizes: sizes.map(points),
      room: { width: emu(inches(1.1)), height: emu(inches(3)) },
      look,
    });
  expect(fit([20, 12])?.size).toBe(12);
  expect(fit([20])?.paragraphs.map(textOf)).toEqual(["30 minutes"]);
});
