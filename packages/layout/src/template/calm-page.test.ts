import { resolveThemeColor } from "@lectern/deck";
import { expect, test } from "vitest";
import { fullTemplate } from "../testing/index.ts";
import { readAnatomy } from "./anatomy.ts";
import { onCalmPage, panelOfMakers } from "./calm-page.ts";

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

test("over a picture, a sheet has the bright colour of the panels that makers write on elsewhere", () => {
  const [first, second] = fullTemplate.layouts;
  if (!first || !second) throw new RangeError("Expected two layouts.");
  const image = { bytes: new Uint8Array(), mediaType: "image/png" } as const;
  const drawn = { ...first, pagePicture: image };
  const panelBeside = (background: string, uses?: number) => {
    const other = { ...second, background, ...(uses && { uses }) };
    const panel = panelOfMakers(drawn, [drawn, other]);
    return panel && resolveThemeColor(panel, drawn);
  };
  expect(panelBeside("60E7D5", 12)).toBe("60E7D5");
  expect(panelBeside("60E7D5")).toBeUndefined();
  expect(panelBeside("402010", 12)).toBeUndefined();
  expect(panelOfMakers(first, [{ ...second, background: "60E7D5", uses: 12 }])).toBeUndefined();
});
