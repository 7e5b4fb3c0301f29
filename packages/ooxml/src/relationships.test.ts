import { describe, expect, test } from "vitest";
import {
  parseRelationships,
  type Relationship,
  relationshipsPart,
  relationshipsPartName,
  relativeTarget,
  resolveTarget,
} from "./relationships.ts";
import { xmlDocument } from "./xml.ts";

test.each([
  { part: "", want: "_rels/.rels" },
  { part: "ppt/presentation.xml", want: "ppt/_rels/presentation.xml.rels" },
])("the relationships of $part are in $want", ({ part, want }) => {
  expect(relationshipsPartName(part)).toBe(want);
});

test.each([
  { part: "", target: "ppt/presentation.xml", want: "ppt/presentation.xml" },
  { part: "ppt/slides/slide1.xml", target: "../media/a.png", want: "ppt/media/a.png" },
  { part: "ppt/slides/slide1.xml", target: "/ppt/media/a.png", want: "ppt/media/a.png" },
  { part: "ppt/slides/slide1.xml", target: "slide2.xml#here", want: "ppt/slides/slide2.xml" },
  { part: "ppt/presentation.xml", target: "./slides//slide1.xml", want: "ppt/slides/slide1.xml" },
])("$target of $part means $want", ({ part, target, want }) => {
  expect(resolveTarget(part, target)).toBe(want);
});

test("a target that leads out of the package is refused", () => {
  expect(() => resolveTarget("ppt/presentation.xml", "../../secret")).toThrow("inside the package");
});

test.each([
  {
    from: "ppt/slides/slide1.xml",
    to: "ppt/slideLayouts/slideLayout1.xml",
    want: "../slideLayouts/slideLayout1.xml",
  },
  { from: "ppt/presentation.xml", to: "ppt/slides/slide1.xml", want: "slides/slide1.xml" },
  { from: "presentation.xml", to: "ppt/slides/slide1.xml", want: "ppt/slides/slide1.xml" },
  { from: "a/b/c.xml", to: "d.xml", want: "../../d.xml" },
])("from $from to $to it is $want, and back", ({ from, to, want }) => {
  expect(relativeTarget(from, to)).toBe(want);
  expect(resolveTarget(from, want)).toBe(to);
});

describe("a relationships part", () => {
  test("gives back the relationships that it was made of", () => {
    const relationships: Relationship[] = [
      { id: "rId1", type: "urn:slide", target: "slides/slide1.xml" },
      { id: "rId2", type: "urn:link", target: "https://example.org/?a=1&b=2", external: true },
    ];
    expect(parseRelationships(xmlDocument(relationshipsPart(relationships)))).toEqual(relationships);
  });
});
