// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readFile } from "./read-file.ts";

const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from("Zug", "utf16le")]);
const latin1 = new Uint8Array(Buffer.from("Zürich, 5 £\r\n", "latin1"));
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46]);

test.each([
  { name: "notes.md", bytes: "# Zug\r\nBett", want: { kind: "text", text: "# Zug\nBett" } },
  { name: "NOTES.TXT", bytes: utf16, want: { kind: "text", text: "Zug" } },
  { name: "old.txt", bytes: latin1, want: { kind: "text", text: "Zürich, 5 £\n" } },
  { name: "mark.csv", bytes: "\uFEFFa,b", want: { kind: "text", text: "a,b" } },
  { name: "rows.tsv", bytes: "a\tb", want: { kind: "text", text: "a\tb" } },
  {
    name: "page.html",
    bytes: "<title>No</title><nav>Menu</nav><h1>Zug</h1><p>Ein <b>Bett</b>",
    want: { kind: "text", text: "# Zug\n\nEin **Bett**" },
  },
  { name: "deck.pptx", bytes: "PK", want: { kind: "refused", reason: "wrong-type" } },
  { name: "pdf", bytes: "%PDF", want: { kind: "refused", reason: "wrong-type" } },
  { name: "long.txt", bytes: "x".repeat(404), want: { kind: "refused", reason: "too-large" } },
  { name: "long.html", bytes: "x".repeat(404), want: { kind: "refused", reason: "too-large" } },
  { name: "image.txt", bytes: jpeg, want: { kind: "refused", reason: "not-text" } },
  { name: "zeros.md", bytes: "a\0b", want: { kind: "refused", reason: "not-text" } },
  { name: "blank.json", bytes: " \n ", want: { kind: "refused", reason: "empty" } },
  { name: "none.docx", bytes: "", want: { kind: "refused", reason: "empty" } },
  { name: "broken.docx", bytes: "PK", want: { kind: "refused", reason: "damaged" } },
])("reads $name as $want", async ({ name, bytes, want }) => {
  const file = new File([bytes], name);
  // jsdom's own File has no arrayBuffer().
  file.arrayBuffer ??= () => new Blob([bytes]).arrayBuffer();
  expect(await readFile(file, { maximum: 100, language: "en" })).toEqual(want);
});

test.each([
  { language: "ja", bytes: [0x93, 0xfa, 0x96, 0x7b], want: "日本" },
  { language: "zh", bytes: [0xd6, 0xd0, 0xce, 0xc4], want: "中文" },
  { language: "ar", bytes: [0xe3, 0xd1, 0xcd, 0xc8, 0xc7], want: "مرحبا" },
])("an old text file is read as it was usual in $language", async ({ language, bytes, want }) => {
  const { decodeText } = await import("./decode-text.ts");
  expect(decodeText(new Uint8Array(bytes), language)).toBe(want);
});
