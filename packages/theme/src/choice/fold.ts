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
 * "dés" are dice, "des" are none. Umlauts of German stay, for they make another word: "Fähre" is a ferry, "fahre" none. Hyphens become
 * spaces.
 */
export function foldWords(text: string, language: string): string {
  return foldEach(text.replace(hyphen, " ").replaceAll("’", "'"), language);
}

// Looks back only where there is a hyphen.
const hyphen = /-(?<=[\p{L}\p{M}]-)(?=[\p{L}\p{M}])/gu;

function foldEach(text: string, language: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range of ASCII.
  if (/^[\u0000-\u007f]*$/u.test(text)) return text.toLowerCase();
  return text.normalize("NFC").replace(/[\p{L}\p{M}]+/gu, (word) => {
    const folded = fold(word);
    if (folded.length <= longestShort) return word.toLowerCase();
    return language === "de" ? word.toLowerCase().replace(otherThanUmlauts, fold) : folded;
  });
}

const otherThanUmlauts = /[^äöü]+/gu;

/** Returns a folded word without the umlauts of German: of many a thing there are several with one, "Bäume" of "Baum". */
export function withoutUmlauts(word: string): string {
  return word.replace(/[äöü]/gu, fold);
}

const longestShort = 4;
