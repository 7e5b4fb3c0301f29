import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OoxmlError } from "./ooxml-error.ts";
import { decodeXml, parseXml } from "./parse-xml.ts";
import { childElements, descendantElements, elementText, firstElement } from "./xml-element.ts";

describe("parseXml", () => {
  test("reads elements, attributes, text and their places in the source", () => {
    const source =
      '<?xml version="1.0"?><!-- c --><p:a x = "1" y=\'&lt;2\'>t&amp;&#65;&#x42;<b/><![CDATA[<c>]]></p:a >\n';
    const root = parseXml(source);
    expect(root.name).toBe("p:a");
    expect({ ...root.attributes }).toEqual({ x: "1", y: "<2" });
    expect(root.children.map((child) => (typeof child === "string" ? child : child.name))).toEqual([
      "t&AB",
      "b",
      "<c>",
    ]);
    expect(source.slice(root.start, root.end)).toBe(source.slice(31).trimEnd());
    const [b] = childElements(root, "b");
    expect(b && source.slice(b.start, b.end)).toBe("<b/>");
  });

  test.each([
    { title: "UTF-8 with a byte order mark", given: Buffer.from("\uFEFF<a>é</a>", "utf8") },
    { title: "UTF-16 with a byte order mark", given: Buffer.from("\uFEFF<a>é</a>", "utf16le") },
    { title: "UTF-16 without one", given: Buffer.from("<a>é</a>", "utf16le") },
    { title: "UTF-16, big end first", given: Buffer.from("\uFEFF<a>é</a>", "utf16le").swap16() },
  ])("reads $title", ({ given }) => {
    expect(elementText(parseXml(given))).toBe("é");
    expect(decodeXml(given)).toBe("<a>é</a>");
  });

  test("makes line ends and white space what XML says they are", () => {
    const root = parseXml('<a v="1\r\n2\t3">x\r\ny\rz</a>');
    expect(root.attributes["v"]).toBe("1 2 3");
    expect(root.children).toEqual(["x\ny\nz"]);
  });

  test("does not mistake the name of an attribute for a property of objects", () => {
    const root = parseXml('<a __proto__="x" constructor="y"/>');
    expect(Object.entries(root.attributes)).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
    expect(root.attributes["toString"]).toBeUndefined();
  });

  test.each([
    { given: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', code: "xml_forbidden" },
    { given: "<a><!DOCTYPE b></a>", code: "xml_forbidden" },
    { given: "<a>&b;</a>", code: "xml_malformed" },
    { given: "<a>&toString;</a>", code: "xml_malformed" },
    { given: "<a>&#0;</a>", code: "xml_malformed" },
    { given: "<a>&#xD800;</a>", code: "xml_malformed" },
    { given: "<a>a & b</a>", code: "xml_malformed" },
    { given: "<a><b></a></b>", code: "xml_malformed" },
    { given: "<a>", code: "xml_malformed" },
    { given: "</a>", code: "xml_malformed" },
    { given: "<a/><b/>", code: "xml_malformed" },
    { given: "<a/>text", code: "xml_malformed" },
    { given: "", code: "xml_malformed" },
    { given: "<1/>", code: "xml_malformed" },
    { given: '<a b="1" b="2"/>', code: "xml_malformed" },
    { given: '<a b="1"c="2"/><', code: "xml_malformed" },
    { given: "<a b=1/>", code: "xml_malformed" },
    { given: '<a b="<"/>', code: "xml_malformed" },
    { given: "<a>\u0001</a>", code: "xml_malformed" },
    { given: "<a>\uD800</a>", code: "xml_malformed" },
    { given: "<!-- a", code: "xml_malformed" },
    { given: "<?xml a", code: "xml_malformed" },
    { given: '<?xml version="1.0" encoding="windows-1252"?><a/>', code: "xml_malformed" },
  ])("refuses $given", ({ given, code }) => {
    expect(() => parseXml(Buffer.from(given, "utf16le"))).toThrow(expect.objectContaining({ code }));
  });

  test("refuses bytes that are no UTF-8", () => {
    expect(() => parseXml(Uint8Array.of(0x3c, 0x61, 0xff, 0x3e))).toThrow(OoxmlError);
  });

  test.each([
    { limits: { depth: 2 }, given: "<a><b><c></c></b></a>" },
    { limits: { elements: 2 }, given: "<a><b/><c/></a>" },
    { limits: { size: 3 }, given: "<a/>" },
  ])("refuses more than the limits $limits", ({ limits, given }) => {
    expect(() => parseXml(given, limits)).toThrow(expect.objectContaining({ code: "xml_limit" }));
  });

  test("survives a hundred thousand levels of elements", () => {
    expect(() => parseXml("<a>".repeat(100_000))).toThrow(expect.objectContaining({ code: "xml_limit" }));
  });

  test("throws nothing but an OoxmlError on damaged documents", () => {
    const sound = '<?xml version="1.0"?><a x="1"><!-- c --><b y=\'2\'>t&amp;</b><![CDATA[d]]></a>';
    const pieces = fc.constantFrom(
      "<",
      ">",
      "&",
      '"',
      "]]>",
      "<!",
      "<?",
      "/",
      "=",
      "\u0000",
      "\uFFFF",
      "é",
      " ",
    );
    fc.assert(
      fc.property(fc.nat(sound.length), fc.nat(5), pieces, (start, length, piece) => {
        const damaged = sound.slice(0, start) + piece + sound.slice(start + length);
        try {
          parseXml(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(OoxmlError);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test("elements are found by their local names", () => {
  const root = parseXml('<p:a><x:b i="1"><c i="2"/></x:b><b i="3"/></p:a>');
  const indexes = (elements: readonly { attributes: Readonly<Record<string, string>> }[]) =>
    elements.map(({ attributes }) => attributes["i"]);
  expect(indexes(childElements(root, "b"))).toEqual(["1", "3"]);
  expect(indexes(descendantElements(root, "c"))).toEqual(["2"]);
  expect(firstElement(root, "b", "c")?.attributes["i"]).toBe("2");
  expect(firstElement(root, "d", "c")).toBeUndefined();
});
