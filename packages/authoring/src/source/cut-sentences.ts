import { countsItems, isOrdinalStop } from "../text/sentences/ordinal-stops.ts";
import { isAbbreviation, standsBeforeFigures } from "../text/sentences/sentences.ts";
import { endsWord } from "../text/sentences/small-starts.ts";
import type { Span } from "./unit.ts";

const closers = "\"”’»)]*_』」）】'";
const wideStops = "。！？؟।。｡॥";
const longest = 600;
/** What opens a sentence behind a number: East Asian sentences end in no bare number. */
const opener = /[^\p{Nd}\p{Sm}\p{Pd}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** How a prompt is typed: with small letters at the start of sentences, with large ones at the start of all nouns. */
export interface Typing {
  readonly opensSmall: boolean;
  readonly isGerman: boolean;
}

/**
 * Returns where the sentences between two offsets end, the last offset included; a sentence of over 600 characters is cut.
 * Where whoever typed it opens sentences with small letters (`opensSmall`), a stop before one ends a sentence, too.
 */
export function cutSentences(text: string, span: Span, typing: Typing): readonly number[] {
  const { start, end } = span;
  const cuts: number[] = [];
  let from = start;
  for (let index = start; index < end; index += 1) {
    const character = text.charAt(index);
    const isStop = ".!?…".includes(character);
    const isWide = !isStop && wideStops.includes(character);
    if (!isStop && !isWide) {
      if (index - from >= longest && (character === " " || index - from >= 2 * longest)) {
        cuts.push(index);
        from = index;
      }
      continue;
    }
    let next = index + 1;
    while (next < end && (".!?…".includes(text.charAt(next)) || wideStops.includes(text.charAt(next))))
      next += 1;
    const marks = next - index;
    while (next < end && closers.includes(text.charAt(next))) next += 1;
    const isEnd = isWide ? next < end : endsHere(text, from, index, next, span, marks, typing);
    if (isEnd) {
      cuts.push(next);
      from = next;
    }
    index = next - 1;
  }
  return [...cuts, end];
}

function endsHere(
  text: string,
  from: number,
  stop: number,
  next: number,
  { start, end }: Span,
  marks: number,
  { opensSmall, isGerman }: Typing,
): boolean {
  if (next >= end || !/\s/u.test(text.charAt(next))) return false;
  let after = next;
  while (after < end && /\s/u.test(text.charAt(after))) after += 1;
  const first = text.charAt(after);
  const isPlainStop = text.charAt(stop) === "." && marks === 1;
  if (!isPlainStop) return true;
  if (/\p{Ll}/u.test(first)) {
    const isClosed = next - stop > 1;
    if (isClosed) return /[")”»]/u.test(text.charAt(next - 1)) === false;
    return opensSmall && endsWord(text, stop);
  }
  const word = /[\p{L}\p{M}\p{N}.°'’-]{1,24}$/u.exec(text.slice(Math.max(from, stop - 24), stop))?.[0] ?? "";
  if (/^\d{1,2}$/u.test(word)) {
    if (!opener.test(first) || isOrdinalStop(text.slice(from, stop), text.slice(after, after + 30), isGerman))
      return false;
    return !countsItems(text.slice(start, stop), text.slice(after, end));
  }
  if (/^\p{Lu}$/u.test(word) || /^(?:\p{L}\.){1,3}\p{L}$/u.test(word)) return false;
  return !isAbbreviation(word) || (!/\p{Nd}/u.test(first) && standsBeforeFigures(word));
}
