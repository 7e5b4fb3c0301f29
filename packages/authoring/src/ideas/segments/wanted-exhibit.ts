import type { Card, TimelineEvent } from "@lectern/deck";
import type { WantedForm } from "../../brief/brief.ts";
import type { ListBlock, TableBlock } from "../../structure/blocks.ts";
import { mapAll } from "../../text/map-all.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readMoments } from "../../text/numbers/read-moments.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { readDataTable, withReadableDates } from "../detectors/figures/data-table.ts";
import { createChart } from "../detectors/figures/find-chart.ts";
import { createComparison, toHeadedPoints } from "../detectors/find-comparison.ts";
import { createProcess } from "../detectors/find-process.ts";
import { findQuote } from "../detectors/find-quote.ts";
import { tableOfCells, tableOfTerms } from "../detectors/find-records.ts";
import { findTimelineInProse } from "../detectors/find-timeline-in-prose.ts";
import { type ListEntry, toEntries } from "../detectors/list-entries.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";
import { drawAs, kindsOfForms } from "../wanted-kinds.ts";

const mostOptions = 4;
const mostCards = 6;

/** Says whether an exhibit has a form that is asked for. */
export function hasForm({ body }: Exhibit, form: WantedForm): boolean {
  return kindsOfForms[form].includes(body.kind);
}

/** What several people said, a card each. */
function quotationsBeside(entries: readonly ListEntry[]): Exhibit | undefined {
  const cards = entries.flatMap(({ words }): readonly Card[] => {
    const body = findQuote(words, true)?.body;
    if (body?.kind !== "quote" || body.name === undefined) return [];
    const heading = [body.name, body.role].filter((part) => part !== undefined).join(", ");
    return [{ heading: capitalise(heading), text: toRichText(`“${body.quotation}”`) }];
  });
  const isWhole = cards.length === entries.length && cards.length <= mostCards;
  return isWhole ? { body: { kind: "cards", cards }, score: scores.setOut } : undefined;
}

/** Returns the candidates with those of the form that is asked for first, as if their writer had set them out. */
export function wantedFirst<Candidate extends { readonly exhibit: Exhibit }>(
  candidates: readonly Candidate[],
  form: WantedForm,
): readonly Candidate[] {
  const wanted = candidates.filter(({ exhibit }) => hasForm(exhibit, form));
  const others = candidates.filter((candidate) => !wanted.includes(candidate));
  return [
    ...wanted.map((candidate) => ({ ...candidate, exhibit: asWanted(candidate.exhibit, form) })),
    ...others,
  ];
}

/** It is drawn as is asked for, and given up only where there is no other way. */
export function asWanted(exhibit: Exhibit, form: WantedForm): Exhibit {
  return { ...exhibit, body: drawAs(exhibit.body, form), score: Math.max(exhibit.score, scores.setOut) };
}

/** Returns the chart that is asked for of a table all of whose numbers are of one unit, though by itself it would not be drawn so. */
export function wantedChart(block: TableBlock, context: SectionContext): Exhibit | undefined {
  const table = readDataTable(block, context.language);
  const [labels, ...others] = table?.columns ?? [];
  const series = others.filter(({ kind }) => kind === "number");
  const units = new Set(series.map(({ unit }) => unit));
  if (labels === undefined || series.length === 0 || units.size > 1 || labels.cells.includes(""))
    return undefined;
  return createChart({ labels: withReadableDates(labels, context.language), series }, context);
}

/** Returns the timeline that sentences tell, where one is asked for. */
export function wantedTimeline(sentences: readonly string[], context: SectionContext): Exhibit | undefined {
  const exhibit = findTimelineInProse(sentences, context);
  return exhibit && asWanted(exhibit, "timeline");
}

/** Returns the timeline of a list whose items are each led by when they are: "08:41: the push goes out". */
export function timelineOfLabels({ items }: ListBlock, { language }: SectionContext): Exhibit | undefined {
  const events = mapAll(toEntries(items), ({ term = "", rest, item }): TimelineEvent | undefined => {
    const isDated = momentKinds.some((kind) => readMoments(term, kind, language).length > 0);
    return !isDated || rest === "" || item.children.length > 0
      ? undefined
      : { date: term, title: capitalise(rest) };
  });
  return events === undefined || events.length < fewestEvents || events.length > mostEvents
    ? undefined
    : { body: { kind: "timeline", events }, score: scores.setOut };
}

const momentKinds = ["hour", "date", "weekday"] as const;
const fewestEvents = 2;
const mostEvents = 9;

/** Returns what a list is in the form that is asked for, where no detector finds that by itself: its rows as steps, sides or lines. */
export function inWantedForm(
  block: ListBlock,
  form: WantedForm,
  context: SectionContext,
): Exhibit | undefined {
  const entries = toEntries(block.items);
  const exhibit = createInForm(entries, form, context);
  return exhibit && asWanted(exhibit, form);
}

function createInForm(
  entries: readonly ListEntry[],
  form: WantedForm,
  context: SectionContext,
): Exhibit | undefined {
  switch (form) {
    case "process":
      return createProcess(entries, context);
    case "timeline":
      return findTimelineInProse(
        entries.map(({ words }) => words),
        context,
      );
    case "table":
      return tableOfCells(entries, context) ?? tableOfTerms(entries, context);
    case "quote":
      return quotationsBeside(entries);
    case "comparison":
      return entries.length > mostOptions || entries.some(({ term }) => term === undefined)
        ? undefined
        : createComparison(
            entries.map(toHeadedPoints).map(({ heading, points }) => ({
              heading: capitalise(heading),
              points: points.map(({ text }) => ({ text })),
            })),
          );
    default:
      return undefined;
  }
}
