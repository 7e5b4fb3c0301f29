import { type Box, inches } from "@lectern/deck";
import { expect, test } from "vitest";
import { readAnatomy } from "../../template/anatomy.ts";
import { classicTemplate } from "../../testing/index.ts";
import { clearOfDrawings, pageOf, withoutFootersOn } from "./bleed.ts";

function boxAt(x: number, y: number, width: number, height: number): Box {
  return { x: inches(x), y: inches(y), width: inches(width), height: inches(height) };
}

const field = boxAt(0, 0, 3, 7.5);

test.each([
  { what: "nothing", drawn: [], want: field },
  { what: "something elsewhere", drawn: [boxAt(4, 1, 2, 2)], want: field },
  { what: "a strip along the foot", drawn: [boxAt(0, 6.7, 10, 0.8)], want: boxAt(0, 0, 3, 6.7) },
  { what: "a bar along the side", drawn: [boxAt(0, 0, 0.4, 7.5)], want: boxAt(0.4, 0, 2.6, 7.5) },
  { what: "a sign at its head", drawn: [boxAt(0.3, 0.2, 2, 0.5)], want: boxAt(0, 0.9, 3, 6.6) },
  { what: "a rule without height", drawn: [boxAt(0.3, 1.2, 9, 0)], want: boxAt(0, 1.4, 3, 6.1) },
])("a field with $what drawn on it is clear of that", ({ drawn, want }) => {
  expect(clearOfDrawings(field, drawn)).toEqual(want);
});

test("a page that a field covers has only the footers beside it", () => {
  const [, layout] = classicTemplate.layouts;
  if (!layout) throw new RangeError("Expected a second layout.");
  const anatomy = readAnatomy(layout);
  const page = pageOf(classicTemplate.slideSize);
  expect(withoutFootersOn(page, anatomy)).not.toHaveProperty("slideNumber");
  expect(withoutFootersOn(boxAt(0, 0, 3, 7.5), anatomy)).toMatchObject({
    footer: anatomy.footer,
    slideNumber: anatomy.slideNumber,
  });
});
