import type { ReadUnit } from "./document-facts.ts";

const unspaced = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/u;
const mostWords = 40;

/** Returns the words of a unit in small letters, figures as zeros; pairs of characters where no spaces are set. */
export function readWordsOf({ unit }: ReadUnit): readonly string[] {
  const text = unit.text.length > 320 ? `${unit.text.slice(0, 220)} ${unit.text.slice(-90)}` : unit.text;
  const low = text.toLowerCase();
  const words: string[] = [];
  for (const [word] of low.matchAll(/[\p{L}\p{M}'’]{1,40}|\p{N}{1,20}|[^\s\p{L}\p{N}\p{M}]/gu)) {
    if (/^\p{N}/u.test(word)) words.push("0".repeat(Math.min(4, word.length)));
    else if (unspaced.test(word))
      for (let place = 0; place < word.length; place += 1) words.push(word.slice(place, place + 2));
    else words.push(word);
    if (words.length >= 2 * mostWords) break;
  }
  return words;
}

/** Returns in a few letters how a unit looks: its form, its marker, and whether it is a bit, a line or a sentence. */
export function shapeOf({ unit }: ReadUnit): string {
  const { form, marker, opensLine, text } = unit;
  if (form === "row" || form === "code" || form === "carrier" || form === "key" || form === "value")
    return form;
  const kind =
    marker === undefined
      ? ""
      : /\p{N}/u.test(marker)
        ? /\p{L}/u.test(marker)
          ? "S"
          : "N"
        : /^\p{L}|^\(/u.test(marker)
          ? "L"
          : "B";
  const isLine = !/[.!?。！？؟।:：…]["”)»」]?$/u.test(text) && text.length < 60;
  return `${form === "heading" ? "h" : form === "item" ? "i" : "s"}${kind}${opensLine ? "<" : "."}${isLine ? "l" : "p"}`;
}
