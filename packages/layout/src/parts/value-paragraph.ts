import { type PlacedParagraph, points, type ThemeColor } from "@lectern/deck";
import type { Canvas } from "./canvas.ts";
import { numeralParagraph } from "./numeral.ts";

/** Returns a figure with the words of its unit, and those before it, smaller than its digits: "about 48.2 million". */
export function valueParagraph(
  value: string,
  size: number,
  color: ThemeColor,
  canvas: Canvas,
  alignment?: PlacedParagraph["alignment"],
): PlacedParagraph {
  const whole = numeralParagraph(value, size, color, canvas, alignment);
  const [run] = whole.runs;
  const parts = partsOfValue(value);
  if (!run || parts.every(({ isLarge }) => isLarge)) return whole;
  const smaller = points(unitSizes.find((candidate) => candidate <= size * 0.5) ?? size);
  return {
    ...whole,
    runs: parts.map(({ text, isLarge }) => ({ ...run, text, ...(!isLarge && { size: smaller }) })),
  };
}

interface ValuePart {
  readonly text: string;
  readonly isLarge: boolean;
}

/** Returns a figure in its parts: words before it, its digits, and what they count or are a part of. */
function partsOfValue(value: string): readonly ValuePart[] {
  if (duration.test(value)) return [{ text: value, isLarge: true }];
  const [, before = "", rest = value] = wordsBefore.exec(value) ?? [];
  const [, number = rest, behind = ""] = partOfWhole.exec(rest) ?? unitAfter.exec(rest) ?? [];
  const numeral = numerals.exec(behind)?.[0] ?? "";
  const [digits, after] = [number + numeral, behind.slice(numeral.length)];
  const parts = [
    { text: before, isLarge: false },
    ...(isOneLetter(after)
      ? [{ text: rest, isLarge: true }]
      : [
          { text: digits, isLarge: true },
          { text: after, isLarge: false },
        ]),
  ];
  return parts.filter(({ text }) => text !== "");
}

/** "1 h 40": minutes behind hours are one figure with them. */
const duration = /^\p{Nd}+\s?\p{Ll}\s?[0-5]\p{Nd}(?:\s?\p{Ll})?$/u;
/** "about", "NOK", "September": words with a space after them, before the first digit. */
const wordsBefore = /^((?:\p{L}[\p{L}.'’]*\s+){1,3})(\P{L}*\p{Nd}.*)$/u;
/** "118" and "of 151", "30." and "September 2027". */
const partOfWhole = /^(\p{Nd}(?:[\p{Nd}.,\s]*[\p{Nd}.])?)(\s+\p{L}+(?:\s\p{L}+)?\s+\p{Nd}[\p{Nd}.,\s]*)$/u;
/** Right behind a digit these are a part of the number: "18만 6천원", "3億". */
const numerals = /^[十百千万萬億亿兆십백천만억조]+/u;
const unitAfter = /^(.*\p{Nd}[%‰°]?)(\s*\p{L}[\p{L}\s.²³/%€$£¥]*|\s+[%‰€$£¥][\p{L}\s.]*)$/u;

// "5 m" is one figure to the eye; a word of a script without spaces is one, too, even of one character.
function isOneLetter(unit: string): boolean {
  return /^\s*(?!\p{scx=Han})[^\s]$/u.test(unit);
}

const unitSizes = [88, 72, 60, 48, 40, 30, 24, 20, 18, 16, 14, 12];
