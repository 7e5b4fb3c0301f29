import type { TaggedUnit } from "../../../tagging/role.ts";
import { isWeekday } from "../../../text/numbers/weekdays.ts";
import { isAbbreviation } from "../../../text/sentences/sentences.ts";
import { readTokens, type Token } from "../../../text/words/tokens.ts";
import { stopwordsOf } from "../../../text/words/words.ts";
import { bitOf, readWordClasses } from "../../slots/word-classes.ts";
import { endOfGreeting, isNoTitle } from "../no-title.ts";
import { writesOrdinalsWithStop } from "../ordinal-end.ts";
import { tidyTitle } from "../tidy-title.ts";

/** Words that might be a deck's title, and where they stand: the first and the last of a unit's tokens; of no unit where no unit has them. */
export interface TitleCandidate {
  readonly text: string;
  readonly read: ReadUnit | undefined;
  readonly first: number;
  readonly last: number;
}

/** A unit that titles are looked for in, its words and the lists that they stand in. */
export interface ReadUnit {
  readonly unit: TaggedUnit;
  /** Its place among the units of the prompt. */
  readonly index: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** By token the word lists that it stands in, as bits. */
  readonly classes: readonly number[];
  /** By token: true for small words. */
  readonly isSmall: readonly boolean[];
  /** By token: true for small words, days and words that ask, beside which titles within a clause begin and end. */
  readonly isBeside: readonly boolean[];
  /** By token: true for days of the week. */
  readonly isDay: readonly boolean[];
  /** The runs between its marks. */
  readonly clauses: readonly Run[];
}

/** The first and the last of some tokens. */
export type Run = readonly [first: number, last: number];

