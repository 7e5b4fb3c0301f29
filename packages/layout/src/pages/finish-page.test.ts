import { points } from "@lectern/deck";
import { expect, test } from "vitest";
import { classicTemplate } from "../testing/index.ts";
import { pagesOf, placeSlide } from "../testing/place-slide.ts";

const slide = { kind: "bullets", title: "List", items: [{ text: [{ text: "A point" }] }] } as const;

test.each([
  { direction: "ltr", want: undefined },
  { direction: "rtl", want: "start" },
] as const)(
  "a page's number at the right edge stands there in a deck that runs $direction",
  ({ direction, want }) => {
    const [page] = pagesOf(placeSlide(slide, { template: classicTemplate, direction }));
    const number = page?.elements.find(
      (element) => element.kind === "placeholder" && element.type === "sldNum",
    );
    const footer = page?.elements.find((element) => element.kind === "placeholder" && element.type === "ftr");
    const alignmentOf = (element: typeof number) =>
      element?.kind === "placeholder" ? element.text.paragraphs[0]?.alignment : "none";
    expect(alignmentOf(number)).toBe(want);
    expect(alignmentOf(footer)).toBeUndefined();
  },
);

test("a footer and a page's number smaller than nine points are set in nine", () => {
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((place) => {
      if (place.type !== "ftr" && place.type !== "sldNum") return place;
      return { ...place, levels: place.levels.map((level) => ({ ...level, size: points(6) })) };
    }),
  }));
  const [page] = pagesOf(placeSlide(slide, { template: { ...classicTemplate, layouts } }));
  const sizes = page?.elements.flatMap((element) =>
    element.kind === "placeholder" && (element.type === "ftr" || element.type === "sldNum")
      ? element.text.paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size))
      : [],
  );
  expect(sizes).toEqual([9, 9]);
});
