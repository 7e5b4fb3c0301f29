import type { Word } from "./words.ts";

/** Words of a text that stand in another one without a gap. */
export interface Run {
  /** Place of the first word, from 0, and after the last one. */
  readonly start: number;
  readonly end: number;
  /** Place of the first word in the other text. */
  readonly at: number;
  /** What its words count as. */
  readonly weight: number;
}

/** Returns the run of a text's words in another text that counts most, the longest of equals; undefined where no word that counts is shared. */
export function findHeaviestRun(text: readonly Word[], other: readonly Word[]): Run | undefined {
  let best: Run | undefined;
  // Lengths of the runs that end at each word of the other text, for the word before.
  let lengths = new Uint16Array(other.length + 1);
  const sums = toSums(text);
  for (const [index, word] of text.entries()) {
    const next = new Uint16Array(other.length + 1);
    for (let at = 0; at < other.length; at += 1) {
      if (other[at]?.text !== word.text) continue;
      const length = (lengths[at] ?? 0) + 1;
      next[at + 1] = length;
      const start = index + 1 - length;
      const weight = (sums[index + 1] ?? 0) - (sums[start] ?? 0);
      const isLonger = best !== undefined && weight === best.weight && length > best.end - best.start;
      if (weight > (best?.weight ?? 0) || isLonger)
        best = { start, end: index + 1, at: at + 1 - length, weight };
    }
    lengths = next;
  }
  return best;
}

/** True where words stand in a text without a gap. */
export function hasRun(text: readonly Word[], run: readonly Word[]): boolean {
  return text.some((_word, at) => run.every(({ text: word }, offset) => text[at + offset]?.text === word));
}

function toSums(words: readonly Word[]): readonly number[] {
  const sums = [0];
  for (const { weight } of words) sums.push((sums.at(-1) ?? 0) + weight);
  return sums;
}
