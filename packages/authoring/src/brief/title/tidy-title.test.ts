import { describe, expect, it } from "vitest";
import { isFragment, tidyTitle } from "./tidy-title.ts";

describe("the words of a title", () => {
  it.each([
    ["商店街の夏祭の", "商店街の夏祭"],
    ["昨年度の売上です", "昨年度の売上"],
    ["신규 회원 통계입니다", "신규 회원 통계"],
    ["Vom Korn zum Brot", "Vom Korn zum Brot"],
    ["@deckbot the outage of 8 October", "The outage of 8 October"],
    ['"Fractions with pizza', "Fractions with pizza"],
    ["„Richtig heizen“", "Richtig heizen"],
    ['The "Plough" and us', 'The "Plough" and us'],
    ["Es geht um den Bachlauf", "Den Bachlauf"],
    ["company = Rowan Ledger", "Rowan Ledger"],
    ["Projekt = Radweg Nord", "Radweg Nord"],
    ["Time = money", "Time = money"],
    ["What it is about", "What it is about"],
    ["E = mc² explained", "E = mc² explained"],
  ])("of %s are tidied", (words, want) => {
    expect(tidyTitle(words)).toBe(want);
  });

  it.each([
    ["从2011年搬家开始", true],
    ["since May 2019", true],
    ["From grain to bread", false],
  ])("%s: torn out of a sentence is %s", (words, want) => {
    expect(isFragment(words)).toBe(want);
  });
});
