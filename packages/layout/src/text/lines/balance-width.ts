import { type Emu, emu } from "@lectern/deck";
import { costOfHyphenBreak, costOfNumberBreaks, partedNumber } from "../numbers/number-breaks.ts";
import type { BrokenText } from "./break-lines.ts";
import { breakParagraph, leastWidthOf, type MeasurableParagraph } from "./measure-text.ts";
import {
  costsOfBreaks,
  insideCompound,
  insidePhrase,
  insideWord,
  isInKatakana,
  isJapanese,
  isWithoutSpaces,
} from "./phrases.ts";

/** A last line shorter than this share of the widest one looks left over; a single word may be less short. */
const shortestLastLine = 0.5;
const shortestLastWord = 0.6;
/** Below two lines and more, words are shared out for a single one that is shorter than this. */
const shortestWordOfMany = 0.75;

// At the least, for other programs to get the same words on each line.
const allowance = 1.015;

/**
 * Returns the width in which a paragraph takes as many lines as in a width given, but shares its words out among them,
 * so that no word is left over on the last one; the width given where that is so already, or cannot be helped.
 */
export function balanceWidth(paragraph: MeasurableParagraph, width: Emu): Emu {
  const broken = breakParagraph(paragraph, width);
  if (broken.lines.length === 1) return width;
  const text = paragraph.runs.map((run) => run.text).join("");
  if (isWithoutSpaces(text)) return findPhraseWidth(paragraph, text, width, broken);
  const even = findEvenWidth(paragraph, width, broken);
  return findWidthForNumbers(paragraph, text, { width, even });
}

/**
 * Returns the width in which a paragraph takes as many lines as in a width given, all about equally long, whether or not its last
 * one would look left over; no number is parted from its word for that.
 */
export function evenLinesWidth(paragraph: MeasurableParagraph, width: Emu): Emu {
  const text = paragraph.runs.map((run) => run.text).join("");
  const broken = breakParagraph(paragraph, width);
  const balanced = balanceWidth(paragraph, width);
  if (broken.lines.length < 2 || isWithoutSpaces(text)) return balanced;
  const even = findNarrowWidth(paragraph, width, broken);
  const now = breakParagraph(paragraph, balanced);
  return even !== undefined && costOfBreaks(breakParagraph(paragraph, even), text) <= costOfBreaks(now, text)
    ? even
    : balanced;
}

function findEvenWidth(paragraph: MeasurableParagraph, width: Emu, broken: BrokenText): Emu {
  const shortestWord = broken.lines.length > 2 ? shortestWordOfMany : shortestLastWord;
  if (!hasLeftOver(broken, paragraph, shortestWord)) return width;
  return findNarrowWidth(paragraph, width, broken) ?? width;
}

/** Returns a width of about the narrowest lines of a paragraph, as many as it has, none left over; undefined where there is none. */
function findNarrowWidth(paragraph: MeasurableParagraph, width: Emu, broken: BrokenText): Emu | undefined {
  const count = broken.lines.length;
  const least = leastWidth(paragraph, width, broken);
  const tooWide = widestWidth(paragraph, least, width);
  // In the middle of what gives the same lines, so that other programs and other fonts give them, too.
  const balanced = emu(Math.min(width, Math.max(least * allowance, (least + tooWide) / 2)));
  const rebroken = breakParagraph(paragraph, balanced);
  const isBetter = rebroken.lines.length === count && !hasLeftOver(rebroken, paragraph);
  return isBetter && heightOf(rebroken) <= heightOf(broken) ? balanced : undefined;
}

/** Returns a width in which no number is parted from its word, and no compound at its hyphen, where the one that gives even lines parts them and another does not. */
function findWidthForNumbers(
  paragraph: MeasurableParagraph,
  text: string,
  { width, even }: { readonly width: Emu; readonly even: Emu },
): Emu {
  const now = breakParagraph(paragraph, even);
  const cost = costOfBreaks(now, text);
  if (cost < 1) return even;
  const tried = listBreakings(paragraph, width, now).map(({ candidate, middle }) => ({
    middle,
    cost: costOfBreaks(candidate, text) + (hasLeftOver(candidate, paragraph) ? 1 : 0),
  }));
  const [best] = tried.toSorted((first, second) => first.cost - second.cost);
  return best && best.cost < cost ? best.middle : even;
}

function costOfBreaks({ lines }: BrokenText, text: string): number {
  const hyphens = lines.slice(1).reduce((sum, { start }) => sum + costOfHyphenBreak(text, start), 0);
  return hyphens + costOfNumberBreaks(lines, text);
}

const mostForNumbers = 6;

