import {
  inches,
  type Outline,
  type PlacedDeck,
  type PlacedSlide,
  plainStyle,
  type Template,
} from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../geometry.ts";
import { placeDeck } from "../place-deck.ts";
import { fullTemplate } from "../testing/index.ts";

const long =
  "A title that says so much that one line of any page of this template is much too short for all of it";

/** Titles of the full template hang from the top of their places. */
const standing: Template = {
  ...fullTemplate,
  layouts: fullTemplate.layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((one) =>
      one.type === "title" ? { ...one, anchor: "bottom" as const } : one,
    ),
  })),
};

function placeTable(template: Template, title: string): PlacedSlide | undefined {
  const columns = [{ heading: "One" }, { heading: "Two" }];
  const cells = [[{ text: "Some" }], [{ text: "words" }]];
  const rows = Array.from({ length: 7 }, () => ({ cells }));
  const deck: PlacedDeck = placeDeck(
    {
      title: "Deck",
      language: "en",
      direction: "ltr",
      slides: [
        { kind: "title", title: "Deck" },
        { kind: "table", title, columns, rows },
        // Titles of a deck have one size: that of its longest.
        { kind: "table", title: long, columns, rows },
      ],
    },
    template,
  );
  return deck.slides[1];
}

function tableTop(template: Template, title: string): number {
  return placeTable(template, title)?.elements.find(({ kind }) => kind === "table")?.box.y ?? 0;
}

function titleLines(template: Template, title: string): number {
  const [headline] = placeTable(template, title)?.elements ?? [];
  return headline?.kind === "placeholder" ? headline.text.measured.lines : 0;
}

test("content moves up below one line of a title that hangs from the top of its place", () => {
  const own = { ...fullTemplate, style: plainStyle };
  expect(tableTop(own, "Short")).toBeLessThan(tableTop(own, long) - inches(0.1));
});

test("content moves up below each title of one line whose slide has one page, however near its end it comes", () => {
  const own = { ...fullTemplate, style: plainStyle };
  const titles = Array.from({ length: 60 }, (_, index) => `Title${" is".repeat(index)}`);
  const ofOneLine = titles.filter((title) => titleLines(own, title) === 1);
  expect(new Set(ofOneLine.map((title) => tableTop(own, title))).size).toBe(1);
  expect(ofOneLine.length).toBeLessThan(titles.length);
});

test("content stays where it is in a template of somebody else, and below titles at the foot of their place", () => {
  expect(tableTop(fullTemplate, "Short")).toBe(tableTop(fullTemplate, long));
  expect(tableTop({ ...standing, style: plainStyle }, "Short")).toBe(tableTop(standing, "Short"));
});

test.each(["Short", long])("a closing's rows begin close below its title: %s", (title) => {
  const items = ["One", "Two", "Three"].map((text) => ({ lead: text, text: [{ text: "is said again" }] }));
  const outline: Outline = {
    title: "Deck",
    language: "en",
    direction: "ltr",
    slides: [
      { kind: "title", title: "Deck" },
      { kind: "closing", title, items },
    ],
  };
  const tops = [{ ...fullTemplate, style: plainStyle }, fullTemplate].map((template) => {
    const { elements = [] } = placeDeck(outline, template).slides[1] ?? {};
    const [headline, ...others] = elements;
    const content = others.filter(({ name }) => !/^(?:ftr|sldNum|footer|slide)/iu.test(name));
    const end = headline?.kind === "placeholder" ? headline.box.y + headline.text.measured.height : 0;
    return { top: Math.min(...content.map(({ box }) => box.y)), end };
  });
  const [own, other] = tops;
  expect(own?.top ?? 0).toBeGreaterThanOrEqual(own?.end ?? 0);
  expect(own?.top ?? 0).toBeLessThanOrEqual(other?.top ?? 0);
});

test("content keeps off two lines of a title, in a template of somebody else stays where it is", () => {
  const near: Template = {
    ...fullTemplate,
    layouts: fullTemplate.layouts.map((layout) => ({
      ...layout,
      placeholders: layout.placeholders.map((one) => {
        const below = layout.placeholders.find(({ type }) => type === "body")?.box.y ?? 0;
        if (one.type !== "title" || below <= one.box.y) return one;
        return {
          ...one,
          anchor: "bottom" as const,
          box: boxOf(one.box.x, one.box.y, one.box.width, below - one.box.y),
        };
      }),
    })),
  };
  const top = tableTop(near, long);
  expect(tableTop({ ...near, style: plainStyle }, long)).toBeGreaterThan(top + inches(0.1));
});
