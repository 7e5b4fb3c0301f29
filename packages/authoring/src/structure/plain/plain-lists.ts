import { toLinkedText } from "../../text/markup/links.ts";
import { readNumbering } from "../../text/numbers/numbering.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readDashLabel, readLabel, readTimeLabel } from "../../text/words/labelled.ts";
import type { Block, ListItem, Span } from "../blocks.ts";
import { isPassage } from "../passage-lines.ts";
import type { LineCursor, TextLine } from "./line-cursor.ts";
import { endsSentence, isRule, joinLines, longestHeading, underlineOf } from "./line-shapes.ts";
import { readListMark } from "./list-marks.ts";

/** A line of a list: an item, or a paragraph below one. */
interface Entry {
  readonly indent: number;
  readonly marker?: string;
  text: string;
  readonly isParagraph?: boolean;
}

/** Returns the list whose first marked line stands here, its levels built from indentation. */
export function readMarkedList(cursor: LineCursor): readonly Block[] | undefined {
  const first = cursor.line();
  const mark = readListMark(first?.text ?? "");
  if (first === undefined || mark === undefined) return undefined;
  const entries: Entry[] = [];
  const start = first.start;
  let end = first.end;
  for (let line = cursor.line(); line !== undefined; line = cursor.line()) {
    if (!readEntry(cursor, line, first, entries)) break;
    ({ end } = cursor.take());
  }
  return [{ kind: "list", ordered: mark.marker !== undefined, items: nest(entries), source: { start, end } }];
}

/** Adds what a line says to the entries, and says whether the list goes on with it. */
function readEntry(cursor: LineCursor, line: TextLine, first: TextLine, entries: Entry[]): boolean {
  const last = entries.at(-1);
  if (line.text === "") return readBelowBlank(cursor, first, entries);
  const marked = readListMark(line.text);
  if (marked !== undefined) {
    if (last !== undefined && (startsHeading(cursor, line) || isUnderlined(cursor, line))) return false;
    const marker = marked.marker === undefined ? {} : { marker: marked.marker };
    entries.push({ indent: line.indent, text: line.text.slice(marked.textStart), ...marker });
    return true;
  }
  if (last?.isParagraph === true && line.indent < last.indent) return false;
  if (last === undefined || !isContinuation(cursor, line, indentOfText(last))) return false;
  last.text = joinLines(last.text, line.text);
  return true;
}

/** Reads over a blank line, with the first line of a paragraph that belongs to the item above, if the list goes on there. */
function readBelowBlank(cursor: LineCursor, first: TextLine, entries: Entry[]): boolean {
  const next = cursor.line(1);
  if (next === undefined || !isParagraphOf(entries.at(-1), next, first)) return goesOnBelow(cursor, first);
  entries.push({ indent: next.indent, text: next.text, isParagraph: true });
  cursor.take();
  return true;
}

/** A paragraph that is set in as far as the item's words belongs to it: a mark and its space take two to six columns. */
function isParagraphOf(last: Entry | undefined, next: TextLine, first: TextLine): boolean {
  if (last === undefined || next.text === "" || readListMark(next.text) !== undefined) return false;
  if (isRule(next.text)) return false;
  const deeper = next.indent - (last.isParagraph === true ? first.indent : last.indent);
  return deeper >= 2 && deeper <= 6;
}

/** The lines of a paragraph stand straight below each other, those of an item further in than its mark. */
function indentOfText({ indent, isParagraph }: Entry): number {
  return indent - (isParagraph === true ? 1 : 0);
}

function isUnderlined(cursor: LineCursor, line: TextLine): boolean {
  const next = cursor.line(1)?.text ?? "";
  return underlineOf(next) !== undefined && next.length * 2 >= line.columns;
}

/** A line is part of the item before it where it is indented below it, or goes on in mid-sentence. */
function isContinuation(cursor: LineCursor, line: TextLine, indent: number): boolean {
  if (isRule(line.text) || underlineOf(line.text) !== undefined) return false;
  if (line.indent > indent) return true;
  const previous = cursor.line(-1);
  return (
    previous !== undefined &&
    previous.text !== "" &&
    /^\p{Ll}/u.test(line.text) &&
    !endsSentence(previous.text)
  );
}

function startsHeading(cursor: LineCursor, line: TextLine): boolean {
  if (cursor.line(-1)?.text !== "") return false;
  const numbering = readNumbering(line.text);
  if (numbering === undefined || endsSentence(line.text) || line.columns > longestHeading) return false;
  const next = cursor.nextText(1);
  const following = next === undefined ? undefined : readNumbering(next.text);
  return following !== undefined && following.depth === numbering.depth + 1;
}

/** A blank line ends a list unless a marked line of the same sort follows at once. */
function goesOnBelow(cursor: LineCursor, first: TextLine): boolean {
  const next = cursor.line(1);
  if (next === undefined || next.text === "") return false;
  const marked = readListMark(next.text);
  const isSameSort = (marked?.marker === undefined) === (readListMark(first.text)?.marker === undefined);
  return marked !== undefined && isSameSort && next.indent >= first.indent;
}

