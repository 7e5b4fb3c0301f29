import { describe, expect, it } from "vitest";
import { readBrief } from "../read-brief.ts";
import { readAnnotated } from "../testing/read-annotated.ts";
import { findSurestTitle, readSaidTitles } from "./choose-title.ts";

function titleOf(annotated: string, language = "en"): string | undefined {
  const [prompt] = readAnnotated(`=== x01 | ${language} | test\n${annotated}`);
  if (prompt === undefined) throw new Error("expected a prompt, got none");
  const { units, text } = prompt;
  const brief = readBrief(units, text, language);
  return findSurestTitle(readSaidTitles({ brief, units, text, language }));
}

describe("a title of the matter", () => {
  it.each([
    [
      "goes on behind its dash",
      "⟦title|The old mill –⟧ ⟦title|plans for the roof⟧\n\n⟦content|Rain comes in.⟧",
      "The old mill – plans for the roof",
    ],
    [
      "goes on behind an abbreviation",
      "⟦title|Hausordnung Haus St.⟧ ⟦title|Anna⟧\n\n⟦content|Ab zehn ist Ruhe.⟧",
      "Hausordnung Haus St. Anna",
    ],
    [
      "is no name of a kind of document",
      "⟦title|Lebenslauf⟧\n\n⟦title|Jana Petersen⟧\n\n⟦content|Tischlerin in Kiel.⟧",
      "Jana Petersen",
    ],
  ])("%s", (_what, given, want) => {
    expect(titleOf(given)).toBe(want);
  });
});

describe("a title of a request", () => {
  it.each([
    [
      "leaves out whom it is shown",
      "es",
      "⟦request|necesito una presentación para explicarle a mis abuelos el horario del tren a Cádiz⟧\n⟦content|Sale a las nueve.⟧",
      "El horario del tren a Cádiz",
    ],
    [
      "is what it introduces",
      "zh-Hans",
      "⟦request|请做五页幻灯片,介绍我们社区图书角的开放安排,要简单。⟧\n⟦content|周六开门。⟧",
      "社区图书角的开放安排",
    ],
    [
      "is what it compares",
      "en",
      "⟦request|Comparing these four tents we tried:⟧\n⟦content|The blue one leaks.⟧",
      "Four tents",
    ],
    [
      "is the proper name of its topic",
      "en",
      "⟦request|Make slides about our ⟦topic|rowing club⟧.⟧\n⟦content|At Fernhill Rowing Club we meet on Mondays.⟧",
      "Fernhill Rowing Club",
    ],
    [
      "is a name before what it is a name of",
      "en",
      "⟦request|Bell Barn – notes for campers⟧ ⟦request|(please make slides of it)⟧\n⟦content|Gates stay shut.⟧",
      "Bell Barn",
    ],
    [
      "stands behind a misspelt word for slides",
      "en",
      "⟦request|can u do a presentaiton about our plant swap,⟧ ⟦content|we had 40 guests⟧\n⟦content|It rained.⟧",
      "Plant swap",
    ],
  ])("%s", (_what, language, given, want) => {
    expect(titleOf(given, language)).toBe(want);
  });
});

describe("matter without a title", () => {
  it.each([
    [
      "en",
      "⟦content|Salt marshes are thought to slow the tide.⟧ ⟦content|Old marshes slow it most.⟧",
      "Salt marshes",
    ],
    [
      "ar",
      "⟦content|بدأت ورشة النجارة الصغيرة في الربيع.⟧ ⟦content|تفتح ورشة النجارة مساء.⟧",
      "ورشة النجارة الصغيرة",
    ],
    ["zh-Hans", "⟦content|姐姐下月结婚,酒席在城南,一共九桌。⟧ ⟦content|姐姐要红色请帖。⟧", "姐姐下月结婚"],
  ])("is named by what its first sentence speaks of in %s", (language, given, want) => {
    expect(titleOf(given, language)).toBe(want);
  });

  it("is not named by a pronoun", () => {
    expect(titleOf("⟦content|They both have seen it.⟧ ⟦content|Both came back.⟧")).toBeUndefined();
  });
});
