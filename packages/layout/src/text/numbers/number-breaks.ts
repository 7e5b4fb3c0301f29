import { isLabel } from "../label-words.ts";

/** Ranges are told sooner than a property. */
const digit = /[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/;
/** From a place in a text back to the last digit of a number and its counter. */
const farthest = 6;

const number = String.raw`\p{Nd}{1,3}(?:[.,'’\u00a0\u202f]\p{Nd}{3})*(?:[.,]\p{Nd}{1,3})?`;
const endsInNumber = new RegExp(`(?:^|[\\s\u00a0(:]|\\p{Sc}\u00a0?)[+−]?(?:${number})$`, "u");
const labelBefore = /(\p{L}+)\.?[ \u00a0][\p{Nd}.,]+$/u;
const endsInKoreanNumber = /(?:^|\s)\p{Nd}[\p{Nd}.,]*\p{Script=Hangul}{0,3}$/u;

/** Returns what the ends of lines cost at which a number is parted from what it belongs to; 0 where none is. */
export function costOfNumberBreaks(lines: readonly { readonly start: number }[], text: string): number {
  return lines.slice(1).reduce((sum, { start }) => sum + costOfNumberBreak(text, start), 0);
}

/**
 * Returns what it costs that a line begins inside a compound, after its hyphen: less between words that each stand for themselves
 * ("long-lived") than after a short part or a number ("mid-October", "5-year").
 */
export function costOfHyphenBreak(text: string, start: number): number {
  if (!/[-\u2010]/.test(text[start - 1] ?? "") || !/^[\p{L}\p{Nd}]/u.test(text.slice(start))) return 0;
  const [first = ""] = /[\p{L}\p{Nd}]+(?=.$)/u.exec(text.slice(0, start)) ?? [];
  return first.length < shortPart || digit.test(first) ? partedNumber : 1;
}

const shortPart = 5;

/** What it costs to part a number from the word that it counts, or is the number of: no such line end is left where one can. */
export const partedNumber = 2;

/** Returns what it costs that a line begins at a place after a space: 0 where no number is parted from anything. */
export function costOfNumberBreak(text: string, start: number): number {
  if (text[start - 1] !== " " || !digit.test(text.slice(Math.max(0, start - farthest), start + 3))) return 0;
  const before = text.slice(0, start - 1);
  const after = text.slice(start);
  if (/^\p{Script=Hangul}/u.test(after) && endsInKoreanNumber.test(before)) return 1.5;
  if (/^\p{L}/u.test(after) && endsInNumber.test(before)) return isNamed(before) ? 0.2 : partedNumber;
  if (!/^[+−]?\p{Sc}?\p{Nd}/u.test(after)) return 0;
  return costBeforeNumber(before, after);
}

function costBeforeNumber(before: string, after: string): number {
  if (/\p{Nd}\p{Script=Hangul}{1,3}$/u.test(before)) return 1;
  const [word] = /\p{L}+(?=\.?$)/u.exec(before) ?? [];
  if (word === undefined) return 0;
  const [short] = /^\p{Nd}{1,4}(?![\p{L}\p{Nd}])/u.exec(after) ?? [];
  const isShort = short !== undefined;
  if (isShort && short.length < 4 && isNameOf(before, word)) return partedNumber;
  // What ends there is told by its number: a year, a place, a line to call.
  return isShort && !/^\p{Nd}+[ \u00a0]\p{L}/u.test(after) && !/^\p{Nd}+\s?[%‰]/u.test(after) ? 1 : 0.4;
}

function isNamed(before: string): boolean {
  const [, word] = labelBefore.exec(before) ?? [];
  return word !== undefined && isNameOf(before.replace(/[ \u00a0][\p{Nd}.,]+$/u, ""), word);
}

/** "plot 14" by what the word says; "Quay 14" by its capital, where the word stands within a sentence of others without one. */
function isNameOf(before: string, word: string): boolean {
  if (isLabel(word)) return true;
  const earlier = before.slice(0, before.length - word.length).trimEnd();
  const isInside = /[\p{L}\p{Nd},]$/u.test(earlier);
  return isInside && /^\p{Lu}\p{Ll}/u.test(word) && !/(?<!^)\p{Lu}\p{Ll}+(?=[ \u00a0,])/u.test(earlier);
}
