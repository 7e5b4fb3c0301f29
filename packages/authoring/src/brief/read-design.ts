import type { DesignMood, DesignWish } from "@lectern/deck";
import {
  behindFarewell,
  colorBefore,
  colorNames,
  colorNouns,
  darkWords,
  designNouns,
  drawingWords,
  farewellWords,
  lightWords,
  moodWords,
  withoutWords,
} from "./lexicon/design-words.ts";
import { createWordList, type WordList } from "./word-list.ts";

/**
 * Returns how a deck is wished to look ("dark theme", "in green", "our colour is #0a7f5a", "playful"), read from the words that
 * ask; undefined where they wish for nothing. A colour counts where it is the deck's: beside a word such as "colours", or at
 * the end of "in green", not in "green energy". What is for a funeral or a memorial is quiet, and what is to have no clip art
 * formal, unless another mood is wished.
 */
export function readDesign(instruction: string): DesignWish | undefined {
  const text = instruction.slice(0, longestRead).toLowerCase();
  const words = readWords(text);
  const color = readHex(text, words) ?? readColorName(words, text);
  const mode = readMode(words, text);
  const wished = moods.find((one) => hasMood(words, text, one))?.mood;
  const mood =
    wished ?? (isForFarewell(words, text) ? "elegant" : forbidsDrawings(words) ? "formal" : undefined);
  if (color === undefined && mode === undefined && mood === undefined) return undefined;
  return { ...(color && { color }), ...(mode && { mode }), ...(mood && { mood }) };
}

const longestRead = 6_000;

interface Word {
  readonly text: string;
  /** Whether the sentence, or a part of it, ends behind it. */
  readonly isLast: boolean;
}

function readWords(text: string): readonly Word[] {
  const found = text.matchAll(/([\p{L}\p{M}][\p{L}\p{M}'’]*)([^\p{L}\p{M}]*)/gu);
  return [...found].map(([, word = "", after = ""]) => ({
    text: word,
    isLast: after === "" || /[.,;!?\n()]/u.test(after),
  }));
}

// "#123456" may be a ticket's number: digits alone are a colour only beside a word such as "colour".
function readHex(text: string, words: readonly Word[]): string | undefined {
  const [, digits] = /#([\da-f]{6}|[\da-f]{3})(?![\p{L}\p{Nd}])/u.exec(text) ?? [];
  if (digits === undefined || /^\d{3}$/u.test(digits)) return undefined;
  if (/^\d+$/u.test(digits) && !words.some((word) => colorWords.has(word.text))) return undefined;
  return (digits.length === 6 ? digits : digits.replace(/./gu, "$&$&")).toUpperCase();
}

// Scripts without spaces have no words to look up: theirs are found anywhere.
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const isUnspaced = (name: string) => unspaced.test(name);

const nouns = createWordList(designNouns);
const colorWords = createWordList(colorNouns);
const before = createWordList(colorBefore);
const conjunctions = createWordList("and|und|et|y|e|og|och|en|i|a|и|та|و|और");
const colors = Object.entries(colorNames).map(([hex, names]) => ({
  hex,
  list: createWordList(names),
  joined: names.split("|").filter(isUnspaced),
}));

function readColorName(words: readonly Word[], text: string): string | undefined {
  // Two words first, so that "navy blue" is no plain blue.
  for (const length of [2, 1]) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1]?.text ?? "";
      const color = colors.find(({ list }) =>
        length === 2 ? list.hasPair(word.text, next) : list.has(word.text),
      );
      if (color && isOfDeck(words, index, length)) return color.hex;
    }
  }
  return colors.find(({ joined }) => joined.some((name) => new RegExp(name + colorAfter, "u").test(text)))
    ?.hex;
}

const colorAfter = "(?:を|で|基調|系|主题|主題|风格|風格|为主|為主|으로|톤|色调|色調|背景|배경)";

