import { inches, plainStyle } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../../geometry.ts";
import { type Canvas, createCanvas } from "../../parts/canvas.ts";
import { chooseLayouts } from "../../template/layouts/choose-layout.ts";
import { fullTemplate } from "../../testing/index.ts";
import { gridCells } from "./card-cells.ts";
import type { CardContent } from "./card-setting.ts";
import { setHeadedCards } from "./headed-cards.ts";

const canvas: Canvas = {
  ...createCanvas({
    layouts: chooseLayouts(fullTemplate),
    slideSize: fullTemplate.slideSize,
    direction: "ltr",
    style: plainStyle,
    illustrations: {},
    variants: [],
    isOwnLook: true,
    language: "en",
    toDigits: String,
  }),
  box: boxOf(inches(0.75), inches(1.85), inches(11.8), inches(4.6)),
};

const cards: readonly CardContent[] = ["Toilet round", "Low beds", "Red socks that do not slip"].map(
  (heading, index) => ({ number: index + 1, heading, text: "For whoever needs one person when walking" }),
);

function setAt(given: readonly CardContent[]) {
  return setHeadedCards(
    given,
    { cells: gridCells(given.length, given.length, canvas), scale: { heading: 28, text: 22 } },
    canvas,
  );
}

test("headings stand on heads of one height, that of the longest, as wide as their cards", () => {
  const drawn = setAt(cards)?.draw() ?? [];
  const boxesOf = (name: RegExp) => drawn.flatMap((one) => (name.test(one.name) ? [one.box] : []));
  const [heads, panels, texts] = [/^Head of card/u, /^Card/u, /^Text/u].map(boxesOf);
  expect(heads).toHaveLength(3);
  expect(new Set(heads?.map(({ height }) => height)).size).toBe(1);
  expect(new Set(texts?.map(({ y }) => y)).size).toBe(1);
  expect(heads?.map(({ x, width }) => [x, width])).toEqual(panels?.map(({ x, width }) => [x, width]));
});

test("cards are no higher than what they say has use for", () => {
  const [panel] = setAt(cards)?.draw() ?? [];
  expect(panel?.box.height).toBeLessThan(inches(4));
});

const others: readonly { readonly what: string; readonly changed: Partial<CardContent> }[] = [
  { what: "figures", changed: { value: "40 kg" } },
  { what: "states", changed: { status: { state: "watch", word: "Late" } } },
  { what: "no more than headings", changed: { text: [] } },
  {
    what: "headings of three lines",
    changed: { heading: "Red socks that do not slip on any floor at all, wet or dry" },
  },
];

test.each(others)("cards with $what have none", ({ changed }) => {
  expect(setAt(cards.map((card) => ({ ...card, ...changed })))).toBeUndefined();
});
