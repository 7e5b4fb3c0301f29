import { readTokens, type Token } from "../text/words/tokens.ts";
import { stopwordsOf } from "../text/words/words.ts";
import type { SlideCount } from "./brief.ts";
import { boundAround, toCount } from "./count-bounds.ts";
import { readRangeAt } from "./read-slide-count.ts";
import type { FoundSlot } from "./slots/labels.ts";

const longestRead = 4_000;
/** A deck of one slide is asked for with its noun; more than so many slides nobody asks for without. */
const fewestBare = 2;
const mostBare = 60;

/**
 * Returns the number that words which the chain takes for a count say, with what bounds it in the words around them; none
 * where it counts what the next word names: "9 pieces".
 */
export function readSlotCount(
  text: string,
  { start, end }: FoundSlot,
  language: string,
): SlideCount | undefined {
  const tokens = readTokens(text.slice(0, Math.max(longestRead, end + 40)));
  for (const [index, token] of tokens.entries()) {
    if (token.end <= start) continue;
    if (token.start >= end) return undefined;
    const found = readRangeAt(tokens, index);
    if (found === undefined) continue;
    if (found.least < fewestBare || found.most > mostBare) return undefined;
    const isOther =
      tokens[index - 1]?.end === token.start ||
      isOfClock(tokens, index, found.next) ||
      countsNext(tokens, found.next, language);
    if (isOther) return undefined;
    return toCount(found.least, found.most, boundAround(tokens, index, found.next));
  }
  return undefined;
}

/** "12-8", "16 statt 17", "8-C": hours, or a name. */
function isOfClock(tokens: readonly Token[], index: number, next: number): boolean {
  const [one, other] = [tokens[next], tokens[next + 1]];
  if (one === undefined || other === undefined) return false;
  const isJoined =
    /^[-–/:.]$/u.test(one.text) &&
    one.start === tokens[index]?.end &&
    other.start === one.end &&
    other.small !== "ish";
  return isJoined || (/^[\p{L}\p{M}–-]/u.test(one.text) && /^\p{Nd}/u.test(other.text));
}

/** A word that carries meaning right behind a number says what is counted. */
function countsNext(tokens: readonly Token[], next: number, language: string): boolean {
  const word = tokens[next];
  if (word === undefined || !/^[\p{L}\p{M}%]/u.test(word.text) || endsCount.test(word.small)) return false;
  return word.small.length > longestLink && !stopwordsOf(language).has(word.small);
}

const longestLink = 3;
const endsCount = /^(?:slides?|max|tops|total|please|pls|bitte)$/u;
