/**
 * Says whether a text is a number as tables have them, in the writing of any language: "1,284.5", "1.284,5", "37,4 %",
 * "€ 12", "(3)", "−4.2 pp", "٣٧٫٤", "12–15"; words of more than four letters make it prose.
 */
export function isNumericText(text: string): boolean {
  return numberPattern.test(text.trim()) && !datePattern.test(text.trim());
}

/** Says whether a text stands for a number that is not there: nothing, a dash, "n/a". */
export function isPlaceholderText(text: string): boolean {
  return /^(?:[-–—−.…?]*|n\.?\s?\/?\s?a\.?|k\.\s?A\.|x)$/iu.test(text.trim());
}

// "4 May": a short word with a capital after a number of one or two digits, unless it is a German million.
const datePattern = /^\p{Nd}{1,2}\.?\s(?!Mio|Mrd|Mill)\p{Lu}\p{Ll}{2,}$/u;
const sign = "[+\\-−–±~≈≤≥<>]";
const digits = "\\p{Nd}(?:[\\p{Nd}.,:'’٫٬\\u00a0\\u202f\\u2009/ ]*\\p{Nd})?";
const unit = "[\\p{Sc}%‰°×\\p{L}²³µ]";
const numberPattern = new RegExp(
  `^\\(?${sign}?\\s?(?:\\p{Lu}{0,2}\\p{Sc}|\\p{Lu}{3}|kr\\.?)?\\s?${sign}?\\s?${digits}(?:\\s?[–-]\\s?${digits})?\\s?(?:${unit}{1,4})?(?:/\\p{L}{1,3})?\\)?\\+?$`,
  "u",
);
