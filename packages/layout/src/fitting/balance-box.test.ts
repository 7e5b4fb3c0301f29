import { emu, inches, points } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf, noInsets, rightOf } from "../geometry.ts";
import { lookOf } from "../parts/place-text.ts";
import { fullTemplate } from "../testing/index.ts";
import { levelOf, type TextLook, toMeasurable } from "../text/lines/measure-placed-text.ts";
import { breakParagraph } from "../text/lines/measure-text.ts";
import { balanceBoxLoosely } from "./balance-box.ts";

const [layout] = fullTemplate.layouts;
const [place] = layout?.placeholders ?? [];
if (!layout || !place) throw new RangeError("Expected a layout with a place for text.");
const own = lookOf(place, layout);
const look: TextLook = {
  ...own,
  levels: [
    {
      ...levelOf(own, 0),
      size: points(32),
      fontFamily: "Nobody's Sans",
      font: "other",
      alignment: "start",
    },
  ],
};
const box = boxOf(0, 0, inches(9), inches(1.4));

function balancedLines(text: string, share: number): readonly number[] {
  const paragraph = { level: 0, runs: [{ text, size: points(32) }] };
  const balanced = balanceBoxLoosely([paragraph], { box, insets: noInsets, look, direction: "ltr" }, 2);
  expect(rightOf(balanced)).toBeLessThanOrEqual(rightOf(box));
  const { lines } = breakParagraph(toMeasurable(paragraph, look), emu(balanced.width * share));
  return lines.map(({ width }) => width);
}

test.each([
  { what: "as it was measured", share: 1 },
  { what: "a tenth narrower", share: 1.1 },
  { what: "a tenth wider", share: 0.9 },
])("two lines in a font that nobody knows are even where it is set $what", ({ share }) => {
  for (const text of [
    "Three long waves keep the interviewers and us sane",
    "Four conversations in eleven working days each",
  ]) {
    const [first = 0, second = 0, ...more] = balancedLines(text, share);
    expect(more).toEqual([]);
    expect(Math.min(first, second)).toBeGreaterThan(0.5 * Math.max(first, second));
  }
});

test("two lines in a wide font are even in another that is much narrower", () => {
  const wide = { ...look, levels: [{ ...levelOf(look, 0), fontFamily: "Verdana" }] };
  const paragraph = { level: 0, runs: [{ text: "Lessons from last year", size: points(44) }] };
  const room = { box: boxOf(0, 0, inches(7), inches(1.8)), insets: noInsets, direction: "ltr" } as const;
  const balanced = balanceBoxLoosely([paragraph], { ...room, look: wide }, 2);
  const { lines } = breakParagraph(toMeasurable(paragraph, wide), emu(balanced.width * 1.14));
  expect(lines.map(({ width }) => width)).toHaveLength(2);
  expect(Math.min(...lines.map(({ width }) => width))).toBeGreaterThan(
    0.5 * Math.max(...lines.map(({ width }) => width)),
  );
});

test("a line that has room for sure keeps its box", () => {
  const paragraph = { level: 0, runs: [{ text: "Three waves", size: points(32) }] };
  expect(balanceBoxLoosely([paragraph], { box, insets: noInsets, look, direction: "ltr" }, 2)).toBe(box);
});
