import { describe, expect, it } from "vitest";
import type { FoundSlot } from "../slots/labels.ts";
import { withKeywordParts } from "./keyword-parts.ts";

function slotOf(text: string, slot: FoundSlot["slot"], words: string): FoundSlot {
  const start = text.indexOf(words);
  return { slot, start, end: start + words.length, text: words };
}

function partsOf(text: string, ...slots: readonly FoundSlot[]): readonly string[] {
  return withKeywordParts(text, slots)
    .filter(({ slot }) => slot === "part")
    .map(({ start, end }) => text.slice(start, end));
}

describe("withKeywordParts", () => {
  it.each([
    ["Homeoffice, 8 Folien, Chancen, Risiken, Regeln", ["Chancen", "Risiken", "Regeln"]],
    ["coffee: growing/roasting/brewing, 6 slides, fun", ["growing", "roasting", "brewing"]],
    ["水素エネルギーについて、歴史・メリット・今後を9枚で", ["歴史", "メリット", "今後"]],
    ["발표 자료 9장, 역사, 장점, 단점, 전망 포함", ["역사", "장점", "단점", "전망"]],
  ])("finds the parts that keywords name: %s", (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it("takes a list from a slot that says nothing of tone, and the piece beside a part", () => {
    const text = "knife skills, 8 slides, grip, sharpening";
    expect(partsOf(text, slotOf(text, "tone", "grip"), slotOf(text, "part", "sharpening"))).toEqual([
      "grip",
      "sharpening",
    ]);
  });

  it.each([
    "8 slides on knives, calm, friendly, serious",
    "8 slides on knives, for my class, please, no jokes",
    "8 slides on knives, short",
    "I like long walks, dark bread, old songs, cold water",
  ])("takes no tone, audience or remark for a part: %s", (text) => {
    expect(partsOf(text)).toEqual([]);
  });
});
