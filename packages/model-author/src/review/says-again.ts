import { contentKeysOf, countShared } from "./content-keys.ts";

const newShare = 0.2;
/** With short words, which are articles mostly, and "no" and "not" at times: "Smoking", "No smoking". */
const newShareOfAll = 0.25;

/** Returns whether every figure and nearly every word of a text stand in what is above it. */
export function saysAgain(text: string, above: string): boolean {
  const { figures, words } = contentKeysOf(text);
  if (words.size === 0) return false;
  const told = contentKeysOf(above);
  const isFigureNew = countShared(figures, told.figures) < figures.size;
  const short = shortWordsOf(text);
  const newShort = short.size - countShared(short, shortWordsOf(above));
  const newWords = words.size - countShared(words, told.words);
  const all = words.size + short.size;
  return !isFigureNew && newWords <= words.size * newShare && newWords + newShort <= all * newShareOfAll;
}

function shortWordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,3}(?![\p{L}\p{M}])/gu));
}
