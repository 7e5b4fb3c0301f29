import { type ColumnsSlide, inches, points } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { fullTemplate, singleTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

function columns(counts: readonly number[], heading?: string): ColumnsSlide {
  return {
    kind: "columns",
    title: "Side by side",
    columns: counts.map((count, column) => ({
      items: Array.from({ length: count }, (_, index) => ({
        text: [{ text: `Item ${column + 1}.${index + 1}` }],
      })),
      ...(heading !== undefined && { heading: `${heading} ${column + 1}` }),
    })),
  };
}

function layoutOf(id: string | undefined): string | undefined {
  return fullTemplate.layouts.find((layout) => layout.id === id)?.name;
}

describe("columns", () => {
  test.each([
    { what: "two with headings", slide: columns([3, 2], "Head"), layout: "j", bodies: 2 },
    { what: "two without", slide: columns([3, 2]), layout: "i", bodies: 2 },
    { what: "three", slide: columns([3, 2, 2], "Head"), layout: "e", bodies: 0 },
  ])("fill the places that the template has for them: $what", ({ slide, layout, bodies }) => {
    const [page] = pagesOf(placeSlide(slide));
    expect(layoutOf(page?.layoutId)).toBe(layout);
    expect(named(page, /^obj/u)).toHaveLength(bodies);
  });

  test("of our own are equally wide, under equal rules", () => {
    const [page] = pagesOf(placeSlide(columns([2, 4, 3], "Head"), { template: singleTemplate }));
    const rules = named(page, /^Head rule/u).map(({ box }) => box);
    expect(rules).toHaveLength(3);
    expect(new Set(rules.map(({ y, width }) => `${y} ${width}`)).size).toBe(1);
    expect(named(page, /^Heading/u).map(textOf)).toEqual(["Head 1", "Head 2", "Head 3"]);
  });

  test("have one size and one distance from row to row", () => {
    const [page] = pagesOf(placeSlide(columns([2, 5], "Head")));
    const paragraphs = named(page, /^obj/u).flatMap(({ text }) => text?.paragraphs ?? []);
    expect(new Set(paragraphs.map(({ runs }) => runs[0]?.size)).size).toBe(1);
    const gaps = paragraphs.map(({ spaceBefore }) => JSON.stringify(spaceBefore));
    expect(new Set(gaps.filter((gap) => !gap.includes('"points":0}'))).size).toBe(1);
  });

  test("have headings that are no smaller than a heading of ours, whatever the layout has for them", () => {
    const layouts = fullTemplate.layouts.map((layout) => ({
      ...layout,
      placeholders: layout.placeholders.map((place) => {
        const isHeading = layout.name === "j" && place.type === "body";
        const levels = place.levels.map((level) => ({ ...level, size: points(12) }));
        return isHeading ? { ...place, levels } : place;
      }),
    }));
    const [page] = pagesOf(placeSlide(columns([3, 2], "Head"), { template: { ...fullTemplate, layouts } }));
    const headings = named(page, /^body/u).filter((element) => textOf(element).startsWith("Head"));
    expect(headings.map(({ text }) => text?.paragraphs[0]?.runs[0]?.size)).toEqual([20, 20]);
  });

  test("take no places that leave most of the page empty", () => {
    const layouts = fullTemplate.layouts.map((layout) => ({
      ...layout,
      placeholders: layout.placeholders.map((place) =>
        layout.name === "j" && place.type === "obj"
          ? { ...place, box: { ...place.box, height: inches(1.6) } }
          : place,
      ),
    }));
    const [page] = pagesOf(placeSlide(columns([3, 2], "Head"), { template: { ...fullTemplate, layouts } }));
    expect(layoutOf(page?.layoutId)).not.toBe("j");
    expect(named(page, /^Heading/u).map(textOf)).toEqual(["Head 1", "Head 2"]);
  });

  test("go on together where one of them is long", () => {
    const pages = pagesOf(placeSlide(columns([25, 3], "Head")));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map((page) => named(page, /^body 3$/u).map(textOf))).toEqual(pages.map(() => ["Head 1"]));
  });

  test("begin at the right where the text does", () => {
    const [page] = pagesOf(placeSlide(columns([2, 2], "رأس"), { language: "ar", direction: "rtl" }));
    const [first] = named(page, /^body [34]$/u).filter((element) => textOf(element) === "رأس 1");
    const [second] = named(page, /^body [34]$/u).filter((element) => textOf(element) === "رأس 2");
    expect(first?.box.x).toBeGreaterThan(second?.box.x ?? Number.NaN);
  });

  test("have markers all, or rules all, whatever lines one of them has", () => {
    const words = ["Not on a sale day", "The query's author was awake", "No roll-back of the schema"];
    const texts = [words.slice(2), words.slice(0, 2), [...words, "Wrong suspect first"]];
    const slides = [6, 9, 12, 15, 18].map(
      (letters): ColumnsSlide => ({
        kind: "columns",
        title: "Side by side",
        columns: texts.map((lines, index) => ({
          heading: `Head ${index + 1}`,
          items: lines.map((line) => ({ text: [{ text: `${line} ${"w".repeat(letters)}` }] })),
        })),
      }),
    );
    for (const slide of slides) {
      const [page] = pagesOf(placeSlide(slide, { template: singleTemplate }));
      const lists = named(page, /^Content/u);
      const flush = lists.map(({ text }) => text?.paragraphs.every(({ bullet }) => bullet === "none"));
      expect(lists).toHaveLength(3);
      expect(new Set(flush).size).toBe(1);
    }
  });
});
