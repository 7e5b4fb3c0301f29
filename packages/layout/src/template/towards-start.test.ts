import { type Box, inches, type Template } from "@lectern/deck";
import { expect, test } from "vitest";
import { rightOf } from "../geometry.ts";
import { fullTemplate } from "../testing/index.ts";
import { chooseLayouts } from "./layouts/choose-layout.ts";
import { towardsRight } from "./towards-start.ts";

function boxAt(x: number, y: number, width: number, height: number): Box {
  return { x: inches(x), y: inches(y), width: inches(width), height: inches(height) };
}

/** A template of lists under a title in a place of its own. */
function templateWith(box: Box, artwork: readonly Box[] = []): Template {
  const layouts = fullTemplate.layouts
    .filter(({ type }) => type === "obj")
    .map((layout) => ({
      ...layout,
      artwork,
      placeholders: layout.placeholders.flatMap((one) => {
        if (one.type === "title") return { ...one, box };
        return one.index === 13 ? [] : one;
      }),
    }));
  return { ...fullTemplate, layouts };
}

function turned(template: Template) {
  return towardsRight(chooseLayouts(template), template.slideSize).rows;
}

test("a title over a part of the page begins at the right where its content does", () => {
  const { titleBox, contentBox } = turned(templateWith(boxAt(0.75, 0.8, 7.5, 0.75)));
  expect(rightOf(titleBox)).toBe(rightOf(contentBox));
  expect(titleBox.width).toBe(inches(7.5));
});

test("a title ends before a sign at the head of the page", () => {
  const sign = boxAt(11.6, 0.5, 1.2, 0.5);
  const { titleBox } = turned(templateWith(boxAt(0.75, 0.8, 11.83, 0.75), [sign]));
  expect(rightOf(titleBox)).toBeLessThan(sign.x);
});

test("a title below a sign keeps its place where its words are clear of that, and moves down where they press on it", () => {
  const placeBelow = (sign: Box) => turned(templateWith(boxAt(0.75, 0.8, 11.83, 0.75), [sign])).titleBox;
  const clear = placeBelow(boxAt(11.6, 0.2, 1.2, 0.4));
  expect(clear.y).toBe(inches(0.8));
  expect(rightOf(clear)).toBeGreaterThan(inches(12.5));
  const lowered = placeBelow(boxAt(11.6, 0.3, 1.2, 0.52));
  expect(lowered.y).toBeGreaterThan(inches(0.85));
  expect(rightOf(lowered)).toBe(rightOf(clear));
});

test("a title as wide as its content stays where it is", () => {
  const template = templateWith(boxAt(0.75, 0.8, 11.83, 0.75));
  expect(turned(template).titleBox).toEqual(chooseLayouts(template).rows.titleBox);
});

test("a title beside its content changes sides with it", () => {
  const layouts = fullTemplate.layouts
    .filter(({ type }) => type === "objTx")
    .map((layout) => ({ ...layout, artwork: [] }));
  const { titleBox, contentBox } = turned({ ...fullTemplate, layouts });
  expect(titleBox.x).toBeGreaterThan(rightOf(contentBox));
});

test("the line below an opening page's title ends where that does", () => {
  const layouts = fullTemplate.layouts.map((layout) => ({
    ...layout,
    artwork: [],
    placeholders: layout.placeholders.map((one) =>
      one.type === "subTitle" ? { ...one, box: { ...one.box, width: inches(6.9) } } : one,
    ),
  }));
  const template = { ...fullTemplate, layouts };
  const { titleBox, body } = towardsRight(chooseLayouts(template), template.slideSize).cover;
  expect(body && rightOf(body.box)).toBe(rightOf(titleBox));
});

test("a line above a title begins where that does, a little short of a sign there, or is left out", () => {
  const kicker = fullTemplate.layouts
    .flatMap(({ placeholders }) => placeholders)
    .find(({ index, type }) => type === "body" && index === 13);
  if (!kicker) throw new RangeError("Expected a place for the line above a title.");
  const endWith = (artwork: readonly Box[]) => {
    const template = templateWith(boxAt(0.75, 0.9, 11.83, 0.75), artwork);
    const layouts = template.layouts.map((layout) => ({
      ...layout,
      placeholders: [...layout.placeholders, { ...kicker, box: boxAt(0.75, 0.5, 6, 0.3) }],
    }));
    const rows = turned({ ...template, layouts });
    return rows.kicker && rightOf(rows.kicker.box);
  };
  expect(Math.abs((endWith([]) ?? 0) - inches(12.58))).toBeLessThan(inches(0.12));
  const small = boxAt(12.3, 0.5, 0.4, 0.2);
  expect(endWith([small])).toBeLessThan(small.x);
  expect(endWith([boxAt(11.6, 0.3, 1.2, 0.4)])).toBeUndefined();
});

test.each([
  { what: "at the right edge", x: 3, want: "start" },
  { what: "at the left edge", x: 0.5, want: "end" },
])("an opening page's title that ends $what of the page has its lines begin or end there", ({ x, want }) => {
  const layouts = fullTemplate.layouts.map((layout) => ({
    ...layout,
    artwork: [],
    placeholders: layout.placeholders.map((one) =>
      one.type === "ctrTitle"
        ? {
            ...one,
            box: boxAt(x, 2, 9.5, 1.5),
            levels: one.levels.map((level) => ({ ...level, alignment: "end" as const })),
          }
        : one,
    ),
  }));
  const template = { ...fullTemplate, layouts };
  const { title, titleLook } = towardsRight(chooseLayouts(template), template.slideSize).cover;
  expect(titleLook?.alignment ?? title?.levels[0]?.alignment).toBe(want);
});
