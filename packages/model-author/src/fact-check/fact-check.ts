import { readDates, readQuantities } from "@lectern/authoring";
import type { OutlineSlide } from "@lectern/deck";

/** A deck, and the text that it was made from. */
export interface FactCheckOptions {
  readonly prompt: string;
  /** BCP 47 tag of the prompt's language. */
  readonly promptLanguage: string;
  readonly slides: readonly OutlineSlide[];
  /** BCP 47 tag of the deck's language. */
  readonly language: string;
}

/** Tells what a slide says that a text does not. */
export interface FactCheck {
  /** Returns the numbers, dates, names and quotations of a slide that are not in the text, each once, as they are written. */
  findUnfounded(slide: OutlineSlide): readonly string[];
}

interface KnownFacts {
  readonly values: ReadonlySet<number>;
  readonly digits: ReadonlySet<string>;
  readonly dates: ReadonlySet<number>;
  /** Every word, in lower case. */
  readonly words: ReadonlySet<string>;
  /** The words that are also written in lower case: they are no names. */
  readonly commonWords: ReadonlySet<string>;
  readonly letters: string;
}

const longestPiece = 2_000;

/**
 * Returns the check of slides against the prompt that they were made from. Names are words with a capital letter inside a
 * sentence, so scripts without capitals have none, and German, where every noun has one, has only those of two words.
 */
export function createFactCheck({ prompt, slides, language }: FactCheckOptions): FactCheck {
  const known = readFacts(prompt, slides, language);
  return {
    findUnfounded(slide) {
      const texts = textsOf(slide);
      const found = texts.flatMap((text) => [
        ...findNumbers(text, known, language),
        ...findNames(withoutDates(text, language), known, language),
      ]);
      return [...new Set([...findQuotation(slide, known), ...found])];
    },
  };
}

function readFacts(prompt: string, slides: readonly OutlineSlide[], language: string): KnownFacts {
  const quantities = readQuantities(prompt, language);
  const written = [prompt, ...slides.flatMap(textsOf)].join("\n").match(wordPattern) ?? [];
  return {
    values: new Set(quantities.map(({ value }) => value)),
    digits: new Set(quantities.map(({ digits }) => bareDigits(digits))),
    dates: new Set(
      piecesOf(prompt).flatMap((piece) =>
        readDates(piece, language).flatMap(({ order }) => [order, order % 10_000]),
      ),
    ),
    words: new Set((prompt.match(wordPattern) ?? []).flatMap((word) => formsOf(word.toLowerCase()))),
    commonWords: new Set(written.filter((word) => word === word.toLowerCase())),
    letters: lettersOf(prompt),
  };
}

function piecesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .flatMap((line) =>
      Array.from({ length: Math.ceil(line.length / longestPiece) }, (_, index) =>
        line.slice(index * longestPiece, (index + 1) * longestPiece),
      ),
    );
}

const unread = new Set(["kind", "form", "sign", "icon", "alignment", "href"]);

/** Every text on a slide and in its notes; the numbers of a chart as text, too. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : textsOf(part)));
}

function findNumbers(text: string, known: KnownFacts, language: string): readonly string[] {
  const dates = readDates(text, language).filter(
    ({ precision }) => precision === "day" || precision === "month",
  );
  const unknownDates = dates.filter(({ order }) => !known.dates.has(order));
  const isInDate = (start: number, end: number) => dates.some((date) => start < date.end && end > date.start);
  const numbers = readQuantities(text, language).filter(
    ({ start, end, value, digits }) =>
      !known.values.has(value) && !known.digits.has(bareDigits(digits)) && !isInDate(start, end),
  );
  return [...unknownDates, ...numbers].map(({ start, end }) => text.slice(start, end).trim());
}

/** The names of months are checked with their days and years. */
function withoutDates(text: string, language: string): string {
  return readDates(text, language).reduce(
    (rest, { start, end }) => rest.slice(0, start) + "0".repeat(end - start) + rest.slice(end),
    text,
  );
}

function bareDigits(digits: string): string {
  return digits.replaceAll(/\P{Nd}/gu, "");
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)?/gu;

function findNames(text: string, known: KnownFacts, language: string): readonly string[] {
  const words = [...text.matchAll(wordPattern)].map((match) => ({ word: match[0], start: match.index }));
  const nounsAreCapitalised = /^(?:de|lb|nds)\b/u.test(language);
  const inner = words.filter(({ start }) => !isAtStart(text, start));
  const isHeadline = inner.filter(({ word }) => isCapitalised(word)).length > inner.length * 0.6;
  const isUnknown = words.map(({ word, start }) => {
    const isName = isCapitalised(word) && !isHeadline && !isAtStart(text, start);
    return (isAcronym(word) || isName) && !isKnown(word, known);
  });
  return words.flatMap(({ word }, index) => {
    if (isUnknown[index] !== true) return [];
    const hasNeighbour = isUnknown[index - 1] === true || isUnknown[index + 1] === true;
    return nounsAreCapitalised && !isAcronym(word) && !hasNeighbour ? [] : [word];
  });
}

function isAtStart(text: string, start: number): boolean {
  return /(?:^|[.!?:;•"“„«(\n–—-])\s{0,2}$/u.test(text.slice(Math.max(0, start - 3), start));
}

function isKnown(word: string, { words, commonWords }: KnownFacts): boolean {
  const lower = word.toLowerCase();
  return commonWords.has(lower) || formsOf(lower).some((form) => words.has(form));
}

/** A word and what is left without a short ending: "Berlin’s", "Berlins". */
function formsOf(word: string): readonly string[] {
  const [stem = word] = word.split(/['’]/u);
  return stem.length < 5 ? [word, stem] : [word, stem, stem.slice(0, -1), stem.slice(0, -2)];
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word) && word.length > 1;
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word);
}

function findQuotation(slide: OutlineSlide, { letters }: KnownFacts): readonly string[] {
  if (slide.kind !== "quote") return [];
  return letters.includes(lettersOf(slide.quotation)) ? [] : [slide.quotation];
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
