import { describe, expect, it } from "vitest";
import { readDelimitedRows, readLooseRows } from "./delimited.ts";

function read(...lines: readonly string[]): readonly (readonly string[])[] | undefined {
  return readDelimitedRows((index) => lines[index])?.rows;
}

describe("readDelimitedRows", () => {
  it("cuts at bars without a ruled line, up to the first line without them", () => {
    const rows = [
      "reception | daily | Monika",
      "toilets | twice daily | Femi",
      "windows | monthly | outside firm",
    ];
    expect(read(...rows, "keys go back in the grey box")).toEqual([
      ["reception", "daily", "Monika"],
      ["toilets", "twice daily", "Femi"],
      ["windows", "monthly", "outside firm"],
    ]);
    expect(read("home | about us", "We bake | and sell bread", "since 1962")).toBeUndefined();
  });

  it.each([
    ["names before numbers", ["Jan,120,8", "Feb,140,9", "Mar,90,7"]],
    ["numbers alone", ["1,200,345", "2,210,350", "3,190,330"]],
    ["a header before numbers", ["year,guests,rooms", "2023,120,800", "2024,140,900"]],
  ])("cuts %s at commas", (_, lines) => {
    expect(read(...lines)?.[0]).toHaveLength(3);
  });

  it.each([
    ["by thousands", ["Tents: 2,340,980", "Stage: 3,350,000", "Fees: 1,390,000"]],
    ["by lakhs", ["Tank: ₹3,40,000", "Pond: ₹5,75,000", "Pits: ₹1,80,000"]],
  ])("cuts no words beside numbers grouped %s", (_, lines) => {
    expect(read(...lines)).toBeUndefined();
  });
});

describe("readLooseRows", () => {
  const loose = (lines: readonly string[]) => readLooseRows((index) => lines[index])?.rows;

  it("cuts years from the numbers of each, below what they count", () => {
    const lines = ["Year / visited / nested", "2021 / 38 / 14", "2022 / 21 / 9", "2023 / 40 / 15"];
    expect(loose(lines)?.[1]).toEqual(["2021", "38", "14"]);
    expect(loose(lines.slice(1))).toBeUndefined();
    expect(loose(["Year / place / chair", "2021 / Ghent / Ana", "2022 / Delft / Bo"])).toBeUndefined();
  });

  it.each([
    [
      "dashes",
      ["lijn - ritten - reizigers", "Zuidbroek - 8 - 214", "Noordbroek - 6 - 131", "We rijden elke dag."],
    ],
    [
      "commas",
      ["Solo walk, 30 min, $18", "Group walk, 60 min, $20", "Puppy visit, 20 min, $15", "Book by text."],
    ],
    ["strokes", ["Meyer / 3 weeks / 4,200", "Olsen / 5 weeks / 3,900", "Bruno / 2 weeks / 5,100"]],
    [
      "times",
      [
        "Tour 1 Altstadt, Kowalski, ab 4:30",
        "Tour 2 Schulen, Brandt, ab 5:00",
        "Tour 3 West, Yilmaz, ab 5:30",
      ],
    ],
  ])("cuts rows at %s", (_, lines) => {
    expect(loose(lines)).toHaveLength(3);
    expect(loose(lines)?.[1]).toHaveLength(3);
  });

  it.each([
    [
      "prose with commas",
      [
        "We met at 8, had breakfast, left",
        "Then we drove 3 hours, ate, slept",
        "On day 2, we swam, went home",
      ],
    ],
    ["two rows", ["Solo walk, 30 min, $18", "Group walk, 60 min, $20"]],
    ["rows of different widths", ["Ann, 12, north", "Bob, 14", "Cat, 11, south"]],
    ["rows of days", ["March 12, kick-off, room 3", "March 19, training, room 3", "April 2, exam, room 5"]],
    ["sentences", ["Ann - she is 12. - Bob", "Cat - he is 14. - Dan", "Eve - we are 3. - Fay"]],
  ])("leaves %s", (_, lines) => {
    expect(loose(lines)).toBeUndefined();
  });
});
