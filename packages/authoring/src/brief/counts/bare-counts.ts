import { readTokens, type Token } from "../../text/words/tokens.ts";
import { stopwordsOf } from "../../text/words/words.ts";
import type { SlideCount } from "../brief.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { boundAround, toCount } from "./count-bounds.ts";
import { type FoundCount, readRangeAt, takesBack } from "./read-slide-count.ts";

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

/** So far behind a number of slides another one may take it back. */
const correctionReach = 90;
const weightOfCorrection = 5;
/** "No logo on 3" says where, not how many. */
const placing =
  /^(?:on|at|in|by|of|slide|page|auf|bei|um|am|ab|vor|folie|seite|sur|à|en|dès|sobre|página|em|na|no|su|alle|a|op|om|vid|på|kl|ved|o|v|w|do|в|на|к|до|у|о|da|în|la|στις|στη|ב|في|में)$/u;

/**
 * Returns the number that takes back a number of slides said right before it without a word for a slide: "four slides … no, make
 * it seven"; none where it counts what the next word names.
 */
export function findBareCorrection(
  text: string,
  { kind, end }: FoundCount,
  language: string,
): FoundCount | undefined {
  if (kind !== "slides") return undefined;
  const following = text.slice(end, end + correctionReach);
  const tokens = readTokens(following);
  for (const [index, token] of tokens.entries()) {
    const found = isForeign(token.small, language) ? undefined : readRangeAt(tokens, index);
    if (found === undefined) continue;
    const isNone =
      found.least < fewestBare ||
      found.most > mostBare ||
      tokens[index - 1]?.end === token.start ||
      placing.test(tokens[index - 1]?.small ?? "") ||
      isOfClock(tokens, index, found.next) ||
      countsOther(tokens[found.next], language) ||
      !takesBackLast(following.slice(0, token.start));
    if (isNone) return undefined;
    const bound = boundAround(tokens, index, found.next);
    // "no more than 20 words each"
    if (bound === "atMost" || bound === "atLeast") return undefined;
    const last = tokens[found.next - 1]?.end ?? token.end;
    return {
      kind,
      count: toCount(found.least, found.most, bound),
      start: end + token.start,
      end: end + last,
      weight: weightOfCorrection,
      isCorrection: true,
    };
  }
  return undefined;
}

const longestLinkBehind = 5;

/** Behind a number that takes another one back nothing is named but, by a small word, what goes on: "nine with sources". */
function countsOther(word: Token | undefined, language: string): boolean {
  if (word === undefined || !/^[\p{L}\p{M}%]/u.test(word.text) || endsCount.test(word.small)) return false;
  return word.small.length > longestLinkBehind || !stopwordsOf(language).has(word.small);
}

/** Words between it and the number: "wait, the teacher wanted 9". */
const mostBetween = 4;

/** Says whether one of the last clauses opens with words that take back what was said. */
function takesBackLast(words: string): boolean {
  return [...words.matchAll(/(?<=^|[\n,.;:!–—、。，])/gu)].some(({ index }) => {
    const clause = words.slice(index);
    const isOne = !/[\n.;!?。]/u.test(clause.trim());
    return isOne && clause.trim().split(/\s+/u).length <= mostBetween + 1 && takesBack(clause);
  });
}

/** Numbers of one language that are small words of others, and where they are numbers. */
const homographs: Readonly<Record<string, readonly string[]>> = {
  to: ["da", "nb", "nn", "no"],
  ni: ["da", "nb", "nn", "no", "sv"],
  on: ["tr"],
  set: ["ca"],
  sis: ["ca"],
  hat: ["hu"],
  opt: ["ro"],
};

function isForeign(word: string, language: string): boolean {
  const own = homographs[word];
  return own !== undefined && !own.includes(language);
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
