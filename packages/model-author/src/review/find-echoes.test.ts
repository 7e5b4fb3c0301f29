import type { OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { findEchoes } from "./find-echoes.ts";

function withFigures(title: string, figures: readonly { value: string; label: string; text?: string }[]) {
  const told = figures.map(({ text, ...figure }) => ({ ...figure, ...(text && { text: [{ text }] }) }));
  return { kind: "numbers", title, figures: told } as unknown as OutlineSlide;
}

it.each([
  ["The second shop earns R$ 65 a square metre", [{ value: "R$ 65", label: "a square metre" }]],
  ["52 Jungtiere kamen 2026 zur Welt", [{ value: "52", label: "Jungtiere kamen zur Welt" }]],
])("finds a slide that only says its title again: %s", (title, figures) => {
  expect(findEchoes([withFigures(title, figures)])).toMatchObject([
    { slide: 0, told: "says its title again" },
  ]);
});

it.each([
  [
    "The shop earns R$ 65 a square metre",
    [{ value: "R$ 65", label: "a square metre", text: "The first one: R$ 48" }],
  ],
  [
    "52 young were born",
    [
      { value: "52", label: "young" },
      { value: "9", label: "died in the frost" },
    ],
  ],
])("leaves alone what tells more: %s", (title, figures) => {
  expect(findEchoes([withFigures(title, figures)])).toEqual([]);
});

it("leaves alone what only announces", () => {
  expect(findEchoes([{ kind: "statement", title: "No swimming after rain" }])).toEqual([]);
});
