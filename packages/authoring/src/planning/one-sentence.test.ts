import { describe, expect, it } from "vitest";
import { ideaOf } from "./idea.fixture.ts";
import { readKeyFigures, showsOneSentence } from "./one-sentence.ts";

describe("showsOneSentence", () => {
  it.each([
    [["The badge is the ticket"], undefined, true],
    [["The badge is the ticket", "The bus stops at the gate"], undefined, true],
    [["The badge is the ticket", "The bus stops at the gate", "Nobody pays"], undefined, false],
    [["The badge is the ticket"], "Fares", true],
    [["The badge is the ticket", "The bus stops at the gate"], "Fares", false],
    [["A press costs 28,500 euros", "The town pays 40 % of it"], undefined, false],
  ])("of %j below %j: %j", (sentences, heading, is) => {
    expect(showsOneSentence(ideaOf(sentences, heading), "en")).toBe(is);
  });
});

describe("readKeyFigures", () => {
  it("takes the amount of each sentence", () => {
    const figures = readKeyFigures(ideaOf(["A press costs 28,500 euros", "The town pays 40 % of it"]), "en");
    expect(figures?.map(({ value }) => value)).toEqual(["28,500 euros", "40 %"]);
  });

  it.each([
    [["A press costs 28,500 euros", "Nobody wants one"], undefined],
    [["A press costs 28,500 euros"], undefined],
    [["A press costs 28,500 euros", "The town pays 40 % of it"], "Costs"],
  ])("finds none in %j below %j", (sentences, heading) => {
    expect(readKeyFigures(ideaOf(sentences, heading), "en")).toBeUndefined();
  });
});
