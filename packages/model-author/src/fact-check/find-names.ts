import { commonAcronyms } from "./acronyms.ts";
import { gazetteerOf } from "./gazetteer.ts";
import { type KnownWords, wordPattern } from "./known-words.ts";
import { isPolitePronoun } from "./polite-pronouns.ts";
import type { SlideText } from "./slide-texts.ts";

/** What names are looked up in. */
export interface NameSources {
  readonly prompt: string;
  readonly words: KnownWords;
  /** Words that the prompt or the deck also writes small: they are no names. */
  readonly commonWords: ReadonlySet<string>;
  /** The countries and cities that the prompt names, in whatever language. */
  readonly places: ReadonlySet<string>;
  readonly language: string;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly isUnknown: boolean;
  readonly isAtStart: boolean;
}

/**
 * Returns the names in a text that the prompt does not have: runs of words with a capital inside a sentence, with the first
 * word of the sentence where it belongs to them, abbreviations, what is known as a name wherever it stands, and, in scripts
 * without capitals, what a title or a legal form marks as a name.
 */
export function findNames({ text, role }: SlideText, sources: NameSources): readonly string[] {
  if (sources.words.isForeign) return [];
  return [
    ...findCapitalised(text, sources),
    ...findInGazetteer(text, sources),
    ...findMarked(text, sources, role),
  ];
}

function findCapitalised(text: string, sources: NameSources): readonly string[] {
  const { language, words: known } = sources;
  const words = wordsOf(text, sources);
  const inner = words.filter(({ isAtStart }) => !isAtStart);
  const isHeadline =
    inner.length > 3 && inner.filter(({ word }) => isCapitalised(word)).length > inner.length * 0.6;
  const nounsAreCapitalised = /^(?:de|lb|nds)\b/u.test(language);
  return runsOf(words, text).flatMap((run) => {
    if (known.abbreviates(run.map(({ word }) => word))) return [];
    const acronyms = run.filter(({ word }) => isAcronym(word));
    const proper = run.some(({ isAtStart, word }) => !isAtStart && !isAcronym(word));
    const isName = nounsAreCapitalised
      ? (run.length > 1 && run.filter(({ isAtStart }) => !isAtStart).length > 0) || followsTitle(text, run[0])
      : proper || (run.length > 1 && run.length < 4);
    if (isName && (!isHeadline || run.length === words.length - 1)) return [joined(text, run)];
    return acronyms.map(({ word }) => word);
  });
}

function wordsOf(text: string, { words: known, commonWords, language }: NameSources): readonly Word[] {
  return [...text.matchAll(wordPattern)].map((match): Word => {
    const [word] = match;
    const isAtStart = isStart(text, match.index);
    const isCandidate =
      (isCapitalised(word) || isAcronym(word)) && !isRoman(word) && !commonAcronyms.has(word.toUpperCase());
    const isCommon = commonWords.has(word.toLowerCase()) || isPolitePronoun(word, language);
    return {
      word,
      start: match.index,
      end: match.index + word.length,
      isAtStart,
      isUnknown: isCandidate && !isCommon && !known.has(word),
    };
  });
}

/** Unknown words that stand beside each other; where a sentence's first word is one of them, with it. */
function runsOf(words: readonly Word[], text: string): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  let open: Word[] = [];
  for (const word of words) {
    const last = open.at(-1);
    const isNext = last !== undefined && /^[ -]$/u.test(text.slice(last.end, word.start)) && !word.isAtStart;
    if (!word.isUnknown || !isNext) {
      if (open.length > 0) runs.push(open);
      open = [];
    }
    if (word.isUnknown) open.push(word);
  }
  if (open.length > 0) runs.push(open);
  return runs;
}

function joined(text: string, run: readonly Word[]): string {
  return text.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0);
}

function followsTitle(text: string, word: Word | undefined): boolean {
  return (
    word !== undefined &&
    /(?:^|\s)(?:Herrn?|Frau|Dr\.|Prof\.|Firma)\s$/u.test(text.slice(Math.max(0, word.start - 8), word.start))
  );
}

function isStart(text: string, start: number): boolean {
  return /(?:^|[.!?:;•"“„«(\n–—/|¿¡…-])\s{0,2}$/u.test(text.slice(Math.max(0, start - 3), start));
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word) && word.length > 1;
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(word);
}

function isRoman(word: string): boolean {
  return /^[IVX]+$/u.test(word);
}

function findInGazetteer(text: string, { language, places, words, prompt }: NameSources): readonly string[] {
  return gazetteerOf(language)
    .find(text)
    .filter(({ name, stands }) => !places.has(stands) && !prompt.includes(name) && !words.has(name))
    .map(({ name }) => name);
}

/** Names that a title behind them or a legal form around them marks: 王芳经理, 田中部長, 김민수 대표, …有限公司. */
const marked =
  /(?<name>[\p{sc=Han}]{2,4})(?:先生|女士|小姐|总监|總監|经理|經理|教授|博士|主任|市长|校长)|(?<japanese>[\p{sc=Han}\p{sc=Katakana}]{2,4})(?:さん|氏|様|部長|社長|課長|教授|博士)|(?<korean>\p{sc=Hangul}{2,4}) ?(?:대표|부장|교수|박사|팀장|과장|이사|씨)(?=[\p{P}\s는은이가의]|$)|(?<company>[\p{sc=Han}\p{sc=Katakana}A-Za-z]{2,10})(?:有限公司|股份公司|株式会社|大学|大學|银行|銀行|研究所|集团)/gu;
const mostNameSigns = 4;

function findMarked(text: string, { prompt }: NameSources, role: SlideText["role"]): readonly string[] {
  if (role === "value" || !/[\p{sc=Han}\p{sc=Hangul}]/u.test(text)) return [];
  return [...text.matchAll(marked)].flatMap((match) => {
    const name =
      match.groups?.["name"] ??
      match.groups?.["japanese"] ??
      match.groups?.["korean"] ??
      match.groups?.["company"] ??
      "";
    // Without spaces a name's first sign is not known: any ending of two signs and more will do.
    const endings = Array.from({ length: Math.min(mostNameSigns, name.length) - 1 }, (_, index) =>
      name.slice(-2 - index),
    );
    return endings.some((ending) => prompt.includes(ending)) ? [] : [name];
  });
}
