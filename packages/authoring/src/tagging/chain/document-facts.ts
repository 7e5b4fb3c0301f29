import type { Source, Unit } from "../../source/unit.ts";
import { isDia, meansNoSlide } from "../../text/lexicon/day-or-slide.ts";
import { findConfidences } from "../../text/lexicon/secrecy/confidences.ts";
import { findDrawings, findTerms, termBit } from "../../text/lexicon/terms/find-terms.ts";
import type { TermHit } from "../../text/lexicon/terms/term-scanner.ts";

/** A unit with the terms found in it and what the units around it say about it. */
export interface ReadUnit {
  readonly unit: Unit;
  readonly hits: readonly TermHit[];
  /** The classes of all of its terms, of those in its first words, and of those it ends with. */
  readonly terms: number;
  /** The classes of its words for how something is drawn and for what is pointed at, behind those of the terms. */
  readonly drawn: number;
  readonly opening: number;
  readonly closing: number;
  /** The classes of words that things told in confidence are made of, as bits. */
  readonly confided: number;
  /** The number that it opens with in a numbering run of the document, from 1; 0 outside of runs. */
  readonly runNumber: number;
  /** The index of the heading, or line that ends in a colon, under which it stands; -1 under none. */
  readonly head: number;
  /** The first unit of its paragraph, list or section. */
  readonly block: number;
}

/** What the whole prompt says: is it a plan slide by slide, and where is a deck spoken of. */
export interface DocumentFacts {
  readonly units: readonly ReadUnit[];
  /** The length of the longest numbering run, 0 for none of three or more; and whether its numbers stand with a word for slide. */
  readonly run: number;
  readonly isSlideRun: boolean;
  /** The first unit that speaks of a deck, -1 for none. */
  readonly firstDeck: number;
  readonly deckCount: number;
  readonly askCount: number;
  /** Whether the longest run has as many numbers as slides are asked for. */
  readonly isRunAsked: boolean;
}

const deck = termBit("deck");
const asks = termBit("ask") | termBit("want") | termBit("polite");
const pages = termBit("unit");
const slideWord = /\p{L}/u;

/** Returns what the prompt as a whole says about its units. */
export function readDocumentFacts({ text, units }: Source): DocumentFacts {
  const hits = units.map((unit) => findTerms(unit.text));
  if (meansNoSlide(text)) for (const [index, unit] of units.entries()) dropDays(hits, index, unit.text);
  const runs = findRuns(units);
  const heads = findHeads(units);
  const read = units.map((unit, index): ReadUnit => {
    const own = hits[index] ?? [];
    let terms = 0;
    let opening = 0;
    let closing = 0;
    let drawn = 0;
    const drawings = findDrawings(unit.text);
    for (const { classes } of own) terms |= classes;
    for (const { classes } of drawings) drawn |= classes;
    for (const { classes, start, end } of [...own, ...drawings]) {
      if (start <= 2) opening |= classes;
      if (end >= unit.text.length - 2) closing |= classes;
    }
    return {
      unit,
      hits: own,
      terms,
      drawn,
      opening,
      closing,
      confided: findConfidences(unit.text),
      runNumber: runs.numbers.get(index) ?? 0,
      head: heads.heads[index] ?? -1,
      block: heads.blocks[index] ?? index,
    };
  });
  return {
    units: read,
    run: runs.length,
    isSlideRun: runs.isSlideRun,
    firstDeck: read.findIndex(({ terms }) => (terms & deck) !== 0),
    deckCount: read.filter(({ terms }) => (terms & deck) !== 0).length,
    askCount: read.filter(({ terms }) => (terms & asks) !== 0).length,
    isRunAsked: runs.length > 0 && read.some((one) => asksFor(one, runs.length)),
  };
}

/** Takes "dia" out of what a unit has of words for a deck. */
function dropDays(hits: (readonly TermHit[])[], index: number, text: string): void {
  hits[index] = (hits[index] ?? []).filter(({ start, end }) => !isDia(text.slice(start, end)));
}

/** Says whether a unit that speaks of slides names a number of them. */
function asksFor({ unit, terms }: ReadUnit, count: number): boolean {
  if ((terms & (deck | pages)) === 0) return false;
  return [...unit.text.matchAll(/\p{Nd}{1,3}/gu)].some(([digits]) => figuresOf(digits)[0] === count);
}

