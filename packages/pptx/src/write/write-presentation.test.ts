import type { Direction, Template } from "@lectern/deck";
import { element, elementText, lintPackage, parseXml, textContent, xmlDocument } from "@lectern/ooxml";
import { packParts, samplePresentation, unpackParts } from "@lectern/ooxml/testing";
import { builtInTemplate } from "@lectern/theme";
import validate from "@ooxml-tools/validate";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTemplate } from "../read/read-template.ts";
import { deckWith, filled, layoutOf, sampleDeck, textOf } from "../testing/sample-deck.ts";
import { drawingsDeck } from "../testing/sample-drawings.ts";
import { graphicsDeck } from "../testing/sample-graphics.ts";
import { withoutNotesMaster, withSecondMaster } from "../testing/sample-template.ts";
import { writePresentation } from "./write-presentation.ts";

const templates = [
  { name: "a template by somebody else", bytes: packParts(samplePresentation()) },
  { name: "a template without notes master", bytes: packParts(withoutNotesMaster()) },
  { name: "a template with two masters", bytes: packParts(withSecondMaster()) },
  { name: "a built-in template", bytes: builtInTemplate("harbor") },
];
const sample = readTemplate(packParts(samplePresentation()));

describe.each(templates)("a deck made with $name", ({ bytes }) => {
  const template = readTemplate(bytes);
  const directions: readonly Direction[] = ["ltr", "rtl"];

  test.each(directions)(
    "is sound in the eyes of the Open XML SDK and of our own rules, %s",
    async (direction) => {
      const deck = writePresentation(sampleDeck(template.template, { direction }), template, {
        createdAt: new Date(0),
      });
      expect(await validate(deck, "pptx", "Microsoft365")).toEqual([]);
      expect(lintPackage(deck)).toEqual([]);
    },
  );

  test.each(directions)("is sound with tables, charts and paths in it, %s", async (direction) => {
    const deck = writePresentation(graphicsDeck(template.template, { direction }), template);
    expect(await validate(deck, "pptx", "Microsoft365")).toEqual([]);
    expect(lintPackage(deck)).toEqual([]);
  });

  test.each(directions)("is sound with all that drawings are made of in it, %s", async (direction) => {
    const deck = writePresentation(drawingsDeck(template.template, { direction }), template);
    expect(await validate(deck, "pptx", "Microsoft365")).toEqual([]);
    expect(lintPackage(deck)).toEqual([]);
  });

  test("is a template that can be read again, with the same layouts", () => {
    const deck = writePresentation(sampleDeck(template.template), template);
    expect(withoutUses(readTemplate(deck).template)).toEqual(withoutUses(template.template));
  });
});

/** Other slides stand on the layouts than those that a template came with. */
function withoutUses({ layouts, ...rest }: Template): Template {
  return { ...rest, layouts: layouts.map(({ uses: _, opens: __, ...layout }) => layout) };
}

