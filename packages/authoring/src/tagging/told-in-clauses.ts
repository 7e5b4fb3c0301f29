import { findTerms, termBits } from "../text/lexicon/find-terms.ts";
import { readDates } from "../text/numbers/read-dates.ts";
import type { TaggedUnit } from "./role.ts";
import { isNearSecret } from "./secrecy/near-secret.ts";
import { wishes } from "./wishes.ts";

const joints = /[,;]\s+|\s[-–—]\s+|:\s+|\.{2,}\s*/gu;
/** "for 30 parents": who looks on, or when, is no news. */
const asides =
  /^(?:for|at|by|on|in|für|am|um|bis|im|vor|pour|à|le|para|en|el|em|per|il|voor|op|om|dla|na|do|för|til|den)\s/iu;
const times = /\p{Nd}{1,2}[:.h]\p{Nd}{2}|\p{Nd}{1,2}\s?(?:[ap]m|Uhr|h)(?!\p{L})/giu;
const years = /(?<![\p{Nd}.,$€£])(?:19|20)\p{Nd}{2}(?![\p{Nd}.,]?\p{Nd})/gu;
const fewestWords = 4;
const fewestOfSentence = 3;
const asking = termBits("ask");
const secretive = termBits("secretLabel", "secretHint", "negation", "note");
/** What stops a row of told clauses; "classes", "wants" and "quote" may tell as well as ask. */
const orders = termBits("deck", "polite", "must", "limit", "language", "minutes", "look");
const wishing = orders | termBits("want", "include", "audience", "unit", "genre", "ending");
const bracketed = /^[([].{3,}[)\]]\W*$/su;

interface Piece {
  readonly start: number;
  end: number;
  tells: boolean;
}

/**
 * Returns the units with what is told behind the commas of a request as matter: "6 slides on our garden, we raised £2,340 at
 * the sale, 14 beds were built". A clause tells where it has an amount and asks for nothing, and so does what goes on from
 * it; a request with a word of secrecy or refusal, or beside what is kept back, stays whole, as that may speak of what is told.
 */
export function showToldInClauses(given: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const units = given.map((unit, index) => (isAmongMatter(given, index) ? asMatter(unit) : unit));
  const shown: TaggedUnit[] = [];
  for (const [index, unit] of units.entries()) {
    const last = shown.at(-1);
    if (!mayTell(unit) || isNearSecret(given, index)) shown.push(unit);
    else if (last?.reason === reason && goesOn(unit, last)) shown.push(asMatter(unit));
    else shown.push(...cutClauses(unit));
  }
  return shown;
}

const reason = "told behind a request";

/**
 * Says whether a unit that was left to the notes tells: a sentence with a figure that begins small among wishes, as in texts typed so,
 * or one with an amount and no word of asking right beside matter ("We fly in May. Raising 650k for Leeds. It began …").
 */
function isAmongMatter(units: readonly TaggedUnit[], index: number): boolean {
  const unit = units[index];
  if (unit?.place !== "notes" || (unit.role !== "request" && unit.role !== "content")) return false;
  const beside = [units[index - 1], units[index + 1]];
  const isBeside = beside.some((other) => other?.line === unit.line && other.place === "slide");
  const tells =
    beginsSmall(unit) || (isBeside && hasAmount(unit.text) && !mayAsk(unit.text, wishing | secretive));
  return tells && !isNearSecret(units, index);
}

function beginsSmall({ role, text }: TaggedUnit): boolean {
  const isLong = text.split(/\s+/u).length >= fewestOfSentence;
  return role === "request" && isLong && /^\p{Ll}/u.test(text) && /\p{Nd}/u.test(text) && !wishes(text);
}

/** Words without a figure tell nothing here. */
function mayTell({ role, form, text, span }: TaggedUnit): boolean {
  const isWhole = text.length === span.end - span.start;
  return role === "request" && form !== "key" && form !== "value" && isWhole && /\p{Nd}/u.test(text);
}

function asMatter(unit: TaggedUnit): TaggedUnit {
  return { ...unit, role: "content", place: "slide", reason };
}

/** "…, Mr Adey wants a tunnel (quote £1,180)" */
function goesOn(unit: TaggedUnit, last: TaggedUnit): boolean {
  return unit.line === last.line && bracketed.test(unit.text) && hasAmount(unit.text) && !mayAsk(unit.text);
}

function cutClauses(unit: TaggedUnit): readonly TaggedUnit[] {
  const { text, span } = unit;
  if (findTerms(text).some(({ classes }) => (classes & secretive) !== 0)) return [unit];
  const pieces = toPieces(text);
  if (pieces.every(({ tells }) => !tells)) return [unit];
  return pieces.map(({ start, end, tells }, index) => {
    const words = text.slice(start, end).replace(/(?:[,;:]|\s[-–—])?\s*$/u, "");
    const own = {
      ...unit,
      text: words,
      span: { start: span.start + start, end: span.start + start + words.length },
      opensLine: index === 0 && unit.opensLine,
      closesLine: index === pieces.length - 1 && unit.closesLine,
    };
    return tells ? asMatter(own) : own;
  });
}

function toPieces(text: string): readonly Piece[] {
  const starts = [0, ...[...text.matchAll(joints)].map(({ index, 0: { length } }) => index + length)];
  const pieces: Piece[] = [];
  let isAsked = false;
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? text.length;
    const words = text.slice(start, end).trim();
    const last = pieces.at(-1);
    const isWish = wishes(words);
    const goes = last?.tells === true && !mayAsk(words) && !asides.test(words);
    const tells = isAsked && (goes || (!mayAsk(words, wishing) && isTold(words)));
    isAsked ||= isWish;
    if (last !== undefined && last.tells === tells) last.end = end;
    else pieces.push({ start, end, tells });
  }
  return pieces;
}

function mayAsk(words: string, terms = orders): boolean {
  return findTerms(words).some(
    ({ classes, start }) => (classes & terms) !== 0 || (start === 0 && (classes & asking) !== 0),
  );
}

function isTold(words: string): boolean {
  return words.split(/\s+/u).length >= fewestWords && !asides.test(words) && hasAmount(words);
}

/** Says whether a clause has a number that is neither a date, in any of the commonest languages, nor a time. */
function hasAmount(words: string): boolean {
  const bare = words.replace(times, " ").replace(years, " ");
  return /\p{Nd}/u.test(bare) && dated.every((language) => /\p{Nd}/u.test(withoutDates(bare, language)));
}

const dated = ["en", "de", "fr", "es", "it", "pl"];

function withoutDates(words: string, language: string): string {
  return readDates(words, language).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    words,
  );
}
