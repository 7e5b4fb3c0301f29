import {
  type Box,
  inches,
  type PlacedSlide,
  points,
  type Template,
  type TemplateLayout,
} from "@lectern/deck";
import { expect, test } from "vitest";
import { bottomOf, rightOf } from "../../geometry.ts";
import { classicTemplate } from "../../testing/index.ts";
import { named, placeSlide } from "../../testing/place-slide.ts";

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

test.each([
  { what: "nothing", artwork: [] },
  { what: "something along three edges", artwork: edges.slice(0, 3) },
])("a page with $what drawn on it has a field with its number", ({ artwork }) => {
  const page = placedOn(artwork);
  expect(named(page, /^Section number/u)).toHaveLength(1);
  expect(bottomOf(named(page, /^Section number/u)[0]?.box ?? boxAt(0, 0, 0, 0))).toBeGreaterThan(inches(6));
});

function panelOf(page: PlacedSlide | undefined): Box {
  const [panel] = named(page, /^Section field/u);
  if (!panel) throw new RangeError("Expected a field.");
  return panel.box;
}

test("a field reaches the edges of the page in both directions of reading, and ends on a strip along the foot", () => {
  const strip = boxAt(0, 6.8, 10, 0.7);
  const { width } = classicTemplate.slideSize;
  for (const artwork of [[], [strip]]) {
    const template = headedTemplate(artwork);
    const [left, right] = (["ltr", "rtl"] as const).map((direction) =>
      panelOf(placeSlide(section, { template, before, direction }).slides.at(-1)),
    );
    expect(left).toMatchObject({ x: 0, y: 0 });
    expect(rightOf(right ?? strip)).toBe(width);
    expect(right).toMatchObject({ y: 0, height: left?.height });
    expect(bottomOf(left ?? strip)).toBe(artwork.length > 0 ? strip.y : classicTemplate.slideSize.height);
  }
});

/** A template with a plain page for sections, its title in the middle of it and a line below. */
function plainTemplate(use: Pick<TemplateLayout, "uses" | "opens" | "type">, top = 2.5): Template {
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
  return { ...classicTemplate, layouts: [cover, content, header] };
}

test.each([
  { what: "the makers have no slide of", uses: undefined, isField: true },
  { what: "the makers have slides of", uses: 1, isField: false },
  { what: "only opens the makers' file", uses: 1, opens: true, isField: true },
  { what: "the makers use for lists, by its title", uses: 9, type: "obj", isField: true },
])("a plain page that $what opens a section: with a field $isField", ({ uses, opens, type, isField }) => {
  const template = plainTemplate({
    ...(type && { type }),
    ...(uses !== undefined && { uses }),
    ...(opens && { opens }),
  });
  const page = placeSlide(section, { template, before }).slides.at(-1);
  expect(named(page, /^Section field/u)).toHaveLength(isField ? 1 : 0);
});

test.each([
  { what: "leaves no room for a list of sections has the number", top: 4.2, numbers: 1 },
  { what: "leaves room for a list of sections has the numbers there", top: 1.5, numbers: 0 },
])("a makers' plain page that $what", ({ top, numbers }) => {
  const page = placeSlide(section, { template: plainTemplate({ uses: 1 }, top), before }).slides.at(-1);
  const number = named(page, /^Section number/u);
  expect(number).toHaveLength(numbers);
  expect(named(page, /^Section \d/u).length > 0).toBe(numbers === 0);
  const [title] = named(page, /^ctrTitle/u);
  for (const { box } of number) {
    expect(bottomOf(box)).toBeLessThan(bottomOf(title?.box ?? box));
  }
});

test("beside a field a title has the weight and the letters that titles have on pages of content", () => {
  const [cover, content] = classicTemplate.layouts;
  if (!cover || !content) throw new RangeError("Expected two layouts.");
  const header = {
    ...content,
    id: "ppt/slideLayouts/slideLayout3.xml",
    name: "Section",
    type: "secHead",
    placeholders: content.placeholders.flatMap((place) => {
      if (place.type === "obj") return [];
      if (place.type !== "title") return place;
      const levels = place.levels.map((level) => ({
        ...level,
        size: points(40),
        bold: true,
        capitals: true,
      }));
      return { ...place, box: boxAt(0.75, 4.5, 8.5, 1.5), levels };
    }),
  };
  const template = { ...classicTemplate, layouts: [cover, content, header] };
  const page = placeSlide(section, { template, before }).slides.at(-1);
  expect(page?.layoutId).toBe(header.id);
  expect(named(page, /^title/u)[0]?.text?.paragraphs[0]?.runs[0]).toMatchObject({
    bold: false,
    capitals: false,
  });
});
