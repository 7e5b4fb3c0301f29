import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readBrief } from "../read-brief.ts";
import { readAtEnd } from "./read-ending.ts";

function endingOf(prompt: string, language: string) {
  const source = readSource(prompt);
  return readBrief(tagUnits(source), source.text, language).ending;
}

describe("how a deck is to end", () => {
  it.each([
    ["With a quiz at the end.", "a quiz"],
    ["The teacher wants the sources at the end.", "the sources"],
    ["And questions at the end.", "questions"],
    ["Alla fine un brindisi.", "un brindisi"],
    ["Zum Schluss bitte ein Quiz.", "ein Quiz"],
    ["Na końcu slajd z głosowaniem.", "slajd z głosowaniem"],
    ["No fim quero o pedido,", "o pedido"],
    ["Chiuda con un ringraziamento ai soci.", "un ringraziamento ai soci"],
    ["Ein Zitat („Na also“) und zum Schluss der Antrag.", "der Antrag"],
  ])("is named beside its place in %s", (words, want) => {
    expect(readAtEnd(words).map(({ text }) => text)).toEqual([want]);
  });

  it.each([
    "The fees go up at the end of the year.",
    "We will have drinks at the end.",
    "Am Ende des Jahres steigen die Preise.",
    "The lease is 1,200 at the end.",
    "Wir sammeln am Ende Fragen ein.",
  ])("is not told in %s", (words) => {
    expect(readAtEnd(words)).toEqual([]);
  });

  it("may be words that the slide is to say", () => {
    const prompt = 'Deck on our coffee roastery. Sales were 4.1 million. Close with "every cup counts".';
    expect(endingOf(prompt, "en")).toEqual({ kind: "other", text: "every cup counts", isSaid: true });
  });

  it("holds what stands behind its colon", () => {
    const prompt =
      "Slides for our oven choice please. A repair costs 4,200. Finish on what we have to decide and by when: the supplier holds the price until 14 March.";
    expect(endingOf(prompt, "en")).toMatchObject({
      text: "what we have to decide and by when",
      details: ["the supplier holds the price until 14 March."],
    });
  });

  it("is named without the slide that it stands on", () => {
    const prompt =
      "Une présentation pour la journée du lycée. Accueil à 9 h. Terminez par une page avec le contact du secrétariat : 03 22 45 18 60";
    expect(endingOf(prompt, "fr")).toMatchObject({ text: "le contact du secrétariat" });
  });

  it.each([
    [
      "Six slides on our pier. It is 120 m long. Finish with a slide asking for helpers in May.",
      "helpers in May",
    ],
    [
      "Six slides on our boiler. It is old. End with the question do we buy gas or a pump.",
      "do we buy gas or a pump?",
    ],
    [
      "10 slides on Pat's forty years. She drove the 38. Last slide: Mind the doors, Pat",
      "Mind the doors, Pat",
    ],
  ])("is called by what it says: %s", (prompt, text) => {
    expect(endingOf(prompt, "en")).toMatchObject({ text });
  });

  it.each([
    ["Close with my number, which I'll type in myself.", "my number"],
    ["Last page the helpers.", "the helpers"],
    ["And at the end three riddles on signs so that they may shout.", "three riddles on signs"],
  ])("is named without what is told of it in %s", (words, want) => {
    const told = "Six slides on our swifts for the parish. The colony has 14 pairs. They come on 1 May. ";
    expect(endingOf(told + words, "en")?.text).toBe(want);
  });

  it("holds the list behind its colon", () => {
    const told =
      "Six slides on the choir. We are 41 singers. Entry is free. End with the dates: 3 May, 7 June, 5 July.";
    expect(endingOf(told, "en")).toMatchObject({ text: "the dates", details: ["3 May", "7 June", "5 July"] });
  });

  it("is no mere slide", () => {
    const told = "Six slides on our darkroom. The bath is at 20 degrees. Fixing takes 5 min. ";
    expect(endingOf(`${told}The quote gets a slide to itself near the end.`, "en")).toBeUndefined();
  });

  it("is no day", () => {
    const told =
      "I give a talk to our walking group on the last Friday in March. 6 slides. The path is 9 miles long.";
    expect(endingOf(told, "en")).toBeUndefined();
  });

  it("stands behind a word for the end that has a clause of its own", () => {
    const told = "Six slides on our hall. The hall is from 1974. The roof leaks. Last, the decision I need:";
    expect(endingOf(told, "en")?.text).toBe("the decision I need");
  });
});

it("is nothing that only points back", () => {
  expect(
    endingOf("6 slides on our tools. We ask for 4,500 euros by 1 May. End with that.", "en"),
  ).toBeUndefined();
});
