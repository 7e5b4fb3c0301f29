import { movingVerbs } from "../../../text/lexicon/change-words.ts";
import { toPlainText, toRichText } from "../../../text/markup/rich-text.ts";
import { readAmounts } from "../../../text/numbers/read-amounts.ts";
import { readDates } from "../../../text/numbers/read-dates.ts";
import { splitClausesOf } from "../../../text/sentences/members.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Label, readAsked, readDashLabel, readLabel } from "../../../text/words/labelled.ts";
import { type Exhibit, type SectionContext, scores } from "../../exhibits.ts";
import { unitOf } from "./data-table.ts";
import { findDatedRun } from "./dated-run.ts";
import {
  datedPair,
  findSeries,
  nameOfSeries,
  pairOf,
  partsInBrackets,
  type SeriesRow,
  trimLinks,
} from "./find-series.ts";

/** What shows a run of sentences, and how many they are. */
interface FoundInSentences {
  readonly exhibit: Exhibit;
  readonly count: number;
}

const fewestPairs = 3;
const longestReading = 240;
const shortestReading = 16;

/**
 * Returns what shows the row of named numbers that a sentence tells: all its clauses, with the sum that the next sentence tells,
 * or else the longest run of them; what the others say stands beside it.
 */
export function findSeriesIn(
  sentences: readonly string[],
  from: number,
  context: SectionContext,
): FoundInSentences | undefined {
  const sentence = withoutStop(sentences[from] ?? "");
  if (!/\p{Nd}/u.test(sentence)) return undefined;
  const each = datedSentences(sentences, from, context);
  if (each !== undefined) return each;
  const opening = readAsked(sentence) ?? readLabel(sentence) ?? openingOfRow(sentence, context.language);
  const parts = partsInBrackets(sentence);
  const summed = parts.length === 0 ? undefined : findSeries(parts, context, { name: context.heading });
  if (summed?.body.kind === "table") {
    const sum = summed.body.rows.at(-1)?.cells[0] ?? [];
    const title = context.heading === "" ? { title: toPlainText(sum) } : {};
    return { exhibit: { ...summed, ...title }, count: 1 };
  }
  const around = sentences.slice(Math.max(0, from - 2), from + 2).join(" ");
  const ways = bodiesOf(sentence, opening).flatMap((body) =>
    splitClausesOf(body).map((members) => ({ body, members })),
  );
  for (const { body, members } of ways) {
    if (!members.every((member) => /\p{Nd}/u.test(member))) continue;
    // "Paper: 174 t; plastic: 108 t": what opens the first of them names no other.
    const label = body === sentence && opening !== undefined && isOfFirst(members) ? undefined : opening;
    const name = nameOf(members, label, context);
    const next = sentences[from + 1];
    const total = next === undefined ? undefined : findSeries(members, context, { name, sum: next });
    if (total?.body.kind === "table") return { exhibit: named(total, label, context), count: 2 };
    const exhibit = findSeries(members, context, { name, isCounted: true, around });
    if (exhibit !== undefined)
      return { exhibit: named(withReading(exhibit, label?.term), label, context), count: 1 };
  }
  const runs = ways.flatMap(({ body, members }) => {
    const before = sentence.slice(0, sentence.length - body.length);
    return longestRun(members, before, context, { name: nameOf(members, opening, context), around }) ?? [];
  });
  // "Veg 22, jams and rest 15": of the ways to cut a sentence the one that loses no member is right.
  const [run] = runs.toSorted((one, other) => countMembers(other) - countMembers(one));
  if (run !== undefined) return { exhibit: named(run, opening, context), count: 1 };
  const dated = datedRunIn(sentence, opening, context);
  return dated && { exhibit: named(dated, opening, context), count: 1 };
}

