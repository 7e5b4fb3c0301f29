import { inches, points } from "@lectern/deck";
import { expect, test } from "vitest";
import { readAnatomy } from "../template/anatomy.ts";
import { fullTemplate } from "../testing/index.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { unlimited, widestWord } from "./canvas.ts";
import { plainParagraph, shapeLook } from "./place-text.ts";

const [layout] = fullTemplate.layouts;
if (!layout) throw new Error("Expected a layout.");
const look = shapeLook(readAnatomy(layout));
const paragraph = (text: string) => plainParagraph(text, points(24));
const widthOf = (text: string) => measurePlacedText([paragraph(text)], look, unlimited).width;

test.each([
  { text: "in 1850–1988 or so", widest: "1850–1988" },
  { text: "pages 12-14", widest: "pages" },
  { text: "100-1000", widest: "100-1000" },
  { text: "self-service", widest: "service" },
  { text: "well-being", widest: "being" },
  { text: "2019–today", widest: "2019–" },
  { text: "kilograms/year", widest: "kilograms/" },
])('the widest word of "$text" is "$widest"', ({ text, widest }) => {
  expect(widestWord(paragraph(text), look)).toBeCloseTo(widthOf(widest), 0);
  expect(widthOf(text)).toBeGreaterThan(inches(0.5));
});
