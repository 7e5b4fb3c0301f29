import { expect, test } from "vitest";
import { fullTemplate } from "../testing/index.ts";
import { readAnatomy } from "./anatomy.ts";
import { onCalmPage } from "./calm-page.ts";

const anatomies = fullTemplate.layouts.map((layout) => readAnatomy(layout));

test("on a page without its drawings, a title is bold in what is measured and in what is written", () => {
  for (const anatomy of anatomies.filter(({ title }) => title !== undefined)) {
    const { title, titleLook, layout } = onCalmPage(anatomy, { scheme: "bg1" }, fullTemplate.slideSize);
    expect(title?.levels.every(({ bold }) => bold)).toBe(true);
    expect(titleLook).toEqual({ ...anatomy.titleLook, bold: true });
    expect(layout.artwork).toEqual([]);
  }
});

test("a page whose layout has no place for a title has none made bold", () => {
  const [first] = anatomies;
  if (!first) throw new RangeError("Expected a layout, found none.");
  const { title: _, ...untitled } = first;
  expect(onCalmPage(untitled, { scheme: "bg1" }, fullTemplate.slideSize).titleLook).toBeUndefined();
});
