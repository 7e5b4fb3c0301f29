import { expect, it } from "vitest";
import { namesNobody, saysLittle, standsAlone } from "../text/sentences/stands-alone.ts";

it.each([
  "She left the harbour at noon",
  "Six days later the rope broke",
  "The first one was opened in May",
  "In 1870 she laid the line to the island",
  "In October of that year Rowe founded the company",
  "The trial was repeated with a thicker rope",
  "Once more the money was found",
  "于是,用盐换布的贸易便发展起来",
  "Es wurde erst im Mai bemerkt",
])("%j leans on what stood before it", (text) => {
  expect(standsAlone(text)).toBe(false);
});

it.each([
  "The first bridge was opened in May",
  "Both ships reached their shores",
  "The first one, Ariel 2, was opened in May",
  "In 1870 the company laid the line to the island",
  "Each farm loses $2,300 a day",
])("%j stands alone", (text) => {
  expect(standsAlone(text)).toBe(true);
});

it("hears when a few words say little, and when somebody is only pointed at", () => {
  expect(saysLittle("The joy was short")).toBe(true);
  expect(saysLittle("Rowe sold 12 mills")).toBe(false);
  expect(namesNobody("Telegraph lines could not carry it")).toBe(true);
  expect(namesNobody("Telegraph lines could not carry voices")).toBe(false);
});
