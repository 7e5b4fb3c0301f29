import type { TextRun } from "@lectern/types";

const marks =
  /\*\*(?<bold>[^*]+)\*\*|\*(?!\s)(?<italic>[^*]+)(?<!\s)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>(?:https?:\/\/|mailto:)[^)\s]+)\)/g;

/** Returns a text with its bold, italic, code and links written as in Markdown. */
export function toWords(runs: readonly TextRun[]): string {
  return runs.map(toMarked).join("");
}

function toMarked({ text, bold, italic, code, href }: TextRun): string {
  if (href !== undefined) return `[${text}](${href})`;
  if (code) return `\`${text}\``;
  if (bold) return `**${text}**`;
  return italic ? `*${text}*` : text;
}

/** Returns a line with marks of Markdown as a text; undefined for one that says nothing. */
export function parseWords(line: string): TextRun[] | undefined {
  if (line.trim() === "") return undefined;
  const runs: TextRun[] = [];
  let at = 0;
  for (const match of line.trim().matchAll(marks)) {
    if (match.index > at) runs.push({ text: line.trim().slice(at, match.index) });
    runs.push(toRun(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < line.trim().length) runs.push({ text: line.trim().slice(at) });
  return runs;
}

function toRun({ bold, italic, code, label, href }: Readonly<Record<string, string | undefined>>): TextRun {
  if (href !== undefined) return { text: label ?? href, href };
  if (code !== undefined) return { text: code, code: true };
  return bold === undefined ? { text: italic ?? "", italic: true } : { text: bold, bold: true };
}
