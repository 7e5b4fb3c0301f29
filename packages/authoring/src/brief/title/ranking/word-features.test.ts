import { describe, expect, it } from "vitest";
import { pushWordFeatures, readPromptWords } from "./word-features.ts";
import { frequencyStem, rarest, readRarity } from "./word-frequency.ts";

describe("readRarity", () => {
  it.each(["slides", "presentation", "folien"])("holds %s for common", (word) => {
    expect(readRarity(frequencyStem(word))).toBeLessThan(rarest / 2);
  });

  it.each(["ptarmigan", "zwischenlagerung"])("holds %s for rare", (word) => {
    expect(readRarity(frequencyStem(word))).toBeGreaterThan(rarest / 2);
  });
});

describe("pushWordFeatures", () => {
  const prompt = readPromptWords("Slides about ptarmigan. The ptarmigan turns white.\nThanks", "en");
  const featuresOf = (text: string): readonly string[] => {
    const list: string[] = [];
    pushWordFeatures(list, text, prompt);
    return list;
  };

  it("names the words of a candidate, and how often the prompt has it", () => {
    expect(featuresOf("Ptarmigan")).toEqual(expect.arrayContaining(["Wptarmig", "wptar", "O#2"]));
    expect(featuresOf("Thanks")).toContain("O#1");
  });

  it("weighs a word that comes again and that few prompts have as much as any", () => {
    expect(featuresOf("Ptarmigan")).toContain("VM4");
    expect(featuresOf("Slides")).not.toContain("VM4");
  });

  it("says of words that the prompt does not have that they stand nowhere", () => {
    expect(featuresOf("Capercaillie")).toEqual(expect.arrayContaining(["O#0", "Op-"]));
  });

  it("reads a text without words", () => {
    expect(featuresOf("…")).toContain("O#0");
  });
});
