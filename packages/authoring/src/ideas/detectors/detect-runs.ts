import { capitalise } from "../../text/words/capitalise.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";
import { detectInSentences } from "./detectors.ts";
import { unitOf } from "./figures/data-table.ts";
import { findSeries, pairOf } from "./figures/find-series.ts";
import { findTimeline, isEvent } from "./find-timeline.ts";
import type { ListEntry } from "./list-entries.ts";

/** Neighbouring items of a list from one to before another, and what shows them. */
export interface ListRun {
  readonly from: number;
  readonly to: number;
  readonly exhibit?: Exhibit;
}

const fewestInRun = 3;

/**
 * Returns the items of a list in runs: those that tell a row of named numbers each, neighbours that are names with numbers of one
 * sort, or dated, and what is left between them.
 */
export function detectRuns(entries: readonly ListEntry[], context: SectionContext): readonly ListRun[] {
  const runs: ListRun[] = [];
  for (let from = 0; from < entries.length; ) {
    const found = rowAt(entries, from, context) ?? runAt(entries, from, context);
    const last = runs.at(-1);
    if (found !== undefined) runs.push(found);
    else if (last !== undefined && last.exhibit === undefined)
      runs[runs.length - 1] = { from: last.from, to: from + 1 };
    else runs.push({ from, to: from + 1 });
    from = runs.at(-1)?.to ?? from + 1;
  }
  return runs;
}

/** "Taste 3.4 / Price 2.6 / Choice 2.9": one item is a row. */
function rowAt(entries: readonly ListEntry[], from: number, context: SectionContext): ListRun | undefined {
  const entry = entries[from];
  if (entry === undefined || entry.item.children.length > 0) return undefined;
  const [best] = detectInSentences([entry.words], { ...context, heading: entry.term ?? context.heading });
  if (best === undefined || !rowForms.has(best.exhibit.body.kind)) return undefined;
  const title = entry.term === undefined ? {} : { title: capitalise(entry.term) };
  return { from, to: from + 1, exhibit: { ...best.exhibit, ...title } };
}

/** One figure or a quotation is an item like the others. */
const rowForms: ReadonlySet<string> = new Set(["chart", "table", "timeline", "process", "comparison"]);

function runAt(entries: readonly ListEntry[], from: number, context: SectionContext): ListRun | undefined {
  const { heading, language } = context;
  const unitAt = ({ words, item }: ListEntry): string | undefined => {
    const pair = item.children.length > 0 ? undefined : pairOf(words, language);
    return pair && unitOf(pair.quantity);
  };
  const unit = entries[from] && unitAt(entries[from]);
  const pairs =
    unit === undefined
      ? []
      : runOf(entries, from, (entry) => {
          const own = unitAt(entry);
          return own === "" || own === unit;
        });
  const series =
    pairs.length < fewestInRun || tellsNumber(entries[from - 1]) || tellsNumber(entries[from + pairs.length])
      ? undefined
      : findSeries(
          pairs.map(({ words }) => words),
          context,
          { name: heading, isCounted: true },
        );
  if (series !== undefined) return { from, to: from + pairs.length, exhibit: series };
  const events = runOf(entries, from, (entry) => isEvent(entry, language));
  const timeline = events.length < fewestInRun ? undefined : findTimeline(events, context);
  return timeline && { from, to: from + events.length, exhibit: { ...timeline, score: scores.told } };
}

/** A row without the number beside it would mislead: "Drill: 430 loans" above "Sander: 318", "Saw: 275". */
function tellsNumber(entry: ListEntry | undefined): boolean {
  return entry?.term !== undefined && /^\p{Nd}/u.test(entry.rest);
}

function runOf(
  entries: readonly ListEntry[],
  from: number,
  isMember: (entry: ListEntry) => boolean,
): readonly ListEntry[] {
  const end = entries.findIndex((entry, index) => index >= from && !isMember(entry));
  return entries.slice(from, end === -1 ? entries.length : end);
}
