import type { Figure } from "@lectern/deck";
import { expect, test } from "vitest";
import { figureInWords } from "./figure-in-words.ts";

const figure: Figure = { value: "7", label: "of the seats" };

test.each<{ given: Partial<Figure>; want: string | undefined }>([
  { given: { references: [{ label: "Before", value: 3.5 }] }, want: "Before: 3.5" },
  { given: { references: [{ label: "All seats", value: 11, role: "total" }] }, want: "All seats: 11" },
  { given: { value: "most", share: { part: 7, whole: 11, thing: "seat" } }, want: "7/11 (seat)" },
  { given: { value: "70 %", share: { part: 70, whole: 100, thing: "seat" } }, want: "seat" },
  { given: { text: "Two more", references: [{ label: "Before", value: 5 }] }, want: "Two more · Before: 5" },
  // What the figure says itself.
  { given: { value: "7 of 11", share: { part: 7, whole: 11 } }, want: undefined },
])("says in words what has no room as a picture: $given", ({ given, want }) => {
  expect(figureInWords({ ...figure, ...given }, "en").text).toBe(want);
});
