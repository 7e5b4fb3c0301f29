import type { ThingName } from "../../generated/thing-shapes.ts";
import type { SaidVocabulary } from "./said-words.ts";
import { type Found, thingsIn, withHints } from "./things-in.ts";
import { wordsIn } from "./words-in.ts";

/**
 * Returns the one of several things that a title names first, for it is what the others belong to ("bread for the orchestra");
 * undefined where it names that side by side with another ("cats and dogs"), or not all of them.
 */
export function leadingThing(
  title: string,
  things: readonly ThingName[],
  vocabulary: SaidVocabulary,
): ThingName | undefined {
  const words = [...title.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const ends = unspaced.test(title)
    ? [...title].map((_, index) => index + 1)
    : words.map(({ index, 0: word }) => index + word.length);
  const named = things
    .map((thing) => ({
      thing,
      end: ends.find((end) => namedIn(title.slice(0, end), vocabulary).has(thing)),
    }))
    .map(({ thing, end = Infinity }) => ({ thing, end }))
    .toSorted((one, other) => one.end - other.end);
  const [first, second] = named;
  if (!first || !second || first.end === second.end || named.at(-1)?.end === Infinity) return undefined;
  const between = title.slice(first.end, second.end);
  return isSideBySide(between, vocabulary.language) ? undefined : first.thing;
}

function namedIn(text: string, vocabulary: SaidVocabulary): Found {
  return withHints(thingsIn(text, vocabulary), text, vocabulary);
}

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]/u;

const marks = /[,;:،、，·・&+/|–—]|[と和与與]/u;

/** The words for "and", by language. */
const andWords: Readonly<Record<string, string>> = {
  en: "and",
  de: "und",
  fr: "et",
  es: "y e",
  it: "e ed",
  pt: "e",
  nl: "en",
  sv: "och",
  no: "og",
  da: "og",
  pl: "i oraz",
  cs: "a i",
  sk: "a i",
  hr: "i",
  ro: "și şi",
  hu: "és",
  fi: "ja",
  ca: "i",
  ru: "и",
  uk: "і та й",
  bg: "и",
  el: "και",
  tr: "ve",
  fa: "و",
  hi: "और",
  vi: "và",
  id: "dan",
};

/** Arabic and Hebrew write "and" as one with the word after it. */
const joinedAnd = /^\s*[وו]\p{L}/u;

/** "And" stands next to a thing, or behind one word that tells of it: "black cats and dogs", "gatos negros y perros". */
const nearestWords = 2;

function isSideBySide(between: string, language: string): boolean {
  const and = new Set(andWords[language]?.split(" "));
  const [near = ""] = /^(?:[^\p{L}]*[\p{L}\p{M}]+){0,2}[^\p{L}]*/u.exec(between) ?? [];
  return (
    marks.test(unspaced.test(between) ? between : near) ||
    joinedAnd.test(between) ||
    wordsIn(near.toLowerCase())
      .slice(0, nearestWords)
      .some((word) => and.has(word))
  );
}
