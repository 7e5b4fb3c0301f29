import { endsWithinWord } from "./hyphenation.ts";
import type { TextLine } from "./line-cursor.ts";

/** How wide a heading is at most that is underlined or numbered, in columns. */
export const longestHeading = 100;

/** Says whether a line only rules off what is above it: "---", "***", "* * *". */
export function isRule(text: string): boolean {
  return (
    text.length >= 3 &&
    /^(?:-{3,}|_{3,}|\*{3,}|={3,}|~{3,}|#{3,}|(?:[*-] ){2,}[*-])$/u.test(text.slice(0, 200))
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
  return /[\p{Sentence_Terminal};…\uFF1B]["'”»」』)]?$/u.test(text.slice(-3));
}

/** Says whether a line below another is a rule: across the page below a sentence's end, or below what goes on in small letters. */
export function isClosedOff(line: TextLine, next: TextLine): boolean {
  if (next.columns <= line.columns + 4) return false;
  return endsSentence(line.text) || (/^\p{Ll}/u.test(line.text) && line.columns * 2 < next.columns);
}

/** Says whether a line is written in capitals, and is not just an acronym among letters that have no case. */
export function isCapitals(text: string): boolean {
  if (text.length <= 3 || text !== text.toUpperCase() || text === text.toLowerCase()) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 > letters;
}

/** Returns two lines as one. */
export function joinLines(before: string, after: string): string {
  return before === "" ? after : `${before}${jointOf(before, after)}${after}`;
}

/** Returns many lines as one; their ends are looked at one by one: a text that grows would be copied for each. */
export function joinAll([first = "", ...lines]: readonly string[]): string {
  const parts = [first];
  let before = first;
  for (const line of lines) {
    parts.push(jointOf(before, line), line);
    before = line.length >= 3 ? line : parts.slice(-5).join("");
  }
  return parts.join("");
}

/** East Asian lines join without a space, and so do words cut at their own hyphen. */
function jointOf(before: string, after: string): string {
  const isEastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。\uFF0C]$/u.test(before.slice(-2));
  return isEastAsian || endsWithinWord(before, after) ? "" : " ";
}
