import { slideKinds } from "@lectern/deck";
import { readTemplate } from "@lectern/pptx";
import { oddTemplates } from "@lectern/pptx/testing";
import validate from "@ooxml-tools/validate";
import { beforeAll, describe, expect, it } from "vitest";
import { type ExampleTemplate, renderInTemplate, type TemplateDeck } from "./render-in-template.ts";
import { templateExamples } from "./template-examples.ts";

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
      expect(decks.flatMap(({ fidelity }) => fidelity.outright)).toEqual([]);
    });

    // The validator takes a second a deck: each template has its turn with one of them.
    it("gives a deck that is valid by the Open XML SDK", async () => {
      const deck = decks[number % decks.length];
      expect(deck && (await validate(deck.bytes, "pptx", "Microsoft365"))).toEqual([]);
    });
  },
);
