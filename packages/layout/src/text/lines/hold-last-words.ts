import type { Emu, PlacedParagraph } from "@lectern/deck";
import { hasLeftOver } from "./balance-width.ts";
import type { BrokenText } from "./break-lines.ts";
import { type TextLook, toMeasurable } from "./measure-placed-text.ts";
import { breakParagraph } from "./measure-text.ts";

/** So many words may come down to the last line to keep one word company. */
const mostWords = 2;

/** A last line as long as this share of the widest one is none that is left over. */
const enough = 0.3;

/**
 * Returns a paragraph of our own whose last line in a width is not one short word: the spaces before it do not break where that
 * brings more words down, in as many lines of the same heights, and makes the last lines more alike. Else the paragraph as it is.
 */
export function holdLastWords(paragraph: PlacedParagraph, look: TextLook, width: Emu): PlacedParagraph {
  if (paragraph.runs.some(({ font, field }) => font === "code" || field !== undefined)) return paragraph;
  let best = paragraph;
  let broken = breakParagraph(toMeasurable(paragraph, look), width);
  for (let held = 0; held < mostWords && endsInWord(best, look, broken); held += 1) {
    const candidate = holdLastSpace(best);
    if (!candidate) return best;
    const rebroken = breakParagraph(toMeasurable(candidate, look), width);
    if (!isBetter(rebroken, broken)) return best;
    [best, broken] = [candidate, rebroken];
  }
  return best;
}

function endsInWord(paragraph: PlacedParagraph, look: TextLook, broken: BrokenText): boolean {
  const last = broken.lines.at(-1);
  return (
    last !== undefined &&
    hasLeftOver(broken, toMeasurable(paragraph, look)) &&
    last.width < enough * widestOf(broken)
  );
}

function holdLastSpace(paragraph: PlacedParagraph): PlacedParagraph | undefined {
  const index = paragraph.runs.findLastIndex(({ text }) => text.trimEnd().includes(" "));
  const run = paragraph.runs[index];
  if (!run) return undefined;
  // Trailing spaces of the last run hold nothing.
  const isLast = index === paragraph.runs.length - 1;
  const end = (isLast ? run.text.trimEnd() : run.text).lastIndexOf(" ");
  const text = `${run.text.slice(0, end)}\u00a0${run.text.slice(end + 1)}`;
  return { ...paragraph, runs: paragraph.runs.with(index, { ...run, text }) };
}

function isBetter(rebroken: BrokenText, broken: BrokenText): boolean {
  const heights = ({ lines }: BrokenText) => lines.reduce((sum, { height }) => sum + height, 0);
  return (
    rebroken.lines.length === broken.lines.length &&
    rebroken.brokenWords <= broken.brokenWords &&
    heights(rebroken) <= heights(broken) &&
    shorterEnd(rebroken) > shorterEnd(broken)
  );
}

/** The shorter one of the last two lines. */
function shorterEnd({ lines }: BrokenText): number {
  return Math.min(...lines.slice(-2).map(({ width }) => width));
}

function widestOf({ lines }: BrokenText): number {
  return lines.reduce((most, { width }) => Math.max(most, width), 0);
}
