import { describe, expect, it } from "vitest";
import { toKeyWords, toShareFound, toShareFoundInAnyForm, toWordSet } from "./key-words.ts";
import { sumWeights, toWords } from "./words.ts";

describe("toWords", () => {
  const cases: readonly (readonly [given: string, want: readonly string[], weight: number])[] = [
    ["Don't cut 1,200 trees!", ["don't", "cut", "1200", "trees"], 4],
    ["84 310 parcels, 99.1 %", ["84310", "parcels", "991"], 3],
    ["4.10 m, wk07", ["41", "m", "wk", "7"], 4],
    ["South,865,910 | 绿5,91.2,90.8", ["south", "865", "910", "绿", "5", "912", "908"], 6.5],
    ['Gießerei,140,"7,9 %","8,8 %"', ["gießerei", "140", "79", "88"], 4],
    ["п'ять", ["п'ять"], 1],
    ["L’école d'été", ["école", "été"], 2],
    ["東京の人口", ["東", "京", "の", "人", "口"], 2.5],
    ["ที่นี่", ["ที่", "นี่"], 2 / 3],
    ["١٢ يوم و १२", ["12", "يوم", "و", "12"], 4],
  ];
  it.each(cases)("reads %j as %j", (given, want, weight) => {
    const words = toWords(given);
    expect(words.map(({ text }) => text)).toEqual(want);
    expect(sumWeights(words)).toBeCloseTo(weight);
  });
});

describe("toKeyWords", () => {
  const cases: readonly (readonly [given: string, want: readonly string[]])[] = [
    ["The cost of the 3 wells in Aleppo", ["cost", "wells", "aleppo", "3"]],
    ["Why ATP", ["atp"]],
    ["Q3", ["q", "3"]],
    ["水循環", ["水循", "循環"]],
  ];
  it.each(cases)("knows %j by %j", (given, want) => {
    expect([...toKeyWords(given)]).toEqual(want);
  });

  it("is found by its words, or by their other forms", () => {
    const slide = toWordSet([toWords("Umstellungen der Kantinen")]);
    const keyWords = toKeyWords("Umstellung der Kantine 2025");
    expect(toShareFound(keyWords, slide)).toBe(0);
    expect(toShareFoundInAnyForm(keyWords, slide)).toBeCloseTo(2 / 3);
  });
});