/** Builds levels from indentation: an item further in than the one before it stands below that one. */
function nest(entries: readonly Entry[]): readonly ListItem[] {
  const roots: MutableItem[] = [];
  const open: { indent: number; item: MutableItem }[] = [];
  for (const { indent, text, marker } of entries) {
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
    const item: MutableItem = {
      text: toLinkedText(text),
      children: [],
      ...(marker === undefined ? {} : { marker }),
    };
    const parent = open.at(-1)?.item;
    (parent?.children ?? roots).push(item);
    // Deeper levels than three become neighbours on the third.
    if (open.length < 2) open.push({ indent, item });
  }
  return roots;
}

interface MutableItem extends ListItem {
  readonly children: MutableItem[];
}

/** Returns "Budget: …" lines one below the other as points of a list, or as parts with headings. */
export function readLabelledLines(cursor: LineCursor): readonly Block[] | undefined {
  const count = countLabelled(cursor);
  if (count < 2) return undefined;
  const lines = Array.from({ length: count }, (_, index) => cursor.line(index)).filter(
    (line) => line !== undefined,
  );
  const texts = lines.map(({ text }) => text);
  const source = cursor.take(count);
  if (texts.some(isPassage) && areParts(texts)) return partsOf(lines);
  return [{ kind: "list", ordered: false, items: texts.flatMap(toPlainItems), source }];
}

/** Returns "Basic – 4 hours, music" lines one below the other as points of a list, with the short lines right below them. */
export function readDashedLines(cursor: LineCursor): readonly Block[] | undefined {
  let count = 0;
  while (isDashed(cursor.line(count))) count += 1;
  if (count < fewestDashed) return undefined;
  for (let line = cursor.line(count); line !== undefined && isShortLine(line); line = cursor.line(count))
    count += 1;
  const lines = Array.from({ length: count }, (_, index) => cursor.line(index)?.text ?? "");
  return [{ kind: "list", ordered: false, items: lines.flatMap(toPlainItems), source: cursor.take(count) }];
}

const fewestDashed = 3;
const longestDashedTerm = 28;
const longestShortLine = 72;

/** A few words that open large, before a dash: not what goes on from the line above. */
function isDashed(line: TextLine | undefined): boolean {
  if (line === undefined || line.text === "" || readListMark(line.text) !== undefined) return false;
  const label = readDashLabel(line.text);
  const isTerm = label !== undefined && countColumns(label.term) <= longestDashedTerm;
  return isTerm && /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(line.text) && !/[.!?]$/u.test(line.text);
}

function isShortLine({ text, columns }: TextLine): boolean {
  return (
    text !== "" && columns <= longestShortLine && readListMark(text) === undefined && !/[.!?:]$/u.test(text)
  );
}

/** Three terms or more, no two of them alike; "Q" and "A" are no parts. */
function areParts(texts: readonly string[]): boolean {
  const terms = new Set(texts.map((text) => readLabel(text)?.term));
  return texts.length >= 3 && terms.size === texts.length;
}

/** "Methods: …", "Results: …" with several sentences each are parts under headings of their own. */
function partsOf(lines: readonly TextLine[]): readonly Block[] {
  return lines.flatMap(({ text, start, end }): readonly Block[] => {
    const label = readLabel(text);
    if (label === undefined) return [];
    const source = { start, end };
    return [
      { kind: "heading", level: labelLevel, text: toLinkedText(label.term), source },
      said(text.slice(label.textStart), source),
    ];
  });
}

const labelLevel = 5;
const mostSaid = 8;

/** Whoever wrote a part of a few sentences behind its label wants each of them seen. */
function said(words: string, source: Span): Block {
  const sentences = splitSentences(words, languageWithOrdinals);
  if (sentences.length < 2 || sentences.length > mostSaid)
    return { kind: "paragraph", text: toLinkedText(words), source };
  const items = sentences.map(({ start, end }): ListItem => {
    return { text: toLinkedText(words.slice(start, end)), children: [] };
  });
  return { kind: "list", ordered: false, items, source };
}

/** The language is not known yet; in German no ordinal ends a sentence, and all else is the same. */
const languageWithOrdinals = "de";

/** Returns how many labelled lines stand one below the other from here on, or from so many lines further on. */
export function countLabelled(cursor: LineCursor, ahead = 0): number {
  let count = 0;
  const next = (): TextLine | undefined => cursor.line(ahead + count);
  for (let line = next(); line !== undefined && line.text !== ""; line = next()) {
    const isOther = readListMark(line.text) !== undefined;
    if (isOther || readLabel(line.text) === undefined) break;
    count += 1;
  }
  return count;
}

/** Returns a line without a mark as items: several where a programme has several things at the same hour. */
export function toPlainItems(text: string): readonly ListItem[] {
  const hour = readTimeLabel(text);
  const tracks = hour === undefined ? [] : text.slice(hour.textStart).split(" | ");
  const opening = text.slice(0, hour?.textStart);
  const lines = tracks.length < 2 ? [text] : tracks.map((track) => opening + track);
  return lines.map((line) => ({ text: toLinkedText(line), children: [] }));
}
