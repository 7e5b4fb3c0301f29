/** The words of a list in which a star at the end of one stands for any ending. */
export interface WordList {
  /** Says whether a word, in lower case, is in the list. */
  has(word: string): boolean;
  /** Says whether two words in a row, in lower case, are in the list. */
  hasPair(first: string, second: string): boolean;
}

/** Returns a list read from "word|stem*|two words". */
export function createWordList(list: string): WordList {
  const whole = new Set<string>();
  const stems = new Map<string, string[]>();
  for (const entry of list.split("|")) {
    if (!entry.endsWith("*")) whole.add(entry);
    else {
      const stem = entry.slice(0, -1);
      const key = stem.slice(0, 2);
      stems.set(key, [...(stems.get(key) ?? []), stem]);
    }
  }
  return {
    has: (word) =>
      whole.has(word) || (stems.get(word.slice(0, 2)) ?? []).some((stem) => word.startsWith(stem)),
    hasPair: (first, second) => whole.has(`${first} ${second}`) || whole.has(first + second),
  };
}