/** Lists the ways to break a paragraph into as many lines in a width or narrower ones, each with the middle of the widths that give it. */
function listBreakings(paragraph: MeasurableParagraph, width: Emu, broken: BrokenText) {
  const breakings: { readonly candidate: BrokenText; readonly middle: Emu }[] = [];
  let widest: number = width;
  for (let tried = 0; tried < mostForNumbers; tried += 1) {
    const candidate = breakParagraph(paragraph, emu(widest));
    const isAlike =
      candidate.lines.length === broken.lines.length &&
      candidate.brokenWords <= broken.brokenWords &&
      heightOf(candidate) <= heightOf(broken);
    if (!isAlike) return breakings;
    const least = Math.ceil(leastWidthOf(paragraph, candidate));
    breakings.push({ candidate, middle: emu(Math.round((Math.min(least, widest) + widest) / 2)) });
    widest = least - 2;
    if (widest < leastShare * width) return breakings;
  }
  return breakings;
}

/** How many widths are tried for a text that may not be broken anywhere. */
const triedWidths = 40;

interface TriedWidth {
  readonly width: Emu;
  readonly candidate: BrokenText;
  /** Where the lines begin. */
  readonly breaks: string;
}

/** Breaks a paragraph in narrower and narrower widths, as long as it takes so many lines more and breaks no more words. */
function breakInWidths(
  paragraph: MeasurableParagraph,
  width: Emu,
  broken: BrokenText,
  more = 0,
): readonly TriedWidth[] {
  return Array.from({ length: triedWidths }, (_, step) => {
    const one = emu(Math.round(width * (1 - (0.55 * step) / triedWidths)));
    const candidate = breakParagraph(paragraph, one);
    return { width: one, candidate, breaks: breaksOf(candidate) };
  }).filter(
    ({ candidate }) =>
      candidate.lines.length === broken.lines.length + more &&
      candidate.brokenWords <= broken.brokenWords &&
      (more > 0 || heightOf(candidate) <= heightOf(broken)),
  );
}

/** Returns the middle one of the widths that give the cheapest lines, so that other fonts give them, too. */
function findCheapest<Tried extends TriedWidth & { readonly cost: number }>(
  tried: readonly Tried[],
): Tried | undefined {
  const [best] = tried.toSorted((first, second) => first.cost - second.cost);
  const alike = tried.filter(({ breaks }) => breaks === best?.breaks);
  return alike[Math.floor((alike.length - 1) / 2)];
}

/** Returns the width at which the lines of a text without spaces end between phrases or at least between words, and are about equally long. */
function findPhraseWidth(paragraph: MeasurableParagraph, text: string, width: Emu, broken: BrokenText): Emu {
  const costs = costsOfBreaks(text);
  const tried = breakInWidths(paragraph, width, broken).map((one) => ({
    ...one,
    cost: costOf(one.candidate, text, costs),
  }));
  return findCheapest(tried)?.width ?? width;
}

/** Says whether a line of a text without spaces begins in the middle of a word; `starts` are the places where lines begin. */
export function breaksWords(text: string, starts: readonly number[]): boolean {
  const inner = starts.filter((start) => start > 0);
  if (inner.length === 0 || !isWithoutSpaces(text)) return false;
  const costs = costsOfBreaks(text);
  return inner.some((start) => (costs.get(start) ?? insideWord) >= insidePhrase || isInKatakana(text, start));
}

/**
 * Says whether a text without spaces between its words, its lines shared out among a width, has one that ends inside a word,
 * or a last line of hardly more than a character.
 */
export function tearsWords(paragraph: MeasurableParagraph, width: Emu): boolean {
  const text = paragraph.runs.map((run) => run.text).join("");
  if (!isWithoutSpaces(text)) return false;
  const broken = breakParagraph(paragraph, width);
  if (broken.lines.length < 2) return false;
  const { lines } = breakParagraph(paragraph, findPhraseWidth(paragraph, text, width, broken));
  const widest = Math.max(...lines.map((line) => line.width));
  const isCrumb = (lines.at(-1)?.width ?? 0) < shortestLastPhrase * widest;
  const costs = costsOfBreaks(text);
  const isTorn = (start: number) =>
    (costs.get(start) ?? insideWord) >= insideWord || isInKatakana(text, start);
  return isCrumb || lines.slice(1).some(({ start }) => isTorn(start));
}

/** Says whether a Japanese paragraph, its lines shared out among a width, has one that ends inside a phrase ("自慢/の"). */
export function tearsPhrase(paragraph: MeasurableParagraph, width: Emu): boolean {
  const text = paragraph.runs.map((run) => run.text).join("");
  if (!isJapanese(text)) return false;
  const { lines } = breakParagraph(paragraph, balanceWidth(paragraph, width));
  return breaksWords(
    text,
    lines.map(({ start }) => start),
  );
}

/**
 * Returns the width in which a Japanese paragraph takes one line more than it has to and ends none inside a compound
 * ("熱/中症対策"), where one would in as few lines as can be; undefined where that is not so, or does not help.
 */
