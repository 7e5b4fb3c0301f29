import { describe, expect, test } from "vitest";
import { contentTypeOf, contentTypesPart, extensionOf, parseContentTypes } from "./content-types.ts";
import { xmlDocument } from "./xml.ts";

const types = {
  defaults: new Map([["png", "image/png"]]),
  overrides: new Map([["ppt/presentation.xml", "urn:presentation"]]),
};

test("a content types part gives back the types that it was made of", () => {
  expect(parseContentTypes(xmlDocument(contentTypesPart(types)))).toEqual(types);
});

describe("contentTypeOf", () => {
  test.each([
    { part: "ppt/presentation.xml", want: "urn:presentation" },
    { part: "PPT/Presentation.xml", want: "urn:presentation" },
    { part: "ppt/media/a.PNG", want: "image/png" },
    { part: "ppt/media/a", want: undefined },
  ])("is $want for $part", ({ part, want }) => {
    expect(contentTypeOf(types, part)).toBe(want);
  });
});

test.each([
  { part: "a.b/c", want: "" },
  { part: "a/b.tar.GZ", want: "gz" },
])("the extension of $part is $want", ({ part, want }) => {
  expect(extensionOf(part)).toBe(want);
});
