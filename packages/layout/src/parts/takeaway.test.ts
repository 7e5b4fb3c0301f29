import { inches, plainStyle } from "@lectern/deck";
import { expect, test } from "vitest";
import { chooseLayouts } from "../template/layouts/choose-layout.ts";
import { fullTemplate } from "../testing/index.ts";
import { createCanvas } from "./canvas.ts";
import { setTakeaway } from "./takeaway.ts";

const canvas = createCanvas({
  layouts: chooseLayouts(fullTemplate),
  slideSize: fullTemplate.slideSize,
  direction: "ltr",
  style: { ...plainStyle, takeaway: "tint" },
  illustrations: {},
  variants: [],
  isOwnLook: false,
  language: "en",
  toDigits: String,
});

test.each([
  { marked: "A", isMarked: false },
  { marked: "42", isMarked: false },
  { marked: "42 %", isMarked: true },
  { marked: "rain tanks", isMarked: true },
  { marked: "水", isMarked: true },
])("a takeaway has the emphasis of a term or of a figure with its unit: $marked", ({ marked, isMarked }) => {
  const said = [{ text: "We look again at " }, { text: marked, bold: true }];
  const band = setTakeaway(said, inches(4), canvas);
  const words = band?.elements.flatMap((element) =>
    element.kind === "shape" ? (element.text?.paragraphs ?? []) : [],
  );
  const run = words?.flatMap(({ runs }) => runs).find(({ text }) => text.includes(marked));
  expect(run?.text).toContain(marked);
  expect(run?.bold === true).toBe(isMarked);
});
