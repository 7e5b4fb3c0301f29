/** Abbreviations that everybody writes without spelling them out. */
export const commonAcronyms: ReadonlySet<string> = new Set(
  "CEO CFO CTO COO CIO KPI FAQ PDF IT HR PR ID UI UX API SMS GPS NGO DIY VAT AI KI IA EU UN UNO USA US UK USP ROI OK TV PC CO2 QR PIN AM PM AG GMBH Q1 Q2 Q3 Q4 H1 H2 B2B B2C TÜV LED CRM ERP SQL URL USB WC GDPR DSGVO SWOT ИТ ИИ США СМИ ООО АО ТЗ НДС".split(
    " ",
  ),
);

/** Returns the words of two to six capitals. */
export function acronymsIn(words: readonly string[]): readonly string[] {
  return [...new Set(words.filter((word) => /^\p{Lu}{2,6}$/u.test(word)))];
}

/**
 * Says whether words that follow on each other spell an acronym out: their first letters do, small words left aside, or,
 * in compounds, letters within them ("Betriebliches Gesundheitsmanagement" for BGM).
 */
export function spells(acronym: string, words: readonly string[]): boolean {
  const letters = acronym.replace(/s$/u, "").toLowerCase();
  const content = words
    .filter((word) => word.length > 3 || /^\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase());
  return content.some(
    (word, index) =>
      word.startsWith(letters.charAt(0)) &&
      word !== letters &&
      reaches(letters, content.slice(index, index + letters.length)),
  );
}

function reaches(letters: string, words: readonly string[]): boolean {
  const initials = words.map((word) => word.charAt(0)).join("");
  if (initials === letters) return true;
  if (letters.length < 3 || words.length < 1) return false;
  // The letters that no word begins with stand inside the last one that does.
  const [first = "", second = ""] = words;
  if (second.startsWith(letters.charAt(1)) && isWithin(letters.slice(2), second.slice(1))) return true;
  return (
    second.startsWith(letters.charAt(letters.length - 1)) && isWithin(letters.slice(1, -1), first.slice(1))
  );
}

function isWithin(letters: string, word: string): boolean {
  let place = -1;
  for (const letter of letters) {
    place = word.indexOf(letter, place + 3);
    if (place < 0) return false;
  }
  return true;
}