export function findWholeWidth(paragraph: MeasurableParagraph, width: Emu): Emu | undefined {
  const text = paragraph.runs.map((run) => run.text).join("");
  if (!isJapanese(text)) return undefined;
  const broken = breakParagraph(paragraph, width);
  if (broken.lines.length < 2) return undefined;
  const costs = costsOfBreaks(text);
  const isTorn = ({ lines }: BrokenText) =>
    lines.slice(1).some(({ start }) => (costs.get(start) ?? insideWord) >= insideCompound);
  if (!isTorn(breakParagraph(paragraph, findPhraseWidth(paragraph, text, width, broken)))) return undefined;
  const whole = breakInWidths(paragraph, width, broken, 1)
    .filter(({ candidate }) => !isTorn(candidate))
    .map((one) => ({ ...one, cost: costOf(one.candidate, text, costs) }));
  return findCheapest(whole)?.width;
}

/** Says whether a number is parted from its word in every way to share out the lines of a text with spaces among a width. */
export function partsNumbers(paragraph: MeasurableParagraph, width: Emu): boolean {
  const text = paragraph.runs.map((run) => run.text).join("");
  if (!/\p{Nd}/u.test(text)) return false;
  const { lines } = breakParagraph(paragraph, balanceWidth(paragraph, width));
  return costOfNumberBreaks(lines, text) >= partedNumber;
}

const shortestLastPhrase = 0.2;

/** Of a break inside a word in katakana, whatever a dictionary says: it is read letter by letter. */
const katakana = 4;

function costOf({ lines }: BrokenText, text: string, costs: ReadonlyMap<number, number>): number {
  const lengths = lines.map((line) => line.width);
  const longest = Math.max(...lengths, 1);
  const ragged = 1 - Math.min(...lengths) / longest;
  const breaks = lines
    .slice(1)
    .reduce(
      (sum, { start }) => sum + (costs.get(start) ?? insideWord) + (isInKatakana(text, start) ? katakana : 0),
      0,
    );
  return breaks + ragged;
}

/** Narrower than this share of its room no paragraph is set. */
const leastShare = 0.4;
/** How many ways to break a paragraph are looked at. */
const mostBreakings = 14;

/**
 * Returns the smallest width in which a paragraph takes as many lines as in a width given, all about equally long; the width
 * given where the paragraph has no spaces, or numbers that its lines might part.
 */
export function evenestWidth(paragraph: MeasurableParagraph, width: Emu): Emu {
  const text = paragraph.runs.map((run) => run.text).join("");
  if (isWithoutSpaces(text) || /\p{Nd}/u.test(text)) return width;
  return leastWidth(paragraph, width, breakParagraph(paragraph, width));
}

/** Returns the smallest width in which a paragraph takes no more lines and breaks no more words than in a width given. */
function leastWidth(paragraph: MeasurableParagraph, width: Emu, broken: BrokenText): Emu {
  const floor = Math.ceil(width * leastShare);
  let least = width;
  let now = broken;
  for (let tried = 0; tried < mostBreakings; tried += 1) {
    // The lines stay what they are down to the widest of them.
    least = emu(Math.max(floor, Math.min(least, Math.ceil(leastWidthOf(paragraph, now)))));
    if (least === floor) return least;
    now = breakParagraph(paragraph, emu(least - 2));
    if (now.lines.length > broken.lines.length || now.brokenWords > broken.brokenWords) return least;
  }
  return least;
}

/** Returns about the width from which on, up to one given, a paragraph has other lines than in the least. */
function widestWidth(paragraph: MeasurableParagraph, least: Emu, width: Emu): number {
  const breaks = breaksOf(breakParagraph(paragraph, least));
  let [low, high]: [number, number] = [least, width];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (breaksOf(breakParagraph(paragraph, emu(middle))) === breaks) low = middle;
    else high = middle;
  }
  return high;
}

const halvings = 6;

function breaksOf({ lines }: BrokenText): string {
  return lines.map(({ start }) => start).join();
}

// Taller scripts may come to stand on more lines than before.
function heightOf({ lines }: BrokenText): number {
  return lines.reduce((sum, line) => sum + line.height, 0);
}

/** Says whether the last line of a broken paragraph is much shorter than the widest one. */
export function hasLeftOver(
  { lines }: BrokenText,
  { runs }: MeasurableParagraph,
  shortestWord = shortestLastWord,
): boolean {
  const last = lines.at(-1);
  if (!last || lines.length < 2) return false;
  const text = runs.map((run) => run.text).join("");
  const widest = lines.reduce((most, line) => Math.max(most, line.width), 0);
  const isOneWord = !/\s/u.test(text.slice(last.start, last.end).trim());
  return last.width < (isOneWord ? shortestWord : shortestLastLine) * widest;
}
