import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { partFacts } from "./part-facts.ts";

const list: OutlineSlide = {
  kind: "bullets",
  title: "Overview",
  items: ["Revenue up 12% to 4.2M", "14 teams", "Entry 3 euros"].map((text) => ({ text: [{ text }] })),
};
const part = (slide: OutlineSlide, room: number) =>
  partFacts([slide], new Set([slide]), { room, language: "en" });

describe("partFacts", () => {
  it("gives a figure of a list a slide of its own, named by what it counts", () => {
    const [rest, figure, ...more] = part(list, 1);
    expect(rest).toMatchObject({ kind: "bullets", title: "Overview", items: [{}, {}] });
    expect(figure).toMatchObject({
      kind: "numbers",
      title: "Entry",
      figures: [{ value: "3 euros", label: "Entry" }],
    });
    expect(more).toEqual([]);
  });

  it("says what is left alone in large letters, and takes no more slides than there is room for", () => {
    expect(part(list, 4).map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      "statement: Revenue up 12% to 4.2M",
      "numbers: Teams",
      "numbers: Entry",
    ]);
  });

  it("parts a row of figures", () => {
    const figures = ["Beds", "Members", "Trees"].map((label, index) => ({ value: `${index + 2}`, label }));
    const parted = part({ kind: "numbers", title: "Key figures", figures }, 1);
    expect(parted.map(({ title }) => title)).toEqual(["Key figures", "Trees"]);
  });

  it("leaves slides alone that are not loose", () => {
    expect(partFacts([list], new Set(), { room: 3, language: "en" })).toEqual([list]);
  });
});
