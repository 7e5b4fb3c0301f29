import { findTimeAtStart, timeAtStart } from "../numbers/read-times.ts";
import { isAbbreviation } from "../sentences/sentences.ts";
import { countColumns } from "./columns.ts";

/** A term that opens a text, and where the explanation begins. */
export interface Label {
  readonly term: string;
  readonly textStart: number;
}

const longestTerm = 44;
const mostWords = 6;

/** Returns the term before the first colon ("Budget: 3 people", "Zeit: 15 min"), if it is short and an explanation follows. */
export function readLabel(text: string): Label | undefined {
  const head = text.slice(0, longestTerm + 2);
  const colon = firstColon(head);
  if (colon <= 0) return undefined;
  // "费用:1200" is typed with the narrow colon, too.
  const isWide = head.charAt(colon) === "\uFF1A" || isEastAsian(head.charAt(colon - 1));
  const after = text.charAt(colon + 1);
  // 10:30, http://, C:\ and 16:9 are no labels: their colon stands within a word.
  const isApart = isWide || after === " " || after === "\t" || after === "\u00a0" || isEastAsian(after);
  // "予算:45,000円"
  const isTight =
    isEastAsian(
      head
        .slice(0, colon)
        .replace(/[)\uFF09]$/u, "")
        .at(-1) ?? "",
    ) && /\p{Nd}/u.test(after);
  if (!isApart && !isTight) return undefined;
  const term = text.slice(0, colon).trim();
  const rest = text.slice(colon + 1);
  if (rest.trim() === "" || !isTerm(term) || isClause(term, rest.trim())) return undefined;
  return { term, textStart: colon + 1 + (rest.length - rest.trimStart().length) };
}

const asked = /^[^?\uFF1F]{4,70}[?\uFF1F]\s{0,2}(?=\S)/u;

/** Returns the question that opens a text with its answer: "Why not more often? Too expensive 112, …". */
export function readAsked(text: string): Label | undefined {
  const opening = asked.exec(text.slice(0, 80))?.[0];
  return opening === undefined ? undefined : { term: opening.trim(), textStart: opening.length };
}

/** "Water is our problem: the summer was dry." is one sentence: several words, and what follows goes on in lower case. */
function isClause(term: string, rest: string): boolean {
  // "Ironer (the big roller): it is hot." What brackets add names what stands before them.
  const named = term.replace(/\s?\([^()]*\)$/u, "");
  return named.split(" ").length >= fewestClauseWords && /^\p{Ll}/u.test(rest) && /[.!?]$/u.test(rest);
}

const fewestClauseWords = 4;

/** Returns the time of day or the hours that open a text ("08:30 – 09:15 Registration"), if words follow. */
export function readTimeLabel(text: string): Label | undefined {
  const time = findTimeAtStart(text);
  if (time === undefined) return undefined;
  const { start, end } = time;
  const gap = /^(?: ?[:\uFF1A–—-])?[\s\u00a0]{1,20}/u.exec(text.slice(end, end + 24))?.[0].length ?? 0;
  return gap === 0 || text.slice(end + gap).trim() === ""
    ? undefined
    : { term: text.slice(start, end), textStart: end + gap };
}

/** Returns the term before the first spaced dash ("M1 Concept – 28 February"), if it is short and an explanation follows. */
export function readDashLabel(text: string): Label | undefined {
  if (timeAtStart(text) === text.length) return undefined;
  const head = text.slice(0, longestTerm + 3);
  const start = firstDash(head);
  if (start <= 0) return undefined;
  const term = text.slice(0, start).trim();
  const rest = text.slice(start + 3);
  if (rest.trim() === "" || !isTerm(term)) return undefined;
  return { term, textStart: start + 3 + (rest.length - rest.trimStart().length) };
}

/** Returns where the space before the first spaced dash stands, or -1. */
function firstDash(text: string): number {
  for (let space = text.indexOf(" "); space !== -1; space = text.indexOf(" ", space + 1)) {
    const mark = text.charAt(space + 1);
    if (space > 0 && (mark === "–" || mark === "—" || mark === "-") && text.charAt(space + 2) === " ")
      return space;
  }
  return -1;
}

function firstColon(text: string): number {
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === ":" || character === "\uFF1A") return index;
  }
  return -1;
}

function isTerm(term: string): boolean {
  if (term === "" || countColumns(term) > longestTerm || !/[\p{L}\p{N}]/u.test(term)) return false;
  // "Heat pump (R. Miller Ltd.)": what stands in brackets ends no sentence.
  const outside = term
    .replace(/\([^()]*\)/gu, "")
    .replace(/(?<=\p{Nd})\.(?=\p{Nd})/gu, "")
    .replace(/\b\p{Nd}{4}\./u, "")
    .replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,6})\.(?=\s)/gu, (whole, word: string) =>
      isAbbreviation(word) ? "" : whole,
    );
  if (/[.!?;。\uFF01\uFF1F]/u.test(outside)) return false;
  return term.split(" ").length <= mostWords && isBalanced(term);
}

function isBalanced(term: string): boolean {
  if (!/[()"„“”]/.test(term)) return true;
  const count = (mark: string): number => term.split(mark).length - 1;
  return count("(") === count(")") && count('"') % 2 === 0 && count("„") === 0 && count("“") === count("”");
}

function isEastAsian(character: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}「『]/u.test(character);
}
