import { describe, expect, it } from "vitest";
import { readBrief } from "../../read-brief.ts";
import { readAnnotated } from "../../testing/read-annotated.ts";
import { readSaidTitles } from "../choose-title.ts";
import { readTitleChoice } from "./rank-titles.ts";

/** What might be the title of a prompt whose slots are those annotated. */
function choicesOf(annotated: string, slots: object, language = "en"): readonly string[] {
  const [prompt] = readAnnotated(`=== x01 | ${language} | test\n${annotated}`);
  if (prompt === undefined) throw new Error("expected a prompt, got none");
  const { units, text } = prompt;
  const brief = { ...readBrief(units, text, language), ...slots };
  const sources = { brief, units, text, language };
  return readTitleChoice(sources, readSaidTitles(sources)).texts;
}

describe("what might be a title", () => {
  it("ends before those that the deck is for", () => {
    const audience = "my year 9 food class";
    const texts = choicesOf("⟦request|6 slides on how sourdough works for my year 9 food class⟧", {
      audience,
    });
    expect(texts).toContain("How sourdough works");
    expect(texts.filter((text) => text.endsWith("class"))).toEqual([]);
  });

  it("keeps whom it is for where it would be a kind of talk alone", () => {
    const audience = "new starters";
    const texts = choicesOf("⟦request|An onboarding for new starters please⟧", { audience });
    expect(texts.some((text) => text.endsWith("Onboarding for new starters"))).toBe(true);
  });

  it("is no part that the request wants covered, save what it is about", () => {
    const parts = [{ text: "opening hours" }, { text: "emergency numbers" }, { text: "the pool" }];
    const texts = choicesOf(
      "⟦request|Slides on the pool: opening hours, prices, and end with emergency numbers⟧",
      {
        parts,
        topic: "the pool",
      },
    );
    expect(texts).toContain("Pool");
    expect(texts).not.toContain("Emergency numbers");
    expect(texts).not.toContain("Opening hours");
  });

  it("has what is written close behind its figure", () => {
    const texts = choicesOf("⟦request|photo slideshow for nanas 80th on Sunday⟧", { parts: [] });
    expect(texts).toContain("Nanas 80th");
    expect(texts).not.toContain("Nanas 80");
  });

  it("opens behind an order to show it", () => {
    const texts = choicesOf("⟦request|compare notion and coda⟧", { parts: [], topic: undefined });
    expect(texts).toContain("Notion and coda");
    expect(texts).not.toContain("Compare notion");
  });
});
