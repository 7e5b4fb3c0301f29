import { toLinkedText } from "../../text/markup/links.ts";
import { isNextNumber, readNumbering } from "../../text/numbers/numbering.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readLabel } from "../../text/words/labelled.ts";
import type { Block, HeadingBlock } from "../blocks.ts";
import type { LineCursor, TextLine } from "./line-cursor.ts";
import { endsSentence, isCapitals, isClosedOff, isRule, longestHeading, underlineOf } from "./line-shapes.ts";
import { readListMark } from "./list-marks.ts";
import { countLabelled } from "./plain-lists.ts";

const longestLoneHeading = 70;
const longestColonHeading = 48;
const longestHeadingAbove = 45;
const mostLinesBelow = 12;
const shortestBelowNumber = 29;

const questionMarks = "?\uFF1F؟;";
/** After these a text goes on, or a sentence is over: no heading ends so. */
const pauses = ".,;…。、\uFF0C\uFF1B।۔።،؛";

/**
 * Returns the line here as a heading if the next one underlines it; which character underlines which level is kept in
 * `underlines`, the first one seen being the highest.
 */
export function readUnderlinedHeading(
  cursor: LineCursor,
  underlines: string[],
): readonly Block[] | undefined {
  const line = cursor.line();
  const next = cursor.line(1);
  const mark = underlineOf(next?.text ?? "");
  if (line === undefined || next === undefined || mark === undefined || line.columns > longestHeading)
    return undefined;
  if (next.columns < Math.min(3, line.columns) || next.columns * 2 < line.columns) return undefined;
  const isMarked = /^[-*+•] /u.test(line.text);
  if ((isMarked && !isMarkedHeading(cursor, line, next)) || isClosedOff(line, next)) return undefined;
  if (!underlines.includes(mark)) underlines.push(mark);
  cursor.take(2);
  return [toHeading(line, line.text.slice(isMarked ? 2 : 0), underlines.indexOf(mark) + 1)];
}

/** "* Summary", alone and underlined in its own width, is a heading; below other items the line ends the list. */
function isMarkedHeading(cursor: LineCursor, line: TextLine, next: TextLine): boolean {
  return opensBlock(cursor) && Math.abs(next.columns - line.columns) <= Math.max(2, line.columns / 5);
}

/** Returns the line here as the heading that it is known to be: "2. Sales" directly above its sentences. */
export function readKnownHeading(cursor: LineCursor, level: number): readonly Block[] {
  const line = cursor.line();
  if (line === undefined) return [];
  cursor.take();
  const depth = readNumbering(line.text)?.depth ?? 1;
  return [toHeading(line, line.text, level + depth - 1)];
}

/** What stands above the line is not its own paragraph. */
function opensBlock(cursor: LineCursor): boolean {
  return cursor.isBelowBlank || isRule(cursor.textOf(-1) ?? "");
}

/** Returns the line here as a heading if it has a number and is no item: "2. Definitions" before text, not before "3. …". */
export function readNumberedHeading(
  cursor: LineCursor,
  before: readonly Block[],
): readonly Block[] | undefined {
  const line = cursor.line();
  const numbering = line === undefined ? undefined : readNumbering(line.text);
  if (line === undefined || numbering === undefined) return undefined;
  if (line.columns > longestHeading || isWholeSentence(cursor, line)) return undefined;
  const next = cursor.nextText(1);
  if (next === undefined) return undefined;
  if (atHour.test(line.text) && atHour.test(next.text)) return undefined;
  const following = readNumbering(next.text);
  if (following !== undefined && isNextNumber(following.number, numbering.number)) return undefined;
  if (isWrappedItem(cursor, line)) return undefined;
  const isAlone = cursor.isBelowBlank;
  if (!isAlone && following?.depth !== numbering.depth + 1) return undefined;
  if (before.at(-1)?.kind === "list" && !isAlone) return undefined;
  const isShown = following !== undefined || readListMark(next.text) !== undefined;
  if (!isShown && !cursor.isWiderThan(shortestBelowNumber, cursor.aheadOfText(1))) return undefined;
  const [first] = before;
  const isBelowTitle = first?.kind === "heading" && first.number === undefined;
  cursor.take();
  const words = line.text.slice(numbering.textStart);
  const level = numbering.depth + (isBelowTitle ? 1 : 0);
  return [{ ...toHeading(line, words, level), number: numbering.number }];
}

/** A question that stands alone is a heading: "3.2 What is a tag?" */
function isWholeSentence(cursor: LineCursor, line: TextLine): boolean {
  const isQuestion = asks(line.text) && cursor.textOf(1) === "";
  return endsSentence(line.text) && !(isQuestion && opensBlock(cursor));
}

