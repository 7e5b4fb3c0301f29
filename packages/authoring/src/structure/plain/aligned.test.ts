import { expect, it } from "vitest";
import { readAlignedRows } from "./aligned.ts";

function read(text: string): ReturnType<typeof readAlignedRows> {
  const lines = text.split("\n").map((line) => line.trim());
  return readAlignedRows((index) => lines[index]);
}

it("reads numbers that stand below each other as rows, with the years above them as their head", () => {
  const found = read(`            2022    2023
Paper/card  2,840   2,610
Plastic+tins 1,310  1,420
Food waste  0       640`);
  expect(found?.lineCount).toBe(4);
  expect(found?.rows).toEqual([
    ["", "2022", "2023"],
    ["Paper/card", "2,840", "2,610"],
    ["Plastic+tins", "1,310", "1,420"],
    ["Food waste", "0", "640"],
  ]);
});

it.each([
  ["values one each", "Bread 12\nCakes 14\nRolls 9"],
  ["two rows only", "Bread 12 14\nCakes 14 18\nThat is all."],
  ["sentences that end in numbers", "We sold 12 of 14\nThere were rolls\nand 9 of 10"],
  ["rows of unlike length", "Bread 12 14\nCakes 14 18 20\nRolls 9 9"],
])("leaves %s alone", (_, text) => {
  expect(read(text)).toBeUndefined();
});
