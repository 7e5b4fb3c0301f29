/** Returns the words of a text, in its order. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}

const unspacedRuns = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}]{2,}/gu;

/** Returns all pairs of signs of scripts without spaces, by which their words are found. */
export function pairsIn(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [run] of text.matchAll(unspacedRuns))
    for (let index = 0; index < run.length - 1; index += 1) pairs.add(run.slice(index, index + 2));
  return pairs;
}
