import { emu, inches, type Outline, type OutlineSlide, type PlacedElement } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { placeDeck } from "../../../place-deck.ts";
import { fullTemplate } from "../../../testing/index.ts";

const coverChart = { x: inches(8), y: inches(1), width: inches(4.5), height: inches(5) };
const template = { ...fullTemplate, coverChart };
const categories = ["2023", "2024", "2025"];
const deckOf = (names: readonly string[], direction: Outline["direction"] = "ltr"): Outline => ({
  title: "Deck",
  language: "en",
  direction,
  slides: [
    { kind: "title", title: "Deck" },
    {
      kind: "chart",
      title: "Breakdowns rose",
      chart: {
        form: "line",
        categories: names,
        series: [{ name: "Breakdowns", values: [10, 20, 40] }],
        unit: "days",
      },
    } satisfies OutlineSlide,
  ],
});

function partsOf(outline: Outline, name: RegExp, given: Parameters<typeof placeDeck>[1] = template) {
  const elements = placeDeck(outline, given).slides[0]?.elements ?? [];
  const parts = elements.flatMap((element): readonly PlacedElement[] =>
    element.kind === "group" ? element.elements : [element],
  );
  return parts.filter((part) => name.test(part.name));
}

describe("a chart on the cover", () => {
  test("has columns to scale, each with its name and its value", () => {
    const [least, middle, most] = partsOf(deckOf(categories), /^Cover bar/u).map(({ box }) => box.height);
    expect((middle ?? 0) / (most ?? 1)).toBeCloseTo(0.5, 2);
    expect((least ?? 0) / (most ?? 1)).toBeCloseTo(0.25, 2);
    expect(JSON.stringify(partsOf(deckOf(categories), /^Cover (?:label|value|caption)/u))).toMatch(
      /10.*2023.*20.*2024.*40.*2025.*Breakdowns, days/u,
    );
  });

  test("lies below long names", () => {
    const names = ["The summer of 2023", "The summer of 2024", "Until November 2025"];
    const narrow = { ...template, coverChart: { ...coverChart, width: inches(2) } };
    const bars = partsOf(deckOf(names), /^Cover bar/u, narrow);
    const tops = bars.map(({ box }) => box.y);
    expect(new Set(tops).size).toBe(3);
    const widths = bars.map(({ box }) => box.width);
    expect((widths[0] ?? 0) / (widths[2] ?? 1)).toBeCloseTo(0.25, 2);
  });

  test("stays in its place, and begins at the right where text does", () => {
    for (const direction of ["ltr", "rtl"] as const) {
      const boxes = partsOf(deckOf(categories, direction), /^Cover/u).map(({ box }) => box);
      expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(coverChart.x);
      expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(
        coverChart.x + coverChart.width,
      );
    }
    const [first, second] = partsOf(deckOf(categories, "rtl"), /^Cover bar/u).map(({ box }) => box.x);
    expect(first).toBeGreaterThan(second ?? emu(0));
  });

  test("is drawn only where the template keeps a place for it, and has values", () => {
    expect(partsOf(deckOf(categories), /^Cover/u, fullTemplate)).toEqual([]);
    const { slides, ...deck } = deckOf(categories);
    expect(partsOf({ ...deck, slides: slides.slice(0, 1) }, /^Cover/u)).toEqual([]);
  });
});
