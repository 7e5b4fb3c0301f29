/** Returns a text in lower case and without diacritics, as words are compared. */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range of ASCII.
  if (/^[\u0000-\u007f]*$/u.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}+/gu, "")
    .normalize("NFC")
    .toLowerCase();
}

/**
 * Returns a text in lower case, its words without diacritics, but for those so short that others differ by these alone: French
 * "dés" are dice, "des" are none.
 */
export function foldWords(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range of ASCII.
  if (/^[\u0000-\u007f]*$/u.test(text)) return text.toLowerCase();
  return text.normalize("NFC").replace(/[\p{L}\p{M}]+/gu, (word) => {
    const folded = fold(word);
    return folded.length <= longestShort ? word.toLowerCase() : folded;
  });
}

const longestShort = 4;
