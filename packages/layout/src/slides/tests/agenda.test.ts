import type { AgendaSlide } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

function agenda(...titles: readonly string[]): AgendaSlide {
  return { kind: "agenda", title: "Today", entries: titles.map((title) => ({ title })) };
}

const ten = Array.from({ length: 10 }, (_, index) => `Part ${index + 1}`);

describe("an agenda", () => {
  test.each([
    { count: 1, columns: 1 },
    { count: 3, columns: 1 },
    { count: 5, columns: 1 },
    { count: 9, columns: 2 },
  ])("of $count entries has $columns column(s) of even rows", ({ count, columns }) => {
    const [page, another] = pagesOf(placeSlide(agenda(...ten.slice(0, count))));
    const cells = named(page, /^Entry/u);
    expect(another).toBeUndefined();
    expect(cells).toHaveLength(count);
    expect(new Set(cells.map(({ box }) => box.x)).size).toBe(columns);
    expect(new Set(cells.map(({ box }) => box.height)).size).toBe(1);
  });

  test.each([
    { count: 4, size: 28 },
    { count: 6, size: 18 },
  ])("of $count entries with what they are about has them in $size points", ({ count, size }) => {
    const entries = ten.slice(0, count).map((title) => ({ title, summary: "What it is about" }));
    const [page] = pagesOf(placeSlide({ kind: "agenda", title: "Today", entries }));
    const sizes = named(page, /^Entry/u).map(({ text }) => text?.paragraphs[0]?.runs[0]?.size);
    expect(new Set(sizes)).toEqual(new Set([size]));
  });

  test("of more than ten goes on, as many on each page, its numbers too", () => {
    const pages = pagesOf(placeSlide(agenda(...ten, ...ten.map((title) => `${title} b`))));
    const numbers = pages.map((page) => named(page, /^Numeral/u).map(textOf));
    expect(numbers.map(({ length }) => length)).toEqual([10, 10]);
    expect(numbers.flat()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  });

  test("gives its entries the numbers of the sections that it names", () => {
    const sections = ["Why", "How", "When"].map((title) => ({ kind: "section" as const, title }));
    const deck = placeSlide(agenda("Why", "When"), { before: sections });
    expect(named(deck.slides.at(-1), /^Numeral/u).map(textOf)).toEqual(["1", "3"]);
  });

  test("has no section's name above its title", () => {
    const before = [{ kind: "section" as const, title: "Before" }];
    const page = placeSlide(agenda("One", "Two"), { before }).slides.at(-1);
    expect(named(page, /^body 13$/u)).toEqual([]);
  });

  test("begins at the right where the text does", () => {
    const [page] = pagesOf(placeSlide(agenda("أ", "ب"), { language: "ar", direction: "rtl" }));
    const [numeral, entry] = [named(page, /^Numeral/u)[0], named(page, /^Entry/u)[0]];
    expect(numeral?.box.x).toBeGreaterThan(entry?.box.x ?? Number.NaN);
  });
});
