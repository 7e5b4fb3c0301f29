import { emu, type Placeholder, points, type Template, type TemplateLayout } from "@lectern/deck";
import { expect, test } from "vitest";
import { bareTemplate, classicTemplate, fullTemplate, singleTemplate } from "../../testing/index.ts";
import { chooseLayouts } from "./choose-layout.ts";
import { scoreLayouts } from "./score-layouts.ts";

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

test("takes a title much smaller than those of other pages for a caption, and sets no list beside it", () => {
  const layouts = fullTemplate.layouts.map((layout): TemplateLayout => {
    if (layout.name !== "d") return layout;
    const smaller = ({ levels, ...rest }: Placeholder): Placeholder => {
      return { ...rest, levels: levels.map((level) => ({ ...level, size: points(level.size * 0.7) })) };
    };
    return {
      ...layout,
      placeholders: layout.placeholders.map((placeholder) =>
        placeholder.type === "title" ? smaller(placeholder) : placeholder,
      ),
    };
  });
  expect(namesOf(fullTemplate)).toHaveProperty("split");
  expect(namesOf({ ...fullTemplate, layouts })).not.toHaveProperty("split");
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

function masters(uses: number): Template {
  const second = fullTemplate.layouts.map((layout): TemplateLayout => {
    const own = { ...layout, id: `second/${layout.id}`, name: `${layout.name}2`, master: "second" };
    return layout.type === "obj" ? { ...own, uses } : own;
  });
  const first = fullTemplate.layouts.map((layout) => ({ ...layout, master: "first" }));
  return { ...fullTemplate, layouts: [...first, ...second] };
}

test.each([
  { what: "the first master's", uses: 0, want: "c" },
  { what: "those of the master that the template's own slides stand on", uses: 2, want: "c2" },
])("of several masters' layouts it takes $what, and no others", ({ uses, want }) => {
  const names = namesOf(masters(uses));
  expect(names["content"]).toBe(want);
  expect(new Set(Object.values(names).map((name) => name.length))).toEqual(new Set([want.length]));
});

test("takes no body for content that has but half of the room, or a fill of its own", () => {
  const [content] = classicTemplate.layouts.filter(({ type }) => type === "obj");
  const [titleOnly] = fullTemplate.layouts.filter(({ type }) => type === "titleOnly");
  if (!content || !titleOnly) throw new RangeError("Expected both layouts.");
  const bare = { ...titleOnly, name: "bare", theme: content.theme };
  const withBodies = (type: string, change: (body: Placeholder) => readonly Placeholder[]): Template => {
    const placeholders = content.placeholders.flatMap((one) => (one.type === "obj" ? change(one) : one));
    return { ...classicTemplate, layouts: [{ ...content, type, placeholders }, bare] };
  };
  const whole = withBodies("obj", (body) => [body]);
  const half = withBodies("twoObj", (body) => {
    const width = emu(body.box.width / 2);
    const right = { ...body.box, x: emu(body.box.x + width), width };
    return [
      { ...body, box: { ...body.box, width } },
      { ...body, index: 2, box: right },
    ];
  });
  const filled = withBodies("obj", (body) => [{ ...body, fill: "22707F" }]);
  expect([whole, half, filled].map((template) => namesOf(template)["content"])).toEqual([
    content.name,
    "bare",
    "bare",
  ]);
});

test.each([
  { what: "a heading in bold, before points", first: { bold: true, bullet: false }, isKept: false },
  { what: "a paragraph, before points", first: { bold: false, bullet: false }, isKept: true },
  { what: "a point in bold, as the second is", first: { bold: true, bullet: true }, isKept: true },
])("lists keep a place whose first level is $what: $isKept", ({ first, isKept }) => {
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((place) => ({
      ...place,
      levels: place.levels.map((level, depth) => ({
        ...level,
        ...(depth === 0 ? first : { bullet: true, bold: false, color: "445566" }),
      })),
    })),
  }));
  const { content } = chooseLayouts({ ...classicTemplate, layouts });
  expect(content.body !== undefined).toBe(isKept);
  if (!isKept) expect(content.layout.textColor).toBe("445566");
});

test.each([
  { what: "on a panel over a picture, once", uses: 1, want: "bare" },
  { what: "on a panel over a picture, again and again", uses: 4, want: "Titel und Inhalt" },
])("between pages on paper, lists $what, stand on the layout $want", ({ uses, want }) => {
  const [cover, content] = classicTemplate.layouts;
  const [titleOnly] = fullTemplate.layouts.filter(({ type }) => type === "titleOnly");
  if (!cover || !content || !titleOnly) throw new RangeError("Expected three layouts.");
  const bare = { ...titleOnly, name: "bare", theme: content.theme };
  const layouts = [cover, { ...content, panel: "bg1" as const, uses }, bare];
  expect(namesOf({ ...classicTemplate, layouts })["content"]).toBe(want);
});

function onColoredPages(uses?: number): Template {
  const [cover, content] = classicTemplate.layouts;
  if (!cover || !content) throw new RangeError("Expected both layouts.");
  const { uses: _, ...plain } = cover;
  const section = {
    ...plain,
    id: "section",
    name: "s",
    type: "secHead",
    ...(uses !== undefined && { uses }),
    placeholders: cover.placeholders.map((one) =>
      one.type === "ctrTitle" ? { ...one, type: "title" as const } : one,
    ),
  };
  return { ...classicTemplate, layouts: [cover, section, { ...content, background: "E4DCC8" }] };
}

test.each([
  { what: "gives way to the pages", template: onColoredPages(), want: "E4DCC8" },
  { what: "stays where the makers use it", template: onColoredPages(1), want: "FFFFFF" },
  { what: "stays among white pages", template: classicTemplate, want: "FFFFFF" },
])("white paper for sections $what", ({ template, want }) => {
  const { section } = chooseLayouts(template);
  expect(section.layout.background).toBe(want);
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

test("where pages of lists have a panel below their titles, those of tables and charts have the same", () => {
  const layouts = fullTemplate.layouts.map((layout) => ({
    ...layout,
    panel: "bg1" as const,
    placeholders: layout.placeholders.map((place) =>
      place.type === "title" ? { ...place, fill: "DDDDDD" } : place,
    ),
  }));
  const { content, rows } = chooseLayouts({ ...fullTemplate, layouts });
  expect(content.panelBox).toBeDefined();
  expect(rows.layout.id).not.toBe(content.layout.id);
  expect(rows.panelBox).toEqual(content.panelBox);
  expect(rows.contentBox).toEqual(content.contentBox);
  expect(chooseLayouts(fullTemplate).rows.panelBox).toBeUndefined();
});
