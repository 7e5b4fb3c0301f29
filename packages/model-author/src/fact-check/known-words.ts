import { acronymsIn, spells } from "./acronyms.ts";
import { foldAccents } from "./fold-accents.ts";
import { isSameInLatin, skeletonOf } from "./transliterate.ts";

/** The words of a prompt, ready to be asked for in any form. */
export interface KnownWords {
  /** Whether the prompt has a word, in whatever case or compound, or spells out what it abbreviates. */
  has(word: string): boolean;
  /** Whether words beside each other are what the prompt abbreviates. */
  abbreviates(words: readonly string[]): boolean;
  /** Whether the prompt is written in letters that cannot be compared with Latin ones. */
  readonly isForeign: boolean;
}

/** Letters, digits and marks, with what stands behind an apostrophe. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)?/gu;

const languagesWithCases =
  /^(?:de|ru|uk|be|pl|cs|sk|sl|hr|sr|bg|fi|et|hu|tr|lt|lv|el|ro|is|la|eu|ka|sq|az|kk)\b/u;

/** Returns the words of a prompt as they are asked for, in the deck's language (a BCP 47 tag). */
export function createKnownWords(prompt: string, slideText: string, language: string): KnownWords {
  const written = prompt.match(wordPattern) ?? [];
  const words = new Set(written.flatMap((word) => [foldAccents(word), bare(word)]));
  const byStart = groupBy(words, (word) => word.slice(0, 2));
  const acronyms = acronymsIn(written);
  const hasCases = languagesWithCases.test(language);
  const isOtherScript = isMostly(slideText, /\p{sc=Latin}/gu) && !isMostly(prompt, /\p{sc=Latin}/gu);
  const isReadable = isMostly(prompt, /[\p{sc=Cyrillic}\p{sc=Greek}]/gu);
  const skeletons = isOtherScript && isReadable ? [...words].map(skeletonOf) : [];
  const lines = prompt.split(/[\n.!?;]/u).map((line) => (line.match(wordPattern) ?? []).slice(0, 60));
  return {
    isForeign: isOtherScript && !isReadable,
    has(word) {
      const lower = bare(word);
      if (words.has(lower) || words.has(foldAccents(word))) return true;
      const near = byStart.get(lower.slice(0, 2)) ?? [];
      if (near.some((known) => isForm(lower, known, hasCases))) return true;
      if (isCompound(lower, words)) return true;
      if (skeletons.length > 0 && skeletons.some((known) => isSameInLatin(lower, known))) return true;
      return /^\p{Lu}{2,6}s?$/u.test(word) && lines.some((line) => spells(word, line));
    },
    abbreviates(run) {
      return acronyms.some((acronym) => spells(acronym, run));
    },
  };
}

function bare(word: string): string {
  return foldAccents(word.split(/['’ʼ]/u, 1)[0] ?? word);
}

function groupBy(
  words: ReadonlySet<string>,
  keyOf: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [word]);
    else group.push(word);
  }
  return groups;
}

/** Whether two words begin alike and differ only in an ending: "Weber" and "Webers", "Norway" and "Norwegian", "Ирина" and "Ириной". */
function isForm(word: string, known: string, hasCases: boolean): boolean {
  const shared = sharedLength(word, known);
  const [mine, theirs] = [word.length - shared, known.length - shared];
  if (shared >= 4) return mine <= 5 && theirs <= (shared >= 6 ? 4 : hasCases ? 3 : 2);
  if (!hasCases) return shared >= 2 && theirs === 0 && /^(?:s|es|n|en)$/u.test(word.slice(shared));
  return (shared >= 3 || (known.length <= 3 && theirs === 0)) && mine <= 3 && theirs <= 2;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.charAt(length) === other.charAt(length))
    length += 1;
  return length;
}

/** "Wartungskosten" of a text on Wartung and Kosten: it begins or ends with a known word of five letters. */
function isCompound(word: string, words: ReadonlySet<string>): boolean {
  if (word.length < 8) return false;
  for (let length = 5; length < word.length - 1; length += 1)
    if (words.has(word.slice(0, length)) || words.has(word.slice(-length))) return true;
  return false;
}

/** Whether most letters are of some scripts. */
function isMostly(text: string, letters: RegExp): boolean {
  const sample = text.slice(0, 4_000);
  return (sample.match(letters)?.length ?? 0) > (sample.match(/\p{L}/gu)?.length ?? 0) / 2;
}
