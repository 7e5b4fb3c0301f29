import { type HexColor, inches, type TemplateLayout } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../geometry.ts";
import { classicTemplate } from "../testing/templates.ts";
import { chooseLayouts } from "./layouts/choose-layout.ts";

const sign = boxOf(inches(0.2), inches(0.1), inches(1), inches(0.4));

/** The classic template with one slide, its cover; with that cover's use, and what all pages have. */
function openingOf(use: Pick<TemplateLayout, "uses">, artwork: TemplateLayout["artwork"], color?: HexColor) {
  const layouts = classicTemplate.layouts.map((layout, index) => ({
    ...layout,
    artwork,
    ...(index === 0 && use),
    placeholders: layout.placeholders.map((place) => ({
      ...place,
      levels: place.levels.map((level) => ({ ...level, ...(color && index === 0 && { color }) })),
    })),
  }));
  return chooseLayouts({ ...classicTemplate, layouts });
}

test.each([
  { what: "the sign of its makers", use: { uses: 1 }, artwork: [sign], color: undefined, isOurs: false },
  { what: "a slate title", use: { uses: 1 }, artwork: [], color: "4C566A", isOurs: false },
  { what: "black on paper", use: { uses: 1 }, artwork: [], color: "000000", isOurs: true },
  { what: "a grey title", use: { uses: 1 }, artwork: [], color: "595959", isOurs: true },
  { what: "a sign, and no slide", use: {}, artwork: [sign], color: undefined, isOurs: true },
] as const)("a plain cover with $what is ours to design: $isOurs", ({ use, artwork, color, isOurs }) => {
  const { cover, section } = openingOf(use, artwork, color);
  expect(cover.isUndesigned ?? false).toBe(isOurs);
  expect(section.isUndesigned ?? false).toBe(isOurs);
});

test("pages on a ground of several tones are not ours to design", () => {
  const layouts = classicTemplate.layouts.map((layout) => ({ ...layout, grounds: ["D0D0D0", "FFFFFF"] }));
  expect(chooseLayouts(classicTemplate).cover.isUndesigned).toBe(true);
  expect(chooseLayouts({ ...classicTemplate, layouts }).cover.isUndesigned).toBeUndefined();
});

test.each([
  { what: "a slide of, with their sign, stay as they set them", artwork: [sign], uses: 1, want: "center" },
  { what: "several slides of stay as they set them", artwork: [], uses: 3, want: "center" },
  { what: "a slide of, without a sign, begin where content does", artwork: [], uses: 1, want: "start" },
] as const)("centred titles of pages that makers have $what", ({ artwork, uses, want }) => {
  const layouts = classicTemplate.layouts.map((layout, index) => ({
    ...layout,
    artwork,
    ...(index === 1 && { uses }),
    ...(index === 0 && uses > 1 && { uses: 1 }),
    placeholders: layout.placeholders.map((place) => ({
      ...place,
      levels: place.levels.map((level) => ({
        ...level,
        ...(place.type === "title" && { alignment: "center" as const }),
      })),
    })),
  }));
  const { content } = chooseLayouts({ ...classicTemplate, layouts });
  expect(content.title?.levels[0]?.alignment).toBe(want);
});
