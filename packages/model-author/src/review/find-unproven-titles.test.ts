import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { findUnprovenTitles } from "./find-unproven-titles.ts";

function chart(title: string, values: readonly number[], unit = "loaves"): OutlineSlide {
  const categories = values.map((_, index) => `Oven ${index + 1}`);
  return {
    kind: "chart",
    title,
    chart: { form: "column", categories, series: [{ name: "Baked", values }], unit },
  };
}

function numbers(title: string, ...figures: readonly (readonly [string, string])[]): OutlineSlide {
  return { kind: "numbers", title, figures: figures.map(([value, label]) => ({ value, label })) };
}

const costs: OutlineSlide = {
  kind: "bullets",
  title: "After all costs £185 is left",
  items: [
    { text: [{ text: "Travel" }], amount: { value: 9760, shown: "£9,760" } },
    { text: [{ text: "Kit" }], amount: { value: 6940, shown: "£6,940" } },
  ],
  total: { value: 16_700, shown: "£16,700", label: "Costs" },
};

function told(slides: readonly OutlineSlide[], prompt = "") {
  return findUnprovenTitles(slides, { prompt, language: "en" });
}

describe("a figure in a title that its page does not show", () => {
  it.each<[string, OutlineSlide]>([
    ["185", costs],
    ["42", numbers("A borehole 42 metres deep", ["£11,800", "quote"], ["1 in 10", "risk that it is dry"])],
  ])("is told: %s", (figure, slide) => {
    expect(told([slide])).toMatchObject([{ slide: 0, told: expect.stringContaining(figure) }]);
  });

  it.each<[string, OutlineSlide]>([
    ["a figure", numbers("Rents rose by 31%", ["31%", "rise of rents"], ["12", "towns"])],
    ["a rounded one", chart("Nearly 400 loaves a day", [260, 397])],
    ["a change", chart("Two ovens bake 46% more loaves", [260, 380])],
    ["a difference", chart("120 loaves more a day", [260, 380])],
    ["a sum", chart("All three bake 990 loaves", [260, 380, 350])],
    [
      "a sum of one field",
      numbers("282 pipes are sponsored", ["£40", "212 small"], ["£120", "61 middling"], ["£500", "9 large"]),
    ],
    ["a product", numbers("We need £63,000", ["£150", "a share"], ["420", "shares"])],
    ["another one", chart("Line 14 carries 380 people an hour", [260, 380], "people")],
    ["another magnitude", chart("Sales reached 3.1 million", [2.4, 3.1], "million")],
  ])("is not told where the page shows %s", (_, slide) => {
    expect(told([slide])).toEqual([]);
  });

  it("is not told of a title that the prompt gives", () => {
    expect(told([costs], `Slide 7: ${costs.title}. Travel £9,760`)).toEqual([]);
  });

  it("is none where it is a year, a name, a small count, or above words alone", () => {
    const titles = [
      "Since 1968 nobody had looked inside",
      "The B4417 is closed",
      "Three of 12 ovens bake",
      "Open 7-20",
    ];
    expect(told(titles.map((title) => chart(title, [260, 380])))).toEqual([]);
    const words: OutlineSlide = {
      kind: "bullets",
      title: "We looked at 60 trees",
      items: [{ text: [{ text: "All limes" }] }],
    };
    expect(told([words])).toEqual([]);
  });
});
