import type { Block } from "../../structure/blocks.ts";
import { gatherRows } from "./gather-rows.ts";
import { headLabelledSentences } from "./head-labelled.ts";
import { partQuotes } from "./part-quotes.ts";
import { sectionLists } from "./section-lists.ts";

/** Returns the blocks of matter with rows as tables, and headings for what labels, notes and outlines set apart. */
export function arrangeMatter(blocks: readonly Block[], language: string): readonly Block[] {
  // What is asked for in a form stays as it was set for that.
  const wished = blocks.findIndex(({ wanted }) => wanted !== undefined);
  const own = blocks[wished];
  if (own === undefined)
    return sectionLists(headLabelledSentences(partQuotes(gatherRows(blocks)), language), language);
  const rest = [blocks.slice(0, wished), blocks.slice(wished + 1)].map((part) =>
    arrangeMatter(part, language),
  );
  return [...(rest[0] ?? []), own, ...(rest[1] ?? [])];
}
