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

test("over a picture, a sheet has the bright colour of the makers' panels, if they fill much of the page with it", () => {
  const [layout] = fullTemplate.layouts;
  if (!layout) throw new RangeError("Expected a layout.");
  const image = { bytes: new Uint8Array(), mediaType: "image/png" } as const;
  const panelWith = (color: string, weight: number) => {
    const drawn = { ...layout, pagePicture: image, shown: [{ color, weight }] };
    const panel = panelOfMakers(drawn);
    return panel && resolveThemeColor(panel, drawn);
  };
  expect(panelWith("60E7D5", 0.2)).toBe("60E7D5");
  expect(panelWith("60E7D5", 0.05)).toBeUndefined();
  expect(panelWith("402010", 0.2)).toBeUndefined();
  expect(panelOfMakers({ ...layout, shown: [{ color: "60E7D5", weight: 0.2 }] })).toBeUndefined();
});
