import { type Card, type CardsSlide, inches } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { classicTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

function cards(count: number, card: Partial<Card> = {}): CardsSlide {
  const text = [{ text: "A line or two about it" }];
  const made = Array.from({ length: count }, (_, index) => ({ heading: `Card ${index + 1}`, text, ...card }));
  return { kind: "cards", title: "Some things", cards: made };
}

const saying = "Costs fell by a third, and permits take half as long as before. ";
const long = { text: [{ text: saying.repeat(3) }] };

describe("cards", () => {
  test.each([
    { what: "two", slide: cards(2), columns: 2, rows: 1 },
    { what: "three", slide: cards(3), columns: 3, rows: 1 },
    { what: "four short ones", slide: cards(4), columns: 4, rows: 1 },
    { what: "four long ones", slide: cards(4, long), columns: 2, rows: 2 },
    { what: "five short ones", slide: cards(5), columns: 5, rows: 1 },
    { what: "six", slide: cards(6), columns: 3, rows: 2 },
  ])("are equal and on a grid: $what", ({ slide, columns, rows }) => {
    const [page, another] = pagesOf(placeSlide(slide));
    const panels = named(page, /^Card/u).map(({ box }) => box);
    expect(another).toBeUndefined();
    expect(panels).toHaveLength(slide.cards.length);
    expect(new Set(panels.map(({ x }) => x)).size).toBe(columns);
    expect(new Set(panels.map(({ y }) => y)).size).toBe(rows);
    expect(new Set(panels.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
  });

  test("have their words begin at one height in a row", () => {
    const [page] = pagesOf(placeSlide({ ...cards(3), cards: [...cards(2).cards, { heading: "Short" }] }));
    expect(new Set(named(page, /^Words/u).map(({ box }) => box.y)).size).toBe(1);
  });

  test("are six on a page at most, and go on evenly", () => {
    const pages = pagesOf(placeSlide(cards(8)));
    expect(pages.map((page) => named(page, /^Card/u).length)).toEqual([4, 4]);
  });

  const withIcons = (...icons: readonly string[]): CardsSlide => ({
    kind: "cards",
    title: "Icons",
    cards: icons.map((icon, index) => ({ heading: `Card ${index}`, icon })),
  });

  test("show an icon as a path with a line", () => {
    const [page] = pagesOf(placeSlide(withIcons("light-bulb", "clock")));
    const [icon] = named(page, /^Icon/u);
    expect(icon).toMatchObject({ kind: "shape", geometry: { width: 24, height: 24 }, line: { width: 2 } });
    expect(icon).not.toHaveProperty("fill");
    expect(named(page, /^Number/u)).toEqual([]);
  });

  test("have rules instead of icons where one of them has none that is known", () => {
    const [page] = pagesOf(placeSlide(withIcons("light-bulb", "no-such-icon", "clock")));
    expect(named(page, /^(?:Icon|Number)/u)).toEqual([]);
    expect(named(page, /^Rule/u)).toHaveLength(3);
  });

  test.each([
    { title: "Three priorities for the coming year", numbers: ["1", "2", "3"] },
    { title: "Die drei Ziele", numbers: ["1", "2", "3"] },
    { title: "三つの目標", numbers: ["1", "2", "3"] },
    { title: "What drives it", numbers: [] },
    { title: "All 30 of them", numbers: [] },
  ])("are numbered where the title counts them: $title", ({ title, numbers }) => {
    const [page] = pagesOf(placeSlide({ ...cards(3, { heading: "Costs" }), title }));
    expect(named(page, /^Number/u).map(textOf)).toEqual(numbers);
  });

  test("keep their number right above their words", () => {
    const [page] = pagesOf(placeSlide({ ...cards(3, { heading: "Costs" }), title: "Three things" }));
    const [number] = named(page, /^Number/u);
    const [words] = named(page, /^Words/u);
    const between = (words?.box.y ?? 0) - (number ? number.box.y + number.box.height : 0);
    expect(between).toBeGreaterThan(0);
    expect(between).toBeLessThan(inches(0.25));
  });

  test("become a list where their texts are too long for them", () => {
    const text = [{ text: "Nobody would read this much on a card. ".repeat(40) }];
    const pages = pagesOf(placeSlide(cards(4, { text })));
    expect(pages.flatMap((page) => named(page, /^Card/u))).toEqual([]);
    expect(pages.length).toBeGreaterThan(1);
  });

  test("stand on narrow pages, too, and from right to left", () => {
    const rtl = { language: "ar", direction: "rtl" } as const;
    const [page] = pagesOf(placeSlide(cards(3), { template: classicTemplate, ...rtl }));
    const [first, second] = named(page, /^Card/u);
    expect(first?.box.x).toBeGreaterThan(second?.box.x ?? Number.NaN);
  });
});
