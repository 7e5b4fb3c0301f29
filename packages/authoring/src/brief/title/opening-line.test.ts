import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readOpeningLine, readOpeningName } from "./opening-line.ts";

function lineOf(text: string): string | undefined {
  return readOpeningLine(tagUnits(readSource(text)), text);
}

describe("the line that a prompt opens with", () => {
  it.each([
    ["Choir trip\n\nWe leave at nine. The bus has 40 seats.", "Choir trip"],
    [
      "Parents' evening, 2 October 7pm\n\n- New teachers\n- Camp in June\n- Phones stay at home",
      "Parents' evening",
    ],
    ["# Bread: the long way\n\nFlour is milled twice. The dough rests a night.", "Bread: the long way"],
    [
      "Protokoll der Sitzung TSV Grün, 11.09.2025, 19:30 Uhr\nKasse: 400 € im Plus.\nFest: der Grill ist bestellt.",
      "Protokoll der Sitzung TSV Grün",
    ],
    [
      "Il mulino dopo la piena, relazione per i soci\n\nL'acqua è scesa. La ruota gira.",
      "Il mulino dopo la piena",
    ],
    [
      "Menyiapkan bibit cabai dari biji\n\n1. Rendam biji semalam.\n2. Semai di tanah basah.",
      "Menyiapkan bibit cabai dari biji",
    ],
  ])("names %j", (text, title) => {
    expect(lineOf(text)).toBe(title);
  });

  it.each([
    ["a sentence", "We leave at nine.\nThe bus has 40 seats."],
    ["a greeting", "Hi all,\nwe are moving in June. The movers come at seven."],
    ["a key and its value", "Topic: Volcanoes\nAudience: pupils"],
    ["a wish", "Make slides about rain\n\nRain falls. Clouds rise."],
    ["an item", "- covered by May\n- rent goes up\n- skip hire in April"],
    ["a row", "Month\tMembers\nMay\t12\nJune\t14"],
    ["a heading above nothing", "Ancient Egypt"],
  ])("is not taken from %s", (_what, text) => {
    expect(lineOf(text)).toBeUndefined();
  });
});

describe("the name that matter opens with", () => {
  const nameOf = (text: string, language: string) => readOpeningName(tagUnits(readSource(text)), language);

  it("is read with what stands in quotation marks inside it", () => {
    expect(nameOf('Margaret "Peg" Dolan was born in Galway. She drove a bus for thirty years.', "en")).toBe(
      'Margaret "Peg" Dolan',
    );
  });

  it("is none where a sentence begins with a small word, or where every noun has a capital", () => {
    expect(nameOf("The Council must save money by 2027. It may close the pool.", "en")).toBeUndefined();
    expect(nameOf("Offene Beiträge von 17 Mitgliedern. Es fehlen drei Helfer.", "de")).toBeUndefined();
  });
});
