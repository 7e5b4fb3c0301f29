import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readBrief } from "../read-brief.ts";
import { findSurestTitle, readSaidTitles } from "./choose-title.ts";

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
