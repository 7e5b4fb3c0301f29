import { type PlacedElement, points, type TemplateLayout, type ThemeColor } from "@lectern/deck";
import { expect, test } from "vitest";
import { paletteOf } from "../../parts/place-text.ts";
import { classicTemplate } from "../../testing/index.ts";
import { readAnatomy } from "../anatomy.ts";
import { inOwnInk, withOwnInk } from "./own-ink.ts";

const [, content] = classicTemplate.layouts;
if (!content) throw new RangeError("Expected a layout for content.");
const anatomy = readAnatomy(content, classicTemplate.slideSize);

function textIn(type: "title" | "body" | "ftr", color?: ThemeColor): PlacedElement {
  const index = content?.placeholders.find((one) => one.type === type)?.index ?? 1;
  return {
    kind: "placeholder",
    name: type,
    type,
    index,
    box: anatomy.contentBox,
    inheritsBox: false,
    text: {
      paragraphs: [{ level: 0, runs: [{ text: "Words", size: points(20), ...(color && { color }) }] }],
      measured: { width: anatomy.contentBox.width, height: anatomy.contentBox.height, lines: 1, exact: true },
    },
  };
}

function colorOf(element: PlacedElement): ThemeColor | undefined {
  return element.kind === "placeholder" ? element.text.paragraphs[0]?.runs[0]?.color : undefined;
}

test("running text has the colour that the makers' slides give it, in places and in shapes of our own", () => {
  const inked = withOwnInk(anatomy, { scheme: "accent2" });
  expect(paletteOf(inked).text).toEqual({ scheme: "accent2" });
  expect(colorOf(inOwnInk(textIn("body"), inked))).toEqual({ scheme: "accent2" });
});

test("titles, footers and what states a colour keep theirs", () => {
  const inked = withOwnInk(anatomy, { scheme: "accent2" });
  expect(colorOf(inOwnInk(textIn("title"), inked))).toBeUndefined();
  expect(colorOf(inOwnInk(textIn("ftr"), inked))).toBeUndefined();
  expect(colorOf(inOwnInk(textIn("body", { scheme: "accent1" }), inked))).toEqual({ scheme: "accent1" });
});

test("a colour that is not read on the page is left out", () => {
  expect(withOwnInk(anatomy, { scheme: "bg1" })).toBe(anatomy);
  expect(withOwnInk(anatomy, undefined)).toBe(anatomy);
});

test("ink beside the theme's colours is taken as it is, and a grey for second lines is not", () => {
  const brand = { lead: { scheme: "accent2" } as const };
  const inkOf = (textColor: TemplateLayout["textColor"]) => {
    const { body: _, ...bare } = anatomy;
    return paletteOf({ ...bare, layout: { ...content, brand, ...(textColor && { textColor }) } }).text;
  };
  expect(inkOf("3A4152")).not.toEqual({ scheme: "tx1" });
  expect(inkOf("898989")).toEqual({ scheme: "tx1" });
});
