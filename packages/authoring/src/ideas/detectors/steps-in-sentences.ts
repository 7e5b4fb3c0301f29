import { firstOfSteps, lapseOfSteps, nextOfSteps } from "../../text/lexicon/step-words.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { stepAtStart } from "../../text/numbers/read-steps.ts";
import { splitClausesOf } from "../../text/sentences/members.ts";
import { standsAlone } from "../../text/sentences/stands-alone.ts";
import { countColumns } from "../../text/words/columns.ts";
import type { Exhibit, SectionContext } from "../exhibits.ts";
import { createProcess, tellsHow } from "./find-process.ts";
import { toEntries } from "./list-entries.ts";
import { withoutOrder } from "./without-order.ts";

/** "Step 1", "Schritt 1". */
const countedFirst = /^\p{L}{3,7} (?:1(?!\p{Nd})|(?:one|eins|un|uno|um|een|ett)(?!\p{L}))/iu;
const fewestOrdered = 3;
const mostSteps = 10;
const longestStep = 150;
const longestAnnouncement = 70;

/**
 * Returns the steps that sentences from a place on tell one after the other: "First the milk is cooled. In the morning we warm it.
 * Then …, then …. Finally …". The first says that it opens a row; what is told between two that say that they follow is a step too,
 * what is told behind the last of them is none. A sentence before them that announces steps goes with them.
 */
export function findStepsInSentences(
  sentences: readonly string[],
  from: number,
  context: SectionContext,
): { readonly exhibit: Exhibit; readonly count: number } | undefined {
  const announcement = withoutStop(sentences[from] ?? "");
  const isAnnounced =
    !opensRow(announcement) && countColumns(announcement) <= longestAnnouncement && tellsHow(announcement);
  const start = isAnnounced ? from + 1 : from;
  const end = opensRow(sentences[start] ?? "") ? endOfRow(sentences, start) : start;
  const members = sentences.slice(start, end).flatMap(membersOf);
  const ordered = members.filter(isOrdered).length;
  if (ordered < fewestOrdered || ordered * 2 < members.length || members.length > mostSteps) return undefined;
  if (members.some((member) => countColumns(member) > longestStep || /[?\uFF1F]/u.test(member)))
    return undefined;
  // What is dated is a history.
  if (members.filter((member) => readDates(member, context.language).length > 0).length * 2 > members.length)
    return undefined;
  const steps = createProcess(
    toEntries(
      members.map((member) => ({ text: toRichText(withoutOrder(member, context.language)), children: [] })),
    ),
    context,
  );
  const isNamed = isAnnounced && context.heading === "" && standsAlone(announcement);
  return steps && { exhibit: { ...steps, ...(isNamed ? { title: announcement } : {}) }, count: end - from };
}

function opensRow(sentence: string): boolean {
  return firstOfSteps.test(sentence) || (countedFirst.test(sentence) && stepAtStart(sentence) !== undefined);
}

function isOrdered(sentence: string): boolean {
  return opensRow(sentence) || isNext(sentence);
}

function isNext(sentence: string): boolean {
  return nextOfSteps.test(sentence) || lapseOfSteps.test(sentence) || stepAtStart(sentence) !== undefined;
}

/** Behind the last sentence that follows on another by its words; one between two of them may do so by its place alone. */
function endOfRow(sentences: readonly string[], start: number): number {
  let end = start + 1;
  for (let index = end; index < sentences.length && index <= end + 1; index += 1)
    if (isNext(sentences[index] ?? "")) end = index + 1;
  return end;
}

/** "Then the starter goes in, then an hour later the rennet" are two steps. */
function membersOf(sentence: string): readonly string[] {
  const words = withoutStop(sentence);
  const clauses = splitClausesOf(words).find(
    (members) => members.length > 1 && members.slice(1).every((member) => nextOfSteps.test(member)),
  );
  return clauses ?? [words];
}

function withoutStop(sentence: string): string {
  return sentence.trim().replace(/[.。:：]$/u, "");
}
