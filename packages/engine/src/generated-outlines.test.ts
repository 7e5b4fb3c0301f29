import { outlines } from "@lectern/deck/testing";
import { lintPackage } from "@lectern/ooxml";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderOutline } from "./index.ts";

const runs = process.env["THOROUGH_TESTS"] ? 120 : 24;

describe.each([
  ["usual", outlines({})],
  ["hostile", outlines({ hostile: true })],
])("any outline of %s lengths, in any language and every kind of slide", (_name, anyOutline) => {
  it("is placed without a fault and written as a sound package", () => {
    fc.assert(
      fc.property(anyOutline, (outline) => {
        const { bytes, deck, inspection } = renderOutline(outline);
        expect(inspection.findings).toEqual([]);
        expect(lintPackage(bytes)).toEqual([]);
        const titles = deck.slides.map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
      }),
      // Shrinking a whole deck takes minutes and is done by hand; one seed, so that a failure is there again.
      { numRuns: runs, seed: 20261121, endOnFailure: true },
    );
  });
});
