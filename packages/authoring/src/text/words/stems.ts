/**
 * Says whether a text has one of the stems at the beginning of a word; in scripts that write words together anywhere.
 * Both are expected in lower case.
 */
export function hasStem(text: string, stems: readonly string[]): boolean {
  return stems.some((stem) => placeOfStem(text, stem) !== -1);
}

/** Returns where a stem first begins a word, -1 where it does not. */
export function placeOfStem(text: string, stem: string): number {
  const first = text.indexOf(stem);
  if (first === -1) return -1;
  const isJoined = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(stem);
  for (let place = first; place !== -1; place = text.indexOf(stem, place + 1)) {
    // Arabic writes "and", "with" and the article together with the word.
    if (
      isJoined ||
      !/[\p{L}\p{M}\p{Nd}]$/u.test(text.slice(Math.max(0, place - 2), place).replace(/[والبل]{1,2}$/u, ""))
    )
      return place;
  }
  return -1;
}
