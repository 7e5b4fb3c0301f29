import { describe, expect, it } from "vitest";
import { readBrief } from "../read-brief.ts";
import { readAnnotated } from "../testing/read-annotated.ts";
import { chooseDeckTitle } from "./choose-title.ts";

function titleOf(annotated: string, language = "en"): string | undefined {
  const [prompt] = readAnnotated(`=== x01 | ${language} | test\n${annotated}`);
  if (prompt === undefined) throw new Error("expected a prompt, got none");
  const { units, text } = prompt;
  return chooseDeckTitle({ brief: readBrief(units, text, language), units, text, language });
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
