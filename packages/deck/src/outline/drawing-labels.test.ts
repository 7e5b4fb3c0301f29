import { describe, expect, it } from "vitest";
import { drawingLabelsOf } from "./drawing-labels.ts";
import type { BulletItem, OutlineSlide } from "./outline.ts";

const point = (text: string, more: Partial<BulletItem> = {}): BulletItem => ({ text: [{ text }], ...more });
const points: readonly BulletItem[] = [
  point("carved by hand", { lead: "Scroll" }),
  point("Pegs tighten the strings"),
  point("of ebony", { lead: "Fingerboard" }),
];
const bullets = (items: readonly BulletItem[], partsOf?: string): OutlineSlide => ({
  kind: "bullets",
  title: "A violin",
  items,
  ...(partsOf !== undefined && { partsOf }),
});

describe("the labels of a drawing", () => {
  it("are the leads, headings or words of a slide on the parts of a thing", () => {
    expect(drawingLabelsOf(bullets(points, "violin"))).toEqual([
      "Scroll",
      "Pegs tighten the strings",
      "Fingerboard",
    ]);
    const cards = ["Roof", "Wall", "Door"].map((heading) => ({ heading }));
    expect(drawingLabelsOf({ kind: "cards", title: "A hut", cards, partsOf: "hut" })).toEqual([
      "Roof",
      "Wall",
      "Door",
    ]);
  });

  it.each([
    { given: "a slide that names no thing", slide: bullets(points) },
    { given: "nothing as the thing", slide: bullets(points, "") },
    { given: "two items", slide: bullets(points.slice(1), "violin") },
    { given: "seven items", slide: bullets([...points, ...points, ...points].slice(2), "violin") },
    {
      given: "amounts",
      slide: bullets([...points, point("x", { amount: { value: 2, shown: "2" } })], "violin"),
    },
    {
      given: "points below a point",
      slide: bullets([...points, point("x", { children: points })], "violin"),
    },
    { given: "a warning", slide: bullets([...points, point("x", { emphasis: "warning" })], "violin") },
    { given: "a slide of another kind", slide: { kind: "statement", title: "A violin" } as const },
  ])("are none for $given", ({ slide }) => {
    expect(drawingLabelsOf(slide)).toBeUndefined();
  });
});
