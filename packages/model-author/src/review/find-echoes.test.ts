import type { Figure, OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { findEchoes } from "./find-echoes.ts";

function withFigures(title: string, figures: readonly Figure[]): OutlineSlide {
  return { kind: "numbers", title, figures };
}

const rent = { value: "R$ 65", label: "a square metre" };

it.each([
  withFigures("The second shop earns R$ 65 a square metre in 2 years", [
    rent,
    { value: "2 years", label: "second shop" },
  ]),
  withFigures("52 Jungtiere in 9 Gehegen kamen zur Welt", [
    { value: "52", label: "Jungtiere kamen zur Welt" },
    { value: "9", label: "Gehegen" },
  ]),
])("finds a slide that only says its title again: $title", (slide) => {
  expect(findEchoes([slide])).toMatchObject([{ slide: 0, told: "says its title again" }]);
});

it.each([
  withFigures("The shop earns R$ 65 a square metre", [rent]),
  withFigures("The shop earns R$ 65 a square metre", [{ ...rent, text: "The first one: R$ 48" }, rent]),
  withFigures("52 young were born", [
    { value: "52", label: "young" },
    { value: "9", label: "died in the frost" },
  ]),
  { kind: "statement", title: "No swimming after rain" } as const,
])("leaves alone one figure, what tells more, and what only announces: $title", (slide) => {
  expect(findEchoes([slide])).toEqual([]);
});
