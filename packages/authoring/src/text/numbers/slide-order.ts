import { numberWordTables } from "../lexicon/number-words.ts";
import {
  beforeLastWords,
  firstPhrases,
  lastPhrases,
  lastWords,
  nextPhrases,
  orderLeads,
  ordinalWords,
  slideStandIns,
} from "../lexicon/order-words.ts";
import { findTerms, termBit } from "../lexicon/terms/find-terms.ts";

/** A place in a row of slides, as words give it. */
export type Place = number | "next" | "beforeLast" | "last";

/** What opens words that describe one slide: "Third:", "on the second slide", "slide two", "then", "L'avant-dernière". */
export interface OrderOpener {
  readonly place: Place;
  /** Where the opener ends, the slide's name or the mark behind it included. */
  readonly end: number;
  /** The word for a slide, or one that stands for it, is said. */
  readonly namesSlide: boolean;
  /** It is said for sure: with a word for slide, or before a colon or dash. */
  readonly isSure: boolean;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const deck = termBit("deck") | termBit("unit");
const leads = new Set(orderLeads.split("|"));
const standIns = new Set(slideStandIns.split("|"));
const longestHead = 90;
const mostLeads = 3;
const mostWords = 9;
const word = /(?:[lLdD]['’](?=\p{L}))|[\p{L}\p{M}\p{N}]{1,30}(?:['’-][\p{L}\p{M}]{1,20}){0,2}/gu;
let exact: ReadonlyMap<string, Place> | undefined;
let stems: readonly (readonly [stem: string, place: Place])[] = [];
let cardinals: ReadonlyMap<string, number> | undefined;

/** Scripts that set no spaces, or whose ordinals are two words. */
const wide: readonly (readonly [RegExp, Place])[] = [
  [/^(?:最初(?:の|に)|首先|第一(?=[,，、:：]|[张張]))/u, 1],
  [/^(?:第二(?=[,，、:：]|[张張]))/u, 2],
  [/^(?:第三(?=[,，、:：]|[张張]))/u, 3],
  [/^(?:次(?:は|に|の)|それから|然后|接着|接下来|다음(?:은|에는|으로)?(?=\s))/u, "next"],
  [/^(?:最後(?:は|に|の)|最后(?:一[页張张頁])?|마지막(?:은|에는|으로|\s?장|\s?슬라이드))/u, "last"],
  [/^첫\s?(?:번째\s?)?(?:장|슬라이드|페이지|번째)/u, 1],
  [/^두\s?번째(?:\s?(?:장|슬라이드|페이지))?/u, 2],
  [/^세\s?번째(?:\s?(?:장|슬라이드|페이지))?/u, 3],
  [/^네\s?번째(?:\s?(?:장|슬라이드|페이지))?/u, 4],
  [/^다섯\s?번째(?:\s?(?:장|슬라이드|페이지))?/u, 5],
  [/^여섯\s?번째(?:\s?(?:장|슬라이드|페이지))?/u, 6],
];

const opensWide = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u;

/** Returns the opener of words that describe one slide by its place in the row; undefined where they open otherwise. */
export function readOrder(text: string): OrderOpener | undefined {
  const skipped = /^[\s,;"'“„«([*_•–—-]{0,6}/u.exec(text)?.[0].length ?? 0;
  const head = text.slice(skipped, longestHead);
  const found = readWide(head) ?? readWords(head);
  return found && { ...found, end: found.end + skipped };
}

function readWide(head: string): OrderOpener | undefined {
  if (!opensWide.test(head)) return undefined;
  for (const [pattern, place] of wide) {
    const length = pattern.exec(head)?.[0].length;
    if (length === undefined) continue;
    const gap = head.charAt(length) === " " ? 1 : 0;
    const noun = nounAt(head, length + gap);
    const namesSlide = noun > length + gap || /[장张張页頁슬]/u.test(head.slice(0, length));
    const named = noun > length + gap ? noun : length;
    const end =
      named +
      (/^(?:에는|에서는|엔|은|는|에|では|には|は|に)(?=\s|[^\s\p{sc=Hangul}])\s?/u.exec(
        head.slice(named),
      )?.[0].length ?? 0);
    return { place, end, namesSlide, isSure: namesSlide };
  }
  return undefined;
}

function readWords(head: string): OrderOpener | undefined {
  const words = wordsOf(head);
  for (let first = 0; first <= Math.min(mostLeads, words.length - 1); first += 1) {
    const read = readAt(head, words, first);
    if (read !== undefined) return read;
    if (!leads.has(words[first]?.text ?? "")) return undefined;
  }
  return undefined;
}

function readAt(head: string, words: readonly Word[], index: number): OrderOpener | undefined {
  const own = words[index];
  if (own === undefined) return undefined;
  const known = placeAt(words, index);
  if (known !== undefined) return close(head, words, index + known.length, known.place);
  // "slide two", "diapositiva tercera"
  const next = words[index + 1];
  if (next === undefined || !/^[\s#:.-]{0,3}$/u.test(head.slice(own.end, next.start))) return undefined;
  const place = cardinalOf(next.text) ?? placeOf(next.text);
  if (typeof place !== "number" || nounAt(head, own.start) !== own.end) return undefined;
  return { place, end: next.end, namesSlide: true, isSure: true };
}

function placeAt(
  words: readonly Word[],
  index: number,
): { readonly place: Place; readonly length: number } | undefined {
  for (let length = Math.min(3, words.length - index); length > 0; length -= 1) {
    const text = words
      .slice(index, index + length)
      .map(({ text }) => text)
      .join(" ");
    const place = placeOf(text);
    if (place !== undefined) return { place, length };
  }
  return undefined;
}

/** Takes "slide", "one" and "and last" behind an ordinal with it. */
function close(head: string, words: readonly Word[], from: number, place: Place): OrderOpener {
  let index = from;
  let end = words[from - 1]?.end ?? 0;
  const next = words[index];
  const isNear = next !== undefined && /^\s{1,2}$/u.test(head.slice(end, next.start));
  const noun = isNear ? nounAt(head, next.start) : 0;
  const standsIn = typeof place === "number" && standIns.has(next?.text ?? "");
  const namesSlide = isNear && (noun === next.end || standsIn || (place === "last" && next.text === "one"));
  if (namesSlide && next !== undefined) {
    end = next.end;
    index += 1;
  }
  const after = words.slice(index, index + 2);
  if (leads.has(after[0]?.text ?? "") && placeOf(after[1]?.text ?? "") === "last") end = after[1]?.end ?? end;
  const isMarked = /^\s?(?:[:：=]|[–—-]\s)/u.test(head.slice(end));
  return { place, end, namesSlide, isSure: namesSlide || (isMarked && place !== "next") };
}

/** Where a word for slide that begins at a place ends; the place itself where none does. */
function nounAt(head: string, start: number): number {
  const hit = findTerms(head.slice(start, start + 24)).find(
    (term) => term.start === 0 && (term.classes & deck) !== 0,
  );
  return hit === undefined ? start : start + hit.end;
}

function wordsOf(head: string): readonly Word[] {
  const words: Word[] = [];
  word.lastIndex = 0;
  for (let match = word.exec(head); match !== null && words.length < mostWords; match = word.exec(head)) {
    const text = match[0].toLowerCase().replaceAll("’", "'");
    words.push({ text, start: match.index, end: word.lastIndex });
  }
  return words;
}

/** Returns the place that an ordinal names, of some words in small letters; undefined where they are none. */
export function placeOf(words: string): Place | undefined {
  exact ??= readLists();
  const place = exact.get(words);
  if (place !== undefined) return place;
  const isWord = words.length >= 4 && !words.includes(" ");
  return isWord ? stems.find(([stem]) => words.startsWith(stem))?.[1] : undefined;
}

function readLists(): ReadonlyMap<string, Place> {
  const lists: readonly (readonly [string, Place])[] = [
    ...ordinalWords.map((list, index): readonly [string, Place] => [list, index + 1]),
    [firstPhrases, 1],
    [nextPhrases, "next"],
    [beforeLastWords, "beforeLast"],
    [lastWords, "last"],
    [lastPhrases, "last"],
  ];
  const whole = new Map<string, Place>();
  const begun: (readonly [string, Place])[] = [];
  for (const [list, place] of lists)
    for (const word of list.split("|"))
      if (word.endsWith("*")) begun.push([word.slice(0, -1), place]);
      else if (!whole.has(word)) whole.set(word, place);
  stems = begun;
  return whole;
}

function cardinalOf(word: string): number | undefined {
  cardinals ??= new Map(
    Object.values(numberWordTables).flatMap((table) =>
      table.split(", ").flatMap((entry): (readonly [string, number])[] => {
        const [value = "", ...names] = entry.split(" ");
        const number = Number(value);
        return number >= 1 && number <= 12 ? names.map((name) => [name.replace("*", "e"), number]) : [];
      }),
    ),
  );
  return cardinals.get(word);
}
