import { toPlainWords } from "../reading/words/to-plain-words.ts";

/** A prompt as slides are held against it. */
export interface PromptText {
  /** Its letters, figures and what stands between them, in small letters, each space one, lines apart. */
  readonly lines: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** Returns a prompt in the form that texts of slides are sought in. */
export function readPrompt(prompt: string): PromptText {
  // A line that goes on small was only wrapped.
  const lines = prompt
    .replaceAll(/\r?\n(?=\p{Ll})/gu, " ")
    .split(/\r?\n/u)
    .map(toPlainWords);
  return { lines, words: new Set(lines.flatMap(wordsOf)) };
}

/** Returns the words and figures of a text in small letters. */
export function wordsOf(text: string): readonly string[] {
  return toPlainWords(text).match(/[\p{L}\p{M}\p{N}]+(?:[.,:'][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns the letters and figures of a text alone: what two texts that say the same have in common. */
export function lettersOf(text: string): string {
  return toPlainWords(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/** Says whether a script sets no spaces between words. */
export function isUnspaced(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(text);
}
