import { slideKinds } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { readTemplate } from "@lectern/pptx";
import { oddTemplates } from "@lectern/pptx/testing";
import validate from "@ooxml-tools/validate";
import { beforeAll, describe, expect, it } from "vitest";
import { type ExampleTemplate, renderInTemplate, type TemplateDeck } from "./render-in-template.ts";
import { templateExamples } from "./template-examples.ts";

/** How many slides the examples have in their own look. */
const ownLengths = templateExamples.map(({ outline }) => renderOutline(outline).slideCount);
/** What templates show that is no shade of a colour of their theme: decks have these colours of pictures as they are. */
const colorsOfPictures: Readonly<Record<string, string>> = {
  "a dark colour map": "109422",
  "a layout with a colour map of its own": "109422",
  "a dark picture under dark text": "0C9F23",
  "a picture behind the master": "80FF80",
  "a picture over the whole of a layout": "80FF80",
  "a picture behind its slides and nothing on its layouts": "80FF80",
  "a picture too various to write on": "05890F",
  "a body that lets a dark page through": "007F00",
  "a gradient from a dark tone to a middle one": "018001",
};
const isThorough = Boolean(process.env["THOROUGH_TESTS"]);

it("the outlines for templates have every kind of slide", () => {
  const kinds = new Set(templateExamples.flatMap(({ outline }) => outline.slides.map(({ kind }) => kind)));
  expect(kinds.size).toBe(slideKinds.length);
});

describe.each(oddTemplates().map((template, number) => ({ ...template, number })))(
  "a template with $name",
  ({ name, bytes, number }) => {
    let decks: readonly TemplateDeck[] = [];
    beforeAll(() => {
      const source: ExampleTemplate = { name, bytes, template: readTemplate(bytes), milliseconds: 0 };
      decks = templateExamples.map((example) => renderInTemplate(example, source));
    });

    it("gives decks without findings", () => {
      expect(decks.flatMap(({ inspection }) => inspection.findings)).toEqual([]);
      expect(decks.flatMap(({ lint }) => lint)).toEqual([]);
    });

    it("keeps its masters, layouts, themes and media as the bytes that came, and only its colours and fonts are used", () => {
      expect(decks.map(({ fidelity }) => fidelity.kept > 0)).toEqual(decks.map(() => true));
      expect(decks.flatMap(({ fidelity }) => fidelity.changed)).toEqual([]);
      const shown = `: srgbClr ${colorsOfPictures[name]}`;
      const outright = decks.flatMap(({ fidelity }) => fidelity.outright);
      expect(outright.filter((found) => !found.endsWith(shown))).toEqual([]);
    });

    // The validator takes a second a deck and more: every sixth template has its turn with one of them.
    if (isThorough || number % 6 === 0)
      it("gives a deck that is valid by the Open XML SDK", async () => {
        const deck = decks[(isThorough ? number : number / 6) % decks.length];
        expect(deck && (await validate(deck.bytes, "pptx", "Microsoft365"))).toEqual([]);
      });

    it("has room for what is said, so that no deck is much longer", () => {
      const lengths = decks.map(({ slideCount }, index) => slideCount / (ownLengths[index] ?? 0));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(1.3);
    });
  },
);
