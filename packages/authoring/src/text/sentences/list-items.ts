import type { Span } from "../span.ts";
import { isAbbreviation } from "./sentences.ts";

/** One item of a list in running text, and what the bracket at its end says of it; offsets in the text. */
export interface ListItem extends Span {
  /** What stands inside the bracket. */
  readonly details?: Span;
}

const openers = "(（[【“„«「『";
const closers = ")）]】”»」』";
const stops = ".!?。！？";
const strong = ";；";
const commas = ",、，،؛";
/** Between spaces: "why – how – what". */
const dashes = "–—-|/";
const fewestDashed = 3;
const longestList = 3_000;
const fewestNumbered = 3;
const mark = /(?<![\p{L}\p{Nd}.,])(?:\(?(\p{Nd}{1,2})[.)]\s?|([①-⑳])\s?)/gu;

/** Returns where a list that begins at an offset ends: with its sentence, or with its line unless that ends in a comma. */
export function endOfList(given: string, from: number): number {
  const text = closeLowQuotes(given);
  const most = Math.min(text.length, from + longestList);
  const marks = new Set(numbersIn(text, from, most).flatMap(({ start, end }) => range(start, end)));
  let depth = 0;
  for (let index = from; index < most; index += 1) {
    const character = text.charAt(index);
    if (openers.includes(character)) depth += 1;
    else if (closers.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === "\n") {
      if (!/[,;،，；、]\s*$/u.test(text.slice(Math.max(from, index - 4), index))) return index;
      depth = 0;
    } else if (depth === 0 && stops.includes(character) && !marks.has(index) && endsAt(text, from, index))
      return index;
  }
  return most;
}

const lowQuoted = /„([^„“”\n]{1,200})“/gu;

/** What opens a quotation in English closes one in German: „…“. */
function closeLowQuotes(text: string): string {
  return text.includes("„") ? text.replace(lowQuoted, "„$1”") : text;
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, step) => start + step);
}

