import type { TimelineEvent } from "@lectern/deck";
import { capitalise } from "../../text/capitalise.ts";
import { countColumns } from "../../text/columns.ts";
import { mapAll } from "../../text/map-all.ts";
import { type DatePlace, readDates } from "../../text/read-dates.ts";
import { toPlainText, toRichText } from "../../text/rich-text.ts";
import { clip, createSentencePoint } from "../../writing/create-points.ts";
import type { Exhibit, ExhibitContext } from "../exhibits.ts";
import type { ListEntry } from "../list-entries.ts";
import { standsAlone } from "../rank-sentences.ts";

const fewestEvents = 3;
const mostEvents = 12;
const mostFromProse = 6;
const longestTitle = 120;
const longestFromProse = 130;
const longestDate = 60;
const mostSentences = 400;

/** Returns the timeline that a list of dated items is: nearly each of them opens or ends with its date. */
export function findTimeline(
  entries: readonly ListEntry[],
  { language }: ExhibitContext,
): Exhibit | undefined {
  if (entries.length < fewestEvents || entries.length > mostEvents) return undefined;
  const events = mapAll(entries, (entry) => eventOf(entry, language));
  if (events === undefined || new Set(events.map(({ date }) => date)).size < fewestEvents) return undefined;
  return { body: { kind: "timeline", events }, strength: "strong" };
}

function eventOf(entry: ListEntry, language: string): TimelineEvent | undefined {
  if (entry.words.length > 400 || entry.item.children.length > 0) return undefined;
  const relative = relativeDate(entry.words);
  if (relative !== undefined) return withTitle(relative.date, relative.rest);
  const dates = readDates(entry.words, language);
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (first.start === 0) {
    const end = endOfRange(entry.words, dates);
    return withTitle(entry.words.slice(0, end), afterDate(entry.words, end));
  }
  if (entry.term === undefined || dates.length > 2 || entry.words.length > 140) return undefined;
  const termEnd = entry.words.length - entry.rest.length;
  if (first.start < termEnd) return undefined;
  const date = entry.words.slice(last.start, last.end);
  const isFirst = dates.length === 1 && first.start <= termEnd;
  const text = isFirst ? afterDate(entry.words, first.end) : entry.rest;
  return {
    date,
    title: clip(entry.term, longestTitle),
    ...(text === "" || text === date ? {} : { text: clip(text, 300) }),
  };
}

function withTitle(date: string, rest: string): TimelineEvent | undefined {
  if (rest === "" || countColumns(date) > longestDate) return undefined;
  const title = capitalise(rest.replace(/[.。]$/u, ""));
  return countColumns(title) <= longestTitle ? { date: date.trim(), title } : undefined;
}

/** "1861–1865", "from 1859 to 1861" are one date. */
function endOfRange(words: string, dates: readonly DatePlace[]): number {
  const [first, second] = dates;
  if (first === undefined) return 0;
  return second !== undefined && /^\s?[-–—]\s?$/u.test(words.slice(first.end, second.start))
    ? second.end
    : first.end;
}

function afterDate(words: string, end: number): string {
  return words.slice(end).replace(/^[)\s]{0,3}[:,\uFF1A、\uFF0C–—-]?\s{0,3}/u, "");
}

const relativeWords =
  /^(?:(?:day|days|week|weeks|month|year|phase|tag|woche|monat|jahr|jour|semaine|mois|día|semana|mes|giorno|settimana|день|неделя|месяц)s? \d{1,3}(?:\s?[-–]\s?\d{1,3})?|第\d{1,3}(?:天|日|周|週|月|回))(?=[\s:,\uFF1A–-])/iu;

/** Returns the day or week that a plan counts from its beginning: "Week 2". */
function relativeDate(words: string): { date: string; rest: string } | undefined {
  const date = relativeWords.exec(words.slice(0, 40))?.[0];
  return date === undefined ? undefined : { date: capitalise(date), rest: afterDate(words, date.length) };
}

/** How many events a timeline of prose needs and takes. */
export interface TimelineBounds {
  readonly fewest: number;
  readonly most: number;
  /** The share of all sentences that have to have a date. */
  readonly share: number;
  /** The share of the events that have to open with their date. */
  readonly opening: number;
}

const boundsOfPart: TimelineBounds = { fewest: fewestEvents, most: mostFromProse, share: 0.25, opening: 0.5 };

/**
 * Returns the timeline that dated sentences make: at least three with different dates, and half of all sentences.
 * The events stand in the order of time where every year is known, else in that of the text.
 */
export function findTimelineInProse(
  sentences: readonly string[],
  context: ExhibitContext,
  bounds = boundsOfPart,
): Exhibit | undefined {
  if (sentences.length < bounds.fewest || sentences.length > mostSentences) return undefined;
  const fewest = Math.max(bounds.fewest, sentences.length * bounds.share);
  const clauses = sentences.flatMap((sentence) => clausesOf(sentence, context.language));
  if (clauses.filter(isDated).length < fewest) return undefined;
  const events = readEvents(clauses, context.language);
  // "She left Valentia" needs the sentence before; it is taken only where there are too few others.
  return (
    createTimeline(
      events.filter(({ event }) => standsAlone(event.title)),
      fewest,
      bounds,
    ) ?? createTimeline(events, fewest, bounds)
  );
}

/** An event, when it was, and how exactly that is known. */
interface PlacedEvent {
  readonly event: TimelineEvent;
  readonly order: number;
  readonly precision: number;
  readonly opens: boolean;
}

function isDated({ sentence, dates }: DatedClause): boolean {
  return dates.length > 0 && sentence.length <= 400;
}

