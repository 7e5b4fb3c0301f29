import { describe, expect, it } from "vitest";
import { cutLastMember, spansAt } from "./members.ts";

const membersOf = (words: string) =>
  cutLastMember(words, spansAt(words, ", ")).map(({ start, end }) => words.slice(start, end));

describe("the last member of a row", () => {
  it.each([
    ["bread, milk and eggs", ["bread", "milk", "eggs"]],
    ["ropes 340, sails 90, masts 40 and paint 25", ["ropes 340", "sails 90", "masts 40", "paint 25"]],
    ["14 teachers, 3 halls, gardens and 2 ponds", ["14 teachers", "3 halls", "gardens", "2 ponds"]],
  ])("is cut at its conjunction: %s", (words, want) => {
    expect(membersOf(words)).toEqual(want);
  });

  it.each([
    ["ropes 3,400, insurance and rates 1,920, mats and mower 1,240", "mats and mower 1,240"],
    ["Miete 900, Strom 120, Wasser und Müll 80", "Wasser und Müll 80"],
  ])("stays whole where each has its number: %s", (words, want) => {
    expect(membersOf(words).at(-1)).toBe(want);
  });
});
