import type { BulletItem, RichText, TextRun } from "@lectern/deck";
import type { ListItem } from "../structure/blocks.ts";
import { sliceText, tidyText, toPlainText } from "../text/markup/rich-text.ts";
import { clauseWithin } from "../text/sentences/clause-within.ts";
import { splitSentences } from "../text/sentences/sentences.ts";
import { type KeptSpans, keptText, shortenSentence } from "../text/sentences/shorten-sentence.ts";
import { clip, withoutFinalStop } from "../text/words/clip.ts";
import { countColumns, sliceColumns } from "../text/words/columns.ts";
import { readDashLabel, readLabel, readTimeLabel } from "../text/words/labelled.ts";

/** In a talk a point is read in one breath: longer sentences are shortened where nothing is lost. */
const comfortableColumns = 84;
const twoLines = 170;
const longestColumns = 220;
const longestUnmarked = 420;
/** An item of a list; clauses, which have numbers, keep their conditions. */
const longestItem = 160;
const longestLead = 60;
const mostChildren = 5;
const mostRuns = 60;

/** How the items of a list are to be read. */
export interface ListReading {
  readonly language: string;
  /** True where "+" and "–" mark what speaks for and against: the marks then belong to the words. */
  readonly weighs: boolean;
  /** True in a text that is told rather than shown: its points are read in one breath. */
  readonly isLong: boolean;
}

/**
 * Returns a sentence as a point, its final full stop dropped and a label that opens it apart: whole where it takes two
 * lines, else, and in a long text, shortened where that loses nothing.
 */
export function createSentencePoint(text: RichText, reading: ListReading): BulletItem {
  const { lead, rest } = splitOpening(text);
  const shown = openLarge(withoutFinalStop(fit(rest, comfortable(reading), true)), true);
  return { ...(lead === undefined ? {} : { lead }), text: shown };
}

const mostWordsOfOpening = 4;
const shortestBehind = 12;

/** "Finances: income was 9,240 pounds": a few words that open large. */
function splitOpening(text: RichText): LeadSplit {
  const plain = toPlainText(text);
  const label = readLabel(plain);
  const isName =
    label !== undefined &&
    label.term.split(" ").length <= mostWordsOfOpening &&
    !/^\p{Ll}|^\p{Nd}/u.test(label.term) &&
    countColumns(plain.slice(label.textStart)) >= shortestBehind;
  return isName
    ? { lead: label.term, rest: tidyText(sliceText(text, label.textStart, plain.length)) }
    : { rest: text };
}

function comfortable({ isLong }: ListReading): number {
  return isLong ? comfortableColumns : twoLines;
}

/** Returns a list item as a point, its opening term apart, the items below it as its children (three levels at most). */
export function createListPoint(item: ListItem, reading: ListReading, level = 1): BulletItem | undefined {
  const children = level >= 3 ? [] : childrenOf(item, reading, level);
  const marked = withMark(item, reading);
  const text = tidyText(marked);
  if (text.length === 0) {
    const [first, ...rest] = children;
    return first === undefined ? undefined : { ...first, ...(rest.length > 0 ? { children: rest } : {}) };
  }
  const { lead, rest } = splitLead(text, reading.language);
  const number = item.marker !== undefined && /^\d+(?:\.\d+)+$/u.test(item.marker) ? item.marker : undefined;
  const label = [number, lead].filter((part) => part !== undefined).join(" ");
  const limit = number === undefined ? longestItem : longestColumns;
  const { shown, more } = fitSentences(rest, reading, limit);
  const below = children.length > 0 || level > 1 ? children : more.map((words) => ({ text: words }));
  return {
    ...(label === "" ? {} : { lead: label }),
    text: openLarge(shown, lead === undefined && !reading.weighs),
    ...(below.length > 0 ? { children: below } : {}),
  };
}

/** Returns a table row as a point: what the row is called, then its cells, each after the name of its column. */
export function createRowPoint(
  header: readonly RichText[],
  cells: readonly RichText[],
): BulletItem | undefined {
  const [first, ...others] = cells.map((cell) => tidyText(cell));
  const lead = toPlainText(first ?? []).trim();
  const parts = others.flatMap((cell, index): RichText => {
    if (cell.length === 0) return [];
    const column = others.length > 1 ? toPlainText(header[index + 1] ?? []).trim() : "";
    const separator = { text: column === "" ? "; " : `; ${column}: ` };
    return [separator, ...cell];
  });
  const text = tidyText(sliceText(parts, 2, toPlainText(parts).length));
  if (text.length === 0) return lead === "" ? undefined : { text: first ?? [] };
  const fitted = fit(text, longestColumns);
  return lead === "" || countColumns(lead) > longestLead ? { text: fitted } : { lead, text: fitted };
}

/** Returns a line of code as a point, character for character. */
export function createCodePoint(line: string): BulletItem {
  const text = countColumns(line) > longestColumns ? `${sliceColumns(line, longestColumns)}…` : line;
  return { text: [{ text: text.replaceAll("\t", "  "), code: true }] };
}

function childrenOf(item: ListItem, reading: ListReading, level: number): readonly BulletItem[] {
  return item.children
    .slice(0, mostChildren)
    .flatMap((child) => createListPoint(child, reading, level + 1) ?? []);
}

function withMark(item: ListItem, { weighs }: ListReading): RichText {
  if (!weighs) return item.text;
  return [{ text: item.marker === "+" ? "+ " : "– " }, ...item.text];
}

interface LeadSplit {
  readonly lead?: string;
  readonly rest: RichText;
}

function splitLead(text: RichText, language: string): LeadSplit {
  return splitStrongLead(text) ?? splitLabel(text) ?? splitShortSentence(text, language) ?? { rest: text };
}

