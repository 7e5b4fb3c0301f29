import { sanitisePrompt } from "@lectern/authoring";
import { isAbsoluteHref, type RichText, type TextRun } from "@lectern/deck";

/**
 * Returns one line of plain text from what a model wrote: printable, without Markdown, cut at a word where it is too
 * long (in code points). Only pairs of marks around words go, and the sign of a list before a word: numbers, "__tm" and
 * "2 ** 3" stay as they are.
 */
export function tidyLine(text: string, most: number): string {
  return clip(plainTextOf(toRuns(toLine(text), {}, false)), most);
}

/** Returns the text of one paragraph; what Markdown marks as bold, italic, code or a link is so. */
export function tidyRich(text: string, most: number): RichText {
  const runs = toRuns(toLine(text));
  const whole = plainTextOf(runs);
  const cut = clip(whole, most);
  return cut === whole ? runs : cut === "" ? [] : [{ text: cut }];
}

/** Returns plain lines from what a model wrote: printable, without spaces at their ends. */
export function tidyLines(text: string, most: number): string {
  const lines = printable(text)
    .split("\n")
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== "");
  return clip(lines.slice(Math.max(0, first)).join("\n").trimEnd(), most);
}

/** Returns the lines of a program as a model wrote them, without a fence around them. */
export function tidyCode(text: string, most: number): string {
  return tidyLines(text, most).replaceAll(/^```\w{0,20}\n?|\n?```$/gu, "");
}

/** Returns the words of a text without their looks. */
export function plainTextOf(runs: RichText): string {
  return runs.map(({ text }) => text).join("");
}

function toLine(text: string): string {
  const line = printable(text)
    .replaceAll(/\s{1,1000}/gu, " ")
    .trim();
  return line.replace(/^(?:[-*•–▪]|#{1,6}) (?=[\p{L}"“„«'’*`])/u, "");
}

type Look = Omit<TextRun, "text">;

/** Marks stand around words: no space inside of them, no letter or digit of a programming language outside. */
const marks =
  /(?<![\w*\\])\*\*(?=[^\s*])(?<bold>[^*]{0,400}?[^\s*])\*\*(?![\w*])|(?<![\w*\\])\*(?=[^\s*])(?<italic>[^*]{0,400}?[^\s*])\*(?![\w*])|(?<![\w`])`(?=[^\s`])(?<code>[^`]{0,400})`(?![\w`])|\[(?<words>[^\][]{1,300})\]\((?<href>[^\s()]{1,2000})\)/gu;

/** What a text becomes: runs with their looks, or words alone, in which an address must not get lost. */
function toRuns(text: string, look: Look = {}, hasLinks = true): RichText {
  const runs: TextRun[] = [];
  const add = (from: number, to: number) => {
    if (to > from) runs.push({ text: text.slice(from, to), ...look });
  };
  let from = 0;
  for (const match of text.matchAll(marks)) {
    const inner = toInnerRuns(match.groups ?? {}, look, hasLinks);
    if (inner === undefined) continue;
    add(from, match.index);
    runs.push(...inner);
    from = match.index + match[0].length;
  }
  add(from, text.length);
  return runs;
}

function toInnerRuns(
  { bold, italic, code, words, href }: Readonly<Record<string, string | undefined>>,
  look: Look,
  hasLinks: boolean,
): RichText | undefined {
  if (bold !== undefined) return toRuns(bold, { ...look, bold: true }, hasLinks);
  if (italic !== undefined) return toRuns(italic, { ...look, italic: true }, hasLinks);
  if (code !== undefined) return [{ text: code, ...look, code: true }];
  if (!hasLinks || words === undefined || href === undefined || !isAbsoluteHref(href)) return undefined;
  return toRuns(words, { ...look, href });
}

function printable(text: string): string {
  try {
    return sanitisePrompt(text).text;
  } catch {
    return "";
  }
}

function clip(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > cut.length / 2 ? space : cut.length).trimEnd()}…`;
}
