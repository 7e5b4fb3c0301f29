import { sanitisePrompt } from "@lectern/authoring";

/** Returns one line of plain text from what a model wrote: printable, without Markdown, cut at a word where it is too long. */
export function tidyLine(text: string, most: number): string {
  const line = printable(text)
    .replaceAll(/\s{1,1000}/gu, " ")
    .replaceAll(/\*\*|__|`/gu, "")
    .trim();
  return clip(line.replace(/^(?:[-*•–▪#]{1,6} |\d{1,2}[.)] (?=\D))/u, "").trim(), most);
}

/** Returns plain lines from what a model wrote: printable, without spaces at their ends. */
export function tidyLines(text: string, most: number): string {
  const lines = printable(text)
    .split("\n")
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== "");
  return clip(lines.slice(Math.max(0, first)).join("\n").trimEnd(), most);
}

function printable(text: string): string {
  try {
    return sanitisePrompt(text).text;
  } catch {
    return "";
  }
}

function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).toWellFormed();
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > most / 2 ? space : most - 1).trimEnd()}…`;
}
