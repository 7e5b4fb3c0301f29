import { describe, expect, test } from "vitest";
import { contrastRatio, lightness } from "./contrast.ts";
import { variations } from "./variations.ts";

const text = 4.5;
const largeText = 3;

test("there are six variations, and no two share a name, a palette or a motif", () => {
  const distinct = (of: (variation: (typeof variations)[number]) => string) =>
    new Set(variations.map(of)).size;
  expect(variations).toHaveLength(6);
  expect(distinct(({ name }) => name)).toBe(6);
  expect(distinct(({ motif }) => motif)).toBe(6);
  expect(distinct(({ palette }) => palette.dk2)).toBe(6);
  expect(distinct(({ palette }) => palette.accent1)).toBe(6);
});

describe.each(variations)("the palette of $name", ({ palette }) => {
  test("is twelve colours of six upper-case digits", () => {
    const colors = Object.values(palette);
    expect(colors).toHaveLength(12);
    for (const color of colors) expect(color).toMatch(/^[0-9A-F]{6}$/);
  });

  test.each([
    { what: "ink", on: "paper", pair: ["dk1", "lt1"], want: 7 },
    { what: "ink", on: "the tint", pair: ["dk1", "lt2"], want: 7 },
    { what: "paper white", on: "the field", pair: ["lt1", "dk2"], want: 7 },
    { what: "the tint", on: "the field", pair: ["lt2", "dk2"], want: text },
    { what: "the second colour", on: "paper", pair: ["accent2", "lt1"], want: text },
    { what: "the second colour", on: "the tint", pair: ["accent2", "lt2"], want: text },
    { what: "a link", on: "paper", pair: ["hlink", "lt1"], want: text },
    { what: "a link", on: "the tint", pair: ["hlink", "lt2"], want: text },
    { what: "a followed link", on: "the tint", pair: ["folHlink", "lt2"], want: text },
  ] as const)("lets $what be read on $on", ({ pair: [first, second], want }) => {
    expect(contrastRatio(palette[first], palette[second])).toBeGreaterThanOrEqual(want);
  });

  test("has six data colours that stay apart in greyscale", () => {
    const { accent1, accent2, accent3, accent4, accent5, accent6 } = palette;
    const sequence = [accent1, accent2, accent3, accent4, accent5, accent6].map(lightness);
    const sorted = sequence.toSorted((first, second) => first - second);
    const steps = sorted.slice(1).map((value, index) => value - (sorted[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(7);
  });

  test("has data colours that stand out from paper", () => {
    for (const slot of ["accent1", "accent2", "accent3", "accent4", "accent5", "accent6"] as const) {
      expect(lightness(palette[slot])).toBeLessThanOrEqual(86);
    }
  });
});

test.each(variations.filter(({ field }) => field === "hue"))(
  "large text in the accent of $name can be read on its field",
  ({ palette }) => {
    expect(contrastRatio(palette.accent1, palette.dk2)).toBeGreaterThanOrEqual(largeText);
  },
);
