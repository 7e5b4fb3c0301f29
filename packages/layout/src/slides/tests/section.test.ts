import { type Box, inches, type Template, type TemplateLayout } from "@lectern/deck";
import { expect, test } from "vitest";
import { bottomOf } from "../../geometry.ts";
import { classicTemplate, fullTemplate } from "../../testing/index.ts";
import { named, placeSlide, textOf } from "../../testing/place-slide.ts";

function boxAt(x: number, y: number, width: number, height: number): Box {
  return { x: inches(x), y: inches(y), width: inches(width), height: inches(height) };
}

const edges = [
  boxAt(0, 0, 0.4, 7.5),
  boxAt(9.6, 0, 0.4, 7.5),
  boxAt(0.4, 0, 9.2, 0.25),
  boxAt(0.4, 7.1, 9.2, 0.4),
];

/** A cover with its title at its head and all of the page below that for its second line, in the middle of that. */
function headedTemplate(artwork: readonly Box[]): Template {
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    artwork,
    uses: 4,
    contentArea: boxAt(0.5, 1.75, 9, 5),
    placeholders: layout.placeholders.flatMap((place) => {
      if (place.type === "ctrTitle") return { ...place, box: boxAt(0.5, 0.3, 9, 1.25) };
      if (place.type === "subTitle")
        return { ...place, box: boxAt(0.5, 1.75, 9, 5), anchor: "middle" as const };
      return place.type === "ftr" || place.type === "sldNum" ? [] : place;
    }),
  }));
  return { ...classicTemplate, layouts };
}

const section = { kind: "section", title: "Two", summary: "What the second part is about" } as const;
const before = [
  { kind: "section", title: "One" },
  { kind: "section", title: "Three" },
] as const;

function placedOn(artwork: readonly Box[]) {
  return placeSlide(section, { template: headedTemplate(artwork), before }).slides.at(-1);
}

test("a page with something drawn along all of its edges keeps its title at its head, and its words apart", () => {
  const page = placedOn(edges);
  const [summary] = named(page, /^subTitle/u);
  const [first] = named(page, /^Section 1/u);
  expect(named(page, /^Section number/u)).toEqual([]);
  expect(summary?.text?.anchor).toBe("top");
  const end = (summary?.box.y ?? 0) + (summary?.text?.measured.height ?? 0);
  expect((first?.box.y ?? 0) - end).toBeGreaterThan(inches(0.36));
});

test("a page with its title at its head and nothing drawn on it has its words in the middle, and the sections below", () => {
  const page = placedOn([]);
  const [title] = named(page, /^ctrTitle/u);
  const last = named(page, /^Section 3/u)[0];
  expect(title?.box.y).toBeGreaterThan(inches(1.2));
  expect(bottomOf(last?.box ?? boxAt(0, 0, 0, 0))).toBeLessThan(inches(6.9));
});

test("the number of a section is shown where there are several", () => {
  const bodiesOf = (others: typeof before | readonly []) =>
    named(placeSlide(section, { template: fullTemplate, before: others }).slides.at(-1), /^body/u).map(
      textOf,
    );
  expect(bodiesOf(before)).toContain("3");
  expect(bodiesOf([]).join()).not.toMatch(/\d/u);
});

/** The template with a cover that nobody uses, and its own for sections: with a strip along the foot of pages. */
function fieldOf(artwork: readonly Box[], direction: "ltr" | "rtl"): Box | undefined {
  const layouts = classicTemplate.layouts.map((layout) => ({ ...layout, artwork }));
  const template = { ...classicTemplate, layouts };
  const page = placeSlide(section, { template, before, direction }).slides.at(-1);
  expect(named(page, /^Section \d/u)).toHaveLength(3);
  return named(page, /^ctrTitle/u)[0]?.box;
}

test("where the cover has a field, the title of a section has one as wide as the page in both directions of reading", () => {
  const strip = boxAt(0, 7.2, 10, 0.3);
  for (const artwork of [[], [strip]]) {
    for (const direction of ["ltr", "rtl"] as const) {
      const field = fieldOf(artwork, direction);
      expect(field).toMatchObject({ x: 0, y: 0, width: classicTemplate.slideSize.width });
      expect(field?.height).toBeLessThan(classicTemplate.slideSize.height / 2);
    }
  }
});

/** A template with a plain page for sections, its title in the middle of it and a line below. */
function plainTemplate(
  use: Pick<TemplateLayout, "uses" | "opens" | "type">,
  top: number,
  ofCover: Pick<TemplateLayout, "uses">,
): Template {
  const [cover, content] = classicTemplate.layouts;
  if (!cover || !content) throw new RangeError("Expected two layouts.");
  const header = {
    ...cover,
    id: "ppt/slideLayouts/slideLayout3.xml",
    name: "Section",
    type: "secHead",
    artwork: [],
    ...use,
    placeholders: cover.placeholders.map((place) => {
      if (place.type === "ctrTitle")
        return { ...place, type: "title" as const, box: boxAt(0.75, top, 8.5, 1.6) };
      return place.type === "subTitle"
        ? { ...place, type: "body" as const, box: boxAt(0.75, top + 1.8, 8.5, 0.8) }
        : place;
    }),
  };
  return { ...classicTemplate, layouts: [{ ...cover, ...ofCover }, content, header] };
}

