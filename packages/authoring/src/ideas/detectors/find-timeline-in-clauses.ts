import type { TimelineEvent } from "@lectern/deck";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { type MomentKind, readMoments } from "../../text/numbers/read-moments.ts";
import { splitClausesOf } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readDashLabel, readLabel } from "../../text/words/labelled.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";
import { type DatedEvent, readEvents } from "./read-events.ts";

const kinds: readonly MomentKind[] = ["hour", "count", "date", "weekday"];
const fewestEvents = 3;
/** Hours that may be sums have to be more. */
const fewestLoose = 4;
const mostEvents = 12;
const longestTitle = 100;
const longestOfDay = 90;
const longestRemark = 110;
/** The share of the clauses that have to be dated. */
const datedShare = 0.6;

/**
 * Returns the timeline of what sentences from a place on tell clause by clause with its moment, wherever in the clause that stands:
 * "We switch on 12 March, training is on 14 March, first full week from 17 March"; hours, dates, days of a week, or days and weeks
 * counted from a beginning. A short sentence before the hours of a day, or a label, names it.
 */
export function findTimelineInClauses(
  sentences: readonly string[],
  from: number,
  context: SectionContext,
): { readonly exhibit: Exhibit; readonly count: number } | undefined {
  for (const kind of kinds) {
    const found = findRow(sentences.slice(from), kind, context);
    if (found !== undefined) return found;
  }
  // "24 May, race day. 8:30 doors open, …"
  const day = withoutStop(sentences[from] ?? "");
  const isDay = countColumns(day) <= longestOfDay && readDates(day, context.language)[0]?.precision === "day";
  const hours = isDay ? findRow(sentences.slice(from + 1), "hour", context) : undefined;
  return hours && { exhibit: { ...hours.exhibit, title: day }, count: hours.count + 1 };
}

/** The events of a sentence, the label before them and what is said behind the last. */
interface DatedClauses {
  readonly events: readonly DatedEvent[];
  readonly label?: string;
  readonly remark?: string;
}

function findRow(
  sentences: readonly string[],
  kind: MomentKind,
  context: SectionContext,
): { readonly exhibit: Exhibit; readonly count: number } | undefined {
  const events: DatedEvent[] = [];
  let [label, remark]: (string | undefined)[] = [];
  let count = 0;
  for (const sentence of sentences) {
    const read = readClauses(withoutStop(sentence), kind, context.language);
    const isNext = read !== undefined && events.length + read.events.length <= mostEvents;
    if (!isNext || (count > 0 && (read.label !== undefined || !isInOrder([...events, ...read.events], kind))))
      break;
    events.push(...read.events);
    label ??= read.label;
    remark = read.remark;
    count += 1;
    if (remark !== undefined) break;
  }
  if (!isRow(events, kind)) return undefined;
  const shown = toEvents(events, kind);
  const withFigures = shown.filter(({ title }) => /\p{Nd}/u.test(title)).length;
  const mayBeFigures = kind !== "hour" && withFigures * 2 > shown.length;
  const takeaway = remark === undefined ? {} : { takeaway: toRichText(capitalise(remark)) };
  return {
    exhibit: {
      body: { kind: "timeline", events: shown, ...takeaway },
      score: mayBeFigures ? scores.told : scores.setOut,
      ...(label === undefined || context.heading !== "" ? {} : { title: label }),
    },
    count,
  };
}

function toEvents(events: readonly DatedEvent[], kind: MomentKind): readonly TimelineEvent[] {
  const days = kind === "weekday" && daysInStep(events);
  return events.map(({ label, title, day }): TimelineEvent => {
    const bare = days ? title.replace(/^\p{Nd}{1,2}(?:st|nd|rd|th|\.)?[\s,:]+/u, "") : title;
    const isName = /^\p{L}+ \p{Nd}{4}$/u.test(label);
    return { date: isName ? label : capitalise(days ? `${label} ${day}` : label), title: capitalise(bare) };
  });
}

/** "lunes 4 …, miércoles 6 …": the days of the month go on like those of the week. */
function daysInStep(events: readonly DatedEvent[]): boolean {
  return events.every(({ day, order }, index) => {
    const before = events[index - 1];
    if (day === undefined) return false;
    return before?.day === undefined || (day - before.day + 70) % 7 === (order - before.order + 7) % 7;
  });
}

