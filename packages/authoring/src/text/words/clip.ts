import type { RichText } from "@lectern/deck";
import { sliceText, toPlainText } from "../markup/rich-text.ts";
import { countColumns, sliceColumns } from "./columns.ts";

/** Letters with two marks each are a language's, with six a joke: an outline's limits count characters. */
const charactersPerColumn = 1.8;

/**
 * Returns text that is at most so many columns wide, and has at most 1.8 times as many characters, cut between words and
 * ended by an ellipsis where it was longer.
 */
export function clip(text: string, columns: number): string {
  const most = Math.floor(columns * charactersPerColumn);
  const isShort = text.length <= most || Array.from(text).length <= most;
  if (isShort && countColumns(text) <= columns) return text;
  const short = isShort
    ? text
    : Array.from(text.slice(0, 2 * most))
        .slice(0, most - 1)
        .join("");
  const head = sliceColumns(short, columns - 1);
  const space = head.lastIndexOf(" ");
  return `${(space > head.length / 2 ? head.slice(0, space) : head).replace(/[\s,;:.–—-]{1,3}$/u, "")}…`;
}

/** Returns rich text without the full stop at its end; "…", "?", "etc." and the German date "20.06." stay. */
export function withoutFinalStop(text: RichText): RichText {
  const plain = toPlainText(text);
  if (!(plain.endsWith(".") || plain.endsWith("。")) || plain.endsWith("..") || plain.trim().length === 1)
    return text;
  const lastWord = plain.slice(plain.lastIndexOf(" ") + 1, -1);
  if (
    /^(?:etc|usw|ltd|inc|co|al|jr|sr|st|nr|mio|mrd|\p{L}|(?:\p{L}{1,3}\.){1,3}\p{L}{1,3}|\p{Nd}{2}\.\p{Nd}{2})$/iu.test(
      lastWord,
    )
  )
    return text;
  return sliceText(text, 0, plain.length - 1);
}
