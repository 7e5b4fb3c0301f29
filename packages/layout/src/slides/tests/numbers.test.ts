import { type Figure, type NumbersSlide, type PlacedElement, plainStyle } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { placeDeck } from "../../place-deck.ts";
import { fullTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

const was = (value: number, label = "Before") => ({ label, value, role: "was" as const });
const slideOf = (...figures: readonly Figure[]): NumbersSlide => ({
  kind: "numbers",
  title: "Paths",
  figures,
});
const pageOf = (...figures: readonly Figure[]) => pagesOf(placeSlide(slideOf(...figures)))[0];
const largestSize = (element: PlacedElement) =>
  element.kind === "shape" && element.text
    ? Math.max(...element.text.paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size ?? 0)))
    : 0;
const widthsOf = (figures: readonly Figure[], name: RegExp) =>
  named(pageOf(...figures), name).map(({ box }) => box.width);

describe("figures in a relation", () => {
  test("draw what one is held against though another is held against nothing", () => {
    const figures = [
      { value: "7 km", label: "of paths", amount: 7, references: [was(3.5)] },
      { value: "9", label: "bridges" },
    ];
    const [before = 0, own = 0] = widthsOf(figures, /^Bar/u);
    expect(before / own).toBeCloseTo(0.5, 3);
    expect(named(pageOf(...figures), /^Words/u).map(textOf)).toEqual(["of paths", "bridges"]);
  });

  test("have their bars in the accent itself, as charts have it, not in the shade that text has", () => {
    const figure = { value: "612", label: "members today", amount: 612, references: [was(140)] };
    const [before, own] = named(pageOf(figure), /^Bar/u);
    expect(own?.kind === "shape" && own.fill).toEqual({ scheme: "accent1" });
    expect(before?.kind === "shape" && before.fill).not.toEqual({ scheme: "accent1" });
  });

  test("have what each is held against at least a third as large as their own digits", () => {
    const figures = [
      { value: "63", label: "members", amount: 63, references: [was(58)] },
      { value: "246", label: "hives", amount: 246, references: [was(231)] },
    ];
    const page = pageOf(...figures);
    const [own = 0] = named(page, /^Figure 1/u).map(largestSize);
    const amounts = named(page, /^Amount 1 of/u).map(largestSize);
    expect(amounts).toHaveLength(2);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(own / 3);
  });

  test("have their own digits on a whole line, since programs set many scripts wider than measured", () => {
    const figures = [
      { value: "2,400 発", label: "fired", amount: 2400, references: [was(2100)] },
      { value: "86", label: "sponsors", amount: 86, references: [was(79)] },
    ];
    const page = pageOf(...figures);
    const [longest] = named(page, /^Bar 2 of figure 1$/u);
    const [own] = named(page, /^Amount 2 of figure 1$/u);
    expect(own && longest && own.box.width - longest.box.width).toBe(0);
  });

  test("of one unit stand as bars to one scale", () => {
    const figures = [
      { value: "48 m²", label: "the shop today" },
      { value: "about 160 m²", label: "the market hall" },
    ];
    const [small = 0, large = 0] = widthsOf(figures, /^Bar/u);
    expect(small / large).toBeCloseTo(48 / 160, 2);
  });

  test("that make up the whole that one names divide one bar", () => {
    const whole = { label: "Light works", value: 22_000, shown: "€22,000", role: "total" as const };
    const figures = [
      { value: "€14,000", label: "found", amount: 14_000, references: [whole] },
      { value: "€8,000", label: "still to be found" },
    ];
    const page = pageOf(...figures);
    const [found = 0, missing = 0] = named(page, /^Part/u).map(({ box }) => box.width);
    expect(found / (found + missing)).toBeCloseTo(14 / 22, 2);
    expect(named(page, /^Whole/u).map(textOf)).toEqual(["Light works: €22,000"]);
  });

  test("name a whole of 100 % without its number", () => {
    const whole = { label: "All closures", value: 100, shown: "100%", role: "total" as const };
    const page = pageOf(
      { value: "93%", label: "predicted", amount: 93, references: [whole] },
      { value: "27", label: "farms" },
    );
    expect(named(page, /^Whole of/u).map(textOf)).toEqual(["All closures"]);
    expect(named(page, /./u).map(textOf).join()).not.toContain("100");
  });

  test.each<{ what: string; values: readonly string[] }>([
    { what: "of different units", values: ["£20", "40 words"] },
    { what: "without a unit", values: ["48", "160"] },
    { what: "nearly alike", values: ["28 °C", "31 °C"] },
    { what: "of unlike wholes", values: ["6%", "81%"] },
    { what: "of which one would be a sliver", values: ["£20", "£4,000"] },
    { what: "that are bounds", values: ["> 20 km", "> 40 km"] },
  ])("but not figures $what", ({ values }) => {
    const page = pageOf(...values.map((value) => ({ value, label: "of something" })));
    expect(named(page, /^Bar/u)).toEqual([]);
  });
});

describe("figures in no relation", () => {
  const plain: readonly Figure[] = [
    { value: "$149", label: "for a sensor and month", highlighted: true },
    { value: "3.2", label: "sensors on a farm" },
    { value: "14 months", label: "for a battery" },
  ];

  test("stand on the page, on no cards", () => {
    expect(named(pageOf(...plain), /^Card/u)).toEqual([]);
  });

  test("stand otherwise on each of a few pages one after the other", () => {
    const slides = [1, 2, 3].map((number) => ({ ...slideOf(...plain), title: `Page ${number}` }));
    const outline = { title: "Deck", language: "en", direction: "ltr" as const, slides };
    const tops = placeDeck(outline, fullTemplate).slides.map(({ elements }) =>
      elements.filter(({ name }) => name.startsWith("Figure")).map(({ box }) => `${box.x} ${box.y}`),
    );
    expect(new Set(tops.map((places) => places.join())).size).toBe(3);
  });

  test.each(["tint", "blocks", "outline", "topRule"] as const)(
    "stand on panels in several tones where the look has %s",
    (panel) => {
      const template = { ...fullTemplate, style: { ...plainStyle, panel } };
      const [page] = pagesOf(placeSlide(slideOf(...plain), { template }));
      const fills = named(page, /^Panel/u).map((element) => ("fill" in element ? element.fill : undefined));
      expect(fills).toHaveLength(3);
      expect(new Set(fills.map((fill) => JSON.stringify(fill))).size).toBeGreaterThanOrEqual(2);
    },
  );

  test("have the dominant colour only for the one that is marked", () => {
    const fillsOf = (...figures: readonly Figure[]) =>
      named(pageOf(...figures), /^Panel/u)
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map((element) => ("fill" in element ? JSON.stringify(element.fill) : undefined));
    const [marked, ...others] = fillsOf(...plain);
    expect(others).toHaveLength(2);
    expect(others).not.toContain(marked);
  });

  test("have the largest panel for the one that the title says", () => {
    const figures = [
      { value: "9", label: "bridges" },
      { value: "15,500", label: "walkers a year" },
    ];
    const largest = (title: string) => {
      const [page] = pagesOf(placeSlide({ ...slideOf(...figures), title }));
      const [first, second] = [1, 2].map(
        (number) => named(page, new RegExp(`^Panel ${number}`, "u"))[0]?.box,
      );
      return Math.sign((first?.width ?? 0) - (second?.width ?? 0));
    };
    expect(largest("15,500 people walk here")).toBe(-1);
    expect(largest("Walkers come again")).toBe(0);
    expect(largest("In 2019 walkers came again")).toBe(0);
  });
});
