import { expect, test } from "vitest";
import { withoutCapitals, withoutNames } from "./proper-names.ts";

test.each([
  { language: "fr", text: "Journée du lycée Jean-Moulin", want: "Journée du lycée  " },
  {
    language: "nl",
    text: "Avond van basisschool De Regenboog in mei",
    want: "Avond van basisschool   in mei",
  },
  { language: "es", text: "El Café de la Plaza", want: "El Café de la Plaza" },
  { language: "de", text: "Der Kaffee im Kleingarten", want: "Der Kaffee im Kleingarten" },
  { language: "en", text: "How to keep Bees", want: "How to keep Bees" },
  { language: "ar", text: "القهوة في المدينة", want: "القهوة في المدينة" },
])("of $text in $language stays $want", ({ language, text, want }) => {
  expect(withoutNames(text, language)).toBe(want);
});

test.each([
  { language: "pt", title: "Largo das Olarias", want: "Largo das  " },
  { language: "fr", title: "Le marché de Noël", want: "Le marché de  " },
  { language: "en", title: "The Old Bakery", want: "The Old Bakery" },
])("a short title that may name a place is $want", ({ language, title, want }) => {
  expect(withoutCapitals(title, language).trim()).toBe(want.trim());
});
