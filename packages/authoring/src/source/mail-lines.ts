import { attribution, isDisclaimer, mailFieldOf, separator } from "./mail-words.ts";
import type { SourceLine } from "./source-line.ts";

const longestField = 30;
const mostSignatureLines = 8;

/** Returns the lines that belong to the frame of a mail for sure: heads, "X wrote:", separators, signatures, disclaimers. */
export function findMailLines(lines: readonly SourceLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < lines.length; index += 1) {
    const text = unquote(lines[index]?.text ?? "");
    const head = headLength(lines, index);
    for (let step = 0; step < head; step += 1) found.add(index + step);
    if (head > 0) index += head - 1;
    else if (text.length < 260 && (attribution.test(text) || separator.test(text))) found.add(index);
    else if (/^-- ?$/u.test(text)) index = addSignature(lines, index, found);
    else if (text.length > 20 && isDisclaimer(text)) found.add(index);
  }
  return found;
}

/** Says whether a head of a mail, or an answer to one, is among the lines. */
export function isMail(lines: readonly SourceLine[], found: ReadonlySet<number>): boolean {
  return lines.some(({ index, text }) => found.has(index) && !isDisclaimer(unquote(text)));
}

/** Returns the words of a line without the marks of quoting. */
export function unquote(text: string): string {
  return text.replace(/^[>\s]{1,40}/u, "").trimEnd();
}

/** How many lines from here on are the fields of a head; a journey's "From" and "To" are none. */
function headLength(lines: readonly SourceLine[], from: number): number {
  const seen = new Set<string>();
  let count = 0;
  let isAddressed = false;
  for (let index = from; index < lines.length && count < 16; index += 1) {
    const text = unquote(lines[index]?.text ?? "").replace(/^\*{1,2}([^*:\n]{2,30}):\*{1,2}/u, "$1:");
    const colon = text.slice(0, longestField).search(/[:：]/u);
    const field = colon < 1 ? undefined : mailFieldOf(text.slice(0, colon).trim());
    const isProgram =
      field === undefined && count > 0 && /^[A-Za-z]{1,20}(?:-[A-Za-z]{1,20}){1,4}: /u.test(text);
    if (field === undefined && !isProgram) break;
    if (field !== undefined) seen.add(field);
    if (text.includes("@")) isAddressed = true;
    count += 1;
  }
  const isHead =
    (seen.has("from") && seen.size >= 2) ||
    (seen.has("to") && seen.has("subject")) ||
    (isAddressed && seen.has("to"));
  return isHead ? count : 0;
}

function addSignature(lines: readonly SourceLine[], from: number, found: Set<number>): number {
  found.add(from);
  let last = from;
  for (let index = from + 1; index < lines.length && index <= from + mostSignatureLines; index += 1) {
    const text = unquote(lines[index]?.text ?? "");
    if (text === "" || headLength(lines, index) > 0) break;
    found.add(index);
    last = index;
  }
  return last;
}
