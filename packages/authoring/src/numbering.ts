import type { RichText } from "@lectern/deck";
import { sliceText, toPlainText } from "./rich-text.ts";

/** The number before a heading or a clause: where it ends, where the words begin, and how deep it counts. */
export interface Numbering {
  readonly number: string;
  readonly depth: number;
  readonly textStart: number;
}

/** What may stand between a number and the words; typeset texts do not let a line end there. */
const spaces = " \t\u00a0\u2002\u2003\u202f\u3000";

/** Returns the number that a line opens with ("2.", "2.1", "2.1.3.", "§ 4", "3)"), if it opens with one and words follow. */
export function readNumbering(line: string): Numbering | undefined {
  let index = line.startsWith("§ ") ? 2 : 0;
  const parts: string[] = [];
  let closed = false;
  while (parts.length < 6) {
    const start = index;
    while (index - start < 4 && isDigit(line.charCodeAt(index))) index += 1;
    if (index === start) break;
    parts.push(line.slice(start, index));
    closed = line.charAt(index) === ".";
    if (!closed) break;
    index += 1;
  }
  if (parts.length === 0) return undefined;
  const end = closed ? index - 1 : index;
  if (!closed && line.charAt(index) === ")") {
    closed = true;
    index += 1;
  }
  const separator = line.charAt(index);
  const isMarked = closed || parts.length > 1 || line.startsWith("§");
  if (!isMarked || separator === "" || !spaces.includes(separator)) return undefined;
  while (index < line.length && spaces.includes(line.charAt(index))) index += 1;
  if (index === line.length) return undefined;
  return { number: line.slice(0, end), depth: parts.length, textStart: index };
}

/** Returns a heading's words apart from the number before them. */
export function splitNumber(text: RichText): { readonly text: RichText; readonly number?: string } {
  const words = toPlainText(text);
  const numbering = readNumbering(words);
  if (numbering === undefined) return { text };
  return { number: numbering.number, text: sliceText(text, numbering.textStart, words.length) };
}

/** Says whether one number comes right after another in the same row: 2.1 after 2, 2.2 after 2.1, 3 after 2. */
export function isNextNumber(number: string, after: string): boolean {
  const parts = number.split(".");
  const before = after.split(".");
  if (parts.length !== before.length) return false;
  const isSameRow = parts.slice(0, -1).join(".") === before.slice(0, -1).join(".");
  return isSameRow && Number(parts.at(-1)) === Number(before.at(-1)) + 1;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
