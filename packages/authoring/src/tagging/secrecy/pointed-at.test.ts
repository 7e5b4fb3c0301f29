import { expect, test } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

const placeOf = (prompt: string, words: string): string | undefined =>
  tagUnits(readSource(prompt)).find(({ text }) => text.includes(words))?.place;

const minutes =
  "1. Roof\nThe new roof costs 41,000 euro.\n\n2. Staff\nTwo cooks are to leave in May.\n\n3. Garden\nThe hedge is cut on 3 June.";

test.each([
  [
    "a section by its number",
    `${minutes}\n\nMake 6 slides for the parents. Item 2 is not for them.`,
    "Two cooks",
  ],
  [
    "a section by its number, in French",
    `${minutes}\n\nÀ transformer en 7 diapos ; le point 2 est confidentiel, à ne montrer nulle part.`,
    "Two cooks",
  ],
  [
    "paragraphs by their dotted numbers",
    "1.1 The hall was painted.\n1.2 Mr Ames was cautioned.\n2.1 The clubs start at 4.\n\nTen slides for the parents, please. 1.2 was told in confidence, so leave it out.",
    "cautioned",
  ],
  [
    "the last sentence",
    "Make 5 slides on the mill.\n\nThe mill was built in 1811.\nIt grinds 3 tonnes a day.\nThe miller is selling to his cousin.\n\nThe last sentence must stay secret.",
    "cousin",
  ],
  [
    "a numbered item by its ordinal, in Turkish",
    "1) Depo 3 Mart'ta taşınıyor.\n2) Raflar yenilendi.\n3) İş iki gece sürecek.\n4) Müdür haziranda ayrılacak.\n\nBundan 6 slayt yap. Dördüncü madde gizli, kimseye söyleme.",
    "Müdür",
  ],
])("what is pointed at by a word of silence stands nowhere: %s", (_, prompt, words) => {
  expect(placeOf(prompt, words)).toBe("nowhere");
});

test.each([
  [
    "a number that orders the slides",
    `${minutes}\n\nMake 6 slides for the parents. Put item 2 first.`,
    "Two cooks",
  ],
  [
    "what stands beside the section",
    `${minutes}\n\nMake 6 slides for the parents. Item 2 is not for them.`,
    "hedge",
  ],
  [
    "a number of something else",
    `${minutes}\n\nMake 2 slides for the parents, and no more than 3 lines on each.`,
    "Two cooks",
  ],
])("is left alone: %s", (_, prompt, words) => {
  expect(placeOf(prompt, words)).toBe("slide");
});

const table =
  "| Bread | Sold | Price | Margin |\n|---|---|---|---|\n| Rye | 140 | 3.90 | 31 % |\n| Spelt | 95 | 5.40 | 22 % |";

test.each([
  ["by its place", `Five slides of this for the bakers, without the right-hand column.\n\n${table}`],
  [
    "by its name",
    `Five slides of this for the bakers. The margin is not for them to see, it stays secret.\n\n${table}`,
  ],
  [
    "by its name and for whom it is",
    `Five slides of this for the bakers. "Margin" is mine and mine alone.\n\n${table}`,
  ],
])("a column that is kept out stands nowhere: %s", (_, prompt) => {
  expect(placeOf(prompt, "31 %")).toBe("nowhere");
  expect(placeOf(prompt, "3.90")).toBe("slide");
});

test("a column of which the request asks for a chart stays", () => {
  expect(placeOf(`Five slides of this for the bakers, with a chart of the margin.\n\n${table}`, "31 %")).toBe(
    "slide",
  );
});

test("what stands in brackets that stay out is cut out of its sentence", () => {
  const prompt =
    "Six slides for the board. Whatever stands in brackets must not appear.\n\nCase 1: the bell was out of reach (Mrs Pryce, bed 12).\nCase 2: a slipper without a back.";
  expect(placeOf(prompt, "Pryce")).toBe("nowhere");
  expect(placeOf(prompt, "out of reach")).toBe("slide");
});
