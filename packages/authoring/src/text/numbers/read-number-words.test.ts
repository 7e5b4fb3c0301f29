import { expect, it } from "vitest";
import { readMagnitude, readNumberWords } from "./read-number-words.ts";

it.each([
  { language: "en", text: "two hundred and five boats, twenty-three crews", want: [205, 23] },
  { language: "en", text: "three thousand four hundred people in the third year", want: [3400, 3] },
  { language: "en", text: "half a million, two million", want: [1e6, 2e6] },
  { language: "de", text: "fünfundzwanzig Boote, zweihundertdreißig Plätze", want: [25, 230] },
  { language: "de", text: "zwei Millionen im dritten Jahr", want: [2e6, 3] },
  { language: "fr", text: "quatre-vingt-dix-sept bateaux, soixante et onze ports", want: [97, 71] },
  { language: "es", text: "treinta y dos barcos, mil doscientos pasajeros", want: [32, 1200] },
  { language: "pt", text: "duzentos e trinta e quatro", want: [234] },
  { language: "it", text: "ventitre navi e trentadue porti", want: [23, 32] },
  { language: "nl", text: "vijfentwintig boten", want: [25] },
  { language: "da", text: "femoghalvtreds både", want: [55] },
  { language: "sv", text: "tjugofem båtar", want: [25] },
  { language: "ru", text: "двадцать пять тысяч человек, в двух портах", want: [25_000, 2] },
  { language: "pl", text: "sto dwadzieścia pięć łodzi", want: [125] },
  { language: "tr", text: "yirmi beş tekne, iki yüz kişi", want: [25, 200] },
  { language: "ar", text: "خمسة وعشرون قاربًا", want: [25] },
  { language: "zh", text: "二〇二六年，四千二百人，三个港口", want: [2026, 4200, 3] },
  { language: "ja", text: "十二社と三万人", want: [12, 30_000] },
  { language: "de", text: "Achtung, Elfenbein und Vierbeiner", want: [] },
])("reads $want in $text", ({ language, text, want }) => {
  expect(readNumberWords(text, language).map(({ value }) => value)).toEqual(want);
});

it.each([
  ["million", "en", 1e6],
  ["Mio.", "de", 1e6],
  ["billion", "en", 1e9],
  ["Billionen", "de", 1e12],
  ["тыс.", "ru", 1000],
  ["万", "zh", 1e4],
  ["boats", "en", undefined],
])("takes %s in %s for %s", (name, language, want) => {
  expect(readMagnitude(name, language)).toBe(want);
});
