import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAllTitled, readTitled } from "./read-titled.ts";

function folderOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "titled-"));
  writeFileSync(join(folder, "some.txt"), text);
  return folder;
}

describe("readTitled", () => {
  it("reads prompts of several lines with all their titles", () => {
    const folder = folderOf(
      "=== en\n--- title: Tides | Tides at Deal\nhi, tides\n\n6 slides\n\n=== de\n--- title: Gezeiten\nGezeiten\n",
    );
    expect(readTitled(folder)).toEqual([
      { writer: "some", language: "en", titles: ["Tides", "Tides at Deal"], text: "hi, tides\n\n6 slides" },
      { writer: "some", language: "de", titles: ["Gezeiten"], text: "Gezeiten" },
    ]);
  });

  it("refuses a prompt without a title", () => {
    expect(() => readTitled(folderOf("=== en\nhi, tides\n"))).toThrow('Expected "=== <language>"');
  });
});

describe("readAllTitled", () => {
  const writers = new Set(readAllTitled().map(({ writer }) => writer));

  it("reads prompts of titles alone, annotated ones and keyed ones", () => {
    expect([...writers]).toEqual(expect.arrayContaining(["english", "ta", "te", "everyday-a", "everyday-h"]));
  });

  it("leaves those that only measure alone", () => {
    for (const writer of ["tt", "uu", "everyday-i"]) expect(writers).not.toContain(writer);
  });
});