/** What goes on below its own words, further in than its number, is an item and no heading. */
function isWrappedItem(cursor: LineCursor, line: TextLine): boolean {
  const next = cursor.line(1);
  if (next === undefined || next.text === "") return false;
  return next.indent > line.indent && readListMark(next.text) === undefined;
}

/** Returns the line here as a heading if it is short and names what follows: alone, in capitals, before a list or with a colon. */
export function readLoneHeading(cursor: LineCursor, before: readonly Block[]): readonly Block[] | undefined {
  const line = cursor.line();
  const isFirst = before.length === 0;
  const next = cursor.nextText(1);
  if (line === undefined || next === undefined || line.columns > longestOf(line)) return undefined;
  // The first point of a programme is one like the others.
  if (atHour.test(line.text) && atHour.test(next.text)) return undefined;
  const endsInColon = /[:\uFF1A]$/u.test(line.text) && line.columns <= longestColonOf(cursor, line);
  if (!isFirst && !endsInColon && !opensBlock(cursor) && !isBetween(cursor, before)) return undefined;
  const text = line.text.replace(/[:\uFF1A]$/u, "").trim();
  if (
    text === "" ||
    !(endsInColon || standsAsHeading(cursor, line, isFirst) || isOneMore(cursor, line, before))
  )
    return undefined;
  const isLabel = endsInColon || (!isFirst && readLabel(line.text) !== undefined && !isChapter(line.text));
  cursor.take();
  return [toHeading(line, text, isLabel ? labelLevel : isFirst ? 1 : levelOfLone(line.text))];
}

/** A paragraph whose first line ends in a colon is headed by it, however long, where its other lines have figures. */
function longestColonOf(cursor: LineCursor, line: TextLine): number {
  const below = linesBelow(cursor);
  const areTold = below.length > 0 && below.every(({ text }) => /\p{Nd}/u.test(text));
  return opensBlock(cursor) && areTold && !/[.!?。] /u.test(line.text) ? longestHeading : longestColonHeading;
}

/** "08:30", "9.15", "14h00" before words. */
const atHour = /^\p{Nd}{1,2}[.:h][0-5][05](?![\p{Nd}.,%])\s?\S/u;
/** The level of a heading that labels what follows it. */
export const labelLevel = 5;

function longestOf({ text }: TextLine): number {
  return /[:\uFF1A]$/u.test(text) ? longestHeading : longestLoneHeading;
}

function levelOfLone(text: string): number {
  return isCapitals(text) || isChapter(text) ? 2 : 3;
}

/** "Chapter 8. …", "Lesson 1.2: …", "第 8 章 …", "제8장" count what the deeper headings stand below. */
const chapter =
  /^(?:第 ?[\p{Nd}一二三四五六七八九十]{1,3} ?[章部編篇課课]|제? ?\p{Nd}{1,3} ?[장부편][. ]|[\p{L}\p{M}]{3,14} (?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3})?|[IVXL]{1,6})(?:[.:\uFF1A]|$| [-–—])|\p{Nd}{1,3}[.] [\p{L}\p{M}]{5,12}$)/u;

function isChapter(text: string): boolean {
  return chapter.test(text.slice(0, 40).replaceAll("\u00a0", " "));
}

/** Directly below a heading and above a list, as the first of several jobs is. */
function isBetween(cursor: LineCursor, before: readonly Block[]): boolean {
  return before.at(-1)?.kind === "heading" && readListMark(cursor.textOf(1) ?? "") !== undefined;
}

/** One or two words directly above their text, as two others stood above theirs. */
function isOneMore(cursor: LineCursor, line: TextLine, before: readonly Block[]): boolean {
  const next = cursor.line(1);
  if (next === undefined || line.columns > longestOneMore || next.columns <= line.columns * 2) return false;
  const isName = /^[\p{Lu}\p{Lo}]/u.test(line.text) && /[\p{L}\p{M})]$/u.test(line.text);
  if (!isName || line.text.split(" ").length > 2 || /^\p{Ll}/u.test(next.text) || !cursor.isBelowBlank)
    return false;
  const others = before.slice(-mostBefore).filter((block) => block.kind === "heading" && block.level > 1);
  return others.length >= 2;
}

const mostBefore = 8;
const longestOneMore = 24;

