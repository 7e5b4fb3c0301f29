import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test.each([
  { given: "1,340", language: "en", want: { number: 1_340, unit: "" } },
  { given: "1.340,5 m²", language: "de", want: { number: 1_340.5, unit: "m²" } },
  { given: "14\u202f000 €", language: "fr", want: { number: 14_000, unit: "€" } },
  { given: "about $34 million", language: "en", want: { number: 34, unit: "$ million" } },
  { given: "NOK 48.2 million", language: "en", want: { number: 48.2, unit: "NOK million" } },
  { given: "٤٨ m²", language: "ar", want: { number: 48, unit: "m²" } },
  { given: "६५ m²", language: "hi", want: { number: 65, unit: "m²" } },
  // No amount, or more than one.
  { given: "Every one", language: "en", want: undefined },
  { given: "2–3 days", language: "en", want: undefined },
  { given: "118 of 151", language: "en", want: undefined },
  { given: "> 2,000 fathoms", language: "en", want: undefined },
  { given: "30. September 2027", language: "de", want: undefined },
])("reads $given in $language", ({ given, language, want }) => {
  expect(readAmount(given, language)).toEqual(want);
});
