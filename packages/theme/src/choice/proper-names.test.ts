import { expect, test } from "vitest";
import { withoutNames } from "./proper-names.ts";

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
