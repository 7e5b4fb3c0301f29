/** "statistics" and "statistic" are one word; of a short word more than half is, so that "trasa" is "trasy". */
const stemLength = 5;
const shortStem = 4;

/** Returns what a word has in common with its other forms, about: its beginning. */
export function stemOf(word: string): string {
  return word.slice(0, word.length <= stemLength ? Math.max(shortStem, word.length - 1) : stemLength);
}
