import fc from "fast-check";
import { expect, test } from "vitest";
import { readZip } from "./read-zip.ts";
import { writeZip } from "./write-zip.ts";
import { element, textContent, type Xml, xmlDocument, xmlHole } from "./xml.ts";
import { createXmlFrame, fillXmlFrame } from "./xml-frame.ts";
import { inflateEntry, type ZipEntry } from "./zip-entry.ts";

const document = (...children: readonly Xml[]) =>
  element("notes", { lang: "en" }, element("first", undefined, children[0]), children.slice(1));
const text = (source: string) => element("t", undefined, textContent(source));

/** Through an archive, so that sizes and checksums are held against the bytes. */
function contentOf(entry: ZipEntry): string {
  const read = readZip(writeZip([entry])).entries.get(entry.name);
  return read ? Buffer.from(inflateEntry(read)).toString() : "";
}

test("whatever fills it, short or long, a frame gives the document that is written without one", () => {
  const frame = createXmlFrame(document(xmlHole, xmlHole));
  const filling = fc.tuple(fc.string({ unit: "grapheme", maxLength: 40 }), fc.integer({ min: 0, max: 30 }));
  fc.assert(
    fc.property(filling, filling, (one, other) => {
      const fillings = [one, other].map(([source, times]) => text(source.repeat(times)));
      const want = xmlDocument(document(...fillings)).toString();
      expect(contentOf(fillXmlFrame("a.xml", frame, fillings))).toBe(want);
    }),
    { numRuns: 200 },
  );
});

test("a frame is filled again and again, and a filling may be empty", () => {
  const frame = createXmlFrame(document(xmlHole));
  const [nothing, something] = [element("a"), text("é".repeat(300))];
  for (const filling of [nothing, something, nothing]) {
    expect(contentOf(fillXmlFrame("a.xml", frame, [filling]))).toBe(
      xmlDocument(document(filling)).toString(),
    );
  }
});

test("an empty filling leaves nothing between the tags", () => {
  const frame = createXmlFrame(document(xmlHole));
  expect(contentOf(fillXmlFrame("a.xml", frame, [textContent("")]))).toMatch(/<first><\/first><\/notes>$/);
});

test("long fillings are deflated, short ones stay as they are", () => {
  const frame = createXmlFrame(document(xmlHole));
  const long = fillXmlFrame("a.xml", frame, [text("word ".repeat(2000))]);
  expect(long.compressed.length).toBeLessThan(400);
  const short = fillXmlFrame("a.xml", frame, [text("as it is")]);
  expect(Buffer.from(short.compressed).includes("as it is")).toBe(true);
});

test("a frame asks for as many fillings as it has holes", () => {
  const frame = createXmlFrame(document(xmlHole, xmlHole));
  expect(() => fillXmlFrame("a.xml", frame, [text("one")])).toThrow(
    new RangeError("Expected 2 fillings for a.xml, got 1."),
  );
});
