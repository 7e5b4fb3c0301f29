import { type PlacedParagraph, points, type ThemeColor } from "@lectern/deck";
import type { Canvas } from "./canvas.ts";
import { numeralParagraph } from "./numeral.ts";

/** Returns a figure with the words of its unit smaller than its digits: "48.2 million". */
export function valueParagraph(
  value: string,
  size: number,
  color: ThemeColor,
  canvas: Canvas,
  alignment?: PlacedParagraph["alignment"],
): PlacedParagraph {
  const whole = numeralParagraph(value, size, color, canvas, alignment);
  const [, digits, unit] =
    /^(.*\p{Nd}[%‰°]?)(\s*\p{L}[\p{L}\s.²³/%€$£¥]*|\s+[%‰€$£¥][\p{L}\s.]*)$/u.exec(value) ?? [];
  const [run] = whole.runs;
  if (digits === undefined || unit === undefined || !run || isOneLetter(unit)) return whole;
  const smaller = unitSizes.find((candidate) => candidate <= size * 0.5) ?? size;
  return {
    ...whole,
    runs: [
      { ...run, text: digits },
      { ...run, text: unit, size: points(smaller) },
    ],
  };
}

// "5 m" is one figure to the eye; a word of a script without spaces is one, too, even of one character.
function isOneLetter(unit: string): boolean {
  return /^\s*(?!\p{scx=Han})[^\s]$/u.test(unit);
}

const unitSizes = [88, 72, 60, 48, 40, 30, 24, 20, 18, 16, 14, 12];
