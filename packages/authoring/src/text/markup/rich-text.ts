import type { RichText, TextRun } from "@lectern/deck";

/** Returns the characters of rich text without their looks. */
export function toPlainText(text: RichText): string {
  const [first] = text;
  if (first !== undefined && text.length === 1) return first.text;
  return text.map((run) => run.text).join("");
}

/** Returns rich text of one plain run, or none for an empty string. */
export function toRichText(text: string): RichText {
  return text === "" ? [] : [{ text }];
}

/** Returns the part of rich text from one character offset up to another, looks kept. */
export function sliceText(text: RichText, start: number, end: number): RichText {
  const parts: TextRun[] = [];
  let offset = 0;
  for (const run of text) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, run.text.length);
    if (from < to) parts.push({ ...run, text: run.text.slice(from, to) });
    offset += run.text.length;
  }
  return parts;
}

/** Returns rich text with runs of white space outside code made one space, trimmed, neighbours of one look joined. */
export function tidyText(text: RichText): RichText {
  const [only] = text;
  if (only !== undefined && text.length === 1) return tidyOne(text, only);
  const tidied: TextRun[] = [];
  let endsInSpace = true;
  for (const run of text) {
    const collapsed = collapseSpaces(run.text);
    const characters: string = endsInSpace && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
    if (characters === "") continue;
    endsInSpace = characters.endsWith(" ");
    const last = tidied.at(-1);
    if (last !== undefined && haveSameLook(last, run)) {
      tidied[tidied.length - 1] = { ...last, text: last.text + characters };
    } else tidied.push({ ...run, text: characters });
  }
  return trimEnd(tidied);
}

/** Returns rich text with its first letter large; addresses, names in code and words with marks in them keep their spelling. */
export function capitaliseText(text: RichText): RichText {
  const [first, ...rest] = text;
  if (first === undefined || first.code === true || !/^\p{Ll}[\p{Ll}'’-]{0,40}(?=[\s,:]|$)/u.test(first.text))
    return text;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** Most texts have one look from end to end, and are tidy. */
function tidyOne(text: RichText, run: TextRun): RichText {
  const collapsed = collapseSpaces(run.text);
  const characters = (collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed).trimEnd();
  if (characters === run.text && characters !== "") return text;
  return characters === "" ? [] : [{ ...run, text: characters }];
}

/** Returns a string with every run of spaces, tabs and line ends made one space; no-break spaces stay. */
export function collapseSpaces(text: string): string {
  return isCollapsed(text) ? text : text.replace(/[ \t\n\u3000]+/gu, " ");
}

/** Most texts are: to look for what is not is far quicker than to replace each space by itself. */
function isCollapsed(text: string): boolean {
  return !text.includes("  ") && !text.includes("\n") && !text.includes("\t") && !text.includes("\u3000");
}

function trimEnd(runs: TextRun[]): RichText {
  for (let last = runs.pop(); last !== undefined; last = runs.pop()) {
    const text = last.text.trimEnd();
    if (text !== "") return [...runs, { ...last, text }];
  }
  return runs;
}

function haveSameLook(one: TextRun, other: TextRun): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.code === other.code &&
    one.href === other.href
  );
}
