import type { Outline } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { findWanted } from "./find-wanted.ts";

const outline: Outline = {
  title: "Our eggs",
  language: "en",
  direction: "ltr",
  design: { picture: "hatching egg" },
  slides: [
    { kind: "title", title: "Our eggs", subtitle: "Year 2" },
    { kind: "bullets", title: "Warm", items: [{ text: [{ text: "38 degrees" }] }], picture: "incubator" },
    { kind: "statement", title: "It has a tooth", support: "Tiny", picture: "beak" },
    { kind: "process", title: "Out", steps: [{ title: "Tap" }, { title: "Crack" }], picture: "eggshell" },
    { kind: "statement", title: "It has a hen", picture: "hen" },
    { kind: "process", title: "Dry", steps: [{ title: "Shake" }, { title: "Rest" }], picture: "feather" },
    { kind: "statement", title: "It has a tooth, still", picture: "beak" },
    {
      kind: "numbers",
      title: "Nine of ten hatch",
      figures: [{ value: "9", label: "of 10", share: { part: 9, whole: 10 } }],
      picture: "basket",
    },
    { kind: "closing", title: "Watch", picture: "chick" },
  ],
};

describe("the drawings that a deck wants", () => {
  it("are those that there are none of, the largest first, none twice, six at most that only illustrate", () => {
    const wanted = findWanted(outline, { has: (name) => name === "hen", seen: "all" });
    expect(wanted.map(({ name, place }) => `${name}: ${place}`)).toEqual([
      "hatching egg: cover",
      "beak: page",
      "chick: page",
      "incubator: beside",
      "eggshell: beside",
      "feather: beside",
    ]);
    expect(findWanted(outline, { has: () => false, seen: "all" })).toHaveLength(6);
    expect(wanted.slice(0, 4).map(({ title, line }) => [title, line])).toEqual([
      ["Our eggs", "Year 2"],
      ["It has a tooth", "Tiny"],
      ["Watch", ""],
      ["Warm", "38 degrees"],
    ]);
  });

  it("are none where all is there, nothing is named, or the deck is formal", () => {
    expect(findWanted(outline, { has: () => true, seen: "all" })).toEqual([]);
    const formal: Outline = { ...outline, design: { ...outline.design, mood: "formal" } };
    expect(findWanted(formal, { has: () => false, seen: "all" })).toEqual([]);
    const silent: Outline = { ...outline, design: { picture: "" }, slides: outline.slides.slice(0, 1) };
    expect(findWanted(silent, { has: () => false, seen: "all" })).toEqual([]);
  });

  it("begin with those whose parts a slide names, though the stock has the thing, and are these alone in templates", () => {
    const cards = ["Shell", "White", "Yolk"].map((heading) => ({ heading }));
    const parts: Outline["slides"] = [{ kind: "cards", title: "In the egg", cards, partsOf: "hatching egg" }];
    const labelled: Outline = { ...outline, slides: [...outline.slides, ...parts] };
    const [first, ...others] = findWanted(labelled, { has: (name) => name === "hatching egg", seen: "all" });
    expect(first).toEqual({
      name: "hatching egg",
      place: "labelled",
      title: "In the egg",
      line: "",
      labels: ["Shell", "White", "Yolk"],
      details: ["", "", ""],
    });
    expect(others.map(({ name }) => name)).toEqual([
      "beak",
      "hen",
      "chick",
      "incubator",
      "eggshell",
      "feather",
    ]);
    expect(findWanted(labelled, { has: () => false, seen: "labelled" })).toEqual([first]);
    const formal: Outline = { ...labelled, design: { mood: "formal" } };
    expect(findWanted(formal, { has: () => false, seen: "all" })).toEqual([first]);
  });

  it("count what a page is about beside the six that only illustrate, and are no more than an outline keeps", () => {
    const cards = ["Shell", "White", "Yolk"].map((heading) => ({ heading }));
    const parts = (count: number): Outline["slides"] =>
      Array.from({ length: count }, (_, index) => ({
        kind: "cards",
        title: `Egg ${index}`,
        cards,
        partsOf: `egg ${"abcdefghijklmnop".charAt(index)}`,
      }));
    const placesOf = (count: number) =>
      findWanted(
        { ...outline, slides: [...outline.slides, ...parts(count)] },
        { has: () => false, seen: "all" },
      ).map(({ place }) => place === "labelled");
    expect(placesOf(4).filter(Boolean)).toHaveLength(4);
    expect(placesOf(4)).toHaveLength(10);
    expect(placesOf(8).filter(Boolean)).toHaveLength(8);
    expect(placesOf(8)).toHaveLength(12);
    expect(placesOf(14)).toHaveLength(12);
  });

  describe("on cards", () => {
    const kit = (icons: readonly string[], more: object = {}): Outline => ({
      ...outline,
      design: {},
      slides: [
        {
          kind: "cards",
          title: "Your kit",
          cards: icons.map((icon) => ({ heading: `My ${icon}`, text: [{ text: "warm" }], icon, ...more })),
        },
      ],
    });
    const has = (name: string) => name === "rain coat";

    it("are those that there are none of, under the names of their icons", () => {
      expect(findWanted(kit(["rain-coat", "head-torch", "boots"]), { has, seen: "all" })).toEqual([
        { name: "head-torch", place: "card", title: "My head-torch", line: "warm", labels: [] },
        { name: "boots", place: "card", title: "My boots", line: "warm", labels: [] },
      ]);
    });

    it.each([
      { given: "one of them names nothing", want: kit(["rain-coat", "head-torch", ""]) },
      { given: "all of them are icons", want: kit(["clock", "users"]) },
      { given: "they have figures", want: kit(["rain-coat", "head-torch"], { value: "2" }) },
      {
        given: "the deck is formal",
        want: { ...kit(["boots", "head-torch"]), design: { mood: "formal" as const } },
      },
    ])("are none where $given", ({ want }) => {
      expect(findWanted(want, { has, seen: "all" })).toEqual([]);
    });

    it("are none in templates, or where not all of a slide would be kept", () => {
      expect(findWanted(kit(["boots", "head-torch"]), { has, seen: "labelled" })).toEqual([]);
      const slides = "abc".split("").map((letter): Outline["slides"][number] => ({
        kind: "cards",
        title: letter,
        cards: "abcde".split("").map((other) => ({ heading: other, icon: `thing-${letter}${other}` })),
      }));
      const wanted = findWanted({ ...outline, design: {}, slides }, { has, seen: "all" });
      expect(wanted).toHaveLength(10);
    });
  });
});
