import { describe, expect, it } from "vitest";
import { readDelimitedRows } from "./delimited.ts";

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
