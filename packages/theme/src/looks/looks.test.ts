import { describe, expect, test } from "vitest";
import { builtInTemplate } from "../built-in-template.ts";
import type { Color } from "../color.ts";
import { contrastRatio, lightness, seenColor, seenFill } from "../contrast.ts";
import type { Surface } from "../file/surface.ts";
import { classics } from "./classics.ts";
import type { Look, Pages } from "./look.ts";
import { findLook, looks } from "./looks.ts";

const text = 4.5;
const largeText = 3;

test("no two looks share a name, a description or their colours", () => {
  const distinct = (of: (look: Look) => string) => new Set(looks.map(of)).size;
  expect(distinct(({ name }) => name)).toBe(looks.length);
  expect(distinct(({ description }) => description)).toBe(looks.length);
  expect(distinct(({ palette: { dk1, dk2, accent1 } }) => dk1 + dk2 + accent1)).toBe(looks.length);
});

test.each(looks.map(({ name }) => name))("the look %s is found by its name", (name) => {
  expect(findLook(name).name).toBe(name);
  expect(builtInTemplate(name).length).toBeGreaterThan(0);
});

/** In EMU. */
const leastBelowKicker = 0.1 * 914_400;

test.each(looks)(
  "$name keeps titles that stand at the top of their place off the kicker above them",
  ({ frame, pages }) => {
    for (const { kicker, title } of headsOf(frame, pages({ arrangement: 0 }).split))
      expect(title.y - kicker.y - kicker.height).toBeGreaterThanOrEqual(leastBelowKicker);
  },
);

function headsOf({ kicker, title }: Look["frame"], { places }: Pages["split"]) {
  const heads = [
    { kicker, title },
    { kicker: places.kicker.box, title: places.title },
  ];
  return heads.flatMap((head) =>
    head.title.anchor === "top" ? [{ kicker: head.kicker, title: head.title.box }] : [],
  );
}

describe.each(looks)("the surfaces of $name", ({ palette, surfaces: { page, panel, field } }) => {
  const contrast = (color: Color, { map, background }: Surface): number => {
    const grounds = seenFill(background, map, palette, palette[page.map.bg1]);
    return Math.min(
      ...grounds.map((behind) => contrastRatio(seenColor(color, map, palette, behind), behind)),
    );
  };

  test.each([
    { name: "page", surface: page },
    { name: "panel", surface: panel },
    { name: "field", surface: field },
  ])("let text be read on the $name", ({ surface }) => {
    expect(contrast(surface.ink, surface)).toBeGreaterThanOrEqual(5.5);
    expect(contrast(surface.quiet, surface)).toBeGreaterThanOrEqual(text);
  });

  test("let large figures in the accent be read on the field", () => {
    expect(contrast(field.accent, field)).toBeGreaterThanOrEqual(largeText);
  });

  test("let links be read on page and panel", () => {
    for (const scheme of ["hlink", "folHlink"] as const) {
      expect(contrast({ scheme }, page)).toBeGreaterThanOrEqual(text);
      expect(contrast({ scheme }, panel)).toBeGreaterThanOrEqual(text);
    }
  });
});

describe.each(classics)("the palette of $name", ({ palette }) => {
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
