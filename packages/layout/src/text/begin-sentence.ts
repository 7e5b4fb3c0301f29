const fewestWords = 4;

/**
 * Returns words that own a page as a sentence, wherever they were taken from: with a capital letter; a few words, and those that
 * open with a name like "iPhone" or with "e.g.", as they are written. The language is a BCP 47 tag.
 */
export function beginSentence(words: string, language: string): string {
  const [first = "", ...others] = words.trim().split(/\s+/u);
  if (others.length + 1 < fewestWords || !/^\p{Ll}[\p{Ll}\p{M}’']*,?$/u.test(first)) return words;
  const [letter = ""] = words.trim();
  return `${letter.toLocaleUpperCase(language)}${words.trim().slice(letter.length)}`;
}
