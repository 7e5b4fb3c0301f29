import { deflateEntry, storeEntry, writeZip } from "@lectern/ooxml";
import { describe, expect, it } from "vitest";
import { readChangingParts } from "./floor.ts";

const encode = (text: string) => new TextEncoder().encode(text);

const archive = (parts: Readonly<Record<string, string>>) =>
  writeZip(Object.entries(parts).map(([name, text]) => deflateEntry(name, encode(text))));

const workbook = (sheet: string) => archive({ "styles.xml": "<s/>".repeat(50), "sheet1.xml": sheet });

describe("readChangingParts", () => {
  it("leaves out what both have, and nothing else", () => {
    const slide = "<a/>".repeat(50);
    const presentation = archive({
      "theme.xml": slide,
      "slide1.xml": slide,
      "slide2.xml": "<b/>",
      "slide2.xml.rels": slide,
    });
    const other = archive({ "theme.xml": slide, "slide1.xml": "<c/>" });
    const parts = readChangingParts(presentation, other);
    // Bytes are bytes, in a Buffer or not.
    expect(parts.map(({ content, ...part }) => ({ ...part, content: Buffer.from(content) }))).toEqual([
      { name: "slide1.xml", content: Buffer.from(slide), deflated: true },
      { name: "slide2.xml", content: Buffer.from("<b/>"), deflated: false },
    ]);
  });

  it("looks into workbooks", () => {
    const [presentation, other] = ["<v>1</v>", "<v>2</v>"].map((sheet) =>
      writeZip([storeEntry("data.xlsx", workbook(sheet))]),
    );
    const names = readChangingParts(presentation ?? encode(""), other ?? encode("")).map(({ name }) => name);
    expect(names).toEqual(["data.xlsx", "sheet1.xml"]);
  });
});
