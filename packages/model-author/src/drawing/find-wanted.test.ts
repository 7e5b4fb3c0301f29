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
    { kind: "statement", title: "It has a tooth, still", picture: "beak" },
    { kind: "closing", title: "Watch", picture: "chick" },
  ],
};

describe("the drawings that a deck wants", () => {
  it("are those that there are none of, the largest first, none twice, four at most", () => {
    const wanted = findWanted(outline, (name) => name === "hen");
    expect(wanted.map(({ name, place }) => `${name}: ${place}`)).toEqual([
      "hatching egg: cover",
      "beak: page",
      "chick: page",
      "incubator: beside",
    ]);
    expect(wanted.map(({ title, line }) => [title, line])).toEqual([
      ["Our eggs", "Year 2"],
      ["It has a tooth", "Tiny"],
      ["Watch", ""],
      ["Warm", "38 degrees"],
    ]);
  });

  it("are none where all is there, nothing is named, or the deck is formal", () => {
    expect(findWanted(outline, () => true)).toEqual([]);
    expect(findWanted({ ...outline, design: { ...outline.design, mood: "formal" } }, () => false)).toEqual(
      [],
    );
    const silent: Outline = { ...outline, design: { picture: "" }, slides: outline.slides.slice(0, 1) };
    expect(findWanted(silent, () => false)).toEqual([]);
  });
});
