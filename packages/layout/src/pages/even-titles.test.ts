import { inches, type Outline, type Placeholder, points } from "@lectern/deck";
import { expect, it, test } from "vitest";
import { boxOf } from "../geometry.ts";
import { chooseLayouts } from "../template/layouts/choose-layout.ts";
import { fullTemplate } from "../testing/index.ts";
import { evenTitles, growTitles, withTitlesOnOneLine } from "./even-titles.ts";
import { titleSizeOf } from "./headline.ts";

function sized(size: number, titles: readonly string[]) {
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
  return { layouts: chooseLayouts({ ...fullTemplate, layouts }), outline };
}

function titleSize(size: number, titles: readonly string[]): number | undefined {
  const { layouts, outline } = sized(size, titles);
  return evenTitles(layouts, outline).rows.title?.levels[0]?.size;
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

const usual = "Support grows most, engineering only replaces who leaves";

test.each([
  { what: "come down until most of them do", size: 48, titles: [usual, usual, usual, long], want: 32 },
  { what: "stay where most do already", size: 44, titles: ["Short", "Brief", "Few", long], want: 44 },
  { what: "stay where most are too long for it", size: 44, titles: ["Short", long, long], want: 44 },
  { what: "stay where there are none", size: 44, titles: [], want: 44 },
  { what: "of an ordinary size are left alone", size: 28, titles: [usual, usual], want: 28 },
])("titles that are to stand on one line $what", ({ size, titles, want }) => {
  const { layouts, outline } = sized(size, titles);
  expect(withTitlesOnOneLine(layouts, outline).rows.title?.levels[0]?.size).toBe(want);
});

test.each([
  { what: "grow by a quarter where all are short", titles: ["Short", "Brief"], want: 35 },
  { what: "grow no more than the longest on one line can", titles: ["Short", usual], want: 31 },
  { what: "stay where one would take a line more", titles: ["Short", `${usual} now, on`], want: 28 },
])("titles of a look $what", ({ titles, want }) => {
  const { layouts, outline } = sized(28, titles);
  expect(growTitles(layouts, outline).rows.title?.levels[0]?.size).toBe(want);
});

test("few long titles are smaller, and leave the others as they are", () => {
  const titles = ["Short", "Brief", "Few", "Terse", long];
  const { layouts, outline } = sized(40, titles);
  expect(evenTitles(layouts, outline, 0.25).rows.titleSizes).toEqual([40, 30]);
});

test("a title in the middle of its place grows into what is free above and below it", () => {
  const { layouts } = sized(44, []);
  const { rows } = layouts;
  const { title } = rows;
  if (!title) throw new Error("Expected a place for titles, got none.");
  const titleBox = boxOf(title.box.x, inches(0.7), 0.6 * title.box.width, inches(0.8));
  const contentBox = boxOf(title.box.x, inches(1.86), title.box.width, inches(4));
  const placed = { ...title, anchor: "middle" as const, box: titleBox };
  const layout = { ...rows.layout, placeholders: [placed] };
  const middle = { ...rows, titleBox, contentBox, title: placed, layout };
  const drawn = boxOf(titleBox.x, inches(0.2), titleBox.width, inches(0.4));
  const under = { ...middle, layout: { ...layout, artwork: [drawn] } };
  const [free = 0, pressed = 0] = [middle, under].map(
    (one) => titleSizeOf("Support grows most, others replace", one, 2) ?? 0,
  );
  expect(free).toBeGreaterThan(pressed);
});

test("all titles have the size of the long ones where those are not few", () => {
  const longer = `${long}, or in the three that its place has, as some writers of titles do`;
  const titles = ["Short", "Brief", longer, longer];
  const { layouts, outline } = sized(30, titles);
  const sizesOf = (share?: number) => evenTitles(layouts, outline, share).rows.titleSizes;
  expect(sizesOf()).toHaveLength(2);
  expect(sizesOf(0.25)).toHaveLength(1);
  expect(sizesOf(0.25)?.[0]).toBe(sizesOf()?.[1]);
});

test("titles that many slides of the makers show large keep three quarters of their size, in two lines if need be", () => {
  const { layouts, outline } = sized(48, [usual, usual, usual, long]);
  const used = {
    ...layouts,
    content: { ...layouts.content, layout: { ...layouts.content.layout, uses: 9 } },
  };
  expect(withTitlesOnOneLine(used, outline).rows.title?.levels[0]?.size).toBe(48);
});
