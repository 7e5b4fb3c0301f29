import type { Source, Unit } from "../source/unit.ts";
import { findTerms, termBits } from "../text/lexicon/find-terms.ts";
import { spansAt } from "../text/sentences/members.ts";
import type { Span } from "../text/span.ts";
import type { TaggedUnit } from "./role.ts";
import { tagUnits } from "./tag-units.ts";

/** Marks between the clauses of a sentence; between wide characters the narrow comma needs no blank. */
const marks: readonly string[] = [", ", "，", "、", "، ", "; ", "；"];
const narrow =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[,;]|[,;](?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u;
const stops = /(?<=\p{L}{4}[.!?])\s+(?=\p{L})/gu;
const fewestClauses = 2;
/** No request is longer, and to tag twice takes twice as long. */
const longestRequest = 6_000;
const fewestTold = 2;
const question = /[?？؟]\W{0,3}$/u;
const asking = termBits("deck", "polite", "limit", "language", "minutes");

/**
 * Returns the units of a prompt of which the tagger found no matter, read once more clause by clause where that shows some: "max 5
 * slides for the camp, 35 children, 190 euros each". Each clause gets the role that it has among its neighbours; secrets are looked for
 * anew. Clauses of a sentence that follow on each other with one role stay one unit. The given units are returned where
 * fewer than two clauses tell something, or none of them has a figure.
 */
export function tagClauses(source: Source, tagged: readonly TaggedUnit[]): readonly TaggedUnit[] {
  if (source.text.length > longestRequest) return tagged;
  if (tagged.some(({ place, role }) => place === "slide" && role !== "title")) return tagged;
  if (tagged.some(({ role, carrier }) => role === "plan" || carrier !== "plain")) return tagged;
  const cut = source.units.flatMap(toClauses);
  if (cut.length < source.units.length + fewestClauses) return tagged;
  const units = tagUnits({ ...source, units: cut }).map(asRequest);
  const told = units.filter(({ role, place }) => role === "content" && place === "slide");
  const isTold = told.length >= fewestTold && told.some(({ text }) => /\p{Nd}/u.test(text));
  return isTold ? joinRuns(source, units) : tagged;
}

/** What speaks of the deck asks, whatever stands beside it, and so does a question. */
function asRequest(unit: TaggedUnit): TaggedUnit {
  const isAsked =
    unit.role === "content" &&
    (question.test(unit.text) || findTerms(unit.text).some(({ classes }) => (classes & asking) !== 0));
  return isAsked ? { ...unit, role: "request", place: "nowhere", reason: "asks for the deck" } : unit;
}

function toClauses(unit: Unit): readonly Unit[] {
  const { text, span, form } = unit;
  if (form === "key" || form === "value" || form === "code" || text.length !== span.end - span.start)
    return [unit];
  const spans = clausesOf(text);
  return spans.map(({ start, end }, index) => ({
    ...unit,
    text: text.slice(start, end),
    span: { start: span.start + start, end: span.start + end },
    opensLine: index === 0 && unit.opensLine,
    closesLine: index === spans.length - 1 && unit.closesLine,
  }));
}

/** The clauses of a text without the marks and blanks between them. */
function clausesOf(text: string): readonly Span[] {
  const own = narrow.test(text) ? [...marks, ",", ";"] : marks;
  const cut = own.reduce<readonly Span[]>(
    (spans, mark) =>
      spans.flatMap(({ start, end }) =>
        spansAt(text.slice(start, end), mark).map((span) => ({
          start: start + span.start,
          end: start + span.end,
        })),
      ),
    sentencesOf(text),
  );
  const spans = cut.flatMap(({ start, end }) => {
    const words = text.slice(start, end);
    const from = start + words.length - words.trimStart().length;
    const to = start + words.trimEnd().length;
    return /[\p{L}\p{N}]/u.test(words) ? [{ start: from, end: to }] : [];
  });
  // A mark between two figures is one of thousands or of decimals.
  return joinFigures(text, spans);
}

function sentencesOf(text: string): readonly Span[] {
  const ends = [...text.matchAll(stops)];
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)];
  return starts.map((start, index) => ({ start, end: ends[index]?.index ?? text.length }));
}

function joinFigures(text: string, spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isInside =
      last !== undefined &&
      span.start - last.end === 1 &&
      /\p{Nd}/u.test(text.charAt(last.end - 1)) &&
      /\p{Nd}/u.test(text.charAt(span.start));
    if (isInside) joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}

/** Clauses of one unit that have one role and place, with what stands between them. */
function joinRuns({ text, units }: Source, tagged: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const joined: TaggedUnit[] = [];
  let index = 0;
  for (const unit of tagged) {
    while ((units[index]?.span.end ?? Number.POSITIVE_INFINITY) < unit.span.end) index += 1;
    const last = joined.at(-1);
    const isOne =
      last !== undefined &&
      last.role === unit.role &&
      last.place === unit.place &&
      last.span.start >= (units[index]?.span.start ?? 0);
    if (!isOne) joined.push(unit);
    else {
      const span = { start: last.span.start, end: unit.span.end };
      joined[joined.length - 1] = {
        ...last,
        span,
        text: text.slice(span.start, span.end),
        closesLine: unit.closesLine,
        blankAfter: unit.blankAfter,
        confidence: Math.min(last.confidence, unit.confidence),
      };
    }
  }
  return joined;
}