/** "Bill: 2023 £1,140. 2024 £1,385. 2025 £1,910. 2026 so far £1,872, one to come": a sentence a year, what is unlike them beside it. */
function datedSentences(
  sentences: readonly string[],
  from: number,
  context: SectionContext,
): FoundInSentences | undefined {
  const label = readLabel(sentences[from] ?? "");
  const opening = label?.term ?? context.heading;
  const members = sentences
    .slice(from, from + mostSentences)
    .map((sentence, index) => withoutStop(index === 0 ? sentence.slice(label?.textStart ?? 0) : sentence));
  const isDated = (member: string): boolean =>
    countColumns(member) <= longestOfSentence && datedPair(member, context.language) !== undefined;
  const end = members.findIndex((member) => !isDated(member));
  const count = end === -1 ? members.length : end;
  if (opening === "" || count < fewestPairs) return undefined;
  const found = findSeries(members.slice(0, count), context, { name: opening });
  if (found?.body.kind !== "chart") return undefined;
  const next = members[count] ?? "";
  const [date] = readDates(next, context.language);
  const goesOn = date?.start === 0 && countColumns(next) <= longestReading;
  const body = goesOn ? { ...found.body, reading: toRichText(next) } : found.body;
  return { exhibit: named({ ...found, body }, label, context), count: count + (goesOn ? 1 : 0) };
}

const mostSentences = 24;
const longestOfSentence = 32;

/** "New customers by region - North 48, South 31, …": a dash opens a row where what stands behind it goes on with numbers. */
function openingOfRow(sentence: string, language: string): Label | undefined {
  const label = readDashLabel(sentence);
  // "Winter 19,800 – spring 28,400 – …": the dashes part the row, and its first member names nothing.
  if (label === undefined || isPair(label.term, language)) return undefined;
  const members = sentence.slice(label.textStart).split(/, | [–-] /u);
  return members.length >= fewestPairs && members.every((member) => isPair(member, language))
    ? label
    : undefined;
}

