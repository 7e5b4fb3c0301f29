import { describe, expect, it } from "vitest";
import type { Idea, Passage } from "../ideas/ideas.ts";
import { spreadFacts } from "./spread-facts.ts";

const sentence = (text: string): Passage => ({
  kind: "sentence",
  text,
  columns: text.length,
  paragraph: 1,
  point: { text: [{ text }] },
  score: 1,
});

function spread(wanted: readonly string[], facts: readonly string[], language = "en") {
  const idea: Idea = {
    parts: [{ heading: { text: "Facts" }, passages: facts.map(sentence) }],
    path: [],
    opens: [],
  };
  const parts = wanted.map((text) => ({ text }));
  return spreadFacts(idea, parts, language).map((one) => [
    one.wanted?.text,
    ...one.parts.flatMap(({ passages }) => passages.map(({ text }) => text)),
  ]);
}

describe("spreadFacts", () => {
  it("gives each part the sentences that have its own words, in the order of the parts", () => {
    const facts = ["The pool opens at 9.", "Twelve ovens were bought.", "The ovens run on gas."];
    expect(spread(["ovens", "the pool"], facts)).toEqual([
      ["ovens", "Twelve ovens were bought.", "The ovens run on gas."],
      ["the pool", "The pool opens at 9."],
    ]);
  });

  it("knows a part by its subject, whatever the words", () => {
    const facts = ["The pool is warm.", "A ticket costs 4 euros."];
    expect(spread(["pool", "budget"], facts)).toEqual([
      ["pool", "The pool is warm."],
      ["budget", "A ticket costs 4 euros."],
    ]);
  });

  it("leaves a sentence without a sign with the one before it, and what opens with the first part", () => {
    const facts = [
      "A club with a pool, founded in 1950.",
      "The pool is warm.",
      "It has four lanes.",
      "Tickets are cheap.",
    ];
    expect(spread(["who we are", "pool", "tickets"], facts)).toEqual([
      ["who we are", "A club with a pool, founded in 1950."],
      ["pool", "The pool is warm.", "It has four lanes."],
      ["tickets", "Tickets are cheap."],
    ]);
  });

  it("gives as many sentences as there are parts left one to each", () => {
    const facts = ["The pool is warm.", "March to May.", "Fewer lorries."];
    expect(spread(["pool", "when", "effect"], facts)).toEqual([
      ["pool", "The pool is warm."],
      ["when", "March to May."],
      ["effect", "Fewer lorries."],
    ]);
  });

  it("takes a word that two parts share for no sign of one", () => {
    const facts = ["Safety first.", "The pool is warm.", "The ovens run on gas."];
    expect(spread(["pool safety", "oven safety"], facts)).toEqual([
      [undefined, "Safety first."],
      ["pool safety", "The pool is warm."],
      ["oven safety", "The ovens run on gas."],
    ]);
  });

  it("leaves alone what tells of one part only, and lists", () => {
    const facts = ["The pool is warm.", "It has four lanes."];
    expect(spread(["pool", "ovens", "team"], facts)).toHaveLength(1);
    const listed = { ...sentence("The pool"), kind: "listed" as const };
    const idea: Idea = { parts: [{ passages: [listed, { ...listed, text: "Ovens" }] }], path: [], opens: [] };
    expect(spreadFacts(idea, [{ text: "pool" }, { text: "ovens" }], "en")).toEqual([idea]);
  });
});
