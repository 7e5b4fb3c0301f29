import type { Template, TemplateLayout } from "@lectern/deck";
import { expect, test } from "vitest";
import { chooseLayouts, scoreLayouts } from "./choose-layout.ts";
import { bareTemplate, classicTemplate, fullTemplate, singleTemplate } from "./testing/index.ts";

function namesOf(template: Template): Readonly<Record<string, string>> {
  const { columns: _, ...roles } = chooseLayouts(template);
  return Object.fromEntries(Object.entries(roles).map(([role, { layout }]) => [role, layout.name]));
}

test.each([
  {
    what: "one for each role where there is one",
    template: fullTemplate,
    want: {
      cover: "a",
      section: "b",
      content: "c",
      split: "d",
      rows: "e",
      statement: "f",
      closing: "g",
      quote: "h",
    },
  },
  {
    what: "the cover for sections where nothing else suits",
    template: classicTemplate,
    want: {
      cover: "Titelfolie",
      section: "Titelfolie",
      content: "Titel und Inhalt",
      rows: "Titel und Inhalt",
      closing: "Titel und Inhalt",
    },
  },
  {
    what: "the only one for everything",
    template: singleTemplate,
    want: { cover: "c", section: "c", content: "c", rows: "c", closing: "c" },
  },
  {
    what: "even one without placeholders",
    template: bareTemplate,
    want: { cover: "blank", section: "blank", content: "blank", rows: "blank", closing: "blank" },
  },
])("chooses $what", ({ template, want }) => {
  expect(namesOf(template)).toEqual(want);
});

test("chooses by structure where layouts have no type", () => {
  const layouts = fullTemplate.layouts.map(({ type: _, ...layout }): TemplateLayout => layout);
  expect(namesOf({ ...fullTemplate, layouts })).toMatchObject({
    cover: "a",
    section: "b",
    content: "c",
    split: "d",
  });
});

test("does not depend on the order or the names of the layouts", () => {
  const layouts = fullTemplate.layouts
    .toReversed()
    .map((layout) => ({ ...layout, name: layout.name.toUpperCase() }));
  const lower = Object.entries(namesOf({ ...fullTemplate, layouts })).map(([role, name]) => [
    role,
    name.toLowerCase(),
  ]);
  expect(Object.fromEntries(lower)).toEqual(namesOf(fullTemplate));
});

test("explains its choice in scores, a row for each layout", () => {
  const scores = scoreLayouts(fullTemplate);
  expect(scores.map(({ id }) => id)).toEqual(fullTemplate.layouts.map(({ id }) => id));
  expect(scores[3]?.scores.split).toBeGreaterThan(0);
  expect(scores[2]?.scores.split).toBeLessThan(0);
});

test("finds the places for lists side by side, with and without headings", () => {
  const places = chooseLayouts(fullTemplate).columns.map(({ anatomy, bodies, headings }) => ({
    layout: anatomy.layout.name,
    bodies: bodies.map(({ name }) => name),
    headings: headings.map(({ name }) => name),
  }));
  expect(places).toEqual([
    { layout: "i", bodies: ["obj 1", "obj 2"], headings: [] },
    { layout: "j", bodies: ["obj 1", "obj 2"], headings: ["body 3", "body 4"] },
  ]);
});
