import { type HexColor, resolveThemeColor, type TemplateLayout, type ThemeSlot } from "@lectern/deck";
import { expect, test } from "vitest";
import { fullTemplate } from "../../testing/index.ts";
import { readAnatomy } from "../anatomy.ts";
import { accentOrder, choosePalette } from "./palette.ts";
import { tonesOf } from "./tones.ts";

function layoutWith(colors: Partial<Record<ThemeSlot, HexColor>>, titleColor?: HexColor): TemplateLayout {
  const layout = fullTemplate.layouts.find(({ type }) => type === "obj");
  if (!layout) throw new Error("Expected a layout for content.");
  const { theme, placeholders } = layout;
  return {
    ...layout,
    theme: { ...theme, colors: { ...theme.colors, ...colors } },
    placeholders: placeholders.map((placeholder) => {
      if (placeholder.type !== "title" || titleColor === undefined) return placeholder;
      return { ...placeholder, levels: placeholder.levels.map((level) => ({ ...level, color: titleColor })) };
    }),
  };
}

const office = { accent1: "4472C4", accent2: "ED7D31", accent3: "A5A5A5", dk2: "44546A" };
const officeOf2007 = { accent1: "4F81BD", accent2: "C0504D", accent3: "9BBB59", dk2: "1F497D" };
const officeOf2003 = { accent1: "BBE0E3", accent2: "990033", accent3: "FFFFFF", dk2: "000000" };

test.each([
  { what: "the first", layout: layoutWith(office, "000000"), want: "accent1" },
  { what: "that of the titles", layout: layoutWith(office, "ED7D31"), want: "accent2" },
  { what: "that of the titles, darkened", layout: layoutWith(office, "C55A11"), want: "accent2" },
  {
    what: "the second where the first is too pale for text",
    layout: layoutWith(officeOf2003),
    want: "accent2",
  },
])("the leading accent is $what", ({ layout, want }) => {
  const schemes = accentOrder(layout).map(({ scheme }) => scheme);
  expect(schemes[0]).toBe(want);
  expect(schemes.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `accent${number}`));
});

test("figures in lists have the accent that tables, numbers and titles have", () => {
  const layout = layoutWith(office, "ED7D31");
  const { page, signal } = tonesOf(readAnatomy(layout));
  const schemes = [choosePalette(layout).accent, page.accent, signal].map(({ scheme }) => scheme);
  expect(schemes).toEqual(["accent2", "accent2", "accent2"]);
});

test("a slightly pale first accent is darkened for lists, and no other takes its place", () => {
  expect(choosePalette(layoutWith(officeOf2007)).accent.scheme).toBe("accent1");
});

test("red that only comes second in a theme is no colour for steps and columns", () => {
  const layout = layoutWith(officeOf2007);
  const { second, page, onTint } = tonesOf(readAnatomy(layout));
  const seen = [second, page.second, onTint.second].map((color) => resolveThemeColor(color, layout));
  expect(seen).toEqual(["1F497D", "1F497D", "1F497D"]);
});

test("panels of a theme whose second paper is vivid are a paler shade of it", () => {
  const layout = layoutWith({ lt2: "CAF278" });
  const { tint } = tonesOf(readAnatomy(layout));
  expect(tint).toMatchObject({ scheme: "bg2", luminanceModulation: 0.4, luminanceOffset: 0.6 });
});
