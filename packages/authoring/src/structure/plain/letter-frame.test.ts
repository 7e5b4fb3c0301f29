import { describe, expect, it } from "vitest";
import { toPlainLines } from "../blocks.ts";
import { readPlainText } from "./plain-text.ts";

function read(text: string): { lines: readonly string[]; reasons: readonly string[] } {
  const { blocks, leftOut } = readPlainText(text, 0);
  return { lines: blocks.flatMap(toPlainLines), reasons: leftOut.map(({ reason }) => reason) };
}

describe("a letter", () => {
  it.each([
    ["Dear members,\nThe old boat shed is for sale.\nKind regards,\nLea Stone, treasurer"],
    ["Liebe Mitglieder,\n\nThe old boat shed is for sale.\n\nMit freundlichen Grüßen\nLea Stein\nKassierin"],
    ["Hi all!\n\nThe old boat shed is for sale.\n\nCheers\nLea"],
  ])("is read without its greeting and its closing: %j", (text) => {
    expect(read(text)).toEqual({
      lines: ["The old boat shed is for sale."],
      reasons: ["greeting", "closing of a letter"],
    });
  });

  it.each([
    ["Dear old boat shed", "a title that begins as a greeting does"],
    ["Hello and goodbye are said by the same word in Hawaii, as they are in Rome.", "a sentence that does"],
    [
      "We send our best wishes,\nas we do each year, to the members who sail to Cuxhaven in May.",
      "wishes within it",
    ],
  ])("keeps %j: %s", (text) => {
    expect(read(text).reasons).toEqual([]);
  });

  it("keeps what stands below a closing formula in the midst of other letters", () => {
    const { lines, reasons } = read(
      `We sell the boat shed.\n\nRegards,\nLea\n\n${"The buyers wrote that they would like to keep the name of the old shed, and its colour.\n\n".repeat(3)}`,
    );
    expect(lines).toHaveLength(6);
    expect(reasons).toEqual([]);
  });
});
