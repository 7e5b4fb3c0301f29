import { countColumns } from "./columns.ts";
import { readContentWords } from "./words.ts";

/** A sentence and where it stands in its paragraph and part. */
export interface PositionedSentence {
  readonly text: string;
  readonly isFirstOfParagraph: boolean;
  readonly isInFirstParagraph: boolean;
}

const pointlessBeginnings =
  /^(?:nor|another|also|otherwise|you|this|these|that|those|it|he|she|they|his|her|their|its|such|so|but|and|or|then|there|here|dies|diese|dieser|dieses|das|er|sie|es|aber|und|ce|cette|ces|il|elle|ils|elles|mais|et|esto|esta|este|estos|estas|pero|y|это|он|она|они|но|и)\b/iu;

/**
 * Returns how much each sentence says of what the whole text is about, 0 to about 2: the weight of its words in the
 * text (a log-tf centroid), raised for opening sentences and figures, lowered for what cannot stand alone.
 */
export function rankSentences(sentences: readonly PositionedSentence[], language: string): readonly number[] {
  const words = sentences.map(({ text }) => [...new Set(readContentWords(text, language))]);
  const frequency = countAll(words);
  const raw = words.map((list) => {
    const sum = list.reduce((total, word) => total + Math.log((frequency.get(word) ?? 0) + 1), 0);
    return sum / (Math.sqrt(list.length) + 2);
  });
  const best = raw.reduce((highest, score) => Math.max(highest, score), Number.MIN_VALUE);
  return sentences.map((sentence, index) => ((raw[index] ?? 0) / best) * factorOf(sentence));
}

/** Says whether a sentence can stand alone: it points back at none before it, asks nothing and announces nothing. */
export function standsAlone(text: string): boolean {
  return (
    !text.startsWith("(") &&
    !pointlessBeginnings.test(text.slice(0, 24)) &&
    !/[?\uFF1F:\uFF1A]["'”’»」]?$/u.test(text.slice(-3))
  );
}

/** Returns the share of the shorter text's words that the other one has too, 0 to 1. */
export function overlapOf(one: readonly string[], other: readonly string[]): number {
  const smaller = new Set(one.length < other.length ? one : other);
  const larger = new Set(one.length < other.length ? other : one);
  if (smaller.size === 0) return 0;
  let shared = 0;
  for (const word of smaller) if (larger.has(word)) shared += 1;
  return shared / smaller.size;
}

function countAll(words: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const frequency = new Map<string, number>();
  for (const word of words.flat()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return frequency;
}

function factorOf({ text, isFirstOfParagraph, isInFirstParagraph }: PositionedSentence): number {
  const columns = countColumns(text);
  let factor = 1;
  if (isFirstOfParagraph) factor *= 1.25;
  if (isInFirstParagraph) factor *= 1.1;
  if (/\p{Nd}/u.test(text)) factor *= 1.2;
  if (!standsAlone(text)) factor *= 0.55;
  if (columns > 240) factor *= 0.5;
  if (columns < 25) factor *= 0.6;
  return factor;
}
