import type { RichText } from "@lectern/deck";
import type { ListItem } from "../../structure/blocks.ts";
import { sliceText, tidyText, toPlainText } from "../../text/markup/rich-text.ts";
import { readDashLabel, readLabel, readTimeLabel } from "../../text/words/labelled.ts";

/** An item of a list in the parts that detectors look at. */
export interface ListEntry {
  /** All words of the item itself. */
  readonly words: string;
  /** The term that opens the item, and what follows it. */
  readonly term?: string;
  readonly rest: string;
  readonly restText: RichText;
  readonly item: ListItem;
}

/** Returns the items of a list with their opening terms apart: "Term: …", "Term – …" or a strong beginning. */
export function toEntries(items: readonly ListItem[]): readonly ListEntry[] {
  return items.map((item) => {
    const text = tidyText(item.text);
    const words = toPlainText(text);
    const strong = strongTerm(text);
    const label = strong ?? readTimeLabel(words) ?? readLabel(words) ?? readDashLabel(words);
    if (label === undefined) return { words, rest: words, restText: text, item };
    const restText = tidyText(sliceText(text, label.textStart, words.length));
    return { words, term: label.term, rest: toPlainText(restText), restText, item };
  });
}

function strongTerm(text: RichText): { term: string; textStart: number } | undefined {
  const [first] = text;
  if (first?.bold !== true || text.length < 2 || first.text.length > 60) return undefined;
  const term = first.text.replace(/[\s:\uFF1A.–—-]{1,4}$/u, "").trim();
  const gap = /^[\s:\uFF1A.–—-]{0,5}/u.exec(toPlainText(text).slice(first.text.length))?.[0].length ?? 0;
  return term === "" ? undefined : { term, textStart: first.text.length + gap };
}
