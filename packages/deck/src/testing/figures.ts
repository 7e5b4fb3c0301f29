import fc from "fast-check";
import type { Amount, Figure, Status, Total } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { listOf, recordOf, type Voice } from "./texts.ts";

/** Figures, alone or with what they are held against. */
export function figures(voice: Voice): fc.Arbitrary<Figure> {
  const figure = recordOf(
    { value: figureValues(voice), label: voice.line(5, outlineLimits.title) },
    {
      text: voice.line(12),
      highlighted: fc.boolean(),
      amount: numbers,
      share: shares(voice),
      series: recordOf({ values: listOf(numbers, 2, 12) }, { label: voice.line(3, outlineLimits.title) }),
      status: statuses(voice),
    },
  );
  const references = listOf(
    recordOf(
      { label: voice.line(2, outlineLimits.title), value: numbers },
      { shown: figureValues(voice), role: fc.constantFrom("was", "target", "total", "other") },
    ),
    1,
    3,
  );
  return fc
    .tuple(figure, fc.option(references))
    .map(([one, list]) => (one.amount === undefined || list === null ? one : { ...one, references: list }));
}

/** How figures are shown. */
export function figureValues(voice: Voice): fc.Arbitrary<string> {
  return fc.oneof(usualValues, voice.line(2, outlineLimits.figureValue));
}

/** States with a word of any length. */
export function statuses(voice: Voice): fc.Arbitrary<Status> {
  return recordOf({ state: states, word: voice.line(1, outlineLimits.word) }, {});
}

/** Numbers with how they are shown. */
export function amounts(voice: Voice): fc.Arbitrary<Amount> {
  return recordOf({ value: numbers, shown: figureValues(voice) }, {});
}

/** What amounts sum up to. */
export function totals(voice: Voice): fc.Arbitrary<Total> {
  return recordOf(
    { value: numbers, shown: figureValues(voice), label: voice.line(2, outlineLimits.title) },
    {},
  );
}

/** The states there are. */
export const states = fc.constantFrom("good" as const, "watch" as const, "bad" as const, "neutral" as const);

/** The weight of what must not be overlooked. */
export const warnings = fc.constant("warning" as const);

const numbers = fc.oneof(fc.integer({ min: -50, max: 5_000 }), fc.constantFrom(0, 0.5, 1e15, -1e-9));

const usualValues = fc.constantFrom(
  "48.2 million",
  "37.4 %",
  "€1.2bn",
  "−12 °C",
  "3×",
  "1 in 3",
  "7",
  "48,2 Mio.",
);

function shares(voice: Voice) {
  return fc
    .tuple(
      fc.integer({ min: 1, max: 100 }),
      fc.nat({ max: 100 }),
      fc.option(voice.line(1, outlineLimits.word)),
    )
    .map(([whole, part, thing]) => ({
      part: Math.min(part, whole),
      whole,
      ...(thing !== null && { thing }),
    }));
}