function endsAt(text: string, from: number, stop: number): boolean {
  if ("。！？".includes(text.charAt(stop))) return true;
  if (!/^(?:[.!?]{0,3}["”»)]?)(?:\s|$)/u.test(text.slice(stop + 1, stop + 8))) return false;
  const word = /[\p{L}\p{M}\p{Nd}'’.-]{1,24}$/u.exec(text.slice(Math.max(from, stop - 24), stop))?.[0] ?? "";
  return text.charAt(stop) !== "." || !isAbbreviation(word);
}

/** Numbers that count up from one: "1) … 2) …", "①…②…". */
function numbersIn(text: string, from: number, to: number): readonly Span[] {
  const marks = [...text.slice(from, to).matchAll(mark)].map(
    ({ index, 0: all, 1: digits, 2: ring = "" }) => ({
      number: digits === undefined ? (ring.codePointAt(0) ?? 0) - 0x2460 + 1 : Number(digits),
      start: from + index,
      end: from + index + all.length,
    }),
  );
  const run = marks.filter(({ number }, index) => number === index + 1);
  return run.length >= fewestNumbered && run.length === marks.length ? run : [];
}

/**
 * Returns the items of a list between two offsets, cut at its own level only: at its numbers, else at its semicolons, else at
 * its dashes, else at its commas and at the last "and", never within brackets or quotation marks.
 */
export function splitItems(given: string, { start, end }: Span): readonly ListItem[] {
  const text = closeLowQuotes(given);
  const conjunctions = conjunctionsOf(text, { start, end });
  const numbers = numbersIn(text, start, end);
  if (numbers.length > 0)
    return numbers.flatMap(({ end: from }, index) =>
      toItem(text, from, numbers[index + 1]?.start ?? end, conjunctions),
    );
  const apart = cutAt(text, { start, end }, strong);
  const dashed = apart.length > 1 ? apart : cutAt(text, { start, end }, dashes);
  const pieces = dashed.length >= fewestDashed || apart.length > 1 ? dashed : apart;
  const members = pieces.length > 1 ? pieces : cutAt(text, { start, end }, commas);
  const tail = pieces.length > 1 ? 0 : countNumbered(text, members);
  const parts =
    pieces.length > 1
      ? members
      : [
          ...cutLastAnd(text, members.slice(0, members.length - tail), conjunctions),
          ...members.slice(members.length - tail),
        ];
  return gatherInner(
    text,
    parts.flatMap((part) => toItem(text, part.start, part.end, conjunctions)),
  );
}

/** How many members at the end begin with a number: "costs, noise and grants, 9 slides". */
function countNumbered(text: string, members: readonly Span[]): number {
  const last = members.findLastIndex(({ start, end }) => !/^\s*\p{Nd}/u.test(text.slice(start, end)));
  return last < 1 ? 0 : members.length - 1 - last;
}

function cutAt(text: string, { start, end }: Span, marks: string): readonly Span[] {
  const spans: Span[] = [];
  let depth = 0;
  let isQuoted = false;
  let from = start;
  for (let index = start; index < end; index += 1) {
    const character = text.charAt(index);
    if (openers.includes(character)) depth += 1;
    else if (closers.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === '"') isQuoted = !isQuoted;
    else if (depth === 0 && !isQuoted && marks.includes(character) && stands(text, index)) {
      spans.push({ start: from, end: index });
      from = index + 1;
    }
  }
  return [...spans, { start: from, end }];
}

/** No comma within a number, no hyphen within a word. */
function stands(text: string, index: number): boolean {
  const around = text.charAt(index - 1) + text.charAt(index + 1);
  return dashes.includes(text.charAt(index)) ? around === "  " : !/^\p{Nd}{2}$/u.test(around);
}

/** "And" in languages where the word means nothing else; elsewhere it does only beside words or letters of the language. */
const sure =
  "and|und|sowie|et|ainsi que|y|así como|bem como|così come|e|ed|och|og|oraz|a także|а также|а також|sekä|ja|и|та|і|й|ve|és|și|και|ו|dan|và|as well as|以及|和|及|与|および|そして|그리고|및";
const doubtful: readonly (readonly [word: string, signs: RegExp])[] = [
  ["en", /(?<!\p{L})(?:het|een|van|voor|niet|wij|onze|mijn|maak|graag)(?!\p{L})/iu],
  ["a", /[ěřůťďňľščž]/iu],
  ["i", /[ąćęłńśźżčšđ]/iu],
];

/** What words around a list tell of its language. */
function conjunctionsOf(text: string, { start, end }: Span): string {
  const around = text.slice(Math.max(0, start - mostAround), end + mostAround);
  return [sure, ...doubtful.flatMap(([word, signs]) => (signs.test(around) ? [word] : []))].join("|");
}

const mostAround = 600;

const arabicAnd = /^\s*و(?=\p{sc=Arabic}{3})/u;

function andBefore(words: string, conjunctions: string): string {
  const found = new RegExp(`^\\s*(?:${conjunctions})\\s`, "iu").exec(words) ?? arabicAnd.exec(words);
  return found?.[0] ?? "";
}

/** "a, b and c": where no "and" opens the last member, its last one parts it. */
function cutLastAnd(text: string, members: readonly Span[], conjunctions: string): readonly Span[] {
  const last = members.at(-1);
  if (last === undefined) return members;
  const words = text.slice(last.start, last.end);
  if (members.length > 1 && andBefore(words, conjunctions) !== "") return members;
  const bare = words.replace(/[(（][^)）]*[)）]/gu, (bracket) => " ".repeat(bracket.length));
  const joint = new RegExp(`\\s(?:(?:${conjunctions})\\s(?=\\S)|و(?=\\p{sc=Arabic}{3}))`, "giu");
  const found = [...bare.matchAll(joint)].at(-1);
  if (found === undefined) return cutUnspacedAnd(text, members);
  const middle = last.start + found.index;
  return [...members.slice(0, -1), { start: last.start, end: middle }, { start: middle + 1, end: last.end }];
}

/** "对策和案例": scripts without spaces join the last two short members with one character. */
function cutUnspacedAnd(text: string, members: readonly Span[]): readonly Span[] {
  const last = members.at(-1);
  if (last === undefined || members.length < 2) return members;
  const joint =
    /^[\p{sc=Han}\p{sc=Katakana}ー]{2,6}(?:以及|[和与與及と])(?=[\p{sc=Han}\p{sc=Katakana}ー]{2,6}\s*$)/u.exec(
      text.slice(last.start, last.end).trimStart(),
    )?.[0];
  if (joint === undefined) return members;
  const start = last.end - text.slice(last.start, last.end).trimStart().length;
  const length = /(?:以及|[和与與及と])$/u.exec(joint)?.[0].length ?? 1;
  return [
    ...members.slice(0, -1),
    { start, end: start + joint.length - length },
    { start: start + joint.length, end: last.end },
  ];
}

/** Returns the item between two offsets without the "and" before it and the marks around it; none where nothing is left. */
export function toItem(text: string, from: number, to: number, conjunctions = sure): readonly ListItem[] {
  const whole = text.slice(from, to);
  const lead = andBefore(whole, conjunctions).length;
  const start = from + lead + (/^[\s,;:·*•–—-]*/u.exec(whole.slice(lead))?.[0].length ?? 0);
  const words = text.slice(start, to).replace(/[\s,;:.،，、；。]+$/u, "");
  if (words === "") return [];
  // "famous eruptions (Krakatoa, Etna) in order": few words behind a bracket say how it is to be told.
  const bracket = /\s?[(（]([^()（）]+)[)）](?:[!?.]{0,3}|(?:\s\p{L}+){1,3})$/u.exec(words);
  const goesOn = bracket !== null && !words.slice(0, bracket.index).includes(" ") && /\p{L}$/u.test(words);
  if (bracket === null || bracket.index === 0 || goesOn) return [{ start, end: start + words.length }];
  const inner = start + bracket.index + bracket[0].indexOf(bracket[1] ?? "");
  return [
    {
      start,
      end: start + bracket.index,
      details: { start: inner, end: inner + (bracket[1]?.length ?? 0) },
    },
  ];
}

const innerLead = /\s[–—-]\s(\S+(?:\s\S+)?)$/u;
const mostInner = 2;

/** "three types - shield, composite, cone, …": the short members behind a dash belong to what it opens. */
function gatherInner(text: string, items: readonly ListItem[]): readonly ListItem[] {
  const gathered: ListItem[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (item === undefined) break;
    const dash = item.details === undefined ? innerLead.exec(text.slice(item.start, item.end)) : null;
    let last = index;
    while (dash !== null && isShort(text, items[last + 1])) last += 1;
    if (dash === null || last - index < mostInner - 1) {
      gathered.push(item);
      continue;
    }
    const details = { start: item.start + dash.index + 3, end: items[last]?.end ?? item.end };
    gathered.push({ start: item.start, end: item.start + dash.index, details });
    index = last;
  }
  return gathered;
}

function isShort(text: string, item: ListItem | undefined): boolean {
  return (
    item !== undefined &&
    item.details === undefined &&
    text.slice(item.start, item.end).split(/\s+/u).length <= mostInner
  );
}
