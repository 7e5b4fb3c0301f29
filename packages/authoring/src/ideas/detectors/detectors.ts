// what a list or a sentence may be shown as: each detector is asked in turn, and every candidate is kept with its score.
import type { ListBlock } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { splitClausesOf } from "../../text/sentences/members.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";
import { createSwot } from "./diagrams/find-matrix.ts";
import { findAmountRun } from "./figures/amount-run.ts";
import {
  findChangesIn,
  findFigureEach,
  findFigureRow,
  findFiguresInClauses,
} from "./figures/clause-figures.ts";
import { findFigures } from "./figures/find-figures.ts";
import { findParts } from "./figures/find-parts.ts";
import { findSeries } from "./figures/find-series.ts";
import { findSeriesIn } from "./figures/series-in-sentence.ts";
import { findBracketed } from "./find-bracketed.ts";
import { findCards } from "./find-cards.ts";
import { findAlternatives, findOpposites, toHeadedPoints } from "./find-comparison.ts";
import { findOffers } from "./find-offers.ts";
import { findOptions } from "./find-options.ts";
import { createProcess, findProcess } from "./find-process.ts";
import { findQuestion } from "./find-question.ts";
import { findSaid } from "./find-quote.ts";
import { findRecords, tableOfTerms } from "./find-records.ts";
import { findTasks } from "./find-tasks.ts";
import { findTimeline, findTimelineWithRest } from "./find-timeline.ts";
import { findTimelineInClauses } from "./find-timeline-in-clauses.ts";
import { type ListEntry, toEntries } from "./list-entries.ts";
import { findStepsInProse } from "./steps-in-prose.ts";

/** A list, and the end of what stands before it. */
export interface ListMatter {
  readonly block: ListBlock;
  readonly entries: readonly ListEntry[];
  readonly intro: string;
}

/** What a list may be shown as; `used` where that is only some of its items. */
export interface ListCandidate {
  readonly exhibit: Exhibit;
  readonly used?: ReadonlySet<ListEntry>;
}

interface ListDetector {
  readonly kind: string;
  readonly find: (list: ListMatter, context: SectionContext) => Exhibit | ListCandidate | undefined;
}

/** Of equal scores the first is taken. */
const listDetectors: readonly ListDetector[] = [
  { kind: "tasks", find: ({ entries }, context) => findTasks(entries, context) },
  { kind: "matrix", find: ({ entries }) => createSwot(entries.map(toHeadedPoints)) },
  { kind: "offers", find: ({ entries }, { language }) => findOffers(entries, language) },
  { kind: "comparison", find: ({ entries }) => findOpposites(entries) ?? findAlternatives(entries) },
  {
    kind: "chart",
    find: ({ entries }, context) =>
      findSeries(
        entries.map(({ words }) => words),
        context,
        { name: context.heading },
      ),
  },
  { kind: "table", find: ({ entries }, context) => findRecords(entries, context) },
  { kind: "timeline", find: ({ entries }, context) => findTimeline(entries, context) },
  { kind: "dates", find: ({ entries }, context) => findTimelineWithRest(entries, context) },
  {
    kind: "process",
    find: ({ entries, block, intro }, context) =>
      findProcess(entries, block.ordered, `${context.heading} ${intro}`, context),
  },
  { kind: "figures", find: ({ entries }, { language }) => findFigures(entries, language) },
  { kind: "definitions", find: ({ entries }) => findCards(entries) },
  { kind: "terms", find: ({ entries }, context) => tableOfTerms(entries, context) },
];

/** Returns all that a list may be shown as, the likeliest first. */
export function detectInList(list: ListMatter, context: SectionContext): readonly ListCandidate[] {
  const found = listDetectors.flatMap(({ find }) => {
    const candidate = find(list, context);
    if (candidate === undefined) return [];
    return ["body" in candidate ? { exhibit: candidate } : candidate];
  });
  return found.toSorted((one, other) => other.exhibit.score - one.exhibit.score);
}

/** What a run of sentences may be shown as. */
export interface SentenceCandidate {
  readonly exhibit: Exhibit;
  /** The first of its sentences, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

interface SentenceDetector {
  readonly kind: string;
  /** Looks at the sentences from a place on; says how many of them it shows. */
  readonly find: (
    sentences: readonly string[],
    from: number,
    context: SectionContext,
  ) => { readonly exhibit: Exhibit; readonly count: number } | undefined;
}

