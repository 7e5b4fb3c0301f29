import type { Source, Unit } from "../../source/unit.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { isAbbreviation } from "../../text/sentences/sentences.ts";
import { letsIn } from "../secrecy/find-credentials.ts";
import type { Turns } from "./estimate-turns.ts";
import { kinds } from "./kinds.ts";
import { breakMark } from "./read-words.ts";

/** A prompt whose units are cut where they turn from one kind to another, and how likely each unit is of each kind. */
export interface CutSource {
  readonly source: Source;
  /** Units × {@link kinds}; all 0 for units that are no prose. */
  readonly likely: Float64Array;
  /** By unit: true where it goes on with what the unit before it began. */
  readonly goesOn: readonly boolean[];
}

const onlyMarks = /^[^\p{L}\p{M}\p{Nd}]+$/u;
const opening = /^[([{“„«「『《"'‘¿¡#@$€£₹]$/u;
/** Words that join what follows to what stands before: a turn begins with them, not behind them. */
const joints =
  /^(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|och|men|og|i|a|ale|и|а|но|й|та|але|ve|ama)$/u;
const fewestLetters = 3;
/** How likely the words of a run are of its kind, where it is cut off; chosen on writers held out. */
const surely = 0.6;
/** From this share on words may be told in confidence, and are cut off to be looked at by themselves. */
const perhapsConfided = 0.3;

/** Returns a prompt with its units cut where their words turn from telling to asking, to confiding or to what carries the text. */
export function cutTurns(source: Source, { words, likely }: Turns): CutSource {
  const byUnit = new Map<number, number[]>();
  for (const [place, { unit }] of words.entries()) {
    const own = byUnit.get(unit);
    if (own === undefined) byUnit.set(unit, [place]);
    else own.push(place);
  }
  const units: Unit[] = [];
  const sums: number[][] = [];
  const goesOn: boolean[] = [];
  for (const [index, unit] of source.units.entries()) {
    const places = byUnit.get(index) ?? [];
    const runs = mayTurn(unit, places.length) ? runsOf(places, words, likely) : [places];
    const pieces =
      runs.length < 2 ? [unit] : runs.map((run, at) => pieceOf(source, unit, words, runs, at, run));
    for (const [at, piece] of pieces.entries()) {
      units.push(piece);
      goesOn.push(at > 0);
      sums.push(unit.form === "sentence" ? meanOf(runs[at] ?? places, words, likely) : kinds.map(() => 0));
    }
  }
  return { source: { ...source, units }, likely: Float64Array.from(sums.flat()), goesOn };
}

const fewestWords = 8;
const longSentence = 160;
const secretive = termBits("secretLabel", "secretHint", "note");

/** Steps between arrows, and what one pair of brackets holds, are of one kind. */
const ofOneKind = /\s(?:→|->|=>|⇒)\s|^[([（【「].*[)\]）】」]\W{0,2}$/su;

/** A password stays with what it opens, and what is marked as secret or as only to be said with its mark, but in a sentence that says much else. */
function mayTurn({ text, form }: Unit, words: number): boolean {
  if (form === "heading" || words < fewestWords || ofOneKind.test(text) || letsIn(text)) return false;
  return text.length > longSentence || !findTerms(text).some(({ classes }) => (classes & secretive) !== 0);
}

/** The places of the words of a unit, a run for each stretch of one kind. */
function runsOf(
  places: readonly number[],
  words: Turns["words"],
  likely: Float64Array,
): readonly (readonly number[])[] {
  const runs: number[][] = [];
  const ofRun: number[] = [];
  const kindsOf = kindsOfWords(places, words, likely);
  for (const [at, place] of places.entries()) {
    const isMark = onlyMarks.test(words[place]?.text ?? "");
    const kind = kindsOf[at] ?? 0;
    const last = runs.at(-1);
    if (last === undefined || (!isMark && kind !== ofRun.at(-1))) {
      runs.push([...takeOpening(last, words), place]);
      ofRun.push(kind);
    } else last.push(place);
  }
  return joinUnsure(runs, ofRun, words, likely);
}

/** So long a clause may be several that nobody divided by marks. */
const longestClause = 12;

/** Returns the likeliest kind of each word: of one kind all words of a clause between marks, each by itself where none divide them. */
function kindsOfWords(
  places: readonly number[],
  words: Turns["words"],
  likely: Float64Array,
): readonly number[] {
  const found: number[] = [];
  let clause: number[] = [];
  for (const [at, place] of places.entries()) {
    clause.push(place);
    const text = words[place]?.text ?? "";
    const ends = at === places.length - 1 || (breakMark.test(text) && !isShort(text, at, places, words));
    if (!ends) continue;
    const whole = largest(meanOf(clause, words, likely));
    const isLong = clause.length > longestClause;
    const kindsOf = clause.map((own) => (isLong ? largest(likelyAt(likely, own)) : whole));
    found.push(...(isLong ? turnAtStarts(clause, kindsOf, words) : kindsOf));
    clause = [];
  }
  return found;
}

/** The stop of a shortened word, or of an ordinal, before a name: "Dr. Bell", "16. Januar". */
function isShort(mark: string, at: number, places: readonly number[], words: Turns["words"]): boolean {
  const [before = "", next = ""] = [words[places[at - 1] ?? -1]?.text, words[places[at + 1] ?? -1]?.text];
  return mark === "." && /^\p{Lu}/u.test(next) && (/^\p{Nd}{1,2}$/u.test(before) || isAbbreviation(before));
}

/** Words that a sentence begins with, in a run of words without marks: who does something, or an amount. */
const starts =
  /^(?:\p{Nd}.*|we|i|they|he|she|it|there|its|it's|we've|we're|i'm|they're|theres|wir|ich|es|er|man|nous|on|je|il|elle|ils|elles|nosotros|hay|tenemos|somos|nós|temos|há|noi|abbiamo|ci|siamo|wij|ik|er|ze|vi|jag|de|det|der|jeg|me|my|ja|oni|mamy|jest|máme|jsme|мы|я|они|он|она|у|ми|biz|ben)$/u;
const nearby = 4;

/** Returns the kinds with each turn in a run of words moved on to the next word that may begin a sentence, where one is near. */
function turnAtStarts(
  clause: readonly number[],
  kindsOf: readonly number[],
  words: Turns["words"],
): readonly number[] {
  const moved = [...kindsOf];
  for (let at = 1; at < moved.length; at += 1) {
    const before = moved[at - 1] ?? 0;
    if (moved[at] === before) continue;
    const small = (place: number): string => (words[clause[place] ?? -1]?.text ?? "").toLowerCase();
    let start = at;
    while (start <= at + nearby && start < moved.length && !starts.test(small(start))) start += 1;
    if (start > at + nearby || start >= moved.length) continue;
    moved.fill(before, at, start);
    at = start;
  }
  return moved;
}

function likelyAt(likely: Float64Array, place: number): Float64Array {
  return likely.subarray(place * kinds.length, (place + 1) * kinds.length);
}

const confided = kinds.indexOf("withhold");

function largest(shares: ArrayLike<number>): number {
  if ((shares[confided] ?? 0) >= perhapsConfided) return confided;
  let best = 0;
  for (let kind = 1; kind < shares.length; kind += 1)
    if ((shares[kind] ?? 0) > (shares[best] ?? 0)) best = kind;
  return best;
}

/** Brackets and quotation marks that open, and words that join, belong to what follows them. */
function takeOpening(run: number[] | undefined, words: Turns["words"]): readonly number[] {
  const taken: number[] = [];
  while (run !== undefined && run.length > 1) {
    const text = words[run.at(-1) ?? -1]?.text ?? "";
    if (!opening.test(text) && !joints.test(text.toLowerCase())) break;
    taken.unshift(run.pop() ?? 0);
  }
  return taken;
}

/** A run without a word of its own, or of a kind that is not sure enough, stays with the one before it, the first one with the next. */
function joinUnsure(
  runs: readonly number[][],
  ofRun: readonly number[],
  words: Turns["words"],
  likely: Float64Array,
): readonly (readonly number[])[] {
  const joined: { places: number[]; kind: number; isSure: boolean }[] = [];
  for (const [index, places] of runs.entries()) {
    const letters = places.reduce((sum, place) => sum + lettersOf(words[place]?.text ?? ""), 0);
    const kind = ofRun[index] ?? 0;
    const least = kind === confided ? perhapsConfided : surely;
    const isSure = letters >= fewestLetters && (meanOf(places, words, likely)[kind] ?? 0) >= least;
    const last = joined.at(-1);
    if (last === undefined || (isSure && last.isSure && last.kind !== kind)) {
      joined.push({ places: [...places], kind, isSure });
      continue;
    }
    last.places.push(...places);
    if (isSure && !last.isSure) Object.assign(last, { kind, isSure });
  }
  return joined.map(({ places }) => places);
}

function lettersOf(text: string): number {
  return onlyMarks.test(text) ? 0 : text.length;
}

function pieceOf(
  source: Source,
  unit: Unit,
  words: Turns["words"],
  runs: readonly (readonly number[])[],
  at: number,
  run: readonly number[],
): Unit {
  const isFirst = at === 0;
  const isLast = at === runs.length - 1;
  const start = isFirst ? unit.span.start : (words[run[0] ?? 0]?.start ?? unit.span.start);
  const rawEnd = isLast ? unit.span.end : (words[runs[at + 1]?.[0] ?? 0]?.start ?? unit.span.end);
  const text = source.text.slice(start, rawEnd).trimEnd();
  const before = source.text.slice(unit.span.start, start);
  const { marker, ...rest } = unit;
  return {
    ...rest,
    ...(isFirst && marker !== undefined ? { marker } : {}),
    text,
    span: { start, end: start + text.length },
    line: unit.line + (before.match(/\n/gu)?.length ?? 0),
    opensLine: isFirst ? unit.opensLine : /\n\s*$/u.test(before),
    closesLine: isLast ? unit.closesLine : /\n/u.test(source.text.slice(start + text.length, rawEnd)),
    blankBefore: isFirst && unit.blankBefore,
    blankAfter: isLast && unit.blankAfter,
  };
}

/** The mean over a run's words, by their length; zeros for none. */
function meanOf(places: readonly number[], words: Turns["words"], likely: Float64Array): number[] {
  const sums = new Array<number>(kinds.length).fill(0);
  let letters = 0;
  for (const place of places) {
    const own = lettersOf(words[place]?.text ?? "");
    letters += own;
    for (let kind = 0; kind < kinds.length; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + own * (likely[place * kinds.length + kind] ?? 0);
  }
  return letters === 0 ? sums.fill(0) : sums.map((sum) => sum / letters);
}
