import { saysLittle, standsAlone } from "../text/sentences/stands-alone.ts";
import { countColumns } from "../text/words/columns.ts";
import { readContentWords } from "../text/words/words.ts";

/** A sentence and where it stands in its paragraph and part. */
export interface PositionedSentence {
  readonly text: string;
  readonly isFirstOfParagraph: boolean;
  readonly isInFirstParagraph: boolean;
}

/**
 * Returns how much each sentence says of what the whole text is about, 0 to about 2: the weight of its words in the
 * text (a log-tf centroid), raised for opening sentences and figures, lowered for what cannot stand alone.
 */
export function rankSentences(sentences: readonly PositionedSentence[], language: string): readonly number[] {
  const { wordsOfSentences, frequencies } = countWords(sentences, language);
  const weights = frequencies.map((frequency) => Math.log(frequency + 1));
  const raw = wordsOfSentences.map((words) => {
    let sum = 0;
    for (const word of words) sum += weights[word] ?? 0;
    return sum / (Math.sqrt(words.length) + 2);
  });
  const best = raw.reduce((highest, score) => Math.max(highest, score), Number.MIN_VALUE);
  return sentences.map((sentence, index) => ((raw[index] ?? 0) / best) * factorOf(sentence));
}

/** What sends the reader elsewhere says nothing itself. */
const pointers =
  /(?<!\p{L})(?:please (?:see|read|refer)|for (?:more|further) (?:details|information)|can be found (?:in|at|on|under)|as (?:described|discussed|explained) (?:in|at|below|above)|described (?:below|above)|siehe|weitere informationen|voir (?:aussi|la|le)|pour plus|véase|para más)(?!\p{L})/iu;

/** What a text asks of its readers, or proposes to them, is what it was written for. */
const asks =
  /(?<!\p{L})(?:we ask|we request|we need|i suggest|we suggest|i propose|we propose|i recommend|we recommend|recommendation|wir bitten|wir brauchen|wir schlagen|ich schlage|wir empfehlen|nous demandons|nous proposons|je propose|nous recommandons|pedimos|solicitamos|proponemos|recomendamos|propomos|solicitamos|chiediamo|proponiamo|raccomandiamo|просим|предлагаем|рекомендуем|我们建议|我们请求|提案します|お願いします|نطلب|نقترح|نوصي)(?!\p{L})/iu;

/** Says whether words ask or propose something. */
export function asksSomething(words: string): boolean {
  return asks.test(words);
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

/** The different words of each sentence, as numbers, and in how many sentences each of them stands. */
function countWords(
  sentences: readonly PositionedSentence[],
  language: string,
): { wordsOfSentences: readonly (readonly number[])[]; frequencies: readonly number[] } {
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  const lastSeenIn: number[] = [];
  const wordsOfSentences = sentences.map(({ text }, sentence) => {
    const words: number[] = [];
    for (const word of readContentWords(text, language)) {
      const number = numbers.get(word) ?? numbers.size;
      if (number === numbers.size) numbers.set(word, number);
      if (lastSeenIn[number] === sentence) continue;
      lastSeenIn[number] = sentence;
      frequencies[number] = (frequencies[number] ?? 0) + 1;
      words.push(number);
    }
    return words;
  });
  return { wordsOfSentences, frequencies };
}

function factorOf({ text, isFirstOfParagraph, isInFirstParagraph }: PositionedSentence): number {
  const columns = countColumns(text);
  let factor = 1;
  if (isFirstOfParagraph) factor *= 1.25;
  if (isInFirstParagraph) factor *= 1.1;
  if (/\p{Nd}/u.test(text)) factor *= 1.2;
  if (!standsAlone(text)) factor *= 0.55;
  if (columns > 240) factor *= 0.5;
  if (columns < 25 || saysLittle(text)) factor *= 0.6;
  if (pointers.test(text)) factor *= 0.3;
  if (asksSomething(text)) factor *= 1.5;
  return factor;
}
