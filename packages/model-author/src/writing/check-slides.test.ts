import { createOutline } from "@lectern/deck";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readAnswer } from "../answer/read-answer.ts";
import { readModelDeck } from "../answer/read-model-deck.ts";
import { checkSlides } from "./check-slides.ts";

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "7", "-1e999", "2024", "\u202e", "+", "A: b"),
);
const item = fc.oneof(text, fc.dictionary(fc.constantFrom("label", "text", "group", "value", "items"), text));
const field = fc.oneof(text, fc.array(item), fc.array(fc.array(text)), fc.jsonValue());
const kinds = [
  "title",
  "chart",
  "table",
  "timeline",
  "comparison",
  "numbers",
  "quote",
  "closing",
  "code",
  "?",
];
const slide = fc.record({
  kind: fc.constantFrom(...kinds),
  title: text,
  text: field,
  items: field,
  columns: field,
  rows: field,
  form: fc.constantFrom("pie", "line", "none"),
  notes: field,
});

it("whatever a model answers, the slides that are taken make a valid outline", () => {
  fc.assert(
    fc.property(fc.array(slide, { maxLength: 4 }), fc.nat(), (slides, cut) => {
      const answer = JSON.stringify({ slides });
      const deck = readModelDeck(readAnswer(answer.slice(0, answer.length - (cut % 40))));
      const taken = checkSlides(deck ?? { title: "", ask: "", look: "", slides: [] }, "en").slides;
      const usable = taken.flatMap((one) => (one.kind === "usable" ? [one.slide] : []));
      const cover = { kind: "title", title: "…" } as const;
      createOutline({ title: "…", language: "en", direction: "ltr", slides: [cover, ...usable] });
    }),
    { numRuns: 500, seed: 4, endOnFailure: true },
  );
});

it.each([
  { given: "", want: undefined },
  { given: "No.", want: undefined },
  { given: "[citation] {a", want: { a: null } },
  { given: '<think>{"slides": [1]}</think>{"b": 2}', want: { b: 2 } },
  { given: '```\n[{"title": "x"}]\n```', want: [{ title: "x" }] },
  { given: `${"[".repeat(50_000)}{`, want: [{}] },
])("reads $given as JSON or not at all", ({ given, want }) => {
  const read = readAnswer(given);
  if (want !== undefined) expect(read).toEqual(want);
  else expect(readModelDeck(read)).toBeUndefined();
});
