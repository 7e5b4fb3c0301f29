import type { ComparisonSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { pagesOf, placeSlide } from "../testing/place-slide.ts";
import { toOptionTable } from "./option-table.ts";

const long = (words: string) => [
  { text: `${words}, which has to be said in a good many words to be understood at all` },
];
const options = ["A", "B", "C", "D"].map((name, index) => ({
  heading: `Option ${name} with a name of several words: £${index + 1}2,400`,
  recommended: index === 1,
  points: [
    { sign: "plus" as const, text: [{ text: `What speaks for ${name}` }] },
    { sign: "minus" as const, text: long(`What speaks against ${name}`) },
    { sign: "minus" as const, text: [{ text: `And another thing against ${name}` }] },
  ],
}));
const slide: ComparisonSlide = { kind: "comparison", title: "Option B is the one to take", options };

test("options that have no room side by side are the rows of a table, each with its name and all that is said of it", () => {
  const [page, ...others] = pagesOf(placeSlide(slide));
  expect(others).toEqual([]);
  const table = page?.elements.find(({ kind }) => kind === "table");
  const said = JSON.stringify(table).replaceAll("\u00a0", " ");
  for (const { heading } of options) expect(said).toContain(heading);
  for (const name of ["A", "B", "C", "D"]) expect(said).toContain(`And another thing against ${name}`);
});

test("the recommended one is marked", () => {
  expect(toOptionTable(slide)?.rows.map(({ role }) => role)).toEqual([
    undefined,
    "highlight",
    undefined,
    undefined,
  ]);
});

test("points that only tell are no table", () => {
  const told = options.map((option) => ({ ...option, points: [{ text: [{ text: "It is there" }] }] }));
  expect(toOptionTable({ ...slide, options: told })).toBeUndefined();
});
