import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readBrief } from "../read-brief.ts";
import { readGivenSlides, readSlideLeads, withGivenLists } from "./own-slides.ts";

function briefOf(prompt: string, language: string) {
  const source = readSource(prompt);
  const { parts, slideCount } = readBrief(tagUnits(source), source.text, language);
  return { parts: parts.map(({ text }) => text), count: slideCount?.count };
}

describe("slides of their own", () => {
  it.each([
    [
      "en",
      "Slides for the rota meeting. One slide on breaks, one on night shifts and one on holidays.",
      ["breaks", "night shifts", "holidays"],
    ],
    [
      "en",
      "Slides for the co-op. Please give the vote a slide to itself and don't crowd the pages.",
      ["the vote"],
    ],
    ["en", "Slides on where we sell: one slide each on China, Japan and Korea.", ["China", "Japan", "Korea"]],
    [
      "de",
      "Slides zum Winterdienst. Bitte je eine Folie zu Touren, Streugut und Notdienst.",
      ["Touren", "Streugut", "Notdienst"],
    ],
    [
      "de",
      "Präsentation über unseren Verein. Eine Folie bitte zu Fragen rund um den Lärm, da kommen immer welche.",
      ["Fragen rund um den Lärm"],
    ],
    [
      "it",
      "Mi serve una presentazione per la gita della 3B. Una slide solo per le allergie.",
      ["le allergie"],
    ],
    [
      "pl",
      "Zrób prezentację o kotach. Proszę osobny slajd o siatkach, bo tego nikt nie słucha.",
      ["siatkach"],
    ],
    ["fr", "Fais-moi une présentation du club. Mets la sécurité sur une diapo à part.", ["la sécurité"]],
    ["nl", "Maak een presentatie over de camping. Zet de prijzen op een aparte dia.", ["de prijzen"]],
    ["sv", "Gör en presentation om laddstolpar. Ta med en bild om risker också.", ["risker"]],
  ])("are parts (%s): %s", (language, prompt, want) => {
    expect(briefOf(prompt, language).parts).toEqual(want);
  });

  it("do not count the slides of the deck they stand in", () => {
    const prompt = "Präsentation über unseren Verein. Eine Folie bitte zu Fragen rund um den Lärm.";
    expect(briefOf(prompt, "de").count).toBeUndefined();
  });

  it("leave a deck of one slide its topic", () => {
    expect(briefOf("Make me one slide about bees.", "en").parts).toEqual([]);
  });

  it.each([
    "Can I get a slide for each of our shops?",
    "Put it on a page with text no longer than 40 words.",
    "A slide with 20 words at most.",
    "Eine Folie mit wenig Text.",
    "We turned a new page.",
  ])("are not asked for in %s", (words) => {
    expect(readSlideLeads(words)).toEqual([]);
  });

  it.each([
    "Put everything on a single slide.",
    "That one deserves its own slide.",
    "Give me a separate slide.",
    "Jedes Thema bekommt eine eigene Folie.",
    "Mets tout sur une seule diapo.",
  ])("name nothing in %s", (words) => {
    expect(readGivenSlides(words)).toEqual([]);
  });

  it("hold the list behind them, whatever was ordered before", () => {
    const words =
      "Please put the days in a grid and give what to pack its own slide, passport, black shoes, pencil.";
    const members = [
      { slot: "part" as const, start: words.indexOf("pencil"), end: words.length - 1, text: "pencil" },
    ];
    expect(withGivenLists(words, members)).toEqual([
      expect.objectContaining({ text: "what to pack", details: "passport, black shoes, pencil" }),
    ]);
  });
});
