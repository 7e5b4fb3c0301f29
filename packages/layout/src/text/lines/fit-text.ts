import type { Box, MeasuredText, PlacedParagraph, Points } from "@lectern/deck";
import { releaseUnits } from "../numbers/release-units.ts";
import { once } from "../once.ts";
import { measurePlacedText, type TextLook } from "./measure-placed-text.ts";
import type { TextMeasure } from "./measure-text.ts";

/** Text at the size that was found for it. */
export interface FittedText {
  readonly size: Points;
  readonly paragraphs: readonly PlacedParagraph[];
  readonly measure: TextMeasure;
}

/** What text is fitted to. */
export interface FitOptions {
  /** To try, in this order. */
  readonly sizes: readonly Points[];
  /** The room for the text, insets taken off. */
  readonly room: Pick<Box, "width" | "height">;
  readonly look: TextLook;
  readonly maximumLines?: number;
}

/**
 * Returns text at the first size at which it keeps to its room and number of lines, and no word is broken where one of the
 * sizes avoids that; undefined where none will do.
 */
export function fitText(
  toParagraphs: (size: Points) => readonly PlacedParagraph[],
  { sizes, room, look, maximumLines = Number.POSITIVE_INFINITY }: FitOptions,
): FittedText | undefined {
  let withBrokenWord: FittedText | undefined;
  for (const size of sizes) {
    const paragraphs = toParagraphs(size);
    const measure = measurePlacedText(paragraphs, look, room.width);
    if (measure.lines > maximumLines || measure.height > room.height || measure.width > room.width) continue;
    const fitted = { size, paragraphs, measure };
    if (measure.brokenWords === 0) return fitted;
    withBrokenWord ??= fitted;
  }
  return withBrokenWord && released(withBrokenWord, { room, look, maximumLines });
}

function released(
  fitted: FittedText,
  { room, look, maximumLines = 0 }: Omit<FitOptions, "sizes">,
): FittedText {
  const paragraphs = fitted.paragraphs.map((paragraph) => releaseUnits(paragraph, look, room.width));
  const measure = measurePlacedText(paragraphs, look, room.width);
  const isFitting = measure.lines <= maximumLines && measure.height <= room.height;
  return isFitting ? { ...fitted, paragraphs, measure } : fitted;
}

/** Returns the longest beginning of a text, cut at a word and closed with "…", that `fits`; "" where nothing does. */
export function shorten(text: string, fits: (candidate: string) => boolean): string {
  const ends = endsOfWords(text);
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(closeOff(text.slice(0, ends[middle - 1])))) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? "" : closeOff(text.slice(0, ends[low - 1]));
}

/** Returns a measure as the plain figures that a placed text carries. */
export function toMeasuredText({ width, height, lines, exact }: TextMeasure): MeasuredText {
  return { width, height, lines, exact };
}

const graphemes = once(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

// Long words and scripts without spaces may be cut between any two grapheme clusters.
function endsOfWords(text: string): number[] {
  const spaces = [...text.matchAll(/\s+/gu)].map((match) => match.index).filter((index) => index > 0);
  if (spaces.length >= text.length / 24) return spaces;
  const ends: number[] = [];
  for (const segment of graphemes().segment(text)) {
    if (segment.index > 0) ends.push(segment.index);
  }
  return ends;
}

function closeOff(beginning: string): string {
  return `${beginning.replace(/[\s\p{P}]+$/u, "")}…`;
}
