import type { Outline } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { toServedOutline, withPicturesOf } from "./served-outline.ts";

const outline = {
  title: "The violin shop",
  language: "en",
  direction: "ltr",
  slides: [{ kind: "title", title: "The violin shop" }],
} as const;

it.each([
  { design: undefined, served: undefined },
  { design: {}, served: {} },
  { design: { picture: "violin" }, served: undefined },
  { design: { mode: "dark", picture: "violin" }, served: { mode: "dark" } },
  { design: { mode: "dark" }, served: { mode: "dark" } },
] as const)("serves the design $design as $served", ({ design, served }) => {
  expect(toServedOutline({ ...outline, ...(design && { design }) }).design).toEqual(served);
});

it.each([{ picture: "violin" }, { mode: "dark", picture: "" }, { mode: "dark" }, undefined] as const)(
  "keeps what is to be drawn when an outline comes back: %o",
  (design) => {
    const before = { ...outline, ...(design && { design }) };
    const back = JSON.parse(JSON.stringify(toServedOutline(before)));
    expect(withPicturesOf(before, back)).toEqual(before);
  },
);

describe("pictures of slides", () => {
  const before: Outline = {
    ...outline,
    slides: [
      { kind: "statement", title: "A live cockerel", picture: "rooster" },
      { kind: "statement", title: "Nobody knows", picture: "" },
      { kind: "closing", title: "Everybody shout" },
    ],
  };

  it("are not served", () => {
    expect(JSON.stringify(toServedOutline(before))).not.toContain("picture");
  });

  it("come back to slides that are still there, wherever they stand, and to no others", () => {
    const served = JSON.parse(JSON.stringify(toServedOutline(before)));
    const [cockerel, nobody, closing] = served.slides;
    const edited = { ...served, slides: [nobody, { ...cockerel, title: "A cockerel" }, cockerel, closing] };
    const { slides } = withPicturesOf(before, edited);
    expect(slides.map((slide) => ("picture" in slide ? slide.picture : undefined))).toEqual([
      "",
      undefined,
      "rooster",
      undefined,
    ]);
  });
});

it("keeps what the author drew and whose parts slides name, and serves nothing of it", () => {
  const areas = [{ tone: 2, commands: "M0 0L60 0L60 80Z" }];
  const anchors = [{ label: "Scroll", x: 30, y: 5 }];
  const cards = ["Scroll", "Pegs", "Bridge"].map((heading) => ({ heading }));
  const before: Outline = {
    ...outline,
    design: { picture: "violin" },
    slides: [...outline.slides, { kind: "cards", title: "Its parts", cards, partsOf: "violin" }],
    drawings: { violin: { width: 60, height: 80, areas, anchors } },
  };
  const served = JSON.parse(JSON.stringify(toServedOutline(before)));
  expect(served).not.toHaveProperty("drawings");
  expect(JSON.stringify(served)).not.toContain("partsOf");
  expect(withPicturesOf(before, served)).toEqual(before);
});
