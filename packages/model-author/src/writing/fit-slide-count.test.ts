import type { SlideCount } from "@lectern/authoring";
import type { OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { fitSlideCount } from "./fit-slide-count.ts";

const slidesOf = (count: number, from: string): readonly OutlineSlide[] =>
  Array.from({ length: count }, (_, index) => ({ kind: "statement", title: `${from} ${index}` }));

it.each([
  { asked: 8, written: 2, want: 8, missing: 0 },
  { asked: 20, written: 10, want: 20, missing: 0 },
  { asked: 40, written: 9, want: 18, missing: 22 },
  { asked: 400, written: 7, want: 14, missing: 26 },
])("makes $want slides of $written that were written and $asked asked for", (given) => {
  const { asked, written, want, missing } = given;
  const wish: SlideCount = { count: asked, bound: "exactly", least: asked, most: asked };
  const fitted = fitSlideCount(slidesOf(written, "Written"), wish, slidesOf(60, "Draft"));
  expect(fitted.slides).toHaveLength(want);
  expect(fitted.missing).toBe(missing);
});
