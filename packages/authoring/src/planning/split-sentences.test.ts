import { expect, it } from "vitest";
import type { Idea, Passage } from "../ideas/ideas.ts";
import { splitSentences } from "./split-sentences.ts";

const sentence = (text: string): Passage => ({
  kind: "sentence",
  text,
  columns: text.length,
  paragraph: 0,
  point: { text: [{ text }] },
  score: 1,
});
const ideaOf = (...texts: readonly string[]): Idea => ({
  parts: [{ passages: texts.map(sentence) }],
  path: [],
  opens: [],
});
const told = (ideas: readonly Idea[]): readonly string[] =>
  ideas.flatMap(({ parts }) => parts.flatMap(({ passages }) => passages.map(({ text }) => text)));

const long = "14 women sat in an attic, the files were secret till 1996, the neighbours saw a dress shop";

it("cuts the longest sentence into its facts where more points are wanted", () => {
  expect(told(splitSentences([ideaOf("It rained.", long)], 4))).toEqual([
    "It rained.",
    "14 women sat in an attic",
    "The files were secret till 1996",
    "The neighbours saw a dress shop",
  ]);
});

it("leaves sentences whole where there are points enough", () => {
  const ideas = [ideaOf(long, "It rained.")];
  expect(splitSentences(ideas, 2)).toBe(ideas);
});

it.each([
  "The bins are shut with mesh, which keeps the rats out",
  "We mend lamps, zips, and toasters",
  "We counted the cars, because two children were hurt",
])("keeps a clause with the one that it leans on: %s", (text) => {
  expect(told(splitSentences([ideaOf(text)], 3))).toEqual([text]);
});
