import type { BulletItem, RichText } from "@lectern/deck";
import type { Span } from "../structure/blocks.ts";
import { capitaliseText, sliceText, tidyText, toPlainText } from "../text/markup/rich-text.ts";
import { spansAt } from "../text/sentences/members.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { withoutFinalStop } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";
import { goesOn } from "./arranging/list-facts.ts";

/** One or two sentences as a slide: what they claim, and what they say of it. */
export interface Unfolded {
  readonly title: string;
  readonly items: readonly BulletItem[];
}

const shortestLead = 8;
const longestLead = 90;
const shortestClause = 8;
const longestMember = 90;

/**
 * Returns a title and points for a slide that has only one or two sentences: what stands before a colon or a semicolon
 * is the claim, the clauses behind it are the points. Undefined where a sentence has no such joint.
 */
export function unfoldSentences(sentences: readonly RichText[]): Unfolded | undefined {
  const whole = sentences.map(withoutFinalStop);
  const split = whole.map(splitClaim);
  const found = split.findIndex(({ claim }) => isTitle(toPlainText(claim)));
  const place = Math.max(0, found);
  const opening = found === -1 ? splitLong(whole) : split[found];
  if (opening === undefined) return undefined;
  const items = [
    ...opening.rest.flatMap(splitClauses),
    ...whole.filter((_, index) => index !== place).flatMap(splitAtSemicolons),
  ];
  if (items.length === 0) return undefined;
  return {
    title: toPlainText(opening.claim),
    items: items.map((text) => ({ text: capitaliseText(text) })),
  };
}

function isTitle(words: string): boolean {
  return countColumns(words) <= longestLead && !words.endsWith("…") && standsAlone(words);
}

/** Returns the clauses of a sentence: what stands between semicolons, or three and more members between commas. */
export function splitClauses(text: RichText): readonly RichText[] {
  const parts = splitAtSemicolons(text);
  return parts.length > 1 ? parts : splitMembers(text);
}

interface Claim {
  readonly claim: RichText;
  readonly rest: readonly RichText[];
}

/** A sentence that is too long for a title claims its first clause. */
function splitLong([first]: readonly RichText[]): Claim | undefined {
  const [claim, ...rest] = first === undefined ? [] : splitMembers(first);
  return claim === undefined || !isTitle(toPlainText(claim)) ? undefined : { claim, rest };
}

/** "Water is our problem: …" claims what stands before the colon; "It costs 2,900; 1,500 are promised" what stands first. */
function splitClaim(sentence: RichText): Claim {
  const plain = toPlainText(sentence);
  const colon = plain.search(/\uFF1A|:(?=\s)/u);
  const width = countColumns(plain.slice(0, Math.max(0, colon)));
  if (width >= shortestLead && width <= longestLead && plain.slice(colon + 1).trim() !== "") {
    const claim = tidyText(sliceText(sentence, 0, colon));
    return { claim, rest: [tidyText(sliceText(sentence, colon + 1, plain.length))] };
  }
  const [claim = sentence, ...rest] = splitAtSemicolons(sentence);
  return { claim, rest };
}

function splitAtSemicolons(text: RichText): readonly RichText[] {
  const plain = toPlainText(text);
  const mark = plain.includes("；") ? "；" : "; ";
  const spans = spansAt(plain, mark);
  return spans.every(({ start, end }) => isClause(plain.slice(start, end))) ? slicesOf(text, spans) : [text];
}

const conjunction = /^(?:and|und|et|y|e|и|en|och|og|oraz|ve|sowie|و)\s/u;

/** "the summer was dry, and tap water cost us 620 pounds", "a, b, and c"; a comma alone may be anything. */
function splitMembers(text: RichText): readonly RichText[] {
  const plain = toPlainText(text);
  const spans = ["、", "، ", ", "]
    .map((mark) => spansAt(plain, mark))
    .find((found) => found.length > 1)
    ?.flatMap((span, index, all) =>
      index > 0 && index === all.length - 1 ? cutAtConjunction(plain, span) : [span],
    )
    .map(({ start, end }): Span & { joins: boolean } => {
      const opening = conjunction.exec(plain.slice(start, end))?.[0] ?? "";
      return { start: start + opening.length, end, joins: opening !== "" };
    });
  const last = spans?.at(-1);
  if (spans === undefined || last === undefined) return [text];
  const isRow = last.joins && spans.slice(0, -1).every(({ joins }) => !joins);
  const members = spans.map(({ start, end }) => plain.slice(start, end));
  const areWhole = members.every((member) => isClause(member) && countColumns(member) <= longestMember);
  return isRow && areWhole ? slicesOf(text, spans) : [text];
}

/** How many members a sentence needs to be a list, and how long it has to be. */
interface EnumerationBounds {
  readonly fewest: number;
  readonly shortest: number;
}

const enumerationAmongPoints: EnumerationBounds = { fewest: 4, shortest: 90 };
const mostOfEnumeration = 9;
const longestOfEnumeration = 70;

/**
 * Returns the members of a long sentence that only lists what it tells, each of which stands alone: "2 kg flour, 500 g butter,
 * six eggs, a pinch of salt"; the sentence itself where it has less of them, or one of them goes on about another.
 */
export function splitEnumeration(
  text: RichText,
  { fewest, shortest }: EnumerationBounds = enumerationAmongPoints,
): readonly RichText[] {
  const plain = toPlainText(text);
  if (countColumns(plain) < shortest) return [text];
  for (const mark of ["; ", "、", "، ", "，", ", "]) {
    const spans = joinContinued(plain, spansAt(plain, mark));
    if (spans.length < fewest || spans.length > mostOfEnumeration) continue;
    const members = spans.map(({ start, end }) => plain.slice(start, end).trim());
    const areFacts = members.every((member) => member !== "" && countColumns(member) <= longestOfEnumeration);
    const areTold = members.filter((member) => /\p{Nd}/u.test(member)).length * 2 >= members.length;
    if (areFacts && areTold) return slicesOf(text, spans);
  }
  return [text];
}

/** "340 euros, 50 of which are pocket money" is one member. */
function joinContinued(plain: string, spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && goesOn(plain.slice(span.start, span.end).trim()))
      joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}

/** "a, b and c": the last part of a row between commas holds two members. */
function cutAtConjunction(plain: string, { start, end }: Span): readonly Span[] {
  const words = plain.slice(start, end);
  const place = conjunction.test(words) ? -1 : words.search(/ (?:and|und|et|y|e|и|en|och|og) /u);
  const isAlone = place > 0 && words.slice(place + 4).search(/ (?:and|und|et|y|e|и|en|och|og) /u) === -1;
  return isAlone
    ? [
        { start, end: start + place },
        { start: start + place + 1, end },
      ]
    : [{ start, end }];
}

/** A clause of a row has three words at least, in scripts that part them. */
function isClause(words: string): boolean {
  const isSpaced = !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(words);
  return countColumns(words) >= shortestClause && (!isSpaced || words.trim().split(/\s+/u).length >= 3);
}

function slicesOf(text: RichText, spans: readonly Span[]): readonly RichText[] {
  return spans.map(({ start, end }) => tidyText(sliceText(text, start, end)));
}
