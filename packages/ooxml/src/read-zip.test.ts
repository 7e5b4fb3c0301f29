import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OoxmlError } from "./ooxml-error.ts";
import { readZip } from "./read-zip.ts";
import { joinChunks, writeZip, writeZipChunks } from "./write-zip.ts";
import { deflateEntry, inflateEntry, storeEntry, type ZipEntry } from "./zip-entry.ts";

const content = (text: string) => Buffer.from(text, "utf8");
const same = (bytes: Uint8Array, entry: ZipEntry | undefined) =>
  entry !== undefined && Buffer.compare(bytes, entry.compressed) === 0;

describe("readZip", () => {
  test("gives back what writeZip was given, in order", () => {
    const name = fc.stringMatching(/^[a-zA-Z0-9_é]{1,12}\/[a-z0-9]{1,8}\.xml$/);
    const file = fc.record({ name, bytes: fc.uint8Array({ maxLength: 2000 }), isStored: fc.boolean() });
    const files = fc.uniqueArray(file, { selector: (one) => one.name.toLowerCase(), maxLength: 12 });
    fc.assert(
      fc.property(files, (given) => {
        const entries = given.map((one) => (one.isStored ? storeEntry : deflateEntry)(one.name, one.bytes));
        const read = [...readZip(writeZip(entries)).entries.values()];
        expect(read.map((entry) => entry.name)).toEqual(given.map((one) => one.name));
        expect(read.map((entry) => Buffer.from(inflateEntry(entry)))).toEqual(
          given.map((one) => Buffer.from(one.bytes)),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("gives back what writeZipChunks was given, with what is large uncopied between the rest", () => {
    const [first, second] = [7, 8].map((byte) => new Uint8Array(70_000).fill(byte));
    const entries = [
      storeEntry("a.xml", content("a")),
      storeEntry("b.png", first ?? content("")),
      storeEntry("c.xml", content("c")),
      storeEntry("d.png", second ?? content("")),
    ];
    const chunks = writeZipChunks(entries);
    expect(chunks.map((chunk) => chunk === first || chunk === second)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    const joined = joinChunks(chunks);
    expect(Buffer.compare(joined, writeZip(entries))).toBe(0);
    const read = [...readZip(joined).entries.values()];
    expect(read.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
    expect(read.every((entry, index) => same(inflateEntry(entry), entries[index]))).toBe(true);
  });

  test("keeps the compressed bytes as views on the archive", () => {
    const archive = writeZip([deflateEntry("a.xml", content("a".repeat(100)))]);
    const entry = readZip(archive).entries.get("a.xml");
    expect(entry?.compressed.buffer).toBe(archive.buffer);
  });

  test("reads an archive that is part of a larger buffer", () => {
    const archive = writeZip([storeEntry("a.xml", content("a"))]);
    const around = new Uint8Array(archive.length + 20);
    around.set(archive, 7);
    const { entries } = readZip(around.subarray(7, 7 + archive.length));
    expect([...entries.keys()]).toEqual(["a.xml"]);
  });

  test("leaves directory entries out", () => {
    const archive = writeZip([storeEntry("ppt/", content("")), storeEntry("ppt/a.xml", content("a"))]);
    expect([...readZip(archive).entries.keys()]).toEqual(["ppt/a.xml"]);
  });

  test("takes sizes from the directory where they stand after the data", () => {
    const archive = writeZip([storeEntry("a.xml", content("abc"))]);
    const view = new DataView(archive.buffer);
    view.setUint16(6, 0x0008, true);
    for (const offset of [14, 18, 22]) view.setUint32(offset, 0, true);
    const entry = readZip(archive).entries.get("a.xml");
    expect(entry && Buffer.from(inflateEntry(entry)).toString()).toBe("abc");
  });

  test.each([
    { title: "a path that leads outside", name: "../a.xml", put: "xx/a.xml" },
    { title: "a path that leads outside further down", name: "a/../b.xml", put: "a/xx/b.xml" },
    { title: "an absolute path", name: "/a.xml", put: "xa.xml" },
    { title: "a drive", name: "C:a.xml", put: "xxa.xml" },
    { title: "a backslash", name: "a\\b.xml", put: "a/b.xml" },
    { title: "a control character", name: "a\u0001.xml", put: "ab.xml" },
  ])("refuses $title in a name", ({ name, put }) => {
    const archive = renamed(writeZip([storeEntry(put, content("a"))]), put, name);
    expect(() => readZip(archive)).toThrow(expect.objectContaining({ code: "zip_name" }));
  });

  test.each(["a.xml", "A.XML"])("refuses a second file of the name %s", (name) => {
    const archive = renamed(
      writeZip([storeEntry("a.xml", content("1")), storeEntry("b.xml", content("2"))]),
      "b.xml",
      name,
    );
    expect(() => readZip(archive)).toThrow(expect.objectContaining({ code: "zip_name" }));
  });

  test.each([
    { title: "encrypted files", offset: 8, value: 1, code: "zip_encrypted" },
    { title: "unknown methods", offset: 10, value: 12, code: "zip_unreadable" },
  ])("refuses $title", ({ offset, value, code }) => {
    const archive = writeZip([storeEntry("a.xml", content("abc"))]);
    new DataView(archive.buffer).setUint16(directoryOf(archive) + offset, value, true);
    expect(() => readZip(archive)).toThrow(expect.objectContaining({ code }));
  });

  test("refuses the zip64 format", () => {
    const archive = writeZip([storeEntry("a.xml", content("abc"))]);
    new DataView(archive.buffer).setUint32(directoryOf(archive) + 24, 0xffff_ffff, true);
    expect(() => readZip(archive)).toThrow("zip64");
  });

  test("refuses files that share their data", () => {
    const entry = storeEntry("a.xml", content("abc"));
    const archive = writeZip([entry, { ...entry, name: "b.xml" }]);
    const view = new DataView(archive.buffer);
    const second = directoryOf(archive) + 46 + 5;
    view.setUint32(second + 42, 0, true);
    archive.set(content("b"), 30);
    archive.set(content("b"), directoryOf(archive) + 46);
    archive.set(content("b"), second + 46);
    expect(() => readZip(archive)).toThrow(/overlaps|two/);
  });

  test.each([
    { title: "bytes", limits: { bytes: 100 } },
    { title: "files", limits: { entries: 1 } },
    { title: "inflated bytes", limits: { inflatedBytes: 1000 } },
    { title: "times the compressed size", limits: { ratio: 20 } },
  ])("refuses more $title than the limit", ({ limits }) => {
    const archive = writeZip([
      deflateEntry("a.xml", new Uint8Array(2_000_000)),
      storeEntry("b.xml", content("b".repeat(100))),
    ]);
    expect(() => readZip(archive, limits)).toThrow(expect.objectContaining({ code: "zip_limit" }));
  });

  test("refuses longer names than the limit", () => {
    const archive = writeZip([storeEntry("a/long/name.xml", content("a"))]);
    expect(() => readZip(archive, { nameLength: 10 })).toThrow(expect.objectContaining({ code: "zip_name" }));
  });

  test.each([
    { title: "nothing", given: new Uint8Array() },
    { title: "text", given: content("This is no archive, but it is long enough to be looked at.") },
  ])("refuses $title", ({ given }) => {
    expect(() => readZip(given)).toThrow(expect.objectContaining({ code: "zip_unreadable" }));
  });

  test("throws nothing but an OoxmlError on archives that are cut off or changed", () => {
    const sound = writeZip([
      deflateEntry("[Content_Types].xml", content("<Types/>".repeat(40))),
      storeEntry("a/b.xml", content("<a/>")),
    ]);
    const change = fc.record({ at: fc.nat(sound.length - 1), to: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), fc.nat(sound.length), (changes, end) => {
        const damaged = sound.slice(0, changes.length === 0 ? end : sound.length);
        for (const { at, to } of changes) damaged[at] = to;
        try {
          for (const entry of readZip(damaged).entries.values()) inflateEntry(entry);
        } catch (error) {
          expect(error).toBeInstanceOf(OoxmlError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("inflateEntry", () => {
  const sound = deflateEntry("a.xml", content("abc".repeat(50)));

  test.each<{ title: string; entry: ZipEntry }>([
    { title: "a longer content than stated", entry: { ...sound, size: 10 } },
    { title: "a shorter content than stated", entry: { ...sound, size: 1000 } },
    { title: "another checksum", entry: { ...sound, crc32: 1 } },
    { title: "bytes that are not deflated", entry: { ...sound, compressed: Uint8Array.of(0xff, 0xff) } },
  ])("refuses $title", ({ entry }) => {
    expect(() => inflateEntry(entry)).toThrow(expect.objectContaining({ code: "zip_corrupt" }));
  });
});

describe("writeZip", () => {
  test("gives the same bytes for the same entries", () => {
    const write = () => writeZip([deflateEntry("a.xml", content("a".repeat(1000)))]);
    expect(Buffer.from(write()).equals(write())).toBe(true);
  });

  test.each(["", "/a.xml", "a\\b.xml", "../a.xml"])("refuses the name %j", (name) => {
    expect(() => writeZip([storeEntry(name, content("a"))])).toThrow(
      expect.objectContaining({ code: "zip_name" }),
    );
  });

  test("refuses two entries of one name", () => {
    const entries = [storeEntry("a.xml", content("1")), storeEntry("A.xml", content("2"))];
    expect(() => writeZip(entries)).toThrow("got two");
  });
});

/** Overwrites a name of the same length in both headers. */
function renamed(archive: Uint8Array, from: string, to: string): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, "utf8");
  return bytes;
}

function directoryOf(archive: Uint8Array): number {
  return new DataView(archive.buffer).getUint32(archive.length - 22 + 16, true);
}
