import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { toPlainLines } from "../blocks.ts";
import { readPlainText } from "./plain-text.ts";

function blocksOf(text: string): readonly string[] {
  return readPlainText(text, 0).blocks.map((block) => `${block.kind} ${toPlainLines(block).join(" / ")}`);
}

describe("lines that were jotted down", () => {
  it("stay apart in small letters, be they few between blank lines, where most had room for the next word", () => {
    const jotted =
      "boots: clean them, dry them, never by the stove\nkeys hang in the shed behind the green door, not on the nail\n\ndogs stay outside, even small ones\nif the bell rings get Anna\nno photos";
    expect(blocksOf(jotted)).toEqual([
      "paragraph boots: clean them, dry them, never by the stove",
      "paragraph keys hang in the shed behind the green door, not on the nail",
      "list - dogs stay outside, even small ones / - if the bell rings get Anna / - no photos",
    ]);
  });

  it("are one text where their width broke them", () => {
    const wrapped =
      "the harbour was deepened in the spring so that the\nlarger ferries can call there at low tide, and the\nold crane was moved to the northern quay, where it\nstands beside the new ticket office";
    expect(blocksOf(wrapped)).toEqual([`paragraph ${wrapped.replaceAll("\n", " ")}`]);
  });

  it("begin anew where a label opens the second of two short ones", () => {
    const pair = "12 falls in three winters, 8 of them after dark\nusual cause: wet leaves";
    expect(blocksOf(pair)).toEqual(pair.split("\n").map((line) => `paragraph ${line}`));
    const long = `${pair.split("\n")[0]} on steps\nusual cause: wet leaves`;
    expect(readSource(long).units[0]?.text).toBe(long.split("\n")[0]);
  });
});