const sentenceDetectors: readonly SentenceDetector[] = [
  {
    kind: "question",
    find: (sentences, from) => (from > 0 ? undefined : all(sentences, findQuestion(sentences))),
  },
  { kind: "quote", find: findSaid },
  { kind: "comparison", find: (sentences, from) => findOppositeSentences(sentences, from) },
  { kind: "options", find: findOptions },
  { kind: "cards", find: (sentences, from, context) => one(findBracketed(sentences[from] ?? "", context)) },
  { kind: "process", find: (sentences, from, context) => one(chainIn(sentences[from] ?? "", context)) },
  { kind: "changes", find: findChangesIn },
  { kind: "timeline", find: findTimelineInClauses },
  { kind: "parts", find: (sentences, from, context) => one(findParts(sentences[from] ?? "", context)) },
  { kind: "chart", find: findSeriesIn },
  { kind: "amounts", find: (sentences, from, context) => one(findAmountRun(sentences[from] ?? "", context)) },
  { kind: "steps", find: findStepsInProse },
  { kind: "figures", find: figuresIn },
];

/** Returns all that the sentences of a paragraph may be shown as, the likeliest first. */
export function detectInSentences(
  sentences: readonly string[],
  context: SectionContext,
): readonly SentenceCandidate[] {
  const found = sentences.flatMap((_, from) =>
    sentenceDetectors.flatMap(({ find }): readonly SentenceCandidate[] => {
      const candidate = find(sentences, from, context);
      return candidate === undefined
        ? []
        : [{ exhibit: candidate.exhibit, from, to: from + candidate.count }];
    }),
  );
  return found.toSorted((left, right) => right.exhibit.score - left.exhibit.score);
}

type Found = ReturnType<SentenceDetector["find"]>;

function one(exhibit: Exhibit | undefined): Found {
  return exhibit && { exhibit, count: 1 };
}

function all(sentences: readonly string[], exhibit: Exhibit | undefined): Found {
  return exhibit && { exhibit, count: sentences.length };
}

/** Only a colon or a dash sets a term apart. */
function findOppositeSentences(sentences: readonly string[], from: number): Found {
  const pair = sentences.slice(from, from + 2);
  if (pair.length < 2 || !/[:\uFF1A–—-]/.test(pair[0] ?? "")) return undefined;
  const exhibit = findOpposites(toEntries(pair.map(toItem)));
  return exhibit && { exhibit, count: 2 };
}

/** "Order: open the app -> pick a time -> pay": the label names the chain. */
function chainIn(sentence: string, context: SectionContext): Exhibit | undefined {
  const mark =
    sentence.length > 600 ? undefined : ["→", "->", "⇒", "=>"].find((arrow) => sentence.includes(arrow));
  const label = mark === undefined ? undefined : readLabel(sentence);
  const words = withoutStop(sentence.slice(label?.textStart ?? 0));
  const members = mark === undefined ? [] : words.split(mark).map((member) => member.trim());
  if (members.length < 3 || members.includes("")) return undefined;
  const found = createProcess(toEntries(members.map(toItem)), context);
  return (
    found && { ...found, ...(label === undefined || context.heading !== "" ? {} : { title: label.term }) }
  );
}

function figuresIn(sentences: readonly string[], from: number, context: SectionContext): Found {
  const { language } = context;
  if (from === 0 && sentences.length > 1 && sentences.length <= 4) {
    const entries = toEntries(sentences.map((sentence) => toItem(withoutStop(sentence))));
    const found = findFigures(entries, language);
    if (found?.used.size === entries.length)
      return { exhibit: { ...found.exhibit, score: scores.told }, count: sentences.length };
    const clauses = sentences.flatMap((sentence) => clausesOf(withoutStop(sentence)));
    const told = findFiguresInClauses(clauses, language) ?? findFigureEach(sentences, context);
    if (told !== undefined) return { exhibit: told, count: sentences.length };
  }
  const sentence = withoutStop(sentences[from] ?? "");
  const label = readLabel(sentence);
  const title = label === undefined || context.heading !== "" ? {} : { title: label.term };
  for (const members of splitClausesOf(sentence.slice(label?.textStart ?? 0))) {
    const found = findFiguresInClauses(members, language) ?? findFigureRow(members, context);
    const exhibit = found && { ...found, ...title };
    if (exhibit !== undefined) return { exhibit, count: 1 };
  }
  return undefined;
}

/** What stands between semicolons, or else between commas. */
function clausesOf(sentence: string): readonly string[] {
  const parts = sentence.split(/; |\uFF1B/u);
  return parts.length > 1 ? parts : (splitClausesOf(sentence)[0] ?? [sentence]);
}

function toItem(words: string): ListEntry["item"] {
  return { text: toRichText(words), children: [] };
}

function withoutStop(sentence: string): string {
  return sentence.replace(/(?<=[\p{L})%€$£°\p{Nd}])[.。]$/u, "");
}
