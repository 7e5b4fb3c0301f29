import { expect, test } from "vitest";
import { element, textContent, xmlDocument } from "./xml.ts";
import { xmlEntry } from "./xml-entry.ts";
import { inflateEntry } from "./zip-entry.ts";

const document = (length: number) => element("t", undefined, textContent("aé漢😀 ".repeat(length)));

test("documents of all lengths, one after the other, each keep what they were", () => {
  const lengths = [1, 20, 200, 3, 20_000, 200_000, 40, 5];
  const entries = lengths.map((length) => xmlEntry(`${length}.xml`, document(length)));
  for (const [index, entry] of entries.entries()) {
    expect(Buffer.from(inflateEntry(entry))).toEqual(xmlDocument(document(lengths[index] ?? 0)));
  }
});

test("a short document is stored, a longer one deflated", () => {
  expect(xmlEntry("a.xml", document(1)).method).toBe(0);
  expect(xmlEntry("a.xml", document(200)).method).toBe(8);
});
