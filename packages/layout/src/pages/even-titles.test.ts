import { type Outline, type Placeholder, points } from "@lectern/deck";
import { expect, it } from "vitest";
import { chooseLayouts } from "../template/choose-layout.ts";
import { fullTemplate } from "../testing/index.ts";
import { evenTitles } from "./even-titles.ts";

function titleSize(size: number, titles: readonly string[]): number | undefined {
  const larger = ({ type, levels, ...rest }: Placeholder): Placeholder => {
    const isTitle = type === "title";
    return {
      ...rest,
      type,
      levels: levels.map((level) => (isTitle ? { ...level, size: points(size) } : level)),
    };
  };
  const layouts = fullTemplate.layouts.map((layout) => {
    return { ...layout, placeholders: layout.placeholders.map(larger) };
  });
  const outline: Outline = {
    title: "Deck",
    language: "en",
    direction: "ltr",
    slides: titles.map((title) => ({ kind: "bullets", title, items: [{ text: [{ text: "x" }] }] })),
  };
  const chosen = evenTitles(chooseLayouts({ ...fullTemplate, layouts }), outline);
  return chosen.rows.title?.levels[0]?.size;
}

const long =
  "A title of so many words that it needs a smaller size than the template has for it, even in two lines";

it.each([
  { what: "stay as they are where all fit", size: 40, titles: ["Short", "Brief"], want: 40 },
  {
    what: "come down to the longest one, but not below two thirds",
    size: 44,
    titles: ["Short", long],
    want: 30,
  },
  { what: "of an ordinary size are left alone", size: 30, titles: ["Short", long], want: 30 },
])("large titles $what", ({ size, titles, want }) => {
  expect(titleSize(size, titles)).toBe(want);
});
