/** Returns what a title is searched by: composed alike, without accents, in small letters, one space between words. */
export function toTitleKey(title: string): string {
  // SQLite's LIKE reads no further than U+0000.
  const whole = title.replaceAll("\0", "\u{fffd}");
  return whole.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** Returns the pattern of LIKE, with "\\" to escape, that holds for the keys of titles with these words in them. */
export function toTitlePattern(words: string): string {
  return `%${toTitleKey(words).replaceAll(/[\\%_]/g, "\\$&")}%`;
}
