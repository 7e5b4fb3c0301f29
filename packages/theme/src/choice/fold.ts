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
