import type { Card, Outline } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { illustrateCards } from "./illustrate-cards.ts";

const deck = (cards: readonly Card[], rest: Partial<Outline> = {}) => ({
  language: "en",
  slides: [{ kind: "cards", title: "Some things", cards } as const],
  ...rest,
});
const lines = ["bike", "house", "sun"];
const named = (...headings: readonly string[]) => headings.map((heading) => ({ heading }));

describe("the illustrations of cards", () => {
  test("are of what all of them name, by heading or by icon", () => {
    const cards = [{ heading: "Empty it", icon: "bucket" }, { heading: "Tyres" }];
    expect(Object.keys(illustrateCards(deck(cards), lines))).toEqual(["bucket", "Tyres"]);
  });

  test.each([
    { language: "de", headings: ["Tomaten", "Karotte"] },
    { language: "es", headings: ["Tomate", "Zanahoria"] },
    { language: "ja", headings: ["トマト", "バナナ"] },
  ])("are found in the deck's language: $language", ({ language, headings }) => {
    const found = illustrateCards(deck(named(...headings), { language }), lines);
    expect(Object.keys(found)).toEqual(headings);
  });

  test.each([
    { what: "one of them names nothing", cards: named("Tomatoes", "Trust") },
    { what: "a thing is named with something else", cards: named("Tomato prices", "Carrot season") },
    {
      what: "icons are there as lines",
      cards: [
        { heading: "At home", icon: "house" },
        { heading: "Out", icon: "sun" },
      ],
    },
    { what: "the deck is formal", cards: named("Tomato", "Carrot"), design: { mood: "formal" } as const },
  ])("are none where $what", ({ cards, design }) => {
    expect(illustrateCards(deck(cards, { ...(design && { design }) }), lines)).toEqual({});
  });

  test("are of icons that are lines as well where the deck is to be playful", () => {
    const cards = [
      { heading: "At home", icon: "house" },
      { heading: "Out", icon: "sun" },
    ];
    const found = illustrateCards(deck(cards, { design: { mood: "playful" } }), lines);
    expect(Object.keys(found)).toEqual(["house", "sun"]);
  });

  test("fill their field", () => {
    const [drawing] = Object.values(illustrateCards(deck(named("Tomato", "Violin")), lines));
    const numbers = (drawing?.areas ?? []).flatMap(
      ({ commands }) => commands.match(/-?[\d.]+/gu)?.map(Number) ?? [],
    );
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-20);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(
      Math.max(drawing?.width ?? 0, drawing?.height ?? 0) + 20,
    );
    expect(drawing?.areas.every(({ tone }) => tone >= 0 && tone <= 4)).toBe(true);
  });
});
