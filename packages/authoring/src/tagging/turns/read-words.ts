import type { Source, Unit } from "../../source/unit.ts";
import { confidenceClasses, findConfidences } from "../../text/lexicon/secrecy/confidences.ts";
import {
  findDrawings,
  findTerms,
  readClasses,
  termBits,
  termClasses,
} from "../../text/lexicon/terms/find-terms.ts";
import { readTokens, type Token } from "../../text/words/tokens.ts";
import { bucket, bucketOfHash, hash, hashFlag, hashNumber } from "../chain/feature-hash.ts";

/** A word or mark of a prompt, its offsets counted in the prompt, and the unit that it stands in. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The index of its unit. */
  readonly unit: number;
}

/** The words of a prompt's prose, in their order, with what the chain of turns reads of each. */
export interface ReadWords {
  readonly words: readonly Word[];
  readonly features: readonly (readonly number[])[];
  /** How each is divided from the one before: not, by a mark, by a unit's end in the line, at a line, by a blank line. */
  readonly boundaries: readonly number[];
}

const mostOfUnit = 300;
const mostOfPrompt = 4000;

/** Returns the words of what is prose: sentences, items and headings, as rows, code and records have one role each. */
export function readWords({ units }: Source): ReadWords {
  const prompt = hashPrompt(units);
  const words: Word[] = [];
  const features: (readonly number[])[] = [];
  const boundaries: number[] = [];
  for (const [index, unit] of units.entries()) {
    if (!isProse(unit) || words.length > mostOfPrompt) continue;
    const tokens = readTokens(unit.text).slice(0, mostOfUnit);
    const read = readUnit(unit, tokens, prompt);
    for (const [place, { start, end, text }] of tokens.entries()) {
      const isFirst = words.length === 0;
      words.push({ start: unit.span.start + start, end: unit.span.start + end, text, unit: index });
      features.push(featuresOf(read, place, isFirst));
      boundaries.push(
        place > 0 ? Number(read.breaks[place - 1] ?? false) : isFirst ? 0 : boundaryBefore(unit),
      );
    }
  }
  return { words, features, boundaries };
}

const spoken = termBits("deck", "ask", "polite", "greeting");

/** How long a prompt is, whether it has headings, and whether it speaks to who makes the deck: nothing is confided to a document. */
function hashPrompt(units: readonly Unit[]): number {
  const isSpoken = units.some(({ text }) => findTerms(text).some(({ classes }) => (classes & spoken) !== 0));
  const hasHeadings = units.some(({ form }) => form === "heading");
  return hashFlag(isSpoken, hashFlag(hasHeadings, hashNumber(bucket(units.length), names.prompt)));
}

/** What is cut anew must be as it stands in the prompt. */
function isProse({ form, text, span }: Unit): boolean {
  return (
    (form === "sentence" || form === "item" || form === "heading") && text.length === span.end - span.start
  );
}

function boundaryBefore({ blankBefore, opensLine }: Unit): number {
  if (blankBefore) return 4;
  return opensLine ? 3 : 2;
}

/** A mark that ends a clause. */
export const breakMark = /^[,;.:!?()[\]、。，；：（）！？|/–—…]$/u;

/** A unit's tokens with what is known of each and of the clauses between its marks. */
interface ReadUnit {
  /** The hash of what the prompt as a whole says. */
  readonly prompt: number;
  readonly unit: Unit;
  readonly tokens: readonly Token[];
  /** By token the classes of its terms as bits, whether it ends a clause, and the clause it stands in. */
  readonly terms: readonly number[];
  readonly breaks: readonly boolean[];
  readonly clauseOf: readonly number[];
  readonly clauses: readonly Clause[];
}

interface Clause {
  terms: number;
  confided: number;
  words: number;
  hasFigure: boolean;
}

function readUnit(unit: Unit, tokens: readonly Token[], prompt: number): ReadUnit {
  const terms = readTerms(unit.text, tokens);
  const breaks = tokens.map(({ text }) => breakMark.test(text));
  const clauseOf: number[] = [];
  const clauses: Clause[] = [];
  let from = 0;
  for (const [place, token] of tokens.entries()) {
    if (place === 0 || breaks[place - 1] === true) clauses.push(createClause());
    const clause = clauses.at(-1) ?? createClause();
    clauseOf.push(clauses.length - 1);
    clause.terms |= terms[place] ?? 0;
    clause.words += 1;
    clause.hasFigure ||= /\p{Nd}/u.test(token.text);
    if (place === tokens.length - 1 || breaks[place] === true) {
      clause.confided = findConfidences(unit.text.slice(tokens[from]?.start, token.end));
      from = place + 1;
    }
  }
  return { prompt, unit, tokens, terms, breaks, clauseOf, clauses };
}

function createClause(): Clause {
  return { terms: 0, confided: 0, words: 0, hasFigure: false };
}

function readTerms(text: string, tokens: readonly Token[]): readonly number[] {
  const terms = new Array<number>(tokens.length).fill(0);
  const hits = [...findTerms(text), ...findDrawings(text)].sort((one, other) => one.start - other.start);
  let first = 0;
  for (const { start, end, classes } of hits) {
    while (first < tokens.length && (tokens[first]?.end ?? 0) <= start) first += 1;
    for (let place = first; place < tokens.length && (tokens[place]?.start ?? end) < end; place += 1)
      terms[place] = (terms[place] ?? 0) | classes;
  }
  return terms;
}

const bitNames = (prefix: string, classes: readonly string[]): readonly number[] =>
  classes.map((_, bit) => bucketOfHash(hashNumber(bit, hash(`${prefix}:`))));
