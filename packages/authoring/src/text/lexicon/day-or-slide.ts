const romanceOrMalay =
  "não|uma|para|você|vocês|são|às|aos|pela|pelo|los|las|una|con|por|yang|untuk|dengan|adalah|tidak|akan";
const smallWords = new RegExp(`(?<![\\p{L}\\p{M}])(?:${romanceOrMalay})(?![\\p{L}\\p{M}])`, "giu");
const fewest = 2;

/**
 * Returns whether "dia" in a text is no slide: it is one in Dutch, Hungarian and Finnish, a day in Portuguese and in Spanish
 * without its accent, and "he" in Indonesian.
 */
export function meansNoSlide(text: string): boolean {
  return new Set(text.match(smallWords)?.map((word) => word.toLowerCase())).size >= fewest;
}

/** Returns whether a word, or the opener of a line, is the word that `meansNoSlide` tells of. */
export function isDia(word: string): boolean {
  return /^[^\p{L}]*dias?(?!\p{L})/iu.test(word);
}