/** The times and amounts that a sentence tells in turn; what it says besides stands beside them. */
function datedRunIn(
  sentence: string,
  label: Label | undefined,
  context: SectionContext,
): Exhibit | undefined {
  const { heading, language } = context;
  const run = findDatedRun(sentence, language);
  if (run === undefined) return undefined;
  const before = sentence.slice(label?.textStart ?? 0, run.start);
  const isBracketed = /\(\s?$/u.test(before);
  const [known] = readAmounts(before, language);
  // "MRR is 61k (September 55k, August 50k, July 46k)": what the row is of has its own amount before it.
  const lead = known === undefined ? before : before.slice(0, known.start).trimEnd();
  const name = label?.term ?? (subjectBefore(lead.replace(/\s?\($/u, "")) || heading);
  const exhibit = findSeries(run.members, context, { name });
  const after = sentence
    .slice(run.end)
    .replace(isBracketed ? /^\s?\)/u : /^$/u, "")
    .replace(/^[\s,;]+/u, "");
  const told = known === undefined ? "" : before.replace(/[\s(,;:]+$/u, "");
  const reading = capitalise(
    [told, after.replace(conjunction, "")].filter((words) => words !== "").join("; "),
  );
  if (exhibit?.body.kind !== "chart" || countColumns(reading) > longestReading) return undefined;
  const body = reading === "" ? exhibit.body : { ...exhibit.body, reading: toRichText(reading) };
  return { ...exhibit, score: scores.told, body };
}

const conjunction = /^(?:and|und|et|y|e|en|och|og|oraz|i|и) /iu;

/** The last clause before a row without the words that only link them: "sales were", "le papier est passé de". */
function subjectBefore(words: string): string {
  const clause = words.replace(/^.*[,;:.] /u, "");
  const name = trimLinks(trimLinks(clause).replace(movingVerbs, ""));
  return countColumns(name) > longestName ? "" : name;
}

const longestName = 48;

/** The sentence, and what stands behind its label and behind its last colon. */
function bodiesOf(sentence: string, label: Label | undefined): readonly string[] {
  const colon = sentence.lastIndexOf(": ");
  const bodies = [
    sentence.slice(label?.textStart ?? 0),
    sentence.slice(colon === -1 ? 0 : colon + 2),
    sentence,
  ];
  return [...new Set(bodies)];
}

function nameOf(
  members: readonly string[],
  label: Label | undefined,
  { heading, language }: SectionContext,
): string {
  return nameOfSeries(members[0] ?? "", language) || (label?.term ?? heading);
}

function isOfFirst(members: readonly string[]): boolean {
  return members.every((member) => readLabel(member) !== undefined);
}

function countMembers({ body }: Exhibit): number {
  return body.kind === "chart" ? body.chart.categories.length : 0;
}

/** The longest run of pairs among the members, where no other one of them would be lost beside it. */
function longestRun(
  members: readonly string[],
  opening: string,
  context: SectionContext,
  row: SeriesRow,
): Exhibit | undefined {
  const whole = members.flatMap((member) => splitAtStop(member, context.language));
  if (whole.length > members.length) return longestRun(whole, opening, context, row);
  let [start, end] = [0, 0];
  for (let from = 0; from < members.length; from += 1) {
    const to = endOfRun(members, from, context.language);
    if (to - from > end - start) [start, end] = [from, to];
    from = Math.max(from, to - 1);
  }
  if (end - start < fewestPairs || end - start === members.length) return undefined;
  const rest = [...members.slice(0, start), ...members.slice(end)].join(", ");
  const exhibit = findSeries(members.slice(start, end), context, row);
  const reading = capitalise(`${opening}${rest}`.trim());
  if (exhibit?.body.kind !== "chart" || countColumns(reading) > longestReading) return undefined;
  const saysLittle = countColumns(reading) < shortestReading && !/\p{Nd}/u.test(reading);
  const body = saysLittle ? exhibit.body : { ...exhibit.body, reading: toRichText(reading) };
  return { ...exhibit, score: scores.told, body };
}

/** "… veg 22, jams and rest 15. we can either …": what a stop ends is a member, though no capital follows. */
function splitAtStop(member: string, language: string): readonly string[] {
  const stop = /(?<=\p{Nd}\s?(?:[%€$£]|\p{L}{1,3})?)[.] (?=\p{Ll}{2,})/u.exec(member);
  const head = member.slice(0, stop?.index ?? 0);
  return stop === null || !isPair(head, language) ? [member] : [head, member.slice(stop.index + 2)];
}

/** Where the pairs of one unit from a place on end: an amount in another unit is of no row with them. */
function endOfRun(members: readonly string[], from: number, language: string): number {
  let unit = "";
  let to = from;
  for (; to < members.length; to += 1) {
    const pair = readPair(members[to] ?? "", language);
    const own = pair === undefined ? "" : unitOf(pair.quantity);
    if (pair === undefined || (unit !== "" && own !== "" && own !== unit)) break;
    unit = own || unit;
  }
  return to;
}

function readPair(member: string, language: string): ReturnType<typeof pairOf> {
  return datedPair(member, language) ?? pairOf(member, language);
}

function isPair(member: string, language: string): boolean {
  return readPair(member, language) !== undefined;
}

/** What opens a sentence with its label names what the sentence shows, where no heading does. */
function named(exhibit: Exhibit, label: Label | undefined, { heading }: SectionContext): Exhibit {
  return label === undefined || heading !== "" || exhibit.title !== undefined
    ? exhibit
    : { ...exhibit, title: label.term };
}

/** What the parts are of, where it names an amount itself: "$750,000 for 18 months: 60% operations, …". */
function withReading(exhibit: Exhibit, label: string | undefined): Exhibit {
  const { body } = exhibit;
  const isAmount = label !== undefined && /\p{Nd}/u.test(label);
  if (body.kind !== "chart" || !isAmount || body.reading !== undefined) return exhibit;
  return { ...exhibit, body: { ...body, reading: toRichText(label) } };
}

function withoutStop(sentence: string): string {
  return sentence.replace(/(?<=[\p{L})%€$£°\p{Nd}])[.。]$/u, "");
}