interface Runs {
  readonly numbers: ReadonlyMap<number, number>;
  readonly length: number;
  readonly isSlideRun: boolean;
}

/** Numbers that count on from 1 (or 0) in one notation, at least three of them; the longest of all runs counts. */
function findRuns(units: readonly Unit[]): Runs {
  const numbers = new Map<number, number>();
  const runs = new Map<string, { next: number; places: number[]; isSlide: boolean }>();
  let longest = 0;
  let isSlideRun = false;
  for (const [index, { marker }] of units.entries()) {
    if (marker === undefined) continue;
    const [first, last] = figuresOf(marker);
    if (first === undefined) continue;
    const notation = notationOf(marker);
    const run = runs.get(notation) ?? { next: 1, places: [], isSlide: slideWord.test(notation) };
    runs.set(notation, run);
    // "4a" and "4b" count as one, and the first number may stand in the text.
    const isPart = first === run.next - 1 && /\p{Nd}\p{L}/u.test(marker);
    if (first === run.next || isPart || (run.places.length === 0 && first <= 2)) run.places.push(index);
    else if (first === 1) run.places = [index];
    else continue;
    run.next = (last ?? first) + 1;
    if (run.places.length >= 3) {
      for (const [step, place] of run.places.entries()) numbers.set(place, step + 1);
      if (run.isSlide) isSlideRun = true;
      if (run.places.length > longest) longest = run.places.length;
    }
  }
  return { numbers, length: longest, isSlideRun };
}

/** How a marker counts, whatever its number: "S0", "0)", "(a)". */
export function notationOf(marker: string): string {
  const figures = marker.replace(/\p{Nd}{1,4}(?: ?[-–—] ?\p{Nd}{1,4})?(?:[a-eа-г](?!\p{L}))?/gu, "0");
  return (
    figures === marker
      ? marker.replace(/(?<!\p{L})(?:[IVX]{1,5}|\p{L}|[①-⑳]|[一二三四五六七八九十])(?!\p{L})/u, "a")
      : figures
  ).toLowerCase();
}

const romans = [
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
  "XV",
];

const hanDigits = "一二三四五六七八九十";

function figuresOf(marker: string): readonly number[] {
  const found = [...marker.matchAll(/\p{Nd}{1,4}/gu)].map(([digits]) =>
    Number([...digits].map((digit) => String(digitOf(digit))).join("")),
  );
  if (found.length > 0) return found;
  const han = hanDigits.indexOf(/[一二三四五六七八九十]/u.exec(marker)?.[0] ?? "-");
  if (han !== -1) return [han + 1];
  if (marker >= "①" && marker <= "⑳") return [marker.charCodeAt(0) - 0x245f];
  const letters = /^\P{L}{0,2}([IVX]{1,5}|[A-Za-z])\P{L}{1,2}$/u.exec(marker)?.[1] ?? "";
  if (/^[IVX]+$/u.test(letters)) return [romans.indexOf(letters) + 1];
  return letters === "" ? [] : [letters.toLowerCase().charCodeAt(0) - 96];
}

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0);
  for (const zero of [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10])
    if (code >= zero && code <= zero + 9) return code - zero;
  return 0;
}

/** By unit, the heading or the line with a colon above it, and where its block begins. */
function findHeads(units: readonly Unit[]): { heads: readonly number[]; blocks: readonly number[] } {
  const heads: number[] = [];
  const blocks: number[] = [];
  let head = -1;
  let isList = false;
  let block = 0;
  for (const [index, unit] of units.entries()) {
    const before = units[index - 1];
    if (unit.blankBefore || unit.form === "heading" || before?.form === "heading") block = index;
    blocks.push(block);
    const opensList =
      before !== undefined && before !== units[head] && /[:：]$/u.test(before.text) && unit.opensLine;
    if (opensList) {
      head = index - 1;
      isList = true;
    } else if (isList && unit.blankBefore && unit.form !== "item") {
      head = -1;
      isList = false;
    }
    if (before?.form === "heading") {
      head = index - 1;
      isList = false;
    }
    heads.push(unit.form === "heading" ? -1 : head);
  }
  return { heads, blocks };
}
