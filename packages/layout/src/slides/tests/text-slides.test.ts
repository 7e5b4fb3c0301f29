import {
  inspectPlacedDeck,
  type Outline,
  type OutlineSlide,
  type PlacedDeck,
  type RichText,
} from "@lectern/deck";
import { outlines } from "@lectern/deck/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeDeck } from "../../place-deck.ts";
import { testTemplates } from "../../testing/index.ts";
import { textOf } from "../../testing/place-slide.ts";
import { propertyRuns } from "../../testing/property-runs.ts";
import { beginSentence } from "../../text/begin-sentence.ts";

const kinds = ["agenda", "columns", "comparison", "cards", "quote", "statement", "code", "closing"] as const;
const anyOutline = fc.oneof(outlines({ kinds }), outlines({ kinds, hostile: true }));

describe.each(Object.entries(testTemplates))("any slide of words on the %s template", (_, template) => {
  test("leaves nothing to find: no overflow, overlap, small or unreadable text, nothing off the slide", () => {
    fc.assert(
      fc.property(anyOutline, (any) => {
        expect(inspectPlacedDeck(placeDeck(any, template), template).findings).toEqual([]);
      }),
      propertyRuns(15),
    );
  });

  test("says everything that the outline says", () => {
    fc.assert(
      fc.property(outlines({ kinds, hostile: true, mostSlides: 4 }), (any) => {
        const told = tellingsOf(placeDeck(any, template));
        const unsaid = saidBy(any)
          .map(bare)
          .filter((text) => !told.some((telling) => telling.includes(text)));
        expect(unsaid).toEqual([]);
      }),
      propertyRuns(10),
    );
  });

  test("gives the same deck for the same outline", () => {
    fc.assert(
      fc.property(anyOutline, (any) => {
        expect(placeDeck(any, template)).toEqual(placeDeck(structuredClone(any), structuredClone(template)));
      }),
      propertyRuns(3),
    );
  });
});

const footers: readonly string[] = ["ftr", "sldNum"];

/** What a deck says: all of it from page to page, and each of its places by itself, for texts that go on in one of several. */
function tellingsOf({ slides }: PlacedDeck): readonly string[] {
  const places = new Map<string, string>();
  let contents = "";
  for (const { elements, notes = "" } of slides) {
    const [, ...others] = elements;
    for (const element of others) {
      if (element.kind === "placeholder" && footers.includes(element.type)) continue;
      if (element.name !== "body 13") contents += textOf(element);
      places.set(element.name, `${places.get(element.name) ?? ""}${textOf(element)}`);
    }
    places.set("Notes", `${places.get("Notes") ?? ""}${notes}`);
  }
  return [slides.map(({ title }) => title).join("\n"), contents, ...places.values()].map(bare);
}

function bare(text: string): string {
  return text.replace(/\s+/gu, "");
}

function plain(text: RichText = []): string {
  return text.map((run) => run.text).join("");
}

function saidBy({ slides, language }: Outline): readonly string[] {
  return slides.flatMap((slide) => [slide.title, ...saidOn(slide, language)]);
}

function saidOn(slide: OutlineSlide, language: string): readonly string[] {
  switch (slide.kind) {
    case "agenda":
      return slide.entries.flatMap(({ title, summary = "" }) => [title, summary]);
    case "columns":
      return slide.columns.flatMap(({ heading = "", items }) => [
        heading,
        ...items.map(({ text }) => plain(text)),
      ]);
    case "comparison":
      return slide.options.flatMap(({ heading, points }) => [
        heading,
        ...points.map(({ text }) => plain(text)),
      ]);
    case "cards":
      return slide.cards.flatMap(({ heading, text }) => [heading, plain(text)]);
    case "quote":
      return [beginSentence(slide.quotation, language), slide.name ?? "", slide.role ?? ""];
    case "statement":
      return [slide.support ?? ""];
    case "code":
      return [...slide.code.split("\n"), slide.codeLanguage ?? "", slide.caption ?? ""];
    case "closing": {
      const steps = slide.nextSteps ?? [];
      return [
        ...(slide.items ?? []).map(({ text }) => plain(text)),
        ...steps.flatMap(({ action, owner = "", date = "" }) => [action, owner, date]),
        slide.contact ?? "",
      ];
    }
    default:
      return [];
  }
}
