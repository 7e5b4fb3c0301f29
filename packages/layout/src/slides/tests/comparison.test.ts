import type { ComparisonOption, ComparisonSlide } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

function option(heading: string, signs: string, changes: Partial<ComparisonOption> = {}): ComparisonOption {
  const points = [...signs].map((sign, index) => ({
    text: [{ text: `${heading} point ${index + 1}` }],
    ...(sign === "+" && { sign: "plus" as const }),
    ...(sign === "-" && { sign: "minus" as const }),
  }));
  return { heading, points, ...changes };
}

function comparison(...options: readonly ComparisonOption[]): ComparisonSlide {
  return { kind: "comparison", title: "Which one", options };
}

describe("a comparison", () => {
  test.each([
    {
      what: "at the headings where all points of each are alike",
      slide: comparison(option("For", "+++"), option("Against", "--")),
      signs: ["Sign of For +", "Sign of Against −"],
    },
    {
      what: "at the points where they are not",
      slide: comparison(option("A", "+-"), option("B", "+.")),
      signs: ["Sign 1 of A +", "Sign 2 of A −", "Sign 1 of B +"],
    },
    {
      what: "not at all where there are none",
      slide: comparison(option("A", ".."), option("B", ".")),
      signs: [],
    },
  ])("has its marks $what, and they say what they are", ({ slide, signs }) => {
    const [page] = pagesOf(placeSlide(slide));
    const marks = named(page, /^Sign/u).map((mark) =>
      mark.kind === "shape" ? `${mark.name} ${mark.description}` : mark.name,
    );
    expect(marks).toEqual(signs);
  });

  test("sets the recommended option on a panel, whose name a screen reader says", () => {
    const slide = comparison(option("A", "+-"), option("B", "+.", { recommended: true }), option("C", "-"));
    const [page] = pagesOf(placeSlide(slide));
    const panels = named(page, /^Recommended/u);
    expect(panels).toMatchObject([{ description: "✓ B" }]);
    const rules = named(page, /^Head rule/u).map((rule) => (rule.kind === "shape" ? rule.fill : undefined));
    expect(rules[0]).toEqual(rules[2]);
    expect(rules[1]).not.toEqual(rules[0]);
  });

  test("sets all options on panels where what is not recommended ends early, and else only what is", () => {
    const panels = (...options: readonly ComparisonOption[]) => {
      const [page] = pagesOf(placeSlide(comparison(...options)));
      return named(page, /^(Recommended|Panel of)/u).map(({ name }) => name);
    };
    expect(panels(option("A", ".."), option("B", "....", { recommended: true }))).toEqual([
      "Panel of A",
      "Recommended",
    ]);
    expect(panels(option("A", "..."), option("B", "...", { recommended: true }))).toEqual(["Recommended"]);
  });

  test("sets more than two options as rows, what is for them before what is against, the recommended one set off", () => {
    const slide = comparison(option("A", "+-"), option("B", "-+", { recommended: true }), option("C", "--"));
    const [page] = pagesOf(placeSlide(slide));
    const fills = named(page, /^(?:Panel|Recommended)/u).map((panel) =>
      panel.kind === "shape" ? JSON.stringify(panel.fill) : "",
    );
    expect(fills).toHaveLength(3);
    expect(fills[0]).toBe(fills[2]);
    expect(fills[1]).not.toBe(fills[0]);
    const [plus] = named(page, /^Point plus 1 of option 2/u);
    const [minus] = named(page, /^Point minus 1 of option 2/u);
    expect([textOf(plus), textOf(minus)]).toEqual(["B point 2", "B point 1"]);
    expect(plus?.box.x).toBeLessThan(minus?.box.x ?? 0);
    const [rightToLeft] = pagesOf(placeSlide(slide, { language: "he", direction: "rtl" }));
    const [first] = named(rightToLeft, /^Point plus 1 of option 2/u);
    const [second] = named(rightToLeft, /^Point minus 1 of option 2/u);
    expect(first?.box.x).toBeGreaterThan(second?.box.x ?? Number.NaN);
  });

  test("gives rows that only praise or only warn their whole width", () => {
    const widthsOf = (...points: readonly [string, string, string]) => {
      const slide = comparison(option("A", points[0]), option("B", points[1]), option("C", points[2]));
      const [page] = pagesOf(placeSlide(slide));
      return named(page, /^Point (?:plus|minus) 1 of option/u).map(({ box }) => box.width);
    };
    const [narrow] = widthsOf("+-", "--", "++");
    const wide = widthsOf("--", "--", "++");
    expect(new Set(wide).size).toBe(1);
    expect(wide[0]).toBeGreaterThan(1.8 * (narrow ?? Number.NaN));
  });

  test("sets options with points that only tell side by side, however many", () => {
    const slide = comparison(option("A", ".."), option("B", "+-"), option("C", "--"));
    const [page] = pagesOf(placeSlide(slide));
    const tops = named(page, /^Option/u).map(({ box }) => box.y);
    expect(new Set(tops).size).toBe(1);
  });

  test("has the points of all options in common rows", () => {
    const long = {
      text: [{ text: "A point that needs several lines to be said, because it is long. ".repeat(2) }],
    };
    const slide = comparison({ heading: "A", points: [long, long] }, option("B", ".."));
    const [page] = pagesOf(placeSlide(slide));
    const tops = named(page, /^Point/u).map(({ name, box }) => [name.slice(6, 7), box.y]);
    expect(new Set(tops.map(String)).size).toBe(2);
  });

  test("with more than a page holds repeats its headings", () => {
    const point = {
      text: [{ text: "A point that needs several lines to be said, because it is long. ".repeat(3) }],
    };
    const options = ["A", "B", "C"].map((heading) => ({
      heading,
      points: Array.from({ length: 8 }, () => point),
    }));
    const pages = pagesOf(placeSlide(comparison(...options)));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(named(page, /^Option/u).map(textOf)).toEqual(["A", "B", "C"]);
  });

  test("runs from right to left where the text does", () => {
    const slide = comparison(option("A", "+-"), option("B", "-+"));
    const [page] = pagesOf(placeSlide(slide, { language: "he", direction: "rtl" }));
    const [first, second] = named(page, /^Option/u);
    expect(first?.box.x).toBeGreaterThan(second?.box.x ?? Number.NaN);
    const [mark, point] = [named(page, /^Sign 1 of A/u)[0], named(page, /^Point 1 of A/u)[0]];
    expect(mark?.box.x).toBeGreaterThan(point?.box.x ?? Number.NaN);
  });

  test("of one point on each side has both on panels, in large type, even where one is recommended", () => {
    const [page] = pagesOf(placeSlide(comparison(option("A", "."), option("B", ".", { recommended: true }))));
    expect(named(page, /^(?:Panel|Recommended)/u)).toHaveLength(2);
    const [point] = named(page, /^Point/u);
    expect(point?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(32);
    const several = comparison(option("A", "..."), option("B", "...", { recommended: true }));
    expect(named(pagesOf(placeSlide(several))[0], /^(?:Panel|Recommended)/u)).toHaveLength(1);
  });
});