const ofTerms = (prefix: string): readonly number[] => bitNames(prefix, readClasses);
const ofConfidences = (prefix: string): readonly number[] => bitNames(prefix, confidenceClasses);

/** The names of the features, hashed as far as they are always the same. */
const names = {
  bias: bucketOfHash(hash("bias")),
  word: hash("w"),
  before: hash("p"),
  after: hash("n"),
  before2: hash("pp"),
  after2: hash("nn"),
  withAfter: hash("wn"),
  withBefore: hash("pw"),
  end: hash("end"),
  start: hash("start"),
  shape: hash("h"),
  figures: hash("d6"),
  clause: hash("cd"),
  bare: hash("cz"),
  place: hash("pl"),
  length: hash("ln"),
  mark: hash("bk"),
  first: hash("un"),
  prompt: hash("doc"),
};
const termsAt = { own: ofTerms("c"), before: ofTerms("cp"), after: ofTerms("cn") };
const termsNear = { left: ofTerms("l6"), right: ofTerms("r6") };
const termsOfClause = { own: ofTerms("cb"), before: ofTerms("cbp"), after: ofTerms("cbn") };
const confidedOf = { own: ofConfidences("cf"), before: ofConfidences("cfp"), after: ofConfidences("cfn") };

/** All classes of terms, without those of words for how something is drawn. */
const asking = (1 << termClasses.length) - 1;
const reach = 6;
const farthest = 5;
const longWord = 4;

/** The words around a token, its terms and those near it, and what the clauses hold that it stands in and between. */
function featuresOf(read: ReadUnit, place: number, isFirst: boolean): readonly number[] {
  const { unit, tokens, terms, breaks, clauseOf, clauses } = read;
  const features: number[] = [names.bias];
  const add = (name: number): void => {
    features.push(bucketOfHash(name));
  };
  const addBits = (buckets: readonly number[], bits: number | undefined): void => {
    for (let rest = bits ?? 0; rest !== 0; rest &= rest - 1)
      features.push(buckets[31 - Math.clz32(rest & -rest)] ?? 0);
  };
  const small = (step: number): string => tokens[place + step]?.small ?? (place + step < 0 ? "^" : "$");
  const own = small(0);
  add(hash(own, names.word));
  add(hash(small(-1), names.before));
  add(hash(small(1), names.after));
  add(hash(small(-2), names.before2));
  add(hash(small(2), names.after2));
  add(hash(small(1), hash("_", hash(own, names.withAfter))));
  add(hash(own, hash("_", hash(small(-1), names.withBefore))));
  if (own.length > longWord) {
    add(hash(own.slice(-3), names.end));
    add(hash(own.slice(0, 4), names.start));
  }
  add(hash(shapeAt(tokens, place - 1) + shapeAt(tokens, place) + shapeAt(tokens, place + 1), names.shape));
  addBits(termsAt.own, terms[place]);
  addBits(termsAt.before, terms[place - 1]);
  addBits(termsAt.after, terms[place + 1]);
  const near = readNear(read, place);
  addBits(termsNear.left, near.left);
  addBits(termsNear.right, near.right);
  add(hash(shapeAt(tokens, place), hashFlag(near.figureRight, hashFlag(near.figureLeft, names.figures))));
  const at = clauseOf[place] ?? 0;
  const [before, clause, after] = [clauses[at - 1], clauses[at], clauses[at + 1]];
  addBits(termsOfClause.own, clause?.terms);
  addBits(termsOfClause.before, before?.terms);
  addBits(termsOfClause.after, after?.terms);
  addBits(confidedOf.own, clause?.confided);
  addBits(confidedOf.before, before?.confided);
  addBits(confidedOf.after, after?.confided);
  const hasFigure = clause?.hasFigure === true;
  add(hashNumber(Math.min(4, bucket(clause?.words ?? 0)), hashFlag(hasFigure, names.clause)));
  const bare = hashFlag(clause !== undefined && (clause.terms & asking) === 0, names.bare);
  add(hashFlag(((before?.terms ?? 0) & asking) === 0, hashFlag(hasFigure, bare)));
  add(hashNumber(Math.min(farthest, place), hash(unit.form, hashFlag(unit.opensLine, names.place))));
  add(hashNumber(bucket(tokens.length), hash(unit.form, names.length)));
  add(hash(breaks[place - 1] === true ? (tokens[place - 1]?.text ?? "") : "", names.mark));
  add(hash(unit.carrier, hashFlag(isFirst, names.first)));
  add(read.prompt);
  add(hashFlag((clause?.confided ?? 0) === 0, read.prompt));
  return features;
}

function readNear(
  { tokens, terms }: ReadUnit,
  place: number,
): {
  readonly left: number;
  readonly right: number;
  readonly figureLeft: boolean;
  readonly figureRight: boolean;
} {
  let [left, right, figureLeft, figureRight] = [0, 0, false, false];
  for (let step = 1; step <= reach; step += 1) {
    left |= terms[place - step] ?? 0;
    right |= terms[place + step] ?? 0;
    figureLeft ||= shapeAt(tokens, place - step) === "9";
    figureRight ||= shapeAt(tokens, place + step) === "9";
  }
  return { left, right, figureLeft, figureRight };
}

/** "9" for figures, "X" and "x" for letters by their case, "l" for letters without case, "_" for nothing, else the mark. */
function shapeAt(tokens: readonly Token[], place: number): string {
  const text = tokens[place]?.text;
  if (text === undefined) return "_";
  if (/^\p{Nd}/u.test(text)) return "9";
  if (/^\p{Lu}/u.test(text)) return "X";
  if (/^\p{Ll}/u.test(text)) return "x";
  return /^[\p{L}\p{M}]/u.test(text) ? "l" : text.charAt(0);
}
