import { describe, expect, it } from "vitest";
import { toPlainText } from "../../text/markup/rich-text.ts";
import { bestOfText } from "./matter.fixture.ts";

function cardsOf(text: string, heading = "", language = "en"): readonly string[] {
  const body = bestOfText(text, heading, language)?.body;
  return body?.kind === "cards"
    ? body.cards.map((card) => `${card.heading}: ${toPlainText(card.text ?? [])}`)
    : [];
}

describe("three things and more with a word on each in brackets", () => {
  it.each([
    [
      "en",
      "Lea Berg (biologist), Tom Ray (engineer, PhD) and Ana Lima (sales)",
      ["Lea Berg: Biologist", "Tom Ray: Engineer, PhD", "Ana Lima: Sales"],
    ],
    [
      "en",
      "Lea Berg (biologist), Tom Ray (engineer, PhD), and Ana Lima (sales).",
      ["Lea Berg: Biologist", "Tom Ray: Engineer, PhD", "Ana Lima: Sales"],
    ],
    [
      "de",
      "Varianten: Halle am Montag schließen (spart 420k), Linie 7 kürzen (spart 240k), Parken verteuern (bringt 530k)",
      [
        "Halle am Montag schließen: Spart 420k",
        "Linie 7 kürzen: Spart 240k",
        "Parken verteuern: Bringt 530k",
      ],
    ],
    ["ja", "林（調理）、井上（会計）、佐藤（装飾）", ["林: 調理", "井上: 会計", "佐藤: 装飾"]],
  ])("are cards (%s): %s", (language, text, want) => {
    expect(cardsOf(text, "", language)).toEqual(want);
  });

  it("are named by their label, and risks with their levels stay a table", () => {
    const text = "Roles: Lea (bar), Tom (door), Ana (coats)";
    expect(bestOfText(text)?.title).toBe("Roles");
    expect(bestOfText(text, "The evening")?.title).toBeUndefined();
    expect(bestOfText("Risks: late permit (high), rain (low), theft (low)")?.body.kind).toBe("table");
  });

  it.each([
    "We met Lea Berg (biologist), who lives in Lund, and Tom Ray (engineer).",
    "Costs rose in 2031 (by 4 %), in 2032 (by 6 %), and in 2033 (by 2 %).",
    "Bread (rye), milk and eggs (six).",
  ])("are none in %j", (text) => {
    expect(cardsOf(text)).toEqual([]);
  });
});
