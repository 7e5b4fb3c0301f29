import { describe, expect, it } from "vitest";
import { endOfGreeting, isNoTitle } from "./no-title.ts";

describe("endOfGreeting", () => {
  it.each([
    ["Salut Greg, voilà mes notes", "Salut Greg"],
    ["Guten Tag, für unser Jubiläum", "Guten Tag"],
    ["Hi Sam! notes for the board", "Hi Sam"],
    ["Hola", "Hola"],
  ])("ends before the mark behind it: %s", (given, want) => {
    expect(given.slice(0, endOfGreeting(given))).toBe(want);
  });

  it.each([
    "Dear old Whitby and how it grew into a town, a talk",
    "Milk recording, need this as slides",
    "Our morning rota, new from May",
    "Volcanoes",
  ])("finds none in other words: %s", (given) => {
    expect(endOfGreeting(given)).toBe(0);
  });
});

describe("isNoTitle", () => {
  it.each([
    ["Thurs", "en"],
    ["Thursday", "en"],
    ["Mittwoch", "de"],
    ["Guten Tag", "de"],
    ["Thanks!", "en"],
    ["صباح الخير", "ar"],
    ["12 slides", "en"],
    ["About 12", "en"],
    ["8 mm", "de"],
    ["6 diapos", "fr"],
    ["3 March", "en"],
    ["14. Juni 2025", "de"],
    ["84 Euro", "de"],
    ["1 200 €", "fr"],
  ])("is true of a day, a greeting, thanks, a number and what asks: %s", (given, language) => {
    expect(isNoTitle(given, language)).toBe(true);
  });

  it.each([
    ["Sunday school", "en"],
    ["Black Friday sales", "en"],
    ["Mittwochskreis", "de"],
    ["Sales", "en"],
    ["AGM", "en"],
    ["第3章", "ja"],
    ["Slide rules", "en"],
    ["3 reasons to walk", "en"],
    ["5 Jahre Chor", "de"],
    ["100 years of Mill Lane", "en"],
    ["March 2024", "en"],
  ])("is false of what has a word more: %s", (given, language) => {
    expect(isNoTitle(given, language)).toBe(false);
  });
});
