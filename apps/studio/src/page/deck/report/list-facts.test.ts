import { expect, test } from "vitest";
import { listFacts } from "./list-facts.ts";

const nothing = { parts: [], forms: [], excluded: [], plan: [] };

test("nothing understood is nothing to list", () => {
  expect(listFacts(nothing)).toEqual([]);
});

test("what was understood is listed in a fixed order, in words", () => {
  const facts = listFacts({
    ...nothing,
    excluded: ["the lawsuit"],
    parts: [{ text: "deliveries", form: "chart" }, { text: "costs" }],
    limits: { points: 4, words: 30 },
    audience: "the board",
    minutes: 20,
    plan: [
      { first: 1, last: 1, title: "Welcome" },
      { first: 2, last: 3, title: "" },
    ],
  });
  expect(facts).toEqual([
    { name: "Audience", value: "the board" },
    { name: "Minutes", value: "20" },
    { name: "Parts", value: "deliveries (chart) · costs" },
    { name: "On a slide", value: "at most 4 points · at most 30 words" },
    { name: "Not to be told", value: "the lawsuit" },
    { name: "Plan", value: "1. Welcome · 2." },
  ]);
});

test.each([
  { given: { bound: "exactly", least: 8, most: 8 }, want: "8" },
  { given: { bound: "about", least: 8, most: 8 }, want: "about 8" },
  { given: { bound: "atLeast", least: 8 }, want: "at least 8" },
  { given: { bound: "atMost", most: 8 }, want: "at most 8" },
  { given: { bound: "range", least: 8, most: 10 }, want: "8 to 10" },
] as const)("slides asked for: $want", ({ given, want }) => {
  expect(listFacts({ ...nothing, slideCount: given })).toEqual([{ name: "Slides", value: want }]);
});
