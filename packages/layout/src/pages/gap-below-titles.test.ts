import { type Box, inches, type Outline, plainStyle, type Template } from "@lectern/deck";
import { expect, test } from "vitest";
import { bottomOf } from "../geometry.ts";
import { placeDeck } from "../place-deck.ts";
import { classicTemplate } from "../testing/index.ts";
import { named, pagesOf, placeSlide } from "../testing/place-slide.ts";

const long = "Support grows most of all, engineering only replaces";

/** Content begins where the place for titles ends, as on many layouts. */
function closeSet(anchor: "top" | "middle" | "bottom"): Template {
  return {
    ...classicTemplate,
    layouts: classicTemplate.layouts.map((layout) => {
      const title = layout.placeholders.find(({ type }) => type === "title");
      if (!title) return layout;
      const top = bottomOf(title.box);
      const below = (box: typeof title.box) =>
        ({ ...box, y: top, height: bottomOf(box) - top }) as typeof box;
      return {
        ...layout,
        contentArea: below(layout.contentArea),
        placeholders: layout.placeholders.map((one) => {
          if (one === title) return { ...one, anchor };
          return one.box.height > inches(3) ? { ...one, box: below(one.box) } : one;
        }),
      };
    }),
  };
}

function topsIn(template: Template, titles: readonly string[]): readonly number[] {
  const columns = [{ heading: "One" }, { heading: "Two" }];
  const rows = Array.from({ length: 7 }, () => ({ cells: [[{ text: "Some" }], [{ text: "words" }]] }));
  const outline: Outline = {
    title: "Deck",
    language: "en",
    direction: "ltr",
    slides: [
      { kind: "title", title: "Deck" },
      ...titles.map((title) => ({ kind: "table" as const, title, columns, rows })),
    ],
  };
  const { slides } = placeDeck(outline, template);
  return slides.slice(1).map(({ elements }) => elements.find(({ kind }) => kind === "table")?.box.y ?? 0);
}

test("content keeps off two lines of a title on all pages of a deck alike", () => {
  const template = closeSet("middle");
  const [short] = topsIn(template, ["Short"]);
  const tops = topsIn(template, ["Short", long]);
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeGreaterThanOrEqual((short ?? 0) + inches(0.03));
});

test("content keeps off a title at the foot of its place, be it one line", () => {
  const [top] = topsIn(closeSet("top"), ["Short"]);
  const [below] = topsIn(closeSet("bottom"), ["Short"]);
  expect(below).toBeGreaterThan(top ?? 0);
});

test("content stays where it is below one line in the middle of its place, and in a look of our own", () => {
  const template = closeSet("middle");
  const [top] = topsIn(closeSet("top"), ["Short"]);
  expect(topsIn(template, ["Short"])[0]).toBe(top);
  const own = { ...closeSet("bottom"), style: plainStyle };
  expect(topsIn(own, ["Short", long])[0]).toBe(top);
});

const lowHeight = inches(0.7);

test("a title at the foot of its place rises above it rather than to be made smaller, where nothing is drawn there", () => {
  const sizeIn = (artwork: readonly Box[]) => {
    const { layouts, ...rest } = closeSet("bottom");
    const low = ({ x, y, width, height }: Box) =>
      ({ x, y: y + height - lowHeight, width, height: lowHeight }) as Box;
    const template = {
      ...rest,
      layouts: layouts.map((layout) => ({
        ...layout,
        artwork,
        placeholders: layout.placeholders.map((one) =>
          one.type === "title" ? { ...one, box: low(one.box) } : one,
        ),
      })),
    };
    const slide = {
      kind: "bullets",
      title: `${long} who leaves`,
      items: [{ text: [{ text: "x" }] }],
    } as const;
    const [page] = pagesOf(placeSlide(slide, { template }));
    const [title] = named(page, /^title/u);
    return title?.text?.paragraphs[0]?.runs[0]?.size ?? 0;
  };
  const place = classicTemplate.layouts[1]?.placeholders.find(({ type }) => type === "title")?.box;
  if (!place) throw new RangeError("Expected a place for the title.");
  const sign = { ...place, y: 0, height: bottomOf(place) - lowHeight } as Box;
  expect(sizeIn([])).toBeGreaterThan(sizeIn([sign]));
});
