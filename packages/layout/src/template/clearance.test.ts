import { type Box, inches, type Placeholder } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { bottomOf, rightOf } from "../geometry.ts";
import { classicTemplate, fullTemplate } from "../testing/index.ts";
import { type Anatomy, readAnatomy } from "./anatomy.ts";
import { isDrawnForTitle, isRuledAbove, leavesTitleEmpty, withClearance } from "./clearance.ts";

function boxAt(x: number, y: number, width: number, height: number): Box {
  return { x: inches(x), y: inches(y), width: inches(width), height: inches(height) };
}

interface Given {
  readonly artwork?: readonly Box[];
  readonly title?: Partial<Placeholder>;
  readonly contentBox?: Box;
}

const wide = fullTemplate.slideSize;

/** A page of content with a title that begins at its start, changed as given. */
function pageWith({ artwork = [], title = {}, contentBox }: Given): Anatomy {
  const layout = fullTemplate.layouts.find(({ type }) => type === "titleOnly");
  if (!layout) throw new RangeError("Expected a layout with a title only.");
  const placeholders = layout.placeholders.map((one) => (one.type === "title" ? { ...one, ...title } : one));
  const anatomy = readAnatomy({ ...layout, artwork, placeholders });
  return contentBox ? { ...anatomy, contentBox } : anatomy;
}

describe("content", () => {
  const contentBox = boxAt(0.75, 1.7, 11.83, 5);

  test("keeps off a strip below it and a band above it by a thirtieth of the page", () => {
    const artwork = [boxAt(0, 6.72, 13.333, 0.78), boxAt(0, 0, 13.333, 1.68)];
    const { contentBox: clear } = withClearance(pageWith({ artwork, contentBox }), wide);
    expect(bottomOf(clear)).toBeLessThanOrEqual(inches(6.72 - 0.22));
    expect(clear.y).toBeGreaterThanOrEqual(inches(1.68 + 0.22));
  });

  test("stays as it is beside what is drawn far from it, or in its middle", () => {
    const artwork = [boxAt(0, 0, 13.333, 0.3), boxAt(5, 4, 2, 0.5)];
    expect(withClearance(pageWith({ artwork, contentBox }), wide).contentBox).toEqual(contentBox);
  });

  test("ends above the foot of the page, where numbers of pages stand", () => {
    const long = { ...contentBox, height: inches(5.5) };
    const { contentBox: clear } = withClearance(pageWith({ contentBox: long }), wide);
    expect(bottomOf(clear)).toBeLessThanOrEqual(0.93 * wide.height);
    expect(clear.y).toBe(long.y);
  });

  test("begins where the text of its title begins, where only an inset divides them", () => {
    const insets = { left: inches(0.1), right: inches(0.1), top: inches(0.05), bottom: inches(0.05) };
    const page = pageWith({ title: { insets }, contentBox });
    expect(withClearance(page, wide).contentBox.x).toBe(inches(0.85));
  });
});

describe("a title", () => {
  const contentBox = boxAt(0.5, 1.9, 12, 4.6);

  test("that is further in than its content comes out to it, unless something is drawn there", () => {
    const title = { box: boxAt(1.3, 0.8, 11, 0.75) };
    const free = withClearance(pageWith({ title, contentBox }), wide);
    expect(free.titleBox.x).toBe(contentBox.x);
    expect(rightOf(free.titleBox)).toBe(inches(12.3));
    const artwork = [boxAt(0.5, 0.8, 0.6, 0.6)];
    expect(withClearance(pageWith({ title, contentBox, artwork }), wide).titleBox.x).toBe(inches(1.3));
  });

  test("on a band across the page stands above its content", () => {
    const title = { box: boxAt(0, 0.4, 13.333, 0.8), fill: "595959" };
    const page = withClearance(pageWith({ title, contentBox: boxAt(1, 1.7, 11.3, 4.8) }), wide);
    expect(page.titleFrame?.insets.left).toBe(inches(1));
  });

  test("gets no higher than what is between the page's edge and the rule below it", () => {
    const title = { box: boxAt(0.75, 0, 11.83, 1.15), anchor: "middle" as const };
    const rule = boxAt(0.75, 1.15, 11.83, 0);
    const { titleRoom } = withClearance(pageWith({ title, artwork: [rule], contentBox }), wide);
    expect(titleRoom).toBeLessThan(inches(0.75));
    expect(withClearance(pageWith({ contentBox }), wide)).not.toHaveProperty("titleRoom");
  });
});

test("what is drawn for titles is told from what is drawn elsewhere, and an opening page that leaves it empty", () => {
  const band = boxAt(0.5, 0.7, 12.5, 0.9);
  const pages = pageWith({ artwork: [band] });
  const lowered = pageWith({ artwork: [band], title: { box: boxAt(0.75, 4, 11.83, 1.2) } });
  expect(isDrawnForTitle(pages)).toBe(true);
  expect(isDrawnForTitle(pageWith({ artwork: [boxAt(0, 7, 13.333, 0.5)] }))).toBe(false);
  expect(leavesTitleEmpty(lowered, pages)).toBe(true);
  expect(leavesTitleEmpty(pages, pages)).toBe(false);
});

test("centred titles leave the sides of their content alone", () => {
  const [, layout] = classicTemplate.layouts;
  if (!layout) throw new RangeError("Expected a second layout.");
  const anatomy = readAnatomy(layout);
  const { contentBox, titleBox } = withClearance(anatomy, classicTemplate.slideSize);
  expect([contentBox.x, contentBox.width]).toEqual([anatomy.contentBox.x, anatomy.contentBox.width]);
  expect(titleBox).toEqual(anatomy.titleBox);
});

test("a rule of the makers right above the content is told from one further up, and from a band", () => {
  const contentBox = boxAt(0.75, 1.9, 11.83, 4.6);
  expect(isRuledAbove(pageWith({ artwork: [boxAt(0.75, 1.6, 11.83, 0.02)], contentBox }))).toBe(true);
  expect(isRuledAbove(pageWith({ artwork: [boxAt(0.75, 0.75, 11.83, 0.02)], contentBox }))).toBe(false);
  expect(isRuledAbove(pageWith({ artwork: [boxAt(0, 0.6, 13.333, 1.2)], contentBox }))).toBe(false);
});
