import { describe, expect, it } from "vitest";
import { areForms, namingWords } from "./naming-words.ts";
import { indexWords } from "./word-index.ts";

const lettersOf = (clause: string) =>
  namingWords(clause).map(({ letters, number }) => `${letters} ${number}`.trim());

describe("words that name something", () => {
  it("are names, numbered things and longer words, and no small ones", () => {
    expect(lettersOf("the bit about plot 33 must not be in it")).toEqual(["plot 33"]);
    expect(lettersOf("please drop what I said on Danny")).toEqual(["danny"]);
    expect(lettersOf("three or four of them, everything else too")).toEqual([]);
  });

  it("are found in other cases, and with the number they have", () => {
    const [doctor] = namingWords("Про врача нигде");
    expect(doctor && areForms(doctor, { letters: "врач", number: "", isName: false })).toBe(true);
    const [plot] = namingWords("about plot 33");
    expect(plot && areForms(plot, { letters: "plot", number: "12", isName: false })).toBe(false);
    const index = indexWords(["Plot 12 is let", "plot 33 owes rent"]);
    expect(plot && index.bearersOf(plot, 3)).toEqual([1]);
  });
});