/** Says whether the word at a place is told of the deck: "green theme", "colours: green", "in green." */
function isOfDeck(words: readonly Word[], index: number, length = 1): boolean {
  const last = words[index + length - 1];
  const [previous, next, afterNext] = [words[index - 1], words[index + length], words[index + length + 1]];
  const isBefore = (back: number) => nouns.has(words[index - back]?.text ?? "");
  if (!last?.isLast && next && (nouns.has(next.text) || (!next.isLast && nouns.has(afterNext?.text ?? ""))))
    return true;
  if ([1, 2, 3].some((back) => isBefore(back) && staysIn(words, index - back, index))) return true;
  return before.has(previous?.text ?? "") && (last?.isLast === true || conjunctions.has(next?.text ?? ""));
}

/** Says whether no clause ends between two places; a comma behind the noun itself may. */
function staysIn(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from + 1, to).every(({ isLast }) => !isLast);
}

const dark = createWordList(darkWords);
const darkJoined = ["深色", "暗色", "ダーク", "다크"];
const light = lightWords.split("|");

function readMode(words: readonly Word[], text: string): DesignWish["mode"] {
  if (light.some((phrase) => text.includes(phrase))) return "light";
  const isDark = words.some(({ text: word }, index) => dark.has(word) && isOfDeck(words, index));
  return isDark || darkJoined.some((word) => text.includes(word)) ? "dark" : undefined;
}

const moods: readonly WishedMood[] = Object.entries(moodWords).map(([mood, names]) => ({
  mood: mood as DesignMood,
  list: createWordList(names),
  joined: names.split("|").filter(isUnspaced),
}));

interface WishedMood {
  readonly mood: DesignMood;
  readonly list: WordList;
  readonly joined: readonly string[];
}

// "Technical" and "bold" are said of many things; "playful" in what is asked is said of the deck.
function hasMood(words: readonly Word[], text: string, { mood, list, joined }: WishedMood): boolean {
  if (joined.some((name) => text.includes(name))) return true;
  const isOfDeckAlone = mood === "playful" || mood === "elegant";
  return words.some(({ text: word }, index) => {
    const length = list.hasPair(word, words[index + 1]?.text ?? "") ? 2 : 1;
    if ((length === 1 && !list.has(word)) || isDenied(words, index)) return false;
    if (otherElsewhere.has(word) && !endsClause(words, index)) return false;
    return (
      isOfDeckAlone ||
      isOfDeck(words, index, length) ||
      [1, 2].some((back) => toBe.has(words[index - back]?.text ?? ""))
    );
  });
}

// Spanish and Portuguese decks are "sobre" something, about it; in Portuguese one "seria" something, would be it.
const otherElsewhere = createWordList("sobre|seria");
const besideOther = createWordList("et|e|ed");

function endsClause(words: readonly Word[], index: number): boolean {
  return words[index]?.isLast === true || besideOther.has(words[index + 1]?.text ?? "");
}

const drawings = createWordList(drawingWords);
const without = createWordList(withoutWords);

/** Says whether a clause wants no drawings: "no clip art", "not cutesy", "keine Cliparts". */
function forbidsDrawings(words: readonly Word[]): boolean {
  return words.some(({ text: word }, index) => {
    if (!drawings.has(word) && !drawings.hasPair(word, words[index + 1]?.text ?? "")) return false;
    return isDenied(words, index);
  });
}

/** "Not too colourful": a word before says, in the same clause, that there is to be none of it. */
function isDenied(words: readonly Word[], index: number): boolean {
  return [1, 2, 3].some(
    (back) => without.has(words[index - back]?.text ?? "") && staysIn(words, index - back - 1, index),
  );
}

const farewell = createWordList(farewellWords);
const farewellJoined = farewellWords.split("|").filter(isUnspaced);
const behind = createWordList(behindFarewell);

function isForFarewell(words: readonly Word[], text: string): boolean {
  if (farewellJoined.some((name) => text.includes(name))) return true;
  return words.some(({ text: word, isLast }, index) => {
    const [previous, next] = [words[index - 1]?.text ?? "", words[index + 1]?.text ?? ""];
    if (farewell.hasPair(word, next)) return true;
    // "Memorial Hall" is a place, a war memorial a monument.
    if (word === "memorial") return previous !== "war" && (isLast || behind.has(next));
    return farewell.has(word);
  });
}

const toBe = createWordList(
  "it|be|ist|sei|sein|es|être|soit|ser|sea|essere|sia|zijn|tone|ton|tono|tom|toon|тон",
);
