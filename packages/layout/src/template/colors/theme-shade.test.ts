import { resolveThemeColor, type TemplateLayout, type ThemeColor } from "@lectern/deck";
import { expect, test } from "vitest";
import { classicTemplate } from "../../testing/index.ts";
import { asShadeOfTheme, darker, paler, tintOf } from "./theme-shade.ts";

const [first] = classicTemplate.layouts;
if (!first) throw new RangeError("Expected a layout to begin with, found none.");
const { theme } = first;
const own = {
  dk2: "3B1F44",
  lt2: "EEECE1",
  accent1: "E07A1F",
  accent2: "2A7F8E",
  accent3: "8A5A9B",
  accent4: "C8102E",
};
const colors = { ...theme.colors, ...own, accent5: "B08D57", accent6: "3D3D3D" };
const layout: TemplateLayout = { ...first, theme: { ...theme, colors } };

test.each([
  { what: "an accent", color: "2A7F8E", scheme: "accent2" },
  { what: "a tint of an accent that is duller than it", color: "5C9BA6", scheme: "accent2" },
  { what: "a dark shade of an accent", color: "154047", scheme: "accent2" },
  { what: "a grey", color: "E6E6E6", scheme: "bg1" },
])("$what is written as a colour of the theme", ({ color, scheme }) => {
  const found = asShadeOfTheme(color, layout);
  expect(found).toMatchObject({ scheme });
  expect(found.rgb).toBeUndefined();
  const [seen, wanted] = [resolveThemeColor(found, layout), color].map((hex) =>
    [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  for (const [at, channel] of (wanted ?? []).entries())
    expect(Math.abs((seen?.[at] ?? 0) - channel)).toBeLessThanOrEqual(8);
});

test("a colour that the theme does not have stays as it is: of another hue, or much fuller", () => {
  expect(asShadeOfTheme("80FF80", layout).rgb).toBe("80FF80");
  expect(asShadeOfTheme("FF0080", layout).rgb).toBe("FF0080");
});

test("a shade of a shade is as far from white or black as both together", () => {
  const pale = paler({ scheme: "accent2" }, 0.5);
  expect(paler(pale, 0.5)).toEqual({
    scheme: "accent2",
    luminanceModulation: 0.25,
    luminanceOffset: 0.75,
  });
  expect(darker(pale, 0.5)).toMatchObject({ luminanceModulation: 0.25, luminanceOffset: 0.25 });
});

test("a tint of a dark full colour is neither a bright one nor a grey", () => {
  const navy: TemplateLayout = {
    ...layout,
    theme: { ...theme, colors: { ...theme.colors, accent1: "002A71" } },
  };
  const rangeOf = (color: ThemeColor) => {
    const seen = resolveThemeColor(color, navy);
    const channels = [0, 2, 4].map((at) => Number.parseInt(seen.slice(at, at + 2), 16));
    return Math.max(...channels) - Math.min(...channels);
  };
  const range = rangeOf(tintOf({ scheme: "accent1" }, 0.4, navy));
  expect(range).toBeLessThan(0.75 * rangeOf(paler({ scheme: "accent1" }, 0.4)));
  expect(range).toBeGreaterThan(0.5 * rangeOf({ scheme: "accent1" }));
});
