import { expect, test } from "vitest";
import { readTextFile } from "./read-text-file.ts";

const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from("Zug", "utf16le")]);

test.each([
  { name: "notes.md", bytes: "# Zug\r\nBett", want: { kind: "text", text: "# Zug\nBett" } },
  { name: "NOTES.TXT", bytes: utf16, want: { kind: "text", text: "Zug" } },
  { name: "mark.csv", bytes: "\uFEFFa,b", want: { kind: "text", text: "a,b" } },
  { name: "report.pdf", bytes: "%PDF", want: { kind: "refused", reason: "wrong-type" } },
  { name: "deck.pptx", bytes: "PK", want: { kind: "refused", reason: "wrong-type" } },
  { name: "long.txt", bytes: "x".repeat(404), want: { kind: "refused", reason: "too-large" } },
  {
    name: "image.txt",
    bytes: new Uint8Array([0xff, 0xd8, 0xff]),
    want: { kind: "refused", reason: "not-text" },
  },
  { name: "zeros.md", bytes: "a\0b", want: { kind: "refused", reason: "not-text" } },
  { name: "blank.json", bytes: " \n ", want: { kind: "refused", reason: "empty" } },
])("reads $name as $want", async ({ name, bytes, want }) => {
  expect(await readTextFile(new File([bytes], name), 100)).toEqual(want);
});
