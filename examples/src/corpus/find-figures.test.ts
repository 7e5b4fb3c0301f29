import { describe, expect, it } from "vitest";
import { findAddresses, findClockTimes, findFigures, findNames, withoutOrdinals } from "./find-figures.ts";

describe("findFigures", () => {
  it.each([
    ["104,000 MWh at 0.041 dollars", ["104000", "0041"]],
    ["1,284 Mio. € von 418.300", ["1284", "418300"]],
    ["2 150 orders, 9,6 million", ["2150", "96"]],
    ["2015,84210,61873,312,198400", ["2015", "84210", "61873", "312", "198400"]],
    ["2020,31208,22016,58,82600", ["2020", "31208", "22016", "58", "82600"]],
    ["the 3.2.4 of v2 and Q4, 40km", ["324", "40"]],
    ["at 2025-02-18T10:30:00+03:00 and 2025-03-05", ["2025", "18", "5"]],
    ["٤٨٫٥ and ３０", ["48", "5", "30"]],
    ["7件、10:30", ["7", "10", "30"]],
  ])("finds in “%s” %j", (given, want) => {
    expect([...findFigures(given)].sort()).toEqual([...want].sort());
  });
});

describe("findClockTimes", () => {
  it("finds the hour and minute of a timestamp", () => {
    expect([...findClockTimes("at 2031-03-04T11:05:00+03:00, T12 and 14:30")]).toEqual(["11", "05"]);
  });
});

describe("withoutOrdinals", () => {
  it.each([
    ["1. Find 40 m²", "Find 40 m²"],
    ["Slide 4-6 - Our 3 coffees", " - Our 3 coffees"],
    ["3枚目:WBGT 28", ":WBGT 28"],
    ["In 1. place of 2", "In 1. place of 2"],
  ])("makes of “%s” “%s”", (given, want) => {
    expect(withoutOrdinals(given)).toBe(want);
  });
});

it("findAddresses leaves the punctuation of the sentence alone", () => {
  expect([...findAddresses("See https://a.example/b?c=1. Or (www.b.example), please.")]).toEqual([
    "https://a.example/b?c=1",
    "www.b.example",
  ]);
});

it("findNames passes over words that open a sentence", () => {
  expect([...findNames("Revenue rose when Nora Vance came. The plant in Leipzig opened.")]).toEqual([
    "Nora",
    "Vance",
    "Leipzig",
  ]);
});
