import type { Block } from "../../structure/blocks.ts";
import { gatherRows } from "./gather-rows.ts";
import { headLabelledSentences } from "./head-labelled.ts";
import { partQuotes } from "./part-quotes.ts";
import { sectionLists } from "./section-lists.ts";

/** Returns the blocks of matter with rows as tables, and headings for what labels, notes and outlines set apart. */
export function arrangeMatter(blocks: readonly Block[], language: string): readonly Block[] {
  return sectionLists(headLabelledSentences(partQuotes(gatherRows(blocks)), language), language);
}
