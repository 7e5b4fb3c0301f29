import { describe, expect, it } from "vitest";
import { readAmountRow } from "./amount-rows.ts";

function rowOf(words: string, language: string): string | undefined {
  const row = readAmountRow(words, language);
  return row?.amounts.map(({ label, quantity }) => `${label} ${quantity.value}`).join(" | ");
}

describe("readAmountRow", () => {
  it.each([
    ["en", "Last spring pump C failed 12 times and pump D 5 times", "pump C 12 | pump D 5"],
    ["en", "Jan 41 tests, Feb 96, Mar 188", "Jan 41 | Feb 96 | Mar 188"],
    [
      "en",
      "the saw (211), the drill (189) and the ladder (163, mostly in May)",
      "saw 211 | drill 189 | ladder 163",
    ],
    [
      "de",
      "Am häufigsten waren der Beamer (90), die Säge (70) und das Zelt (55)",
      "Beamer 90 | Säge 70 | Zelt 55",
    ],
    ["en", "Oslo 18.2k pumps; Bergen 11.7k; Narvik 23.9k", "Oslo 18.2 | Bergen 11.7 | Narvik 23.9"],
    ["de", "in 2022 14, in 2023 19", "2022 14 | 2023 19"],
    ["fr", "un adulte 27 kg, un enfant 9 kg", "adulte 27 | enfant 9"],
    ["it", "uva raccolta 480 quintali, contro 712 dell'anno scorso", "L'anno scorso 712 | Ora 480"],
    ["en", "bread sold at 3 pounds (in 2023: 2)", "2023 2 | Now 3"],
    ["en", "Pine soils hold around 0.05, oak soils around 0.04", "Pine soils 0.05 | oak soils 0.04"],
  ])("reads in %s: %s", (language, words, want) => {
    expect(rowOf(words, language)).toBe(want);
  });

  it("names the row and its unit by the words before the first name and behind the first number", () => {
    expect(readAmountRow("Last spring pump C failed 12 times and pump D 5 times", "en")).toMatchObject({
      unit: "times",
    });
    expect(readAmountRow("Am häufigsten waren der Beamer (90), die Säge (70)", "de")).toMatchObject({
      name: "Am häufigsten",
    });
  });

  it.each([
    ["en", "Ring room 12 or room 14"],
    ["en", "See page 4 and page 9"],
    ["en", "A hectare buries between 0.5 and 1.4 tonnes"],
    ["en", "Anna (1952), Ben (1961)"],
    ["en", "Doors open at 18:30, the talk begins at 19:00"],
    ["de", "Telefon 0211 555 018, Fax 0211 555 019"],
    ["en", "12 Mill Lane, 14 Church Street"],
    ["en", "two chairs, 5 kg of flour"],
  ])("reads no row in %s: %s", (language, words) => {
    expect(rowOf(words, language)).toBeUndefined();
  });
});
