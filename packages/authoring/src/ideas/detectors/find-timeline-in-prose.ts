import type { TimelineEvent } from "@lectern/deck";
import { findMonth } from "../../text/numbers/find-month.ts";
import { type DatePlace, readDates } from "../../text/numbers/read-dates.ts";
import { standsAlone } from "../../text/sentences/stands-alone.ts";
import { withSubjectFirst } from "../../text/sentences/subject-first.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, scores } from "../exhibits.ts";
import { afterDate } from "./find-timeline.ts";

const fewestEvents = 3;
const mostFromProse = 7;
const longestFromProse = 140;
const shortestFromProse = 8;
const comfortableColumns = 100;
const shortestClause = 24;
const mostSentences = 400;
/** A text most of whose sentences are dated events is a timeline; of fewer it only holds one. */
const toldShare = 0.7;

/** How many events a timeline of prose needs and takes. */
export interface TimelineBounds {
  readonly fewest: number;
  readonly most: number;
  /** The share of all sentences that have to have a date. */
  readonly share: number;
  /** The share of the events that have to open with their date. */
  readonly opening: number;
  /** How many columns an event needs at least. */
  readonly shortest?: number;
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
  const events = readEvents(clauses, context.language, bounds.shortest ?? shortestFromProse);
  // Of clauses that are all dated none is left out. "She left Valentia" needs the sentence before; it is taken only where there are too few others.
  const areAll = bounds.share === 1 && events.length === clauses.length;
  const found =
    (areAll ? createTimeline(events, fewest, bounds) : undefined) ??
    createTimeline(
      events.filter(({ event }) => standsAlone(event.title)),
      fewest,
      bounds,
    ) ??
    createTimeline(events, fewest, bounds);
  if (found?.body.kind !== "timeline") return undefined;
  const isTold = found.body.events.length >= sentences.length * toldShare;
  return isTold ? { ...found, score: scores.told } : found;
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

function readEvents(
  clauses: readonly DatedClause[],
  language: string,
  shortest: number,
): readonly PlacedEvent[] {
  let year = 0;
  return clauses.flatMap((clause): readonly PlacedEvent[] => {
    const { sentence, dates } = clause;
    const best = [...dates].sort((one, other) => ranks[other.precision] - ranks[one.precision])[0];
    for (const { order } of dates) if (order >= 10_000) year = Math.floor(order / 10_000);
    if (best === undefined || !isDated(clause)) return [];
    const title = titleOfSentence(sentence, best, shortest, language);
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
  const events = inOrder(ordered).map(({ event }) => event);
  return { body: { kind: "timeline", events }, score: scores.found };
}

/** In the order of time; from autumn to spring in that of the text, where no year is told. */
function inOrder(events: readonly PlacedEvent[]): readonly PlacedEvent[] {
  const sorted = [...events].sort((one, other) => one.order - other.order);
  const turns = events.filter(({ order }, index) => order < (events[index - 1]?.order ?? 0)).length;
  const [first, last] = [events[0]?.order ?? 0, events.at(-1)?.order ?? 0];
  const isOverNewYear = turns === 1 && last < first && sorted.every(({ order }) => order < 10_000);
  return isOverNewYear ? events : sorted;
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
  if (dates.length > 0) return [{ sentence, dates }];
  // "Tender August" among others with their days.
  const month = findMonth(sentence, language);
  const isLast = month !== undefined && /^[.。)\s]*$/u.test(sentence.slice(month.end));
  return [{ sentence, dates: isLast ? [month] : [] }];
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
  return /^(?:(?:on|in|by|from|since|around|am|im|ab|seit|um|le|en|vers|el|desde|il|nel|dal|em|op|sinds|w|i|в|с|до|到了?|自|于|在)\s?|[A-Z]\p{Ll}{2,8} (?:in|im|am) )?(?:the |der |dem |den |l'|la |los )?(?:early |late |mid-|frühen |späten |début )?$/iu.test(
    opening,
  );
}

/** What a sentence says without its date: whole where that is short, else its main clause. */
function titleOfSentence(
  sentence: string,
  date: DatePlace,
  shortest: number,
  language: string,
): string | undefined {
  const rest = opensWith(sentence, date)
    ? withSubjectFirst(
        afterDate(sentence, date.end).replace(/^(?:of that year|前后|左右),?\s?/u, ""),
        language,
      )
    : withoutDate(sentence, date);
  // "120 entro" says how much is due: a row of values.
  if (/^[\p{Nd}\p{Sc}.,\s%–-]+(?:\p{L}{1,6})?$/u.test(rest)) return undefined;
  const told = rest.replace(smallOpening, "");
  // "met Mum"
  const isShort = shortest < shortestFromProse && /\p{L}{3} \p{L}{3}/u.test(told);
  if (!isShort && !/\p{L}{4}|[\p{sc=Han}\p{sc=Hangul}]{2}/u.test(told)) return undefined;
  const title = mainClause(capitalise(rest.replace(/[.。\s]{1,3}$/u, "").trim()));
  const columns = countColumns(title);
  return columns > longestFromProse || columns < shortest ? undefined : title;
}

/** "To 1918", "again from 1940" tell nothing that happened. */
const smallOpening =
  /(?<![\p{L}\p{M}])(?:again|from|until|till|wieder|dann|depuis|jusqu|encore|desde|hasta|otra|dopo|fino)(?![\p{L}\p{M}])/giu;

const goesOn =
  /(?:[,;] |\uFF0C|；| – | — )(?=(?:which|who|whose|where|while|although|though|but|and|so that|\p{L}{3,12}ing|der|die|das|welche[rs]?|wobei|obwohl|aber|doch|und|qui|dont|où|mais|et|bien que|que|cuy[oa]|pero|aunque|y|il quale|che|ma|sebbene|e|mas|embora|die|dat|maar|który|która|które|ale|котор\p{L}{2,3}|но|хотя|а)(?![\p{L}\p{M}]))|；|; /gu;

/** A clause that stands alone, up to what only adds to it; nothing is cut within. */
function mainClause(words: string): string {
  if (countColumns(words) <= comfortableColumns) return words;
  let clause = words;
  for (const { index } of words.matchAll(goesOn)) {
    const head = words.slice(0, index);
    const isWhole = countColumns(head) >= shortestClause && head.split("(").length === head.split(")").length;
    if (isWhole && countColumns(head) <= longestFromProse) clause = head;
    if (isWhole && countColumns(words.slice(0, index)) >= comfortableColumns / 2) break;
  }
  return clause;
}

const copulas =
  /(?<!\p{L})(?:is|was|are|were|be|ist|war|sind|est|était|es|fue|será|è|foi|é|будет|(?:more |less |earlier |later )?than|of|since|until|before|after|between|seit|bis|vor|nach|depuis|avant|après|desde|hasta|antes de|después de|dal|fino al|de|der|des)$/iu;

const linksToDate = new RegExp(
  `${copulas.source}|(?<!\\p{L})(?:the|from|for|on|by|next|last|von|vom|zum|mit|ab|den|dem|das|les|pour|dès|del|los|para|por|dal|per|até|voor|van|tot|tegen|till|för|med|den|dla|od|do|для|от|к)$`,
  "iu",
);

const relative =
  /^, (?:which|who|whose|where|while|although|but|and|\p{L}{3,12}ing|die|der|das|welche[rs]?|wobei|obwohl|aber|und|qui|dont|où|mais|et|que|cuy[oa]|pero|y|che|ma|e|mas|maar|który|która|котор\p{L}{2,3}|но|и)(?![\p{L}\p{M}])/u;

/** "The tank arrives on 16 March" stands below that date as "The tank arrives", "He built it (1817)" as "He built it". */
function withoutDate(sentence: string, { start, end }: DatePlace): string {
  const [opening, after] = [sentence.slice(0, start), sentence.slice(end)];
  if (opening.endsWith(" (") && after.startsWith(")")) return opening.slice(0, -2) + after.slice(1);
  const before = opening.replace(
    /,? (?:on|in|by|around|am|im|um|le|en|vers|el|il|nel|em|op|w|в|i)(?: the| early| late)? $/u,
    "",
  );
  // "Pilot in Rotterdam 14 April": notes set the date behind, with nothing between.
  const name = after.replace(/[.。\s]/gu, "") === "" ? opening.trimEnd() : "";
  if (before.length === start && /\p{L}{3}\)?$/u.test(name) && !linksToDate.test(name)) return name;
  const isWhole =
    before.length === start ||
    copulas.test(before) ||
    (!/^(?:[\s.;。)]|$)/u.test(after) && !relative.test(after));
  return isWhole ? sentence : before + after;
}
