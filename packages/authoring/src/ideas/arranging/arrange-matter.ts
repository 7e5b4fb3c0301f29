import type { Block } from "../../structure/blocks.ts";
import { dropDashColumns } from "./drop-dash-columns.ts";
import { gatherDecisions } from "./gather-decisions.ts";
import { gatherRows } from "./gather-rows.ts";
import { headLabelledSentences } from "./head-labelled.ts";
import { headLists } from "./head-lists.ts";
import { sectionLists } from "./section-lists.ts";

/** Returns the blocks of matter with rows as tables, and with headings for what labels, notes and outlines set apart. */
export function arrangeMatter(blocks: readonly Block[], language: string): readonly Block[] {
  const headed = headLabelledSentences(
    gatherDecisions(headLists(dropDashColumns(gatherRows(blocks), language)), language),
    language,
  );
  return sectionLists(headed, language);
}
