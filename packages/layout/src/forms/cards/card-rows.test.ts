import { inches, plainStyle } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../../geometry.ts";
import { type Canvas, createCanvas } from "../../parts/canvas.ts";
import { chooseLayouts } from "../../template/layouts/choose-layout.ts";
import { fullTemplate } from "../../testing/index.ts";
import { setCardRows } from "./card-rows.ts";
import type { CardContent } from "./card-setting.ts";

const canvas: Canvas = {
  ...createCanvas({
    layouts: chooseLayouts(fullTemplate),
    slideSize: fullTemplate.slideSize,
    direction: "ltr",
    style: plainStyle,
    illustrations: {},
    variants: [],
    isOwnLook: false,
    language: "en",
    toDigits: String,
  }),
  box: boxOf(inches(0.75), inches(1.85), inches(11.8), inches(4.6)),
};

function rowsOf(card: Partial<CardContent>) {
  const headings = ["Sheets", "Towels", "Robes", "Table linen", "Stains"];
  const cards = headings.map((heading, index): CardContent => ({ number: index + 1, heading, ...card }));
  const drawn = setCardRows(cards, { heading: 24, text: 18 }, canvas)?.draw() ?? [];
  const boxesOf = (name: RegExp) => drawn.filter((one) => name.test(one.name)).map(({ box }) => box);
  return { blocks: boxesOf(/^Block/u), headings: boxesOf(/^Heading/u) };
}

const icon = { width: 24, height: 24, commands: "M 0 0 L 24 0 L 24 24 Z" };
const beside = [{ text: "Left over from the night before last" }];

test("rows of a heading each have their icons alone on blocks of colour", () => {
  const { blocks, headings } = rowsOf({ icon });
  expect(blocks).toHaveLength(5);
  for (const [index, { x, width }] of blocks.entries()) {
    expect(width).toBeLessThan(inches(2));
    expect(headings[index]?.x ?? 0).toBeGreaterThan(x + width);
  }
});

test("headings stand on the blocks themselves where texts stand beside them", () => {
  const { blocks, headings } = rowsOf({ icon, text: beside });
  expect(blocks).toHaveLength(5);
  for (const [index, { x, width }] of blocks.entries()) {
    expect(headings[index]?.x ?? 0).toBeLessThan(x + width);
  }
});
