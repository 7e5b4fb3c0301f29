import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

function shown(text: string): string {
  return tagUnits(readSource(text))
    .filter(({ place }) => place === "slide")
    .map(({ text: words }) => words)
    .join(" ");
}

describe("what is told behind a verb of telling", () => {
  it.each([
    [
      "Team meeting monday, cover that sales rose 12 % in october, the new van arrives on the 14th. Keep it short.",
      "sales rose 12 % in october, the new van arrives on the 14th.",
    ],
    [
      "I need a presentation for the parents evening. Tell them the hall opens at 6, parking is behind the church.",
      "the hall opens at 6, parking is behind the church.",
    ],
    [
      "A deck for the school board please. I want to say that the swing is broken since March, and that a new one costs 900 dollars.",
      "the swing is broken since March, and a new one costs 900 dollars.",
    ],
    [
      "Slides for the swim club. Remind everyone to bring a towel and 2 coins for the locker.",
      "bring a towel and 2 coins for the locker.",
    ],
    [
      "Necesito una presentación para los vecinos. Hay que explicar que la derrama será de 350 euros y que las obras empiezan el 3 de febrero.",
      "la derrama será de 350 euros y las obras empiezan el 3 de febrero.",
    ],
    [
      "Il me faut des diapos pour les parents. Précisez bien que la sortie coûte 12 euros, que le bus part à 8 h.",
      "la sortie coûte 12 euros, le bus part à 8 h.",
    ],
    [
      "Folien für die Mieter bitte. Sag ihnen, dass der Aufzug ab 3. Mai steht.",
      "dass der Aufzug ab 3. Mai steht.",
    ],
  ])("is matter without what leads to it: %j", (text, want) => {
    expect(shown(text)).toBe(want);
  });

  it.each([
    "Slides on heat pumps for the council. Explain how they work and tell them what they cost.",
    "Make 5 slides on bees. Show that you have done research and please use a friendly tone.",
    "8 slides on our bakery. Tell them about the ovens, the flour and the shop.",
    "Slides for the staff. Don't tell them that the shop closes in May.",
  ])("is nothing in %j", (text) => {
    expect(shown(text)).toBe("");
  });
});

it("cuts no sentence at an apostrophe", () => {
  const prompt = "A farewell for Brenda please. She walked 2,650 km. They say that's Marsh Street to Rome.";
  expect(tagUnits(readSource(prompt)).map(({ text }) => text)).toContain(
    "They say that's Marsh Street to Rome.",
  );
});
