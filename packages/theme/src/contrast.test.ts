import { describe, expect, test } from "vitest";
import { fieldMap, paperMap } from "./color.ts";
import { contrastRatio, lightness, seenColor } from "./contrast.ts";
import { looks } from "./looks/looks.ts";

describe("contrast of two colours", () => {
  test.each([
    { given: ["000000", "FFFFFF"], want: 21 },
    { given: ["FFFFFF", "000000"], want: 21 },
    { given: ["777777", "FFFFFF"], want: 4.48 },
    { given: ["767676", "FFFFFF"], want: 4.54 },
  ] as const)("of $given is $want", ({ given: [first, second], want }) => {
    expect(contrastRatio(first, second)).toBeCloseTo(want, 2);
  });
});

test("lightness runs from 0 for black to 100 for white", () => {
  expect(lightness("000000")).toBeCloseTo(0);
  expect(lightness("777777")).toBeCloseTo(50, 0);
  expect(lightness("FFFFFF")).toBeCloseTo(100);
});

describe("the colour that a reader sees", () => {
  const palette = { ...looks[0]?.palette, dk1: "000000", lt1: "FFFFFF", dk2: "204060" } as Parameters<
    typeof seenColor
  >[2];
  test.each([
    { name: "a scheme colour by its map", color: { scheme: "tx1" }, map: paperMap, want: "000000" },
    { name: "the same by another map", color: { scheme: "tx1" }, map: fieldMap, want: "FFFFFF" },
    {
      name: "a lighter colour of the same hue",
      color: { scheme: "tx2", luminanceModulation: 0.5, luminanceOffset: 0.5 },
      map: paperMap,
      want: "70A0CF",
    },
    {
      name: "a transparent one with what is behind it",
      color: { scheme: "tx1", alpha: 0.5 },
      map: paperMap,
      want: "808080",
    },
  ] as const)("is $name", ({ color, map, want }) => {
    expect(seenColor(color, map, palette, "FFFFFF")).toBe(want);
  });
});