const mostUnits = 24;
const mostMatter = 8;
const longestUnit = 300;
const mostTokens = 60;
const mostWords = 12;
const mostOfWhole = 16;
const mostWithin = 5;
const mostCandidates = 260;
const mark = /^[^\p{L}\p{M}\p{Nd}]+$/u;
const closing = /^[)”»」』"]$/u;
const divider = /^[,;.:!?()[\]、。，；：（）！？|/–—\-"“”„«»「」『』\n]+$/u;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Returns the units that a title may stand in: what asks, titles, headings and how the matter begins. */
export function readTitleUnits(units: readonly TaggedUnit[], language: string): readonly ReadUnit[] {
  const found: ReadUnit[] = [];
  const items = itemsBesideWishes(units);
  let matter = 0;
  for (const [index, given] of units.entries()) {
    const unit = index < mostGreeting ? withoutGreeting(given) : given;
    const { role, text } = unit;
    if (role === "withhold" || role === "note" || text.trim() === "" || items.has(given)) continue;
    if (role === "content" || role === "plan") matter += 1;
    if (matter > mostMatter && role !== "request" && role !== "title") continue;
    found.push(readUnit(unit, index, language));
    if (found.length >= mostUnits) break;
  }
  return found;
}

const fewestItems = 4;

/** Where somebody asks for a deck, the numbered points of a list name none: "1. Dust. Always dust." */
function itemsBesideWishes(units: readonly TaggedUnit[]): ReadonlySet<TaggedUnit> {
  const asks = units.some(({ role, place }) => role === "request" && place === "nowhere");
  const points = units.filter(({ role, form }) => role === "content" && form === "item");
  const lines = new Set(points.flatMap(({ marker, line }) => (/^\p{Nd}/u.test(marker ?? "") ? [line] : [])));
  const items = points.filter(({ line }) => lines.has(line));
  return new Set(asks && lines.size >= fewestItems ? items : []);
}

const mostGreeting = 3;

/** "Salut Greg, my notes for …": whom a prompt greets is no part of what it says. */
function withoutGreeting(unit: TaggedUnit): TaggedUnit {
  const end = endOfGreeting(unit.text);
  return end === 0 ? unit : { ...unit, text: unit.text.slice(end).replace(/^[\s\p{P}]+/u, "") };
}

function readUnit(unit: TaggedUnit, index: number, language: string): ReadUnit {
  const text = unit.text.slice(0, longestUnit);
  const words = unspaced.test(text) ? segmentTokens(text, language) : readTokens(text);
  const tokens = words.slice(0, mostTokens);
  const classes = readWordClasses(tokens);
  const stopwords = stopwordsOf(language);
  const small = bitOf("article") | bitOf("and") | bitOf("polite") | bitOf("self");
  const isSmall = tokens.map((token, at) => stopwords.has(token.small) || ((classes[at] ?? 0) & small) !== 0);
  const isDay = tokens.map((token) => isWeekday(token.small, language));
  const isBeside = isSmall.map(
    (small, at) => small || isDay[at] === true || ((classes[at] ?? 0) & asking) !== 0,
  );
  return {
    unit,
    index,
    text,
    tokens,
    classes,
    isSmall,
    isBeside,
    isDay,
    clauses: clausesOf(tokens, language),
  };
}

const asking = bitOf("make") | bitOf("deck") | bitOf("genre") | bitOf("topicLabel") | bitOf("given");

/** Where words stand without spaces, a dictionary parts them. */
function segmentTokens(text: string, language: string): readonly Token[] {
  const words = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  return Array.from(words, ({ segment, index }) => ({
    start: index,
    end: index + segment.length,
    text: segment,
    small: segment.toLowerCase(),
  })).filter((token) => token.text.trim() !== "");
}

/**
 * Returns what might be the title, each text once: runs of words of the units, and the titles that rules have read, placed where the
 * prompt says them.
 */
export function findCandidates(
  units: readonly ReadUnit[],
  said: readonly string[],
  language: string,
): readonly TitleCandidate[] {
  const found = new Map<string, TitleCandidate>();
  const add = (candidate: TitleCandidate): void => {
    const text = tidyTitle(candidate.text);
    const key = text?.toLowerCase();
    const isRead = candidate.read !== undefined && goesOnAbout.test(text ?? "");
    if (text !== undefined && key !== undefined && !isRead && !found.has(key) && !isNoTitle(text, language))
      found.set(key, { ...candidate, text });
  };
  for (const read of units) {
    for (const [first, last] of runsOf(read, read.unit.role === "content" && units.length > 1)) {
      if (found.size >= mostCandidates) break;
      add({ text: wordsOf(read, first, last), read, first, last });
    }
  }
  for (const text of said) add(placeTitle(text, units));
  return [...found.values()];
}

/** "Elm Road where four of us mend prams": a clause that goes on about a name is none. */
const goesOnAbout =
  /^(?!(?:where|who|which|wo|wer|où|qui|donde|dónde|dove|chi|waar|wie|how|why|what)\s).{3,}(?<=[\p{L}\p{M}])\s(?:where|who|whose|which|wo|où|donde|dove|waar)\s(?=\S)/iu;

const openQuotation = /["“„«「『][^"“”„«»「」『』]+$/u;

/** A run that ends within a quotation goes on to its end mark. */
function wordsOf({ text, tokens }: ReadUnit, first: number, last: number): string {
  const start = tokens[first]?.start ?? 0;
  const words = text.slice(start, tokens[last]?.end ?? start);
  const next = tokens[last + 1];
  const closes = next !== undefined && /^["”“»」』]$/u.test(next.text) && openQuotation.test(words);
  return closes ? text.slice(start, next.end) : words;
}

function placeTitle(text: string, units: readonly ReadUnit[]): TitleCandidate {
  const small = text.toLowerCase();
  for (const read of units) {
    const start = read.text.toLowerCase().indexOf(small);
    if (start === -1) continue;
    const first = read.tokens.findIndex((token) => token.end > start);
    const last = read.tokens.findLastIndex((token) => token.start < start + text.length);
    if (first !== -1 && last >= first) return { text, read, first, last };
  }
  return { text, read: undefined, first: 0, last: 0 };
}

/** The whole unit, its clauses, two clauses together, and what stands between small words; of matter no inner runs. */
function runsOf(read: ReadUnit, isMatter: boolean): readonly Run[] {
  const { tokens, classes, clauses } = read;
  const runs: Run[] = [];
  const end = endOf(tokens);
  if (end < mostOfWhole) runs.push([0, end]);
  for (const [place, [from, to]] of clauses.entries()) {
    if (to - from < mostWords) runs.push([from, to], withoutPolite(classes, [from, to]));
    const next = clauses[place + 1];
    if (next !== undefined && next[1] - from < mostWords) runs.push([from, next[1]]);
    const isWanted = ([first, last]: Run): boolean =>
      !isMatter || first === from || last === to || last - first < mostWithin;
    runs.push(...runsBetween(read, from, to).filter(isWanted));
  }
  return runs.filter(([first, last]) => last >= first && !isTorn(tokens, last));
}

/** "Dad's 70" of "Dad's 70th": the ending of an ordinal number stays with it. */
function isTorn(tokens: readonly Token[], last: number): boolean {
  const [own, next] = [tokens[last], tokens[last + 1]];
  return (
    own !== undefined &&
    own.end === next?.start &&
    /\p{Nd}$/u.test(own.text) &&
    /^[\p{sc=Latin}\p{sc=Cyrillic}]{1,3}$/u.test(next.text)
  );
}

/** "svp", "please" at the ends of a clause are no part of a title. */
function withoutPolite(classes: readonly number[], [from, to]: Run): Run {
  const isPolite = (index: number): boolean => ((classes[index] ?? 0) & bitOf("polite")) !== 0;
  let [first, last] = [from, to];
  while (first < last && isPolite(first)) first += 1;
  while (last > first && isPolite(last)) last -= 1;
  return [first, last];
}

function endOf(tokens: readonly Token[]): number {
  let end = tokens.length - 1;
  while (end > 0 && mark.test(tokens[end]?.text ?? "") && !closing.test(tokens[end]?.text ?? "")) end -= 1;
  return end;
}

/** Runs that open and end beside small words or at the ends of their clause. */
function runsBetween({ isSmall, isBeside }: ReadUnit, from: number, to: number): readonly Run[] {
  const runs: Run[] = [];
  for (let first = from; first <= to; first += 1) {
    const opens = first === from || (isBeside[first - 1] === true && isSmall[first] !== true);
    const most = opens ? Math.min(to, first + mostWords - 1) : -1;
    for (let last = first; last <= most; last += 1)
      if (isSmall[last] !== true && (last === to || isBeside[last + 1] === true)) runs.push([first, last]);
  }
  return runs;
}

/** Runs of tokens between marks. */
function clausesOf(tokens: readonly Token[], language: string): readonly Run[] {
  const clauses: Run[] = [];
  let from = 0;
  for (let index = 0; index <= tokens.length; index += 1) {
    const text = tokens[index]?.text;
    if (text !== undefined && (!divider.test(text) || belongsToWord(tokens, index, language))) continue;
    if (index > from) clauses.push([from, index - 1]);
    from = index + 1;
  }
  return clauses;
}

const isOrdinal = /^\p{Nd}{1,2}(?:\.\p{Nd}{1,2})?$/u;

/** "Biologie 8. Klasse", "TSV Obermenzing Abt. Tischtennis": the stop of an ordinal number or an abbreviation divides nothing. */
function belongsToWord(tokens: readonly Token[], index: number, language: string): boolean {
  const [before, stop, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return (
    stop?.text === "." &&
    before !== undefined &&
    next !== undefined &&
    before.end === stop.start &&
    /^\p{L}/u.test(next.text) &&
    (isAbbreviation(before.text) || (isOrdinal.test(before.text) && writesOrdinalsWithStop(language)))
  );
}
