import { overlap, type Span } from "../../text/span.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { findCounts } from "../counts/read-slide-count.ts";
import type { BriefWordClass } from "../lexicon/brief-words.ts";
import { readForm } from "../read-form.ts";
import type { FoundSlot, SlotName } from "../slots/labels.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";

/** A piece of a request between two signs, and whether it may name a part. */
interface Piece extends Span {
  readonly text: string;
  readonly isFree: boolean;
  readonly isPart: boolean;
  /** Whether it would be free but for a word of tone: "roasting" between "growing" and "brewing". */
  readonly isTone: boolean;
}

const signs = /[,;:：、，；،・\n]|\s[–—-]\s|(?<=[\p{L}\p{M}])\s?\/\s?(?=[\p{L}\p{M}])/gu;
/** What joins a list's last member to a number of slides, and what closes a list in languages whose verbs stand last. */
const beforeCount = /[\s,]*(?:\s(?:in|en|auf|su|em|op|på|w|na|в|на)|[をでの])?\s*$/u;
const containing = /\s(?:포함|포함해서|등)$/u;
const longestRequest = 240;
const mostWords = 4;
const longestUnspaced = 10;
const fewestAlone = 3;
const fewestBesidePart = 1;
/** What such slots say may be a list of parts that the chain took for it; what others say is sure. */
const doubtful: ReadonlySet<SlotName> = new Set(["tone", "form", "about"]);
const speaks: readonly BriefWordClass[] = [
  "make",
  "deck",
  "polite",
  "forWhom",
  "exclude",
  "ending",
  "self",
  "toneLabel",
  "audienceLabel",
  "topicLabel",
  "title",
  "genre",
];

/**
 * Returns the slots of a request in keywords with its parts: "home office, 8 slides, chances, risks, rules", "coffee:
 * origin/roasting/brewing". Three short pieces in a row that say nothing else name parts, and one beside such a part.
 */
export function withKeywordParts(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const isAsked =
    slots.some(({ slot }) => slot === "count" || slot === "topic") || findCounts(text).length > 0;
  if (!isAsked || text.length > longestRequest) return slots;
  const pieces = piecesOf(text, slots);
  const parts = runsOf(pieces)
    .filter((run) => run.length >= (run.some(({ isPart }) => isPart) ? fewestBesidePart + 1 : fewestAlone))
    .flat()
    .filter(({ isPart }) => !isPart);
  if (parts.length === 0) return slots;
  const kept = slots.filter((slot) => !parts.some((part) => overlap(part, slot)));
  const found = parts.map(
    ({ start, end, text: words }): FoundSlot => ({ slot: "part", start, end, text: words }),
  );
  return [...kept, ...found].sort((one, other) => one.start - other.start);
}

function piecesOf(text: string, slots: readonly FoundSlot[]): readonly Piece[] {
  const cuts = [...text.matchAll(signs)].map(({ index, 0: sign }) => ({
    start: index,
    end: index + sign.length,
  }));
  const counts = findCounts(text);
  return [...cuts, { start: text.length, end: text.length }].flatMap(({ start: end }, index) => {
    const from = cuts[index - 1]?.end ?? 0;
    const words = text.slice(from, end);
    const start = from + words.length - words.trimStart().length;
    const count = counts.find((one) => one.start > start + 1 && one.start < end);
    const own = text
      .slice(start, count?.start ?? end)
      .trim()
      .replace(count === undefined ? /[.!]$/u : beforeCount, "")
      .replace(containing, "");
    if (own === "") return [];
    const span = { start, end: start + own.length };
    const covering = slots.filter((slot) => overlap(slot, span));
    const isPart = covering.some(
      (slot) => slot.slot === "part" && slot.start <= span.start + 4 && slot.end >= span.end - 1,
    );
    const isName =
      index > 0 && mayName(own) && covering.every(mayBeParts) && !counts.some((one) => overlap(one, span));
    const isTone = isName && (classesOf(own) & bitOf("toneWord")) !== 0;
    return [{ ...span, text: own, isFree: isName && !isTone, isPart, isTone }];
  });
}

/** Whether a slot's words may be a list of parts: no word of tone, no form that we draw. */
function mayBeParts({ slot, text }: FoundSlot): boolean {
  return doubtful.has(slot) && readForm(text) === undefined;
}

function mayName(words: string): boolean {
  if (/[\p{Nd}.!()"“„«]/u.test(words)) return false;
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(words);
  if (isUnspaced ? words.length > longestUnspaced : words.split(/\s+/u).length > mostWords) return false;
  if (!/[\p{L}\p{M}]{3}|[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]{2}/u.test(words)) return false;
  const classes = classesOf(words);
  return speaks.every((name) => (classes & bitOf(name)) === 0);
}

function classesOf(words: string): number {
  return readWordClasses(readTokens(words)).reduce((all, own) => all | own, 0);
}

/** The runs of neighbouring pieces that are parts or may be. */
function runsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const runs: Piece[][] = [[]];
  pieces.forEach((piece, index) => {
    const isListed = (other: Piece | undefined): boolean => other?.isFree === true || other?.isPart === true;
    const isBetween = piece.isTone && isListed(pieces[index - 1]) && isListed(pieces[index + 1]);
    if (isListed(piece) || isBetween) runs.at(-1)?.push(piece);
    else runs.push([]);
  });
  return runs;
}
