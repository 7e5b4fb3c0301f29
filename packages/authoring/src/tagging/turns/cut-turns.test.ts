import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";
import { cutTurns } from "./cut-turns.ts";
import { estimateTurns, loadTurns } from "./estimate-turns.ts";

function cut(prompt: string): readonly string[] {
  const source = readSource(prompt);
  return cutTurns(source, estimateTurns(source, loadTurns())).source.units.map(({ text }) => text);
}

describe("a sentence that turns from asking to telling", () => {
  it("is cut where nothing divides the two", () => {
    const prompt =
      "want to show my knitting group our trip to the faroe islands we flew from edinburgh and stayed eight nights in a turf roof cottage and it rained";
    expect(cut(prompt)).toEqual([
      "want to show my knitting group our trip to the faroe islands",
      "we flew from edinburgh and stayed eight nights in a turf roof cottage and it rained",
    ]);
  });

  it("is cut between its clauses where marks divide them", () => {
    const prompt =
      "Make 6 slides about our orchard for the board, we picked 14 tonnes of pears, 3 more than last year";
    const units = cut(prompt);
    expect(units[0]).toBe("Make 6 slides about our orchard for the board,");
    expect(units.slice(1).join(" ")).toBe("we picked 14 tonnes of pears, 3 more than last year");
  });

  it("gives back all of its words in their order, wherever it is cut", () => {
    const prompt =
      "hi mach mir 5 folien zum sommerfest es kamen 240 leute wir haben 1.900 euro eingenommen und bitte nichts verspieltes danke";
    const words = (text: string): readonly string[] => text.match(/[\p{L}\p{Nd}.]+/gu) ?? [];
    expect(cut(prompt).flatMap(words)).toEqual(words(prompt));
  });
});

describe("a sentence that stays whole", () => {
  it.each([
    [
      "a document that asks nothing",
      "The library opened in 1987. Nobody there asks me what I want to buy. Show your card at the desk.",
    ],
    [
      "a password with what it opens",
      "5 slides on the new server. The password for the staff wiki is hunter2 and it opened on Monday.",
    ],
  ])("is one of %s", (_, prompt) => {
    expect(cut(prompt)).toEqual(readSource(prompt).units.map(({ text }) => text));
  });

  it("is joined again where its pieces are of one role", () => {
    const prompt =
      "Our mill was built in 1822 and burnt down twice, the wheel was made of oak, and it ground rye until 1954.";
    expect(tagUnits(readSource(prompt)).map(({ text }) => text)).toEqual([prompt]);
  });
});
