import { expect, it } from "vitest";
import { type Idea, type Passage, pointsOf } from "../ideas/ideas.ts";
import { spreadClauses } from "./spread-clauses.ts";

function idea(...texts: readonly string[]): Idea {
  const passages = texts.map(
    (text, paragraph): Passage => ({
      kind: "sentence",
      text,
      columns: text.length,
      paragraph,
      point: { text: [{ text }] },
      score: 1,
    }),
  );
  return { parts: [{ passages }], path: [], opens: [] };
}

const facts = "We fixed 212 of 290 things, 9 fixers came each month, the oldest of them is 84";
const whole = "The old oven, which my father built, stays where it is";

it("cuts a sentence that tells several things into its clauses where points are missing", () => {
  const [spread] = spreadClauses([idea(facts, whole)], 4);
  expect(pointsOf(spread ?? idea()).map(({ text }) => text)).toEqual([
    "We fixed 212 of 290 things",
    "9 fixers came each month",
    "The oldest of them is 84",
    whole,
  ]);
});

it("leaves sentences whole where there are points enough", () => {
  const ideas = [idea(facts, whole)];
  expect(spreadClauses(ideas, 2)).toBe(ideas);
});

it("cuts no sentence of one thing, however many points are missing", () => {
  const ideas = [idea(whole, "The hall, I think, was cold")];
  expect(spreadClauses(ideas, 9)).toBe(ideas);
});
