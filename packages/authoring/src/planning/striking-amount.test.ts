import { describe, expect, it } from "vitest";
import { strikingAmount } from "./striking-amount.ts";

describe("strikingAmount", () => {
  it.each([
    ["A press costs 28,500 euros", "en", "28,500 euros"],
    ["Only 12% of it was recycled", "en", "12%"],
    ["Die Eröffnung kostet 430.000 €", "de", "430.000 €"],
    ["Two of 48 branches, 63 % of all, are done", "en", "63 %"],
    ["Ένας συμπιεστής κοστίζει 28.500 ευρώ", "el", "28.500"],
  ])("finds the one amount of %j", (words, language, value) => {
    expect(strikingAmount(words, language)).toBe(value);
  });

  it.each([
    ["Doors open at 7:30", "en"],
    ["The trial lasts from 1 March to 31 August 2026", "en"],
    ["The plant keeps ISO 14001", "en"],
    ["It cost 12,000 euros in spring and 14,000 euros in autumn", "en"],
    ["They met in 2013 at a bus stop", "en"],
    ["We've got 34 volunteers signed up", "en"],
    ["The badge is the ticket", "en"],
  ])("finds none in %j", (words, language) => {
    expect(strikingAmount(words, language)).toBeUndefined();
  });
});
