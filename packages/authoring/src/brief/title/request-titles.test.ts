import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readBrief } from "../read-brief.ts";
import { chooseDeckTitle, findSurestTitle, readSaidTitles } from "./choose-title.ts";

function titleOf(text: string, language = "en"): string | undefined {
  const units = tagUnits(readSource(text));
  const brief = readBrief(units, text, language);
  return findSurestTitle(readSaidTitles({ units, text, language, brief, headings: [] }));
}

describe("what rules read as a title", () => {
  it.each([
    [
      "whoever introduces themselves with a name",
      "Need a short sales deck (4 slides) for hotels.\nWe're Fern & Hazel, florists in Bath since 2009. Bouquets from £30. Delivery within 24 hours.",
      "Fern & Hazel: florists in Bath",
    ],
    [
      "the event, not how many come and when",
      "hi, need 5 slides for our rowing club AGM on Friday 12 March, about 60 members. Facts: 14 boats. Repairs cost £2,300 last year.",
      "Rowing club AGM",
    ],
    [
      "the sort of talk, where nothing else is named",
      "Make a safety briefing for first time climbers. 6 slides, big type.",
      "Safety briefing",
    ],
    [
      "the subject of a mail up to the wish in it",
      "Subject: FW: bike shed rebuild - pls put in slides for Friday's meeting\n\nHi all,\n\nThe old shed comes down on 3 May. The new one has room for 48 bikes.",
      "Bike shed rebuild",
    ],
  ])("is %s", (_, prompt, want) => {
    expect(titleOf(prompt)).toBe(want);
  });
});

describe("the title of a short request", () => {
  it.each([
    ["what its parts are of", "tides: why they happen, spring and neap, tidal power; 6 slides", "Tides"],
    [
      "the subject and no part named last",
      "Hazme un ppt de la Generación del 27 para 2.º de bachillerato, 12 diapositivas: contexto, autores, rasgos comunes, las Sinsombrero y un poema comentado.",
      "La Generación del 27",
      "es",
    ],
    [
      "what a deck of so many slides is for",
      "Pitch deck, ten slides, for a refillable deodorant sold through gyms. First the problem, then our dispenser, then the market, finally the ask.",
      "A refillable deodorant sold through gyms",
    ],
    [
      "what a talk of so many minutes is about",
      "I'm giving a 15 minute talk at the allotment society about slugs. Please include what works, what doesn't and what is now banned.",
      "Slugs",
    ],
  ])("is %s", (_, text, want, language = "en") => {
    const units = tagUnits(readSource(text));
    const brief = readBrief(units, text, language);
    expect(chooseDeckTitle({ units, text, language, brief, headings: [] })).toBe(want);
  });
});
