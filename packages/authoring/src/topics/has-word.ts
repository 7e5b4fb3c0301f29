/**
 * Says whether a text has one of the words at the beginning of a word of its own; "cost$" only as a whole word. In
 * scripts that write words together they count anywhere, in Arabic and Hebrew also behind the small words written with them.
 * All are expected in lower case.
 */
export function hasWord(text: string, words: readonly string[]): boolean {
  return words.some((word) => isIn(text, word));
}

/** Returns the words of a table's line, which stand between bars; a space behind one says that it is a whole word. */
export function wordsIn(line: string): readonly string[] {
  return line
    .split("|")
    .map((word) => word.replace(/ $/u, "$").trim())
    .filter((word) => word !== "");
}

function isIn(text: string, word: string): boolean {
  const isWhole = word.endsWith("$");
  const stem = isWhole ? word.slice(0, -1) : word;
  for (let place = text.indexOf(stem); place !== -1; place = text.indexOf(stem, place + 1)) {
    const end = place + stem.length;
    if (beginsWord(text, place, stem) && !(isWhole && isLetter(text.slice(end, end + 2)))) return true;
  }
  return false;
}

function beginsWord(text: string, place: number, stem: string): boolean {
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(stem)) return true;
  const before = text.slice(Math.max(0, place - 3), place);
  const joined = /^[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(stem)
    ? before.replace(/(?:[والبلفك]{1,3}|[הלבושמכ]{1,2})$/u, "")
    : before;
  // "6th grade", "5장": a number before it is a word of its own.
  return !/[\p{L}\p{M}]$/u.test(joined);
}

function isLetter(text: string): boolean {
  return /^[\p{L}\p{M}\p{Nd}]/u.test(text);
}
