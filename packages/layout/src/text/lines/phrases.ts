import { once } from "../once.ts";
import { rememberTexts } from "./remember-texts.ts";

const words = once(() => new Intl.Segmenter("zh", { granularity: "word" }));

/** Says whether most of a text is written without spaces between its words: Chinese, Japanese. */
export function isWithoutSpaces(text: string): boolean {
  return unspaced.test(text) && isMostlyUnspaced(text);
}

const isMostlyUnspaced = rememberTexts((text) => {
  const ideographs = text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu)?.length ?? 0;
  return ideographs > text.length / 2;
});

/** Says whether a text is Japanese: it has particles. */
export function isJapanese(text: string): boolean {
  return hiragana.test(text) && isWithoutSpaces(text);
}

const unspaced = /[\u3041-\u9fff]/;

// Asked of every text, most of which are in Latin letters: a range is told sooner than a property.
const hiragana = /[\u3041-\u309f]/;

/** What it costs to end a line inside a word. */
export const insideWord = 1.5;

/** What costs as much ends a line inside a phrase: before a particle or an ending. */
export const insidePhrase = 1;

/** What costs as much ends a line beside a lone character, which is mostly a part of a compound. */
export const insideCompound = 0.9;

/**
 * Returns what it costs to end a line before each place in a Chinese or Japanese text where words or phrases begin, 0 after
 * punctuation; elsewhere it costs as much as `insideWord`.
 */
export const costsOfBreaks = rememberTexts((text): ReadonlyMap<number, number> => {
  const costs = new Map<number, number>();
  const isKana = hiragana.test(text);
  let before = "";
  for (const { segment, index } of words().segment(text)) {
    const cost = isKana
      ? costInJapanese(text.slice(0, index), before, segment, text.slice(index))
      : costInChinese(before, segment);
    costs.set(index, cost);
    before = segment;
  }
  return costs;
});

function costInChinese(before: string, after: string): number {
  if (/[\p{P}\s]$/u.test(before)) return 0;
  if (/^\p{P}/u.test(after)) return insidePhrase;
  return costInCompound(before, after);
}

/** One character is more often a part of a word that the dictionary does not have than a word. */
function costInCompound(before: string, after: string): number {
  const isPart = (word: string) => /^\p{scx=Han}$/u.test(word);
  return isPart(before) || isPart(after) ? insideCompound : 0.5;
}

const particleBefore = /[をはがにへでとも]$/u;
const sureParticle = /[をはが]$/u;

// The dictionary knows few words that are written in hiragana: what their lengths and what stands before tells is surer.
function costInJapanese(head: string, before: string, after: string, tail: string): number {
  if (/[\p{P}\s]$/u.test(before)) return 0;
  if (/^\p{P}/u.test(after)) return insidePhrase;
  if (/^[おご]$/u.test(before) && /^\p{scx=Han}/u.test(after)) return insideWord;
  if (/^[おご]\p{Script=Han}/u.test(tail) && /\p{Script=Hiragana}$/u.test(head)) return 0.2;
  if (/\p{Nd}$/u.test(head) && /^[\p{L}％%]/u.test(tail)) return insideWord;
  if (/第$/u.test(head)) return insideWord;
  if (!/^\p{scx=Hira}/u.test(after))
    return /^\p{scx=Hira}+$/u.test(before) ? 0.2 : costInCompound(before, after);
  return costBeforeHiragana(head, after);
}

/** Particles and endings belong to the word before them; what is long, or stands after a particle, is a word of its own. */
function costBeforeHiragana(head: string, after: string): number {
  const { length } = after;
  if (/\p{Script=Hiragana}$/u.test(head)) {
    const isWord = length >= 3 ? particleBefore.test(head) : length === 2 && sureParticle.test(head);
    return isWord ? 0.6 : insidePhrase;
  }
  return length >= 4 ? 0.8 : insidePhrase;
}

/** Says whether a place is inside a word in katakana, whatever a dictionary says: it is read letter by letter. */
export function isInKatakana(text: string, place: number): boolean {
  return (
    /[\p{Script=Katakana}ー]$/u.test(text.slice(Math.max(0, place - 2), place)) &&
    /^[\p{Script=Katakana}ー]/u.test(text.slice(place, place + 2))
  );
}

/** Returns the phrases of a Japanese text: what stands between places where a line may well end. */
export function phrasesOf(text: string): readonly string[] {
  const starts = [...costsOfBreaks(text)]
    .filter(([place, cost]) => place > 0 && cost < insidePhrase && !isInKatakana(text, place))
    .map(([place]) => place);
  return [0, ...starts].map((start, index) => text.slice(start, starts[index] ?? text.length));
}

/** Returns what lines of a Japanese text cost that end inside phrases, more inside words; 0 where none does. */
export function costOfTornPhrases(lines: readonly { readonly start: number }[], text: string): number {
  const costs = costsOfBreaks(text);
  return lines.slice(1).reduce((sum, { start }) => {
    const cost = isInKatakana(text, start) ? insideWord : (costs.get(start) ?? insideWord);
    return sum + (cost < insidePhrase ? 0 : cost);
  }, 0);
}
