import { expect, test } from "vitest";
import { toShifts } from "./measure-text.ts";

test("what a cluster takes beyond its widest glyph is told by its last letter", () => {
  const glyphs = [
    { cluster: 0, advance: 0.75 },
    { cluster: 0, advance: 0.25 },
    { cluster: 2, advance: 0.5 },
  ];
  expect(toShifts("काम", glyphs)).toEqual([0, 0.25, 0]);
});

test("clusters of one glyph and marks without an advance are where they belong", () => {
  const glyphs = [
    { cluster: 0, advance: 0.75 },
    { cluster: 0, advance: 0 },
    { cluster: 2, advance: 0.5 },
  ];
  expect(toShifts("किन", glyphs)).toEqual([0, 0, 0]);
});