function standsAsHeading(cursor: LineCursor, line: TextLine, isFirst: boolean): boolean {
  const next = cursor.line(1);
  const following = cursor.nextText(1);
  if (next === undefined || following === undefined) return false;
  const isAlone = next.text === "";
  if (!isAlone && readListMark(next.text) !== undefined) return !/[.,;。、।]$/u.test(line.text);
  const end = line.text.slice(-1);
  if (pauses.includes(end)) return false;
  if (/\p{Sentence_Terminal}/u.test(end) && !isFirst && !(asks(line.text) && isAlone))
    return isAboveItsText(cursor, line);
  if (isFirst && isAlone) return true;
  if (asks(line.text) && isAlone && /[,;，、،]/u.test(line.text)) return false;
  if (readLabel(line.text) !== undefined && !isChapter(line.text)) return false;
  if (isCapitals(line.text) || (isChapter(line.text) && isAlone)) return true;
  if (!isAlone) return isFirstLine(line, next, isFirst) || isAboveItsText(cursor, line);
  // A command, or particulars in a row: "Serves 8 | Prep 45 min | Bake 35 min".
  if (/^[$#] /u.test(line.text) || line.text.split(/ [|·•] /u).length > 2) return false;
  const isAboveText = cursor.isWiderThan(longestLoneHeading, cursor.aheadOfText(1));
  return isAboveText || readListMark(following.text) !== undefined;
}

/** The first line of all is a title where the next one neither goes on with it nor has a label. */
function isFirstLine(line: TextLine, next: TextLine, isFirst: boolean): boolean {
  return isFirst && !isWrapped(line, next) && readLabel(next.text) === undefined;
}

/**
 * A short line directly above its text: the next word would have fitted on it, so it was broken off on purpose, and what
 * follows is prose, or lines of another sort.
 */
function isAboveItsText(cursor: LineCursor, line: TextLine): boolean {
  const below = linesBelow(cursor);
  const [next] = below;
  if (next === undefined || /!$/u.test(line.text) || readLabel(line.text) !== undefined) return false;
  if (areFigures(line, below)) return true;
  if (line.columns > (asks(line.text) ? longestLoneHeading : longestHeadingAbove)) return false;
  if (isColonHeading(next) || countLabelled(cursor, 1) >= 2) return true;
  if (asks(line.text) && below.length === 1) return endsSentence(next.text);
  const word = next.text.split(" ", 1)[0] ?? "";
  if (/^\p{Ll}/u.test(next.text) || line.columns + 1 + countColumns(word) > next.columns) return false;
  return isProse(below);
}

/** The lines up to the next blank one; more than a few are not needed to tell what they are. */
function linesBelow(cursor: LineCursor): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (
    let line = cursor.line(1);
    line !== undefined && line.text !== "";
    line = cursor.line(lines.length + 1)
  ) {
    if (lines.length === mostLinesBelow) break;
    lines.push(line);
  }
  return lines;
}

const widestFigure = 60;
const shareOfFigures = 0.75;

/** "Colleagues 81 %" and the like, most of them, below a line that has no figure of that sort at its end. */
function areFigures(heading: TextLine, below: readonly TextLine[]): boolean {
  const ends = (text: string): boolean => /\p{Nd}[\s\u00a0]?[%\p{Sc}]?$/u.test(text);
  const figures = below.filter(({ text, columns }) => columns <= widestFigure && ends(text));
  const opensSo = below[0] !== undefined && ends(below[0].text);
  return (
    figures.length >= 2 && opensSo && figures.length >= below.length * shareOfFigures && !ends(heading.text)
  );
}

/** Prose is wider than a heading, and ends as a sentence does. */
function isProse(below: readonly TextLine[]): boolean {
  const isWide = (below[0]?.columns ?? 0) > longestHeadingAbove;
  return isWide && (below.length === mostLinesBelow || endsSentence(below.at(-1)?.text ?? ""));
}

function asks(text: string): boolean {
  return questionMarks.includes(text.slice(-1));
}

function isColonHeading({ text, columns }: TextLine): boolean {
  return /[:\uFF1A]$/u.test(text) && columns <= longestColonHeading;
}

/** Lines that were broken to fit a width are all about as long; lines that mean something are not. */
function isWrapped(line: TextLine, next: TextLine): boolean {
  return line.columns >= 50 || /^[\p{Ll}]/u.test(next.text);
}

function toHeading({ start, end }: TextLine, text: string, level: number): HeadingBlock {
  const numbering = readNumbering(text);
  const words = numbering === undefined ? text : text.slice(numbering.textStart);
  return {
    kind: "heading",
    level,
    // "Pilot, Port of Lund          2019 – 2024"
    text: toLinkedText(words.replace(/ {3,}/gu, " · ")),
    source: { start, end },
    ...(numbering === undefined ? {} : { number: numbering.number }),
  };
}
