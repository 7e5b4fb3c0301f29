import type { ThingName } from "../../generated/thing-shapes.ts";
import type { SaidVocabulary } from "./said-words.ts";
import { type Found, thingsIn, withHints } from "./things-in.ts";

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
  return sideBySide.test(` ${title.slice(first.end, second.end).toLowerCase()} `) ? undefined : first.thing;
}

function namedIn(text: string, vocabulary: SaidVocabulary): Found {
  return withHints(thingsIn(text, vocabulary), text, vocabulary);
}

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]/u;

/** Commas, signs and the words for "and" of the languages that things are known in. */
const sideBySide =
  /[,;:،、，·・&+/|–—]|と|和|与|與|(?<![\p{L}\p{M}])(?:and|und|et|y|e|ed|i|en|och|og|oraz|a|и|та|і|й|és|ve|ja|și|şi|dan|và|και|ו|و)(?![\p{L}\p{M}])/u;
