import type { TimelineEvent } from "@lectern/deck";
import { mapAll } from "../../text/map-all.ts";
import { toPlainText } from "../../text/markup/rich-text.ts";
import { type DatePlace, readDates, readWholeDate } from "../../text/numbers/read-dates.ts";
import { readMoments } from "../../text/numbers/read-moments.ts";
import { clauseWithin } from "../../text/sentences/clause-within.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readTimeLabel } from "../../text/words/labelled.ts";
import { type Exhibit, type ExhibitContext, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";
import { readEvents } from "./read-events.ts";

const fewestEvents = 3;
const mostEvents = 24;
const longestTitle = 120;
const longestText = 300;
const longestDate = 60;

/** Returns the timeline of a list whose items but for the last one, or but for the first, are dated. */
export function findTimelineWithRest(
  entries: readonly ListEntry[],
  context: ExhibitContext,
): { readonly exhibit: Exhibit; readonly used: ReadonlySet<ListEntry> } | undefined {
  if (entries.length <= fewestEvents || entries.length > mostEvents) return undefined;
  for (const dated of [entries.slice(0, -1), entries.slice(1)]) {
    const exhibit = findTimeline(dated, context);
    if (exhibit !== undefined) return { exhibit, used: new Set(dated) };
  }
  return undefined;
}

/** Returns the timeline that a list of dated items is: each of them opens or ends with its date, or opens with its hour. */
export function findTimeline(
  entries: readonly ListEntry[],
  { language }: ExhibitContext,
): Exhibit | undefined {
  if (entries.length < fewestEvents || entries.length > mostEvents) return undefined;
  const events = mapAll(entries, hourOf) ?? mapAll(entries, (entry) => eventOf(entry, language));
  if (events === undefined || new Set(events.map(({ date }) => date)).size < fewestEvents) return undefined;
  // Numbered questions are none, and figures over time are drawn.
  if (events.some(({ title }) => /[?\uFF1F]|^[\p{Nd}.,\s]{1,12}(?: \p{L}{1,20})?$/u.test(title)))
    return undefined;
  return { body: { kind: "timeline", events }, score: scores.setOut };
}

/** Says whether an item tells when something is, as those of a timeline do. */
export function isEvent(entry: ListEntry, language: string): boolean {
  return (hourOf(entry) ?? eventOf(entry, language)) !== undefined;
}

/** "08:30 – 09:15 Registration: badges at the door" */
function hourOf({ words, item }: ListEntry): TimelineEvent | undefined {
  const label = readTimeLabel(words);
  if (label === undefined || words.length > 400) return undefined;
  const below = item.children.map(({ text }) => toPlainText(text)).join("; ");
  const event = withTitle(label.term, words.slice(label.textStart));
  return event && { ...event, ...(below === "" ? {} : explanation(below)) };
}

function eventOf(entry: ListEntry, language: string): TimelineEvent | undefined {
  if (entry.words.length > 400 || entry.item.children.length > 0) return undefined;
  const [counted] = readMoments(entry.words, "count", language);
  if (counted?.start === 0) return withTitle(capitalise(counted.label), afterDate(entry.words, counted.end));
  // "Jan: discovery"
  if (entry.term !== undefined && areMonths(entry.term, language)) return withTitle(entry.term, entry.rest);
  const dates = readDates(entry.words, language);
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (first.start === 0) {
    const end = endOfRange(entry.words, dates);
    return withTitle(entry.words.slice(0, end), afterDate(entry.words, end));
  }
  if (entry.term === undefined) return datedWithin(entry, language);
  if (dates.length > 2 || entry.words.length > 140) return undefined;
  const termEnd = entry.words.length - entry.rest.length;
  if (first.start < termEnd) return undefined;
  const date = entry.words.slice(last.start, last.end);
  const isFirst = dates.length === 1 && first.start <= termEnd;
  const text = isFirst ? afterDate(entry.words, first.end) : entry.rest;
  return {
    date,
    title: entry.term,
    ...(text === "" || text === date ? {} : explanation(text)),
  };
}

/** "closed since nov 2022 because of the boiler" */
function datedWithin({ words }: ListEntry, language: string): TimelineEvent | undefined {
  const events = countColumns(words) > longestTitle ? undefined : readEvents(words, "date", language);
  const [event] = events?.length === 1 ? events : [];
  return event && { date: capitalise(event.label), title: capitalise(event.title) };
}

/** "March", "March–April". */
function areMonths(term: string, language: string): boolean {
  const ends = term.split(/\s?[-–—]\s?/u);
  return ends.length <= 2 && ends.every((end) => readWholeDate(end.trim(), language)?.precision === "month");
}

function explanation(words: string): { text?: string } {
  const text = clauseWithin(words, longestText);
  return text === undefined ? {} : { text };
}

const firstSentence = /^(.{8,120}?)(?:[.!?]\s+|[。！？])(\S.{3,})$/u;

function withTitle(date: string, rest: string): TimelineEvent | undefined {
  if (rest === "" || countColumns(date) > longestDate) return undefined;
  const title = capitalise(rest.replace(/[.。]$/u, ""));
  if (countColumns(title) <= longestTitle) return { date: date.trim(), title };
  const [, opening, others] = firstSentence.exec(rest) ?? [];
  if (opening === undefined || others === undefined || countColumns(opening) > longestTitle) return undefined;
  return { date: date.trim(), title: capitalise(opening), ...explanation(others) };
}

/** "1861–1865", "from 1859 to 1861" are one date. */
function endOfRange(words: string, dates: readonly DatePlace[]): number {
  const [first, second] = dates;
  if (first === undefined) return 0;
  return second !== undefined && /^\s?[-–—]\s?$/u.test(words.slice(first.end, second.start))
    ? second.end
    : first.end;
}

/** Returns what follows a date, without the mark between. */
export function afterDate(words: string, end: number): string {
  return words.slice(end).replace(/^[)\s]{0,3}[:,\uFF1A、\uFF0C–—-]?\s{0,3}/u, "");
}
