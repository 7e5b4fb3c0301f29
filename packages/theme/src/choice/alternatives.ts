/** The word between two alternatives, by language. */
const orWords: Readonly<Record<string, string>> = {
  en: "or versus vs",
  de: "oder",
  fr: "ou",
  es: "o u",
  it: "o oppure",
  pt: "ou",
  nl: "of",
  sv: "eller",
  no: "eller",
  da: "eller",
  fi: "vai tai",
  pl: "czy lub albo",
  cs: "nebo či",
  sk: "alebo či",
  hr: "ili",
  ro: "sau ori",
  hu: "vagy",
  tr: "veya yoksa",
  ru: "или",
  uk: "або чи",
  bg: "или",
  el: "ή",
  ar: "أو أم",
  fa: "یا",
  he: "או",
  hi: "या",
  vi: "hay hoặc",
  id: "atau",
  ca: "o",
};

const unspacedOr = /(?:还是|還是|或者|それとも|または|또는|아니면|หรือ)/u;

/**
 * Returns a title without the parts of it that name alternatives or a list of three things or more: none of them is what the deck
 * is about. Parts are parted by colons, dashes, question marks and full stops.
 */
export function withoutAlternatives(title: string, language: string): string {
  const words = new Set(orWords[language]?.split(" "));
  return title
    .split(/(?<=[:：–—?？!.。])/u)
    .filter(
      (part) => !isList(part) && !unspacedOr.test(part) && !wordsIn(part).some((word) => words.has(word)),
    )
    .join("");
}

function wordsIn(part: string): readonly string[] {
  return part.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

function isList(part: string): boolean {
  return part.split(/[,،、，;·•|]/u).length > 2;
}
