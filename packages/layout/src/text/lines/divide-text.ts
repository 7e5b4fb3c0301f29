import type { RichText, TextRun } from "@lectern/deck";
import { once } from "../once.ts";

const sentences = once(() => new Intl.Segmenter("en", { granularity: "sentence" }));

/**
 * Divides text into a first part, as long as `fits` lets it be, and the rest; where it can at the end of a sentence,
 * or else between two lines at `lineEnds`. Joined again, with the space between them, they are the text.
 */
export function divideText(
  text: RichText,
  lineEnds: readonly number[],
  limit: number,
): readonly [RichText, RichText] {
  const plain = text.map((run) => run.text).join("");
  const end = endOfSentence(plain, limit) ?? lineEnds.findLast((offset) => offset <= limit) ?? limit;
  return [sliceText(text, 0, end), sliceText(text, end, plain.length)];
}

/** Returns the part of a rich text between two offsets into its runs' joined text. */
export function sliceText(text: RichText, start: number, end: number): RichText {
  const runs: TextRun[] = [];
  let offset = 0;
  for (const run of text) {
    const part = run.text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
    if (part !== "") runs.push({ ...run, text: part });
    offset += run.text.length;
  }
  return runs;
}

// A part much shorter than it could be would leave the page half empty.
const leastShare = 0.6;

function endOfSentence(plain: string, limit: number): number | undefined {
  let end: number | undefined;
  for (const segment of sentences().segment(plain.slice(0, limit + 1))) {
    const after = segment.index + segment.segment.length;
    if (after <= limit && after >= limit * leastShare) end = after;
  }
  return end;
}
