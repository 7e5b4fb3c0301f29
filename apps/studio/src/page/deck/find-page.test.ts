import type { Outline } from "@lectern/types";
import { expect, test } from "vitest";
import { findPages } from "./find-page.ts";

const outline = (titles: readonly string[]): Outline => ({
  title: "A",
  language: "en",
  direction: "ltr",
  slides: titles.map((title) => ({ kind: "section", title })),
});

test.each([
  { titles: ["A", "B", "C"], pages: ["A", "B", "C"], want: [0, 1, 2] },
  { titles: ["A", "Much", "C"], pages: ["A", "Much (1/2)", "Much (2/2)", "C"], want: [0, 1, 3] },
  { titles: ["A", "Much", "C"], pages: ["A", "Much", "", "C"], want: [0, 1, 3] },
  { titles: ["A", "B", "C"], pages: [], want: [0, 1, 2] },
  { titles: ["A", "B"], pages: ["A", "Something else", "B"], want: [0, 2] },
])("slides $titles begin on the pages $want of $pages", ({ titles, pages, want }) => {
  expect(findPages(outline(titles), pages)).toEqual(want);
});
