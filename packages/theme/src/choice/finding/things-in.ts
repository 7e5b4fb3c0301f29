import type { ThingName } from "../../generated/thing-shapes.ts";
import { foldWords } from "../fold.ts";
import { withoutNames } from "../proper-names.ts";
import { basesOf, type Hint, type SaidVocabulary } from "./said-words.ts";
import { meaningOf } from "./word-meaning.ts";
import { wordsIn } from "./words-in.ts";

/** How surely each thing is named: 1 by a word of its own, less by a word that begins with it. */
export type Found = ReadonlyMap<ThingName, number>;

/** Returns the things that a text names. */
export function thingsIn(text: string, vocabulary: SaidVocabulary): Found {
  const found = new Map<ThingName, number>();
  const add = (thing: ThingName | undefined, sureness = 1) => {
    if (thing) found.set(thing, Math.max(sureness, found.get(thing) ?? 0));
  };
  const named = withoutNames(text, vocabulary.language);
  let rest = foldWords(named, vocabulary.language);
  for (const [phrase, thing] of vocabulary.phrases) {
    if (!rest.includes(phrase)) continue;
    const without = withoutPhrase(rest, phrase);
    if (without !== rest) add(thing);
    rest = without;
  }
  for (const [word, thing] of vocabulary.joined) {
    if (!rest.includes(word)) continue;
    add(thing);
    rest = rest.replaceAll(word, " ");
  }
  const deeds = vocabulary.language === "de" ? smallWordsOf(named) : nothingSmall;
  for (const word of new Set(wordsIn(rest))) {
    if (deeds.has(word)) continue;
    const { thing, sureness } = meaningOf(word, vocabulary);
    add(thing, sureness);
  }
  return found;
}

/** Hints that count, and how their language bends words. */
export interface Hinting extends Pick<SaidVocabulary, "endings" | "language"> {
  readonly hints: readonly Hint[];
}

/** Returns what is found in a text, and the things that it hints to. */
export function withHints(found: Found, text: string, hinting: Hinting): Found {
  const { hints, language } = hinting;
  if (hints.length === 0) return found;
  const folded = foldWords(text, language);
  const words = new Set(wordsIn(folded).flatMap((word) => [word, ...basesOf(word, hinting)]));
  const isSaid = (said: string) =>
    words.has(said) || (/[^\p{L}\p{M}]|\p{Lo}/u.test(said) && folded.includes(said));
  const hinted = hints.filter(([said]) => isSaid(said));
  return new Map([...found, ...hinted.map(([, thing]) => [thing, 1] as const)]);
}

const nothingSmall: ReadonlySet<string> = new Set();

// What is written small in German is no thing, unless nothing is written large.
function smallWordsOf(text: string): ReadonlySet<string> {
  const words = wordsIn(text);
  const large = words.filter((word) => /^\p{Lu}/u.test(word));
  if (large.length === 0) return nothingSmall;
  const nouns = new Set(large.map((word) => foldWords(word, "de")));
  return new Set(words.map((word) => foldWords(word, "de")).filter((word) => !nouns.has(word)));
}

/** Leaves out a phrase where whole words say it, in the plural as well. */
function withoutPhrase(text: string, phrase: string): string {
  const parts = text.split(phrase);
  return parts.reduce((before, after) => {
    const isWhole = !/[\p{L}\p{M}]$/u.test(before) && !/^(?!e?s?(?![\p{L}\p{M}]))[\p{L}\p{M}]/u.test(after);
    return `${before}${isWhole ? " " : phrase}${after}`;
  });
}
