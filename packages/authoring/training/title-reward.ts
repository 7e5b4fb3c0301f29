import { readAllWords, readContentWords } from "../src/text/words/words.ts";

const stemLength = 6;
const shareOfEnds = 0.15;
/** What is missing of a title is missed more than a word too much is. */
const weightOfMissing = 1.5;

/** Returns how near a title comes to the nearest of several ideal ones, 0 to 1: mostly by the words that say something, a little by whether it begins and ends within them. */
export function rewardTitle(title: string, ideals: readonly string[], language: string): number {
  return Math.max(0, ...ideals.map((ideal) => rewardOne(title, ideal, language)));
}

function rewardOne(title: string, ideal: string, language: string): number {
  const [found, wanted] = [stemsOf(title, language), stemsOf(ideal, language)];
  if (found.size === 0 || wanted.size === 0) return 0;
  const common = [...found].filter((stem) => wanted.has(stem)).length;
  const likeness = ((1 + weightOfMissing) * common) / (found.size + weightOfMissing * wanted.size);
  const all = readAllWords(title);
  const known = new Set(readAllWords(ideal).map(stemOf));
  const ends =
    [all[0], all.at(-1)].filter((word) => word !== undefined && known.has(stemOf(word))).length / 2;
  return likeness === 0 ? 0 : (1 - shareOfEnds) * likeness + shareOfEnds * ends;
}

const leastShared = 0.6;

/** Says whether two titles share three fifths of the words of each. */
export function saysTheSame(one: string, other: string, language: string): boolean {
  const [own, others] = [stemsOf(one, language), stemsOf(other, language)];
  const common = [...own].filter((stem) => others.has(stem)).length;
  return common >= leastShared * own.size && common >= leastShared * others.size;
}

function stemsOf(text: string, language: string): ReadonlySet<string> {
  const words = readContentWords(text, language);
  return new Set((words.length === 0 ? readAllWords(text) : words).map(stemOf));
}

function stemOf(word: string): string {
  return word.slice(0, stemLength);
}