function readEvents(clauses: readonly DatedClause[], language: string): readonly PlacedEvent[] {
  let year = 0;
  return clauses.flatMap((clause): readonly PlacedEvent[] => {
    const { sentence, dates } = clause;
    const best = [...dates].sort((one, other) => ranks[other.precision] - ranks[one.precision])[0];
    for (const { order } of dates) if (order >= 10_000) year = Math.floor(order / 10_000);
    if (best === undefined || !isDated(clause)) return [];
    const title = titleOfSentence(sentence, best);
    if (title === undefined) return [];
    const order = best.order >= 10_000 ? best.order : year * 10_000 + best.order;
    const start = startOfDays(sentence, best);
    const date = withYear(sentence.slice(start, best.end), best, year, language);
    return [
      { event: { date, title }, order, precision: ranks[best.precision], opens: opensWith(sentence, best) },
    ];
  });
}

function createTimeline(
  found: readonly PlacedEvent[],
  fewest: number,
  bounds: TimelineBounds,
): Exhibit | undefined {
  const dates = new Set<string>();
  const distinct = found.filter(({ event: { date } }) => !dates.has(date) && dates.add(date));
  if (distinct.length < fewest) return undefined;
  const opening = distinct.filter(({ opens }) => opens);
  if (opening.length < distinct.length * bounds.opening) return undefined;
  const kept = [...distinct].sort((one, other) => other.precision - one.precision).slice(0, bounds.most);
  const ordered = distinct.filter((one) => kept.includes(one));
  const events = [...ordered].sort((one, other) => one.order - other.order).map(({ event }) => event);
  return { body: { kind: "timeline", events }, strength: "weak" };
}

/** "6 and 13 March" are two days: the first has only its number. */
function startOfDays(sentence: string, { start, precision }: DatePlace): number {
  const before = sentence.slice(Math.max(0, start - 12), start);
  const days = /(?<![\p{L}\p{Nd}])\p{Nd}{1,2}\.? ?(?:and|und|et|y|e|и|i|en|och|og|&|–|-) ?$/u.exec(
    before,
  )?.[0];
  return precision === "day" && days !== undefined ? start - days.length : start;
}

interface DatedClause {
  readonly sentence: string;
  readonly dates: readonly DatePlace[];
}

/** "The splice was made on 29 July, and on 5 August both ships arrived" tells of two events. */
function clausesOf(sentence: string, language: string): readonly DatedClause[] {
  const dates = readDates(sentence, language);
  for (const { start } of dates.slice(dates.length > 1 ? 1 : 0)) {
    const opening = /, (?:and|und|et|y|e) (?=(?:on |in |by |from |am |im |le |en |el |il )?$)/u.exec(
      sentence.slice(Math.max(0, start - 12), start),
    );
    if (opening === null) continue;
    const at = Math.max(0, start - 12) + opening.index;
    const from = at + opening[0].length;
    const clauses = [sentence.slice(0, at), sentence.slice(from)];
    return clauses.map((clause) => ({ sentence: clause, dates: readDates(clause, language) }));
  }
  return [{ sentence, dates }];
}

/** Languages in which the year stands behind the day with nothing but a space. */
const plainYears = new Set(["en", "de", "fr", "it", "nl", "sv", "da", "no", "nb", "pl"]);

/** "5 August" of a paragraph that tells of 1857 is "5 August 1857". */
function withYear(date: string, { order, precision }: DatePlace, year: number, language: string): string {
  const isBare =
    precision === "day" && order < 10_000 && year > 0 && /^\p{Nd}{1,2}\.? \p{L}{3,}$/u.test(date);
  return isBare && plainYears.has(language.split("-", 1)[0] ?? "") ? `${date} ${year}` : date;
}

const ranks: Readonly<Record<DatePlace["precision"], number>> = {
  day: 5,
  month: 4,
  quarter: 3,
  season: 2,
  year: 2,
  era: 1,
};

/** Says whether a sentence opens with its date: "On 5 August 1857 …". */
function opensWith(sentence: string, { start }: DatePlace): boolean {
  const opening = sentence.slice(0, start);
  return /^(?:(?:on|in|by|from|am|im|ab|seit|le|en|el|il|nel|em|op|в|с|到了?|自|于|在)\s?|[A-Z]\p{Ll}{2,8} (?:in|im|am) )?(?:the |der |dem |den |early )?$/iu.test(
    opening,
  );
}

/** What a sentence says without its date. */
function titleOfSentence(sentence: string, date: DatePlace): string | undefined {
  const rest = opensWith(sentence, date)
    ? afterDate(sentence, date.end).replace(/^(?:of that year|前后|左右),?\s?/u, "")
    : withoutDate(sentence, date);
  const point = toPlainText(createSentencePoint(toRichText(capitalise(rest.trim()))).text);
  return point === "" ||
    countColumns(point) > longestFromProse ||
    countColumns(point) < 8 ||
    point.endsWith("…")
    ? undefined
    : point;
}

const copulas = /(?<!\p{L})(?:is|was|are|were|be|ist|war|sind|est|était|es|fue|será|è|foi|é|будет)$/iu;

/** "The tank arrives on 16 March" stands below that date as "The tank arrives". */
function withoutDate(sentence: string, { start, end }: DatePlace): string {
  const before = sentence.slice(0, start).replace(/ (?:on|in|by|am|im|le|en|el|il|nel|em|в) $/u, "");
  const after = sentence.slice(end);
  const isWhole = before.length === start || copulas.test(before) || !/^(?:[\s.。]|$)/u.test(after);
  return isWhole ? sentence : before + after;
}
