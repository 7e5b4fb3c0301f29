import { type Emu, emu } from "@lectern/deck";
import type { BrokenText } from "./break-lines.ts";
import { breakParagraph, type MeasurableParagraph } from "./measure-text.ts";

/** A last line shorter than this share of the widest one looks left over; a single word may be less short. */
const shortestLastLine = 0.34;
const shortestLastWord = 0.5;

// At the least, for other programs to get the same words on each line.
const allowance = 1.015;

/**
 * Returns the width in which a paragraph takes as many lines as in a width given, but shares its words out among them,
 * so that no word is left over on the last one; the width given where that is so already, or cannot be helped.
 */
export function balanceWidth(paragraph: MeasurableParagraph, width: Emu): Emu {
  const broken = breakParagraph(paragraph, width);
  if (!hasLeftOver(broken, paragraph)) return width;
  const count = broken.lines.length;
  const least = smallestWidth(width * 0.4, width, (one) => {
    const { lines, brokenWords } = breakParagraph(paragraph, one);
    return lines.length <= count && brokenWords <= broken.brokenWords;
  });
  const breaks = breaksOf(breakParagraph(paragraph, least));
  const tooWide = smallestWidth(least, width, (one) => breaksOf(breakParagraph(paragraph, one)) !== breaks);
  // In the middle of what gives the same lines, so that other programs and other fonts give them, too.
  const balanced = emu(Math.min(width, Math.max(least * allowance, (least + tooWide) / 2)));
  const rebroken = breakParagraph(paragraph, balanced);
  const isBetter = rebroken.lines.length === count && !hasLeftOver(rebroken, paragraph);
  return isBetter && heightOf(rebroken) <= heightOf(broken) ? balanced : width;
}

/** Returns the smallest width between two, to within a thousandth, of which something is true that is true of the upper one. */
function smallestWidth(from: number, to: number, isTrue: (width: Emu) => boolean): Emu {
  let low = from;
  let high = to;
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2;
    if (isTrue(emu(middle))) high = middle;
    else low = middle;
  }
  return emu(Math.ceil(high));
}

function breaksOf({ lines }: BrokenText): string {
  return lines.map(({ start }) => start).join();
}

// Taller scripts may come to stand on more lines than before.
function heightOf({ lines }: BrokenText): number {
  return lines.reduce((sum, line) => sum + line.height, 0);
}

function hasLeftOver({ lines }: BrokenText, { runs }: MeasurableParagraph): boolean {
  const last = lines.at(-1);
  if (!last || lines.length < 2) return false;
  const text = runs.map((run) => run.text).join("");
  const widest = lines.reduce((most, line) => Math.max(most, line.width), 0);
  const isOneWord = !/\s/u.test(text.slice(last.start, last.end).trim());
  return last.width < (isOneWord ? shortestLastWord : shortestLastLine) * widest;
}
