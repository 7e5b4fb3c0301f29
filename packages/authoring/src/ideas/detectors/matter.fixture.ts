import type { ListBlock } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import type { Exhibit } from "../exhibits.ts";
import { detectInList, detectInSentences } from "./detectors.ts";
import { type ListEntry, toEntries } from "./list-entries.ts";

/** Returns the entries of a list whose items are given. */
export function entriesOf(items: readonly string[]): readonly ListEntry[] {
  return toEntries(items.map((words) => ({ text: toRichText(words), children: [] })));
}

/** Returns the best form of a list under a heading. */
export function bestOfList(
  items: readonly string[],
  heading = "",
  language = "en",
  ordered = false,
): Exhibit | undefined {
  const entries = entriesOf(items);
  const block: ListBlock = {
    kind: "list",
    ordered,
    items: entries.map(({ item }) => item),
    source: { start: 0, end: 0 },
  };
  return detectInList({ block, entries, intro: "" }, { heading, language, subject: heading })[0]?.exhibit;
}

/** Returns the best form of what a paragraph tells. */
export function bestOfText(text: string, heading = "", language = "en"): Exhibit | undefined {
  const sentences = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
  return detectInSentences(sentences, { heading, language, subject: heading })[0]?.exhibit;
}
