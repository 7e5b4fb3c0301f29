import type { ThingName } from "../../generated/thing-shapes.ts";
import type { Phrase, ThingVocabulary } from "../thing-vocabulary.ts";
import { pairsIn, wordsIn } from "./words-in.ts";

/** The part of a vocabulary that a text says. */
export interface SaidVocabulary extends ThingVocabulary {
  /** The longest first. */
  readonly phrases: readonly Phrase[];
  /** Words of scripts without spaces, the longest first. */
  readonly joined: readonly Phrase[];
  /** Words and phrases that hint to things. */
  readonly hints: readonly Hint[];
}

/** A word or a phrase that may be said of much else than its thing. */
export type Hint = readonly [said: string, thing: ThingName];

/** Leaves out what a folded text does not say, which is nearly all. */
export function saidIn(text: string, vocabulary: ThingVocabulary): SaidVocabulary {
  const keys = new Set(["", ...wordsIn(text), ...pairsIn(text)]);
  const phrases: Phrase[] = [];
  const hints: Hint[] = [];
  for (const key of keys) {
    for (const phrase of vocabulary.phrasesBy.get(key) ?? [])
      if (text.includes(phrase[0])) phrases.push(phrase);
    for (const [said, thing] of vocabulary.hintsBy.get(key) ?? [])
      if (thing && text.includes(said)) hints.push([said, thing]);
  }
  phrases.sort(([one], [other]) => other.length - one.length);
  return {
    ...vocabulary,
    phrases: phrases.filter(([, , isJoined]) => !isJoined),
    joined: phrases.filter(([, , isJoined]) => isJoined),
    hints,
  };
}

const leastBase = 4;
const longestEnding = 3;

/** Returns what a word may be bent from: "lift" for "lifts". */
export function basesOf(word: string, { endings }: Pick<ThingVocabulary, "endings">): readonly string[] {
  const bases: string[] = [];
  for (let length = word.length - 1; length >= Math.max(leastBase, word.length - longestEnding); length -= 1)
    if (endings.test(word.slice(length))) bases.push(word.slice(0, length));
  return bases;
}

/** Returns the hints to things of which something else is said as well: one word that may be said of much tells nothing. */
export function backedHints(hints: readonly Hint[], named: ReadonlySet<ThingName>): readonly Hint[] {
  return hints.filter(
    ([said, thing]) =>
      named.has(thing) ||
      hints.some(([other, same]) => same === thing && !other.includes(said) && !said.includes(other)),
  );
}