function isRow(events: readonly DatedEvent[], kind: MomentKind): boolean {
  const sure = events.filter(({ isSure }) => isSure).length;
  const fewest = kind === "hour" && sure * 2 < events.length ? fewestLoose : fewestEvents;
  if (events.length < fewest || new Set(events.map(({ label }) => label)).size < events.length) return false;
  return isInOrder(events, kind) && (kind === "hour" || sure > 0) && (kind !== "hour" || areHours(events));
}

const noon = 12 * 60;
const earliest = 7 * 60;

/** Where no hour is sure they are prices as likely, the more so the earlier the day begins. */
function areHours(events: readonly DatedEvent[]): boolean {
  const areSure = events.some(({ isSure }) => isSure);
  const isLed = events.some(({ label, order }) => order % 60 === 0 && !label.includes("."));
  const quarters = events.every(({ order }) => order % 15 === 0);
  return areSure || ((isLed || quarters) && (events[0]?.order ?? 0) >= earliest);
}

/** Hours go up and pass noon once; counted days go up; dates may be told in any order. */
function isInOrder(events: readonly DatedEvent[], kind: MomentKind): boolean {
  if (kind === "date" || kind === "weekday") return true;
  // The hours of another day begin anew.
  const turns = events.filter(
    ({ order, day }, index) => index > 0 && day === undefined && order <= (events[index - 1]?.order ?? 0),
  );
  const wraps = kind === "hour" && events.every(({ order }) => order <= noon + 60 || order > noon);
  return turns.length <= (wraps && turns.every(({ order }) => order <= noon) ? 1 : 0);
}

/** Of the ways in which a sentence falls into clauses, the one with the most events. */
function readClauses(sentence: string, kind: MomentKind, language: string): DatedClauses | undefined {
  if (readMoments(sentence, kind, language).length === 0) return undefined;
  const colon = sentence.lastIndexOf(": ");
  const opening = readLabel(sentence) ?? readDashLabel(sentence);
  // "Kick-off: 3 May, test: 5 June": the first of several labels names no more than they do.
  const isLabelled =
    opening !== undefined &&
    !/:\s/u.test(sentence.slice(opening.textStart)) &&
    readMoments(opening.term, kind, language).length === 0;
  const bodies: readonly (readonly [string, string | undefined])[] = [
    ...(isLabelled ? [[sentence.slice(opening.textStart), opening.term] as const] : []),
    ...(colon > 0 ? [[sentence.slice(colon + 2), sentence.slice(0, colon)] as const] : []),
    [sentence, undefined],
  ];
  const found = bodies.flatMap(([body, label]) =>
    [...splitClausesOf(body), ...(/[,;，；、]/u.test(body) ? [] : [[body]])].flatMap((clauses) => {
      const read = readWay(clauses, kind, language);
      const isName = label !== undefined && countColumns(label) <= longestOfDay;
      return read === undefined ? [] : [{ ...read, ...(isName ? { label } : {}) }];
    }),
  );
  return found.toSorted((one, other) => other.events.length - one.events.length)[0];
}

/** Clauses with a moment each; one without goes with the event before it, those at the end are a remark. */
function readWay(clauses: readonly string[], kind: MomentKind, language: string): DatedClauses | undefined {
  const events: DatedEvent[] = [];
  let dated = 0;
  let waiting: string[] = [];
  for (const clause of clauses) {
    const own = readEvents(clause, kind, language);
    const last = events.at(-1);
    if (own === undefined || (own.length === 0 && last === undefined)) return undefined;
    if (own.length === 0) waiting.push(clause);
    else {
      if (last !== undefined && waiting.length > 0)
        events[events.length - 1] = { ...last, title: [last.title, ...waiting].join(", ") };
      waiting = [];
      events.push(...own);
      dated += 1;
    }
  }
  const areShort = events.every(({ title }) => countColumns(title) <= longestTitle);
  const remark = waiting.join(", ");
  if (!areShort || dated < clauses.length * datedShare || countColumns(remark) > longestRemark)
    return undefined;
  return { events, ...(remark === "" ? {} : { remark }) };
}

function withoutStop(sentence: string): string {
  return sentence.replace(/(?<=[\p{L})%€$£°\p{Nd}])[.。]$/u, "");
}