describe.each([
  {
    name: "sample",
    bytes: packParts(samplePresentation()),
    written: /^(\[Content|_rels|docProps|ppt\/(_rels|presentation|slides|notesSlides)\b)/,
  },
  { name: "harbor", bytes: builtInTemplate("harbor"), written: /^ppt\/(slides|notesSlides)\// },
])("the parts that are written of a deck on $name", ({ name, bytes, written }) => {
  const template = readTemplate(bytes);
  const deck = writePresentation(sampleDeck(template.template), template, { createdAt: new Date(0) });
  const parts = [...unpackParts(deck)].filter(([part]) => written.test(part));

  test.each(parts)("%s is as it was looked at", async (part, content) => {
    const lines = String(content).replaceAll("><", ">\n<");
    await expect(lines).toMatchFileSnapshot(
      `../testing/goldens/${name}/${part.replace("[Content_Types]", "Content_Types")}`,
    );
  });
});

describe.each(["ltr", "rtl"] as const)(
  "the parts that are written of tables, charts and paths, %s",
  (direction) => {
    const template = readTemplate(builtInTemplate("harbor"));
    const language = direction === "rtl" ? "ar-SA" : "en-GB";
    const deck = writePresentation(graphicsDeck(template.template, { direction, language }), template);
    const parts = [...unpackParts(deck)].flatMap(([part, content]) => {
      if (!part.endsWith("Worksheet1.xlsx")) return [[part, content] as const];
      return [...unpackParts(Buffer.from(content))].map(
        ([inner, text]) => [`${part}/${inner}`, text] as const,
      );
    });
    const written = parts.filter(([part]) => /^ppt\/(slides|charts|embeddings\/.*xml$)/.test(part));

    test.each(written)("%s is as it was looked at", async (part, content) => {
      await expect(String(content).replaceAll("><", ">\n<")).toMatchFileSnapshot(
        `../testing/goldens/graphics-${direction}/${part.replace("[Content_Types]", "Content_Types")}`,
      );
    });
  },
);

test("what a template holds goes through as the bytes that came", () => {
  const before = unpackParts(packParts(samplePresentation()));
  const after = unpackParts(writePresentation(sampleDeck(sample.template), sample));
  for (const part of [
    "ppt/slideMasters/slideMaster1.xml",
    "ppt/slideLayouts/slideLayout2.xml",
    "ppt/media/logo.png",
  ]) {
    expect(after.get(part)).toEqual(before.get(part));
  }
});

test("the same deck gives the same bytes", () => {
  const write = () =>
    writePresentation(sampleDeck(sample.template), readTemplate(packParts(samplePresentation())));
  expect(Buffer.from(write()).equals(write())).toBe(true);
});

test("the date of creation is written only where it is given", () => {
  const properties = (createdAt?: Date) =>
    String(
      unpackParts(writePresentation(sampleDeck(sample.template), sample, createdAt && { createdAt })).get(
        "docProps/core.xml",
      ),
    );
  expect(properties()).not.toContain("dcterms:created");
  expect(properties(new Date("2027-03-01T12:30:00.5Z"))).toContain(
    '<dcterms:created xsi:type="dcterms:W3CDTF">2027-03-01T12:30:00Z</dcterms:created>',
  );
});

test("whatever the text, the slide holds it, less what XML does not allow", () => {
  const layout = layoutOf(sample.template, "obj");
  const pieces = fc.constantFrom(
    "\u0000",
    "\u000B",
    "\uD800",
    "\uDFFF",
    "\uFFFE",
    "\u202E",
    "]]>",
    "&amp;",
    "<a:t>",
    "\u{1F600}",
    "é",
    "\t",
  );
  const hostile = fc.array(fc.oneof(pieces, fc.string({ unit: "grapheme", maxLength: 8 })), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      hostile.map((some) => some.join("")),
      (text) => {
        const deck = deckWith(sample.template, [filled(layout, ["title"], textOf(`.${text}`))], {
          layoutId: layout.id,
          notes: `.${text}`,
        });
        const parts = unpackParts(writePresentation(deck, sample));
        const want =
          `.${elementText(parseXml(xmlDocument(element("t", undefined, textContent(text)))))}`.replace(
            /[\n\r\u2028\u2029]/g,
            "",
          );
        expect(elementText(parseXml(String(parts.get("ppt/slides/slide1.xml"))))).toBe(want);
        expect(elementText(parseXml(String(parts.get("ppt/notesSlides/notesSlide1.xml"))))).toBe(want);
        expect(lintPackage(writePresentation(deck, sample))).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

describe("a deck that was placed with another template is refused", () => {
  const deck = sampleDeck(sample.template);
  const [cover] = deck.slides;
  if (!cover) throw new Error("Expected a slide.");

  test.each([
    {
      title: "another slide size",
      given: { ...deck, slideSize: { ...deck.slideSize, width: deck.slideSize.height } },
      want: "EMU, as its template is",
    },
    {
      title: "an unknown layout",
      given: { ...deck, slides: [{ ...cover, layoutId: "ppt/x.xml" }] },
      want: "Expected a layout",
    },
    {
      title: "an unknown placeholder",
      given: { ...deck, slides: [{ ...cover, layoutId: layoutOf(sample.template, "obj").id }] },
      want: "Expected a placeholder",
    },
    { title: "no slides", given: { ...deck, slides: [] }, want: "at least one slide" },
  ])("$title", ({ given, want }) => {
    expect(() => writePresentation(given, sample)).toThrow(want);
  });
});