test.each([
  { what: "the makers have no slide of", use: {} },
  { what: "the makers have slides of", use: { uses: 1 } },
  { what: "only opens the makers' file", use: { uses: 1, opens: true } },
  { what: "the makers use for lists, by its title", use: { uses: 9, type: "obj" } },
])("a plain page that $what opens a section as the makers have it: without a field of ours", ({ use }) => {
  const template = plainTemplate(use, 2.5, { uses: 4 });
  const page = placeSlide(section, { template, before }).slides.at(-1);
  const [title] = named(page, /^(title|ctrTitle)/iu);
  expect(title).not.toHaveProperty("fill");
  expect(title?.text?.paragraphs[0]?.alignment ?? "center").toBe("center");
  expect(named(page, /^Section number/u)).toEqual([]);
});

test("words of a makers' plain page stand right below its title, and all higher where the sections need the room", () => {
  const boxesAt = (top: number) => {
    const template = plainTemplate({ uses: 1 }, top, { uses: 4 });
    const page = placeSlide(section, { template, before }).slides.at(-1);
    expect(named(page, /^Section \d/u)).toHaveLength(3);
    const [title] = named(page, /^(title|ctrTitle)/iu);
    const [summary] = named(page, /^(?:body|subTitle)/u);
    const last = named(page, /^Section 3/u)[0];
    if (!title || !summary || !last) throw new RangeError("Expected title, summary and sections.");
    expect(summary.box.y - bottomOf(title.box)).toBeLessThan(inches(0.2));
    expect(bottomOf(last.box)).toBeLessThan(inches(7));
    return title.box;
  };
  expect(boxesAt(5.2).y).toBeLessThan(inches(4));
  expect(boxesAt(2).y).toBeGreaterThan(inches(2));
});

test("the sections below a title that stands low do not run to the foot of the page, and below a centred one are as wide as their words", () => {
  const page = placeSlide(section, {
    template: plainTemplate({ uses: 1 }, 5, { uses: 4 }),
    before,
  }).slides.at(-1);
  const [title] = named(page, /^(title|ctrTitle)/iu);
  const [first] = named(page, /^Line 1/u);
  const [last] = named(page, /^Section 3/u);
  if (!title || !first || !last) throw new RangeError("Expected a title and sections.");
  expect(inches(7.5) - bottomOf(last.box)).toBeGreaterThan(0.7 * title.box.y);
  expect(first.box.width).toBeLessThan(inches(5));
  const middleOf = ({ x, width }: Box) => x + width / 2;
  expect(Math.abs(middleOf(first.box) - middleOf(title.box))).toBeLessThan(inches(0.05));
});

test.each(["ltr", "rtl"] as const)(
  "words of a plain page begin at the edge of its title, near that of the page as it is: %s",
  (direction) => {
    const { layouts, ...rest } = plainTemplate({ uses: 1 }, 2, { uses: 4 });
    const wide = layouts.map((layout) =>
      layout.name === "Section"
        ? {
            ...layout,
            placeholders: atStart(layout).map((place) =>
              place.type === "title" ? { ...place, box: boxAt(0.2, 2, 9.6, 1.6) } : place,
            ),
          }
        : layout,
    );
    const page = placeSlide(section, { template: { ...rest, layouts: wide }, before, direction }).slides.at(
      -1,
    );
    const [title] = named(page, /^(?:title|ctrTitle)/iu);
    const [line] = named(page, /^Line 1/u);
    if (!title || !line) throw new RangeError("Expected a title and sections.");
    const { left, right } = title.text?.insets ?? { left: inches(0.1), right: inches(0.1) };
    const off =
      direction === "ltr"
        ? title.box.x + left - line.box.x
        : title.box.x + title.box.width - right - line.box.x - line.box.width;
    expect(Math.abs(off)).toBeLessThan(inches(0.11));
  },
);

test("a title at the far edge of a plain page has no rows below it that begin at the other one", () => {
  const { layouts, ...rest } = plainTemplate({ uses: 1 }, 2, { uses: 4 });
  const far = layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((place) => ({
      ...place,
      levels: place.levels.map((level) => ({ ...level, alignment: "end" as const })),
    })),
  }));
  const page = placeSlide(section, { template: { ...rest, layouts: far }, before }).slides.at(-1);
  expect(named(page, /^Section \d/u)).toEqual([]);
  expect(named(page, /^Line \d/u)).toEqual([]);
});

test("sections below the title of a designed page end where a pale drawing begins behind their far side", () => {
  const seal = boxAt(6, 4, 4, 3.5);
  const band = boxAt(0, 0, 10, 1.2);
  const listOn = (watermark: readonly Box[], direction: "ltr" | "rtl") => {
    const { layouts, ...rest } = plainTemplate({ uses: 1 }, 1.5, { uses: 4 });
    const drawn = layouts.map((layout) =>
      layout.name === "Section"
        ? { ...layout, artwork: [band], watermark, placeholders: atStart(layout) }
        : layout,
    );
    const template = { ...rest, layouts: drawn };
    return named(placeSlide(section, { template, before, direction }).slides.at(-1), /^Line \d/u);
  };
  const ends = (watermark: readonly Box[]) =>
    Math.max(...listOn(watermark, "ltr").map(({ box }) => box.x + box.width));
  expect(ends([])).toBeGreaterThan(seal.x);
  expect(ends([seal])).toBeLessThan(seal.x);
  expect(listOn([seal], "rtl")).toEqual([]);
});

function atStart({ placeholders }: TemplateLayout): TemplateLayout["placeholders"] {
  return placeholders.map((place) => ({
    ...place,
    levels: place.levels.map((level) => ({ ...level, alignment: "start" as const })),
  }));
}
