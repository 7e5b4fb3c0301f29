import { expect, it } from "vitest";
import { readNumber } from "./read-number.ts";

it.each<{ cell: string; language: string; want: readonly [value: number, unit: string] }>([
  { cell: "11,2 млн", language: "ru", want: [11.2, "млн"] },
  { cell: "950 тыс.", language: "ru", want: [950, "тыс."] },
  { cell: "12 people", language: "en", want: [12, "people"] },
  { cell: "-8 people", language: "en", want: [-8, "people"] },
  { cell: "$12k", language: "en", want: [12, "$k"] },
  { cell: "€ 4.5 million", language: "en", want: [4.5, "€ million"] },
  { cell: "R$ 900 mil", language: "pt", want: [900, "R$ mil"] },
  { cell: "US$ 3", language: "en", want: [3, "US$"] },
  { cell: "20万円", language: "ja", want: [20, "万円"] },
  { cell: "3 crore", language: "hi", want: [3, "crore"] },
  { cell: "14 Tsd. Euro", language: "de", want: [14, "Tsd. Euro"] },
  { cell: "٤٥٪", language: "ar", want: [45, "%"] },
])("reads $cell as $want, and loses nothing of it", ({ cell, language, want: [value, unit] }) => {
  expect(readNumber(cell, language)).toEqual({ value, unit });
});

it.each([
  "~12",
  "≈ 12",
  "约45%",
  "12 (est.)",
  "12 h 30",
  "12–15",
  "4.2/5",
  "2025年3月",
  "3rd",
  "N/A",
  "Q3",
  "seven",
])("takes %s for no number, or for more than one", (cell) => {
  expect(readNumber(cell, "en")).toBeUndefined();
});
