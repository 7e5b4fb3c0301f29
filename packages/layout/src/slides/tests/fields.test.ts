import {
  inches,
  inspectPlacedDeck,
  type OutlineSlide,
  type PlacedSlide,
  points,
  type Template,
  type TemplateLayout,
} from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { classicTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

const closing: OutlineSlide = { kind: "closing", title: "Thank you", items: [] };
const say = (text: string) => [{ text }];

function centred(layout: TemplateLayout): TemplateLayout {
  const placeholders = layout.placeholders.map((place) => ({
    ...place,
    levels: place.levels.map((level) => ({ ...level, alignment: "center" as const })),
  }));
  return { ...layout, placeholders };
}

function sizesOf(page: PlacedSlide | undefined): readonly number[] {
  return named(page, /./u)
    .filter(({ name }) => !/^(ftr|sldNum|Section number)/u.test(name))
    .flatMap(({ text }) => text?.paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size)) ?? []);
}

describe("pages of other people's templates that their layouts leave bare", () => {
  const sections: readonly OutlineSlide[] = ["Why", "How", "When"].map((title) => ({
    kind: "section",
    title,
    summary: "What it says",
  }));

  test("open sections with their title on a field, a summary to be read and the list of all sections", () => {
    const [first, second, third] = sections;
    if (!first || !second || !third) throw new RangeError("Expected three sections.");
    const deck = placeSlide(third, { template: classicTemplate, before: [first, second] });
    const page = deck.slides[2];
    expect(named(page, /^ctrTitle/u)[0]).toMatchObject({ fill: { scheme: expect.any(String) } });
    expect(named(page, /^Section \d/u).map(textOf)).toEqual(["Why", "How", "When"]);
    expect(Math.min(...sizesOf(page))).toBeGreaterThanOrEqual(16);
    expect(
      named(page, /^(body|subTitle|Summary)/u)[0]?.text?.paragraphs[0]?.runs[0]?.size,
    ).toBeGreaterThanOrEqual(18);
    expect(inspectPlacedDeck(deck, classicTemplate).findings).toEqual([]);
  });

  const usedBy = (uses: number): Template => ({
    ...classicTemplate,
    layouts: classicTemplate.layouts.map((layout) => ({ ...layout, uses })),
  });

  test("have a cover with its title on a field, unless their makers use the page as it is, again and again", () => {
    const coverOf = (template: Template) =>
      named(placeSlide(closing, { template }).slides[0], /^ctrTitle/u)[0];
    const fielded = { fill: { scheme: expect.any(String) } };
    expect(coverOf(classicTemplate)).toMatchObject(fielded);
    expect(coverOf(usedBy(1))).toMatchObject(fielded);
    expect(coverOf(usedBy(4))).not.toHaveProperty("fill");
  });

  test.each([
    { what: "below a sign at their head", uses: 0, height: 0.4, color: "000000", isFielded: true },
    { what: "below a sign, with a slide of them", uses: 1, height: 0.4, color: "000000", isFielded: false },
    { what: "before a band, with a slide of them", uses: 1, height: 1.2, color: "000000", isFielded: false },
    {
      what: "below a sign, with red titles on a slide",
      uses: 1,
      height: 0.4,
      color: "C00000",
      isFielded: false,
    },
  ])("have one $what: $isFielded", ({ uses, height, color, isFielded }) => {
    const sign = { x: inches(0.3), y: inches(0.1), width: inches(4), height: inches(height) };
    const { layouts: given } = uses > 0 ? usedBy(uses) : classicTemplate;
    const layouts = given.map((layout) => ({
      ...layout,
      artwork: [sign],
      placeholders: layout.placeholders.map((place) => ({
        ...place,
        levels: place.levels.map((level) => ({ ...level, color })),
      })),
    }));
    const page = placeSlide(closing, { template: { ...classicTemplate, layouts } }).slides[0];
    const title = named(page, /^ctrTitle/u)[0];
    expect(title && "fill" in title && title.fill !== undefined).toBe(isFielded);
    if (isFielded) expect(title?.box.y).toBeGreaterThan(inches(0.5));
  });

  test("have their titles where content begins, unless their makers centre them again and again", () => {
    const titleOf = (template: Template) =>
      named(placeSlide(closing, { template }).slides.at(-1), /^title/u)[0]?.text?.paragraphs[0]?.alignment;
    const layouts = (template: Template) => ({ ...template, layouts: template.layouts.map(centred) });
    expect(titleOf(layouts(usedBy(1)))).toBe("start");
    expect(titleOf(layouts(usedBy(4))) ?? "center").toBe("center");
  });
});

test("four fields that are too full for two rows of two have their headings beside them, or stand in one row", () => {
  const quadrants = ["Strengths", "Weaknesses", "Opportunities", "Threats"].map((heading) => ({
    heading,
    points: ["Runs on old machines", "Patent in 14 countries", "Composts in weeks"].map((text) => ({
      text: say(text),
    })),
  }));
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    contentArea: { ...layout.contentArea, height: Math.round(layout.contentArea.height * 0.8) },
    placeholders: layout.placeholders.map((place) =>
      place.type === "obj"
        ? { ...place, box: { ...place.box, height: Math.round(place.box.height * 0.8) } }
        : place,
    ),
  })) as unknown as Template["layouts"];
  const slide = { kind: "matrix", title: "SWOT", quadrants, takeaway: say("So we go on") } as const;
  const pages = pagesOf(placeSlide(slide, { template: { ...classicTemplate, layouts } }));
  expect(pages).toHaveLength(1);
  expect(Math.min(...sizesOf(pages[0]))).toBeGreaterThanOrEqual(14);
});

test("no running text is larger than small titles of other people's templates", () => {
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((place) => ({
      ...place,
      levels: place.levels.map((level) => (place.type === "title" ? { ...level, size: points(24) } : level)),
    })),
  }));
  const cards = ["One", "Two", "Three"].map((heading) => ({ heading, text: say("A few words") }));
  const [page] = pagesOf(
    placeSlide({ kind: "cards", title: "T", cards }, { template: { ...classicTemplate, layouts } }),
  );
  expect(Math.max(...sizesOf(page))).toBe(24);
});
