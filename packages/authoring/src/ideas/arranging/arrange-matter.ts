import type { Block } from "../../structure/blocks.ts";
import { cutDictation } from "./cut-dictation.ts";
import { dropDashColumns } from "./drop-dash-columns.ts";
import { gatherDecisions } from "./gather-decisions.ts";
import { gatherRows } from "./gather-rows.ts";
import { headLabelledSentences } from "./head-labelled.ts";
import { headLists } from "./head-lists.ts";
import { listNumbered } from "./list-numbered.ts";
import { sectionLists } from "./section-lists.ts";
import { setStepsApart } from "./set-steps-apart.ts";

/** Returns the blocks of matter with rows as tables, steps as sentences, and headings for what labels, notes and outlines set apart. */
export function arrangeMatter(blocks: readonly Block[], language: string): readonly Block[] {
  const told = cutDictation(blocks, language);
  const rows = dropDashColumns(gatherRows(setStepsApart(listNumbered(told, language), language)), language);
  return sectionLists(headLabelledSentences(gatherDecisions(headLists(rows), language), language), language);
}
