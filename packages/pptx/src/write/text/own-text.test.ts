import { type PlacedRun, points } from "@lectern/deck";
import { descendantElements, type XmlElement, xmlDocument } from "@lectern/ooxml";
import { expect, test } from "vitest";
import { readTemplate } from "../../read/read-template.ts";
import { oddTemplates } from "../../testing/odd-templates.ts";
import { sampleDeck } from "../../testing/sample-deck.ts";
import { graphicsDeck } from "../../testing/sample-graphics.ts";
import { attributesOf, writtenParts, xmlOf } from "../../testing/written-parts.ts";
import type { SlideScope } from "../slide-scope.ts";
import { runProperties } from "./run.ts";

function slidesIn(name: string, deckOf: typeof sampleDeck | typeof graphicsDeck): XmlElement[] {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new Error(`Expected a template with ${name}.`);
  const template = readTemplate(found.bytes);
  const parts = writtenParts(deckOf(template.template), template);
  return [...parts.keys()]
    .filter((part) => /^ppt\/slides\/[^/]+\.xml$/u.test(part))
    .map((part) => xmlOf(parts, part));
}

/** The paragraphs of text boxes and cells, which inherit from the presentation alone. */
function ownParagraphs(slide: XmlElement): XmlElement[] {
  const shapes = descendantElements(slide, "sp").filter(
    (shape) => descendantElements(shape, "ph").length === 0,
  );
  return [...shapes, ...descendantElements(slide, "tc")].flatMap((each) => descendantElements(each, "p"));
}

test("text boxes say that they run from left to right where the presentation says otherwise", () => {
  const slides = [sampleDeck, graphicsDeck].flatMap((deckOf) =>
    slidesIn("text boxes that run from right to left", deckOf),
  );
  const properties = slides.flatMap(ownParagraphs).map((paragraph) => attributesOf(paragraph, "pPr")[0]);
  expect(properties.length).toBeGreaterThan(3);
  expect(new Set(properties.map((each) => each?.["rtl"]))).toEqual(new Set(["0"]));
  expect(properties.every((each) => each?.["algn"] !== undefined)).toBe(true);
});

test("text boxes say that they are upright where the presentation says otherwise", () => {
  const slides = [sampleDeck, graphicsDeck].flatMap((deckOf) =>
    slidesIn("text boxes that are italic", deckOf),
  );
  const runs = slides.flatMap(ownParagraphs).flatMap((paragraph) => attributesOf(paragraph, "rPr"));
  expect(runs.length).toBeGreaterThan(3);
  expect(runs.every((each) => each?.["i"] !== undefined)).toBe(true);
  expect(runs.some((each) => each?.["i"] === "0")).toBe(true);
});

test("text says whether it is in capitals where a page has it otherwise than its layout", () => {
  const scope = { language: "en" } as SlideScope;
  const capsOf = (run: PlacedRun) =>
    new TextDecoder().decode(xmlDocument(runProperties("a:rPr", run, scope))).match(/ cap="(\w+)"/u)?.[1];
  const run = { text: "Who we need", size: points(40) };
  expect(capsOf({ ...run, capitals: false })).toBe("none");
  expect(capsOf({ ...run, capitals: true })).toBe("all");
  expect(capsOf(run)).toBeUndefined();
});

test("text boxes have the family that the place for text names, and titles that of the theme", () => {
  const slides = slidesIn("text in a family of its own", graphicsDeck);
  const faces = slides.flatMap((slide) => attributesOf(slide, "latin").map(({ typeface }) => typeface));
  expect(faces).not.toContain("+mn-lt");
});

test("text is measured in the family that it is written in", () => {
  const found = oddTemplates().find(({ name }) => name === "text in a family of its own");
  const { layouts } = readTemplate(found?.bytes ?? new Uint8Array()).template;
  expect(new Set(layouts.map(({ theme }) => theme.fonts.body.latin))).toEqual(new Set(["Georgia"]));
});