/** "**Term** explanation", with whatever parts the two. */
function splitStrongLead(text: RichText): LeadSplit | undefined {
  const [first] = text;
  if (first?.bold !== true || first.href !== undefined || text.length < 2) return undefined;
  const lead = first.text.replace(/[\s:\uFF1A.–—-]{1,4}$/u, "").trim();
  const all = toPlainText(text);
  const gap = /^[\s:\uFF1A.–—-]{0,5}/u.exec(all.slice(first.text.length))?.[0].length ?? 0;
  const rest = tidyText(sliceText(text, first.text.length + gap, all.length));
  return lead === "" || countColumns(lead) > longestLead || rest.length === 0 ? undefined : { lead, rest };
}

function splitLabel(text: RichText): LeadSplit | undefined {
  const plain = toPlainText(text);
  const label = readTimeLabel(plain) ?? readLabel(plain) ?? readDashLabel(plain);
  if (label === undefined || plain.startsWith("+ ") || plain.startsWith("– ")) return undefined;
  const isPlain = sliceText(text, 0, label.term.length).every(
    (run) => run.code !== true && run.href === undefined,
  );
  const rest = tidyText(sliceText(text, label.textStart, plain.length));
  return isPlain && rest.length > 0 ? { lead: label.term, rest } : undefined;
}

/** "Find a place. You need …": a few words that stand as a sentence of their own name the point. */
function splitShortSentence(text: RichText, language: string): LeadSplit | undefined {
  const plain = toPlainText(text);
  const [first, second] = splitSentences(plain.slice(0, 300), language);
  if (
    first === undefined ||
    second === undefined ||
    first.end > 46 ||
    !/[.。]$/u.test(plain.slice(0, first.end))
  ) {
    return undefined;
  }
  const lead = plain.slice(first.start, first.end - 1);
  if (lead.split(" ").length > 6) return undefined;
  return { lead, rest: tidyText(sliceText(text, second.start, plain.length)) };
}

interface FittedSentences {
  readonly shown: RichText;
  /** The sentences after those, where they are few enough to stand below. */
  readonly more: readonly RichText[];
}

/** Keeps whole sentences up to the limit, at least the first. */
function fitSentences(text: RichText, reading: ListReading, limit: number): FittedSentences {
  const { language } = reading;
  const plain = toPlainText(text);
  if (countColumns(plain) <= limit) {
    const shown = withFewRuns(isOneSentence(plain, language) ? withoutFinalStop(text) : text);
    return { shown, more: [] };
  }
  const sentences = splitSentences(plain, language);
  const [first] = sentences;
  if (first === undefined) return { shown: fit(text, longestColumns), more: [] };
  let end = first.end;
  for (const sentence of sentences) {
    if (countColumns(plain.slice(first.start, sentence.end)) > limit) break;
    end = sentence.end;
  }
  const rest = sentences.filter(({ start }) => start >= end);
  const more = rest.length > mostSentencesBelow ? [] : rest;
  return {
    shown: withoutFinalStop(fit(sliceText(text, first.start, end), comfortable(reading))),
    more: more.map((span) =>
      withoutFinalStop(fit(sliceText(text, span.start, span.end), comfortable(reading))),
    ),
  };
}

const mostSentencesBelow = 2;

function isOneSentence(plain: string, language: string): boolean {
  return splitSentences(plain, language).length <= 1;
}

/** Shortens; what stays far too long is cut between words, with an ellipsis: the notes have the whole of it. */
function fit(text: RichText, limit: number, isSpoken = false): RichText {
  const plain = toPlainText(text);
  if (countColumns(plain) <= limit) return capitalise(slicesOf(text, shortenSentence(plain, limit)), plain);
  const kept = shortenSentence(plain, limit, isSpoken);
  const shortened = capitalise(slicesOf(text, kept), plain);
  const words = keptText(plain, kept);
  if (countColumns(words) <= longestColumns + 40) return shortened;
  const whole = toPlainText(shortened);
  const clause = clauseWithin(whole, longestColumns);
  if (clause !== undefined) return tidyText(sliceText(shortened, 0, clause.length));
  // Dictated words without any mark: the notes have the whole of them.
  const clipped = countColumns(whole) > longestUnmarked ? clip(whole, longestColumns) : whole;
  return clipped === whole ? shortened : [{ text: clipped }];
}

function slicesOf(text: RichText, kept: KeptSpans): RichText {
  const [only] = kept;
  const isWhole = kept.length === 1 && only?.start === 0 && only.end >= toPlainText(text).length;
  if (isWhole) return withFewRuns(tidyText(text));
  return withFewRuns(tidyText(kept.flatMap(({ start, end }) => sliceText(text, start, end))));
}

/** Text that changes its look all the time is set plain. */
function withFewRuns(text: RichText): RichText {
  return text.length > mostRuns ? [{ text: toPlainText(text) }] : text;
}

/** A row of a list begins with a capital; names in code, units and words with marks in them keep their own spelling. */
function openLarge(text: RichText, isWhole: boolean): RichText {
  const [first, ...rest] = text;
  if (!isWhole || first === undefined || first.code === true || first.href !== undefined) return text;
  if (!/^(?:\p{Ll}{2,}|[aàoeéy])(?=[\s,]|$)/u.test(first.text.slice(0, 40))) return text;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** A sentence that lost its beginning starts with a capital again; names of things in code keep their own spelling. */
function capitalise(text: RichText, original: string): RichText {
  const [first, ...rest] = text;
  if (first === undefined || first.code === true || original.startsWith(first.text.slice(0, 12))) return text;
  const word = /^\p{Ll}+(?=[\s,]|$)/u.exec(first.text.slice(0, 40))?.[0];
  if (word === undefined) return text;
  const capital: TextRun = { ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) };
  return [capital, ...rest];
}
