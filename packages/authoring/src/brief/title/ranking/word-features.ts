import { readContentWords } from "../../../text/words/words.ts";
import { frequencyStem, rarest, readRarity } from "./word-frequency.ts";

/** The words of a whole prompt, which those of a candidate are weighed by. */
export interface PromptWords {
  readonly language: string;
  readonly lower: string;
  /** By stem how often it stands in the prompt. */
  readonly counts: ReadonlyMap<string, number>;
  /** The weight of its weightiest word. */
  readonly most: number;
}

const longestText = 6_000;
const longestSearched = 50_000;
const mostCounted = 5;
const mostOccurrences = 4;
const shortStem = 4;
const mostWords = 5;

/** Returns the words of a prompt, how often it has each, and how much its weightiest word weighs. */
export function readPromptWords(text: string, language: string): PromptWords {
  const counts = new Map<string, number>();
  for (const stem of stemsOf(text.slice(0, longestText), language))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  let most = 1;
  for (const stem of counts.keys()) most = Math.max(most, weightOf(stem, counts));
  return { language, lower: text.slice(0, longestSearched).toLowerCase(), counts, most };
}

function stemsOf(text: string, language: string): readonly string[] {
  return readContentWords(text, language).map(frequencyStem);
}

/** What a prompt often says and other prompts seldom do is what it is about. */
function weightOf(stem: string, counts: PromptWords["counts"]): number {
  return Math.min(mostCounted, counts.get(stem) ?? 0) * readRarity(stem);
}

/** Adds the features of a candidate's words: which they are, how rare, how often the prompt has them, and where it says the whole. */
export function pushWordFeatures(list: string[], text: string, prompt: PromptWords): void {
  const stems = stemsOf(text, prompt.language);
  for (const stem of new Set(stems)) list.push(`W${stem}`, `w${stem.slice(0, shortStem)}`);
  pushRarity(list, stems);
  pushWeight(list, stems, prompt);
  pushOccurrences(list, text, stems.length, prompt);
}

function pushRarity(list: string[], stems: readonly string[]): void {
  const rarities = stems.map(readRarity);
  const mean = meanOf(rarities);
  list.push(
    `Rm${Math.round(mean * 2)}`,
    `RM${Math.max(0, ...rarities)}`,
    `Rn${Math.min(rarest, ...rarities)}`,
  );
  list.push(`Rmn${Math.round(mean / 2)}/${Math.min(mostWords, stems.length)}`);
  list.push(`Rf${rarities[0] ?? "-"}`, `Rl${rarities.at(-1) ?? "-"}`);
}

function pushWeight(list: string[], stems: readonly string[], { counts, most }: PromptWords): void {
  const weights = stems.map((stem) => weightOf(stem, counts));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const mean = Math.round((4 * meanOf(weights)) / most);
  list.push(`Vm${mean}`, `Vs${Math.round(Math.log2(1 + sum) * 2)}`);
  list.push(`VM${Math.round((4 * Math.max(0, ...weights)) / most)}`);
  list.push(`Vmn${mean}/${Math.min(mostWords, stems.length)}`);
}

/** Where in the prompt it stands, how often, and how much of its line it is. */
function pushOccurrences(list: string[], text: string, count: number, { lower }: PromptWords): void {
  const small = text.toLowerCase();
  const at = lower.indexOf(small);
  let [times, next] = [0, at];
  while (next !== -1 && times < mostOccurrences) {
    times += 1;
    next = lower.indexOf(small, next + 1);
  }
  const place = at === -1 ? "-" : Math.round((8 * at) / lower.length);
  const words = Math.min(mostWords, count);
  list.push(`Op${place}`, `O#${times}`, `O#n${times}/${words}`);
  list.push(`Ol${Math.round(Math.log2(1 + lower.length))}/${words}`);
  const start = at === -1 ? 0 : lower.lastIndexOf("\n", at) + 1;
  const end = at === -1 ? 0 : (lower.indexOf("\n", at) + 1 || lower.length + 1) - 1;
  list.push(`OL${Math.round((5 * small.length) / Math.max(1, end - start))}`);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
