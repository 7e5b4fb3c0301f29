import { expect, test } from "vitest";
import { isNumericText, isPlaceholderText } from "./numeric-text.ts";

test.each([
  "1,284.5",
  "1.284,5",
  "1 284,5",
  "1’284.50",
  "37,4 %",
  "€ 12",
  "12 €",
  "€12.9",
  "US$ 4.2",
  "NOK 120",
  "−4.2",
  "+3",
  "(12.5)",
  "~40",
  "< 1 %",
  "12–15",
  "3.5 pp",
  "48 kWh",
  "12:1",
  "4.2bn",
  "٣٧٫٤",
  "2024",
  "100+",
])("%s is a number as tables have them", (text) => {
  expect(isNumericText(text)).toBe(true);
});

test.each([
  "North America",
  "Q4 2023",
  "4 May 2026",
  "4 May",
  "12 customers in the north",
  "A4",
  "",
  "–",
  "3 of 5 people",
])("%s is none", (text) => {
  expect(isNumericText(text)).toBe(false);
});

test.each([
  ["", true],
  ["–", true],
  ["n/a", true],
  ["k. A.", true],
  ["0", false],
  ["none", false],
])("%j stands for a number that is not there: %s", (text, want) => {
  expect(isPlaceholderText(text)).toBe(want);
});
