import { joiningThats, tellingLead } from "../../text/lexicon/telling-leads.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { isAbbreviation } from "../../text/sentences/sentences.ts";
import { hasVerb } from "../../text/sentences/subject-of.ts";
import type { TaggedUnit } from "../role.ts";
import { isNearSecret } from "../secrecy/near-secret.ts";
import { hasFiniteVerb, opensQuestion } from "../statement.ts";

const openings = /^|[,;:]\s+|\s[-–—]\s+|[.!?]\s+|[。！？]\s*/gu;
const joints = /[,;，；]\s*/gu;
const wishing = termBits("deck", "polite", "note", "secretLabel", "secretHint", "look", "language");
const order = termBits("ask");
const mayTell: ReadonlySet<string> = new Set(["request", "content", "plan"]);
const conditions = /^(?:if|whether|about|ob|si|se|if|als|om|czy|zda|jestli|если|ли)\s/iu;
const reason = "told behind a verb of telling";

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly isTold: boolean;
}

/**
 * Returns the units with what is told behind a verb of telling as matter, without the words that lead to it: "tell them the hall opens at
 * 6", "I want to say that the swing is broken, and that a new one costs 900". A clause that asks for something of the deck ends it,
 * and nothing is taken out of what is kept back.
 */
export function showToldBehindVerbs(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  if (!units.some(({ role }) => role === "request")) return units;
  let open: number | undefined;
  return units.flatMap((unit, index): readonly TaggedUnit[] => {
    const { role, form, text, span, line } = unit;
    const isWhole = text.length === span.end - span.start;
    if (open !== line) open = undefined;
    if (!mayTell.has(role) || form === "key" || form === "value" || form === "row" || !isWhole) return [unit];
    if (isNearSecret(units, index)) return [unit];
    const pieces = cut(text, open !== undefined);
    const told = pieces.findLast(({ isTold }) => isTold);
    open = told !== undefined && told.end === text.length && !endsSentence(text) ? line : undefined;
    if (told === undefined) return [unit];
    return pieces.map(({ start, end, isTold }, place) => {
      const own = {
        ...unit,
        text: text.slice(start, end).trimEnd(),
        span: {
          start: span.start + start,
          end: span.start + start + text.slice(start, end).trimEnd().length,
        },
        opensLine: place === 0 && unit.opensLine,
        closesLine: place === pieces.length - 1 && unit.closesLine,
      };
      return isTold
        ? { ...own, role: "content" as const, place: "slide" as const, reason }
        : { ...own, role: "request" as const, place: "nowhere" as const };
    });
  });
}

function endsSentence(text: string): boolean {
  return /[.!?。！？]["”»)]?\s*$/u.test(text);
}

/** The pieces of a unit in their order: what leads, what is told, and what asks again. */
function cut(text: string, goesOn: boolean): readonly Piece[] {
  const lead = goesOn ? { start: 0, end: 0 } : findLead(text);
  if (lead === undefined) return [];
  const rest = text.slice(lead.end);
  const end = lead.end + endOfTold(rest);
  const thats = joiningThats(text.slice(0, end)).filter(({ start }) => goesOn || start > lead.end);
  const marks = [lead.end, ...thats.flatMap(({ start, end: to }) => [start, to]), end];
  const pieces: Piece[] = lead.end > 0 ? [{ start: 0, end: lead.end, isTold: false }] : [];
  for (const [index, start] of marks.slice(0, -1).entries())
    pieces.push({ start, end: marks[index + 1] ?? end, isTold: index % 2 === 0 });
  if (end < text.length) pieces.push({ start: end, end: text.length, isTold: false });
  return pieces.filter((piece) => piece.end > piece.start);
}

function findLead(text: string): { readonly start: number; readonly end: number } | undefined {
  for (const { index, 0: mark } of text.slice(0, 2_000).matchAll(openings)) {
    const start = index + mark.length;
    const words = text.slice(start);
    const lead = tellingLead(words);
    if (lead === undefined) continue;
    const rest = words.slice(lead.length);
    const clause = /^[^,;.!?，。！？]*/u.exec(rest)?.[0] ?? "";
    const ordered = /\sto\s$/iu.test(words.slice(0, lead.length));
    const tells = [hasVerb, hasFiniteVerb, hasFigure].some((test) => test(clause));
    const isTold = lead.isSure || ordered || tells || /\p{sc=Han}/u.test(clause);
    if (!isTold || opensQuestion(rest) || conditions.test(rest) || (!ordered && asks(clause))) continue;
    if (clause.trim().length >= shortestClause) return { start, end: start + lead.length };
  }
  return undefined;
}

const shortestClause = 4;

function hasFigure(words: string): boolean {
  return /\p{Nd}/u.test(words);
}

function asks(words: string): boolean {
  return findTerms(words).some(
    ({ classes, start }) => (classes & wishing) !== 0 || (start === 0 && (classes & order) !== 0),
  );
}

/** Where what is told ends: with its sentence, or before a clause that asks for something of the deck. */
function endOfTold(text: string): number {
  const stops = [...text.matchAll(/(?<!\p{Nd})[.!?]["”»)]?(?=\s|$)|[。！？]/gu)];
  const stop = stops.find(
    ({ index }) => !isAbbreviation(/[\p{L}.]{1,24}$/u.exec(text.slice(0, index))?.[0] ?? ""),
  );
  const end = stop === undefined ? text.length : stop.index + stop[0].length;
  for (const { index, 0: mark } of text.slice(0, end).matchAll(joints)) {
    const from = index + mark.length;
    const clause = /^[^,;，；]*/u.exec(text.slice(from, end))?.[0] ?? "";
    if (asks(clause.replace(/^(?:and|und|et|y|e|en|och|og|i|и)\s/iu, ""))) return from;
  }
  return end;
}
