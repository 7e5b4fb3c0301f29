import {
  type OutlineSlide,
  type OwnPanels,
  resolveThemeColor,
  type Template,
  type ThemeColor,
} from "@lectern/deck";
import { expect, test } from "vitest";
import { classicTemplate } from "../../testing/index.ts";
import { pagesOf, placeSlide } from "../../testing/place-slide.ts";

const say = (text: string) => [{ text }];
const words = ["Call", "Show", "Meet", "Decide"];
const pages: Readonly<Record<string, OutlineSlide>> = {
  cards: {
    kind: "cards",
    title: "Four rules",
    cards: words.map((heading) => ({ heading, text: say("What is to be kept in mind") })),
  },
  process: {
    kind: "process",
    title: "Four steps",
    steps: words.map((title) => ({ title, text: "What is done in it" })),
  },
  numbers: {
    kind: "numbers",
    title: "Three figures",
    figures: words
      .slice(1)
      .map((label, index) => ({ value: `${index + 21} %`, label, highlighted: index === 1 })),
  },
  comparison: {
    kind: "comparison",
    title: "One or the other",
    options: ["This", "That"].map((heading, index) => ({
      heading,
      recommended: index === 1,
      points: words.slice(2).map((text) => ({ text: say(text), sign: "plus" as const })),
    })),
  },
  quote: {
    kind: "quote",
    title: "What they say",
    quotation: "We have never had it so good",
    name: "A farmer",
  },
  code: { kind: "code", title: "Few lines", code: "const one = 1;\nconst two = one + one;" },
};

const brand = { lead: { scheme: "accent1" } } as const;
const layouts = classicTemplate.layouts.map((layout) => ({ ...layout, brand }));

const branded: Template = { ...classicTemplate, layouts };

/** Returns the fills of the shapes of a page that are as large as panels, and its rules. */
function drawnOn(slide: OutlineSlide, ownPanels: OwnPanels | undefined, given = branded) {
  const template: Template = { ...given, ...(ownPanels && { ownPanels }) };
  const [page] = pagesOf(placeSlide(slide, { template }));
  const shapes = (page?.elements ?? []).flatMap((element) => (element.kind === "shape" ? [element] : []));
  const isPanel = ({ box: { width, height } }: (typeof shapes)[number]) =>
    width > 900_000 && height > 400_000;
  return {
    fills: shapes.filter(isPanel).flatMap(({ fill }) => (fill && "scheme" in fill ? [fill] : [])),
    rules: shapes.filter(({ geometry }) => geometry === "line"),
    described: shapes.flatMap(({ description }) => description ?? []),
  };
}

test.each(["cards", "process", "numbers", "comparison", "quote"])(
  "%s have no panels where their makers have none",
  (kind) => {
    const slide = pages[kind];
    if (!slide) throw new RangeError(`Expected a slide of ${kind}.`);
    expect(drawnOn(slide, "none").fills).toEqual([]);
    expect(drawnOn(slide, undefined).fills).not.toEqual([]);
  },
);

test("points have no panels on pages that run from one colour into another, where slides do not tell", () => {
  const drawn = layouts.map((layout) => ({ ...layout, grounds: ["F4F4F4", "FFFFFF", "FBFBFB"] }));
  const slide = pages["cards"];
  if (!slide) throw new RangeError("Expected cards.");
  expect(drawnOn(slide, undefined, { ...classicTemplate, layouts: drawn }).fills).toEqual([]);
  expect(drawnOn(slide, "pale", { ...classicTemplate, layouts: drawn }).fills).not.toEqual([]);
});

test("a few short points are a list where their makers have no panels", () => {
  const items = words.map((word) => ({ text: say(`${word} somebody who knows it well`) }));
  const slide: OutlineSlide = { kind: "bullets", title: "Four points", items };
  expect(drawnOn(slide, undefined).fills).not.toEqual([]);
  expect(drawnOn(slide, "none").fills).toEqual([]);
});

test("figures without panels are set off by rules, and the one to look at by the accent", () => {
  const slide = pages["numbers"];
  if (!slide) throw new RangeError("Expected figures.");
  const colors = drawnOn(slide, "none").rules.map(({ line }) => JSON.stringify(line?.color));
  expect(colors).toHaveLength(3);
  expect(new Set(colors).size).toBe(2);
});

test("what is recommended is said to be, without a panel", () => {
  const slide = pages["comparison"];
  if (!slide) throw new RangeError("Expected a comparison.");
  expect(drawnOn(slide, "none").described).toContain("✓ That");
});

test.each([
  { ownPanels: "full", isPale: false },
  { ownPanels: "pale", isPale: true },
  { ownPanels: undefined, isPale: true },
] as const)(
  "steps and code on panels of makers with $ownPanels ones are pale: $isPale",
  ({ ownPanels, isPale }) => {
    const [layout] = layouts;
    if (!layout) throw new RangeError("Expected a layout.");
    const isLight = (fill: ThemeColor) =>
      Number.parseInt(resolveThemeColor(fill, layout).slice(0, 2), 16) > 200;
    for (const kind of ["process", "code"]) {
      const slide = pages[kind];
      if (!slide) throw new RangeError(`Expected a slide of ${kind}.`);
      expect(drawnOn(slide, ownPanels).fills.every(isLight)).toBe(isPale);
    }
  },
);
