import { endsWithinWord } from "./hyphenation.ts";

/** How wide a heading is at most that is underlined or numbered, in columns. */
export const longestHeading = 100;

/** Says whether a line only rules off what is above it: "---", "***", "* * *". */
export function isRule(text: string): boolean {
  return (
    text.length >= 3 && /^(?:-{3,}|_{3,}|\*{3,}|={3,}|~{3,}|(?:[*-] ){2,}[*-])$/u.test(text.slice(0, 200))
  );
}

/** Returns the character of which a line that underlines the one above it consists. */
export function underlineOf(text: string): string | undefined {
  const mark = text.charAt(0);
  if (text.length < 2 || !'=-~*^"#+_'.includes(mark) || mark === "") return undefined;
  for (let index = 1; index < text.length; index += 1) if (text.charAt(index) !== mark) return undefined;
  return mark;
}

/** Says whether a line ends as a sentence or a part of one does. */
export function endsSentence(text: string): boolean {
  return /[.!?;。…\uFF01\uFF1F\uFF1B]["'”»」』)]?$/u.test(text.slice(-3));
}

/** Says whether a line is written in capitals throughout. */
export function isCapitals(text: string): boolean {
  return text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase();
}

/** Returns two lines as one: East Asian lines join without a space, and so do words cut at their own hyphen. */
export function joinLines(before: string, after: string): string {
  if (before === "") return after;
  const isEastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。\uFF0C]$/u.test(before.slice(-2));
  return isEastAsian || endsWithinWord(before, after) ? before + after : `${before} ${after}`;
}
