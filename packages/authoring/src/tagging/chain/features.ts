import { readClasses } from "../../text/lexicon/terms/find-terms.ts";
import { addConfidences, type Confidences, readConfidences } from "./confidence-features.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { bitCount, bucket, bucketOfHash, hash, hashFlag, hashNumber } from "./feature-hash.ts";
import { readWordsOf, shapeOf } from "./unit-shape.ts";

/** Returns a reader of the features of each unit of a prompt by its index, as buckets. */
export function createFeatureReader(facts: DocumentFacts): (index: number) => readonly number[] {
  const context = {
    facts,
    shapes: facts.units.map(shapeOf),
    words: facts.units.map(readWordsOf),
    confidences: readConfidences(facts),
  };
  return (index) => featuresOf(context, index);
}

interface Context {
  readonly facts: DocumentFacts;
  readonly shapes: readonly string[];
  readonly words: readonly (readonly string[])[];
  readonly confidences: Confidences;
}

/** The names of the features, hashed as far as they are always the same: to build each name anew costs more than all else. */
const names = {
  bias: hash("bias"),
  word: hash("w"),
  stem: hash("stem"),
  ending: hash("ending"),
  follows: hash("ww"),
  first: hash("1"),
  pair: hash("2"),
  last: hash("-1"),
  lastPair: hash("-2"),
  shape: hash("k"),
  form: hash("f"),
  length: hash("n"),
  figures: hash("d"),
  end: hash("e"),
  marker: hash("m"),
  depth: hash("dep"),
  line: hash("ls"),
  letter: hash("case"),
  capitals: hash("capitals"),
  start: hash("ps"),
  toEnd: hash("pe"),
  size: hash("N"),
  blank: hash("bl"),
  run: hash("run"),
  runNumber: hash("run#"),
  asked: hash("asked"),
  deck: hash("deck"),
  fromDeck: hash("dd"),
  deckCount: hash("dc"),
  askShare: hash("ask%"),
  term: hash("X"),
  termCount: hash("X#"),
  openingCount: hash("X#o"),
  head: hash("H"),
  noHead: hash("H-"),
  headWord: hash("Hw"),
  around: hash("kk"),
  block: hash("B"),
  blockSize: hash("B#"),
};

const byTerm = (prefix: string): readonly number[] => readClasses.map((_, one) => hash(`${prefix}${one}`));
const terms = { own: byTerm("X"), opening: byTerm("XO"), closing: byTerm("XC"), head: byTerm("H") };
const blockTerms = { before: byTerm("B<"), after: byTerm("B>") };

const steps = [-3, -2, -1, 1, 2, 3].map((step) => ({
  step,
  distance: Math.abs(step),
  none: hash(`nb${step}-`),
  terms: byTerm(`X${step}:`),
  shape: hash(`nk${step}`),
  line: hash(`line${step}`),
  length: hash(`nl${step}`),
  end: hash(`ne${step}`),
  firstWord: hash(`nw${step}`),
  lastWord: hash(`nx${step}`),
  sameLine: byTerm(`XL${step}true:`),
  otherLine: byTerm(`XL${step}false:`),
}));

function featuresOf(context: Context, index: number): readonly number[] {
  const buckets: number[] = [];
  const add = (value: number): void => {
    buckets.push(bucketOfHash(value));
  };
  add(names.bias);
  addWords(context, index, add);
  addShape(context, index, add);
  addPlace(context, index, add);
  addTerms(context, index, add);
  addNeighbours(context, index, add);
  addConfidences(context.facts, context.confidences, index, add);
  return buckets;
}

type Add = (name: number) => void;

const stemLength = 5;
/** How many words at the start say by their endings whether somebody orders or tells. */
const firstWords = 3;
/** So many pairs of words at most are read of a unit. */
const mostPairs = 16;

function addWords({ words }: Context, index: number, add: Add): void {
  const own = words[index] ?? [];
  if (own.length === 1) add(hash(own[0] ?? "", names.word));
  else for (const word of new Set(own)) add(hash(word, names.word));
  for (const stem of new Set(
    own.filter((word) => word.length > stemLength).map((word) => word.slice(0, stemLength)),
  ))
    add(hash(stem, names.stem));
  for (const word of own.slice(0, firstWords)) if (word.length > 4) add(hash(word.slice(-3), names.ending));
  for (let place = 1; place < Math.min(own.length, mostPairs); place += 1)
    add(hash(own[place] ?? "", hash("_", hash(own[place - 1] ?? "", names.follows))));
  const first = own[0] ?? "undefined";
  const last = own.at(-1) ?? "undefined";
  add(hash(first, names.first));
  add(hash(own[1] ?? "undefined", hash("_", hash(first, names.pair))));
  add(hash(last, names.last));
  if (own.length > 1) add(hash(last, hash("_", hash(own.at(-2) ?? "", names.lastPair))));
}

function addShape({ facts, shapes }: Context, index: number, add: Add): void {
  const read = facts.units[index];
  if (read === undefined) return;
  const { text, form, carrier, marker, opensLine, closesLine, depth } = read.unit;
  const ofShape = hash(shapes[index] ?? "", names.shape);
  const ofForm = hash(form, names.form);
  const length = bucket(text.length);
  const figures = text.match(/\p{Nd}/gu)?.length ?? 0;
  const end = /[.!?。！？؟।:：,;]["”’»)\]*]*$/u.exec(text)?.[0].charAt(0) ?? "";
  const mark = marker === undefined ? "" : marker.replace(/\p{Nd}{1,4}/gu, "0").toLowerCase();
  const ofEnd = hash(end, names.end);
  add(ofShape);
  add(hash(carrier, ofForm));
  add(hashNumber(length, names.length));
  add(hashNumber(length, hash("n", ofShape)));
  add(hashNumber(length, hash("n", ofForm)));
  add(hashFlag(figures > 0.3 * text.length, hashNumber(bucket(figures), names.figures)));
  add(ofEnd);
  add(hash(form, hash("f", ofEnd)));
  add(hash(mark, names.marker));
  add(hashNumber(depth, hash(form, names.depth)));
  add(hashFlag(closesLine, hashFlag(opensLine, names.line)));
  add(hash(letterCase(text), names.letter));
  const capitals = text.match(/(?:^|\s)\p{Lu}/gu)?.length ?? 0;
  const share = Math.round((4 * capitals) / Math.max(1, text.split(/\s/u).length));
  add(hash(form, hash("f", hashNumber(share, names.capitals))));
  for (const { name, of } of looks) if (of.test(text)) add(name);
}

function letterCase(text: string): string {
  return /^\p{Lu}/u.test(text) ? "U" : /^\p{Ll}/u.test(text) ? "l" : /^\p{N}/u.test(text) ? "9" : "x";
}

const looks = [
  { name: hash("colon"), of: /[:：]/u },
  { name: hash("address"), of: /@|https?:|www\./u },
  { name: hash("clock"), of: /\d{1,2}[:.]\d\d/u },
  { name: hash("quoted"), of: /["“„«「『]/u },
  { name: hash("asks"), of: /\?\W{0,2}$|？/u },
  { name: hash("bracket"), of: /^[([{（【]/u },
  { name: hash("capitals"), of: /^(?=\P{Lu}*\p{Lu})[^\p{Ll}]{3,}$/u },
  { name: hash("blank"), of: /___|\.{4,}/u },
  { name: hash("quotation"), of: /^[„“"«「].{0,300}[”"»」]\W?$/u },
];

function addPlace({ facts, shapes }: Context, index: number, add: Add): void {
  const { units, run, isSlideRun, isRunAsked, firstDeck, deckCount, askCount } = facts;
  const read = units[index];
  if (read === undefined) return;
  const count = units.length;
  const size = bucket(count);
  const shape = shapes[index] ?? "";
  const { text, form, blankBefore, blankAfter, closesLine } = read.unit;
  const from = hashNumber(bucket(index), names.start);
  const to = hashNumber(bucket(count - 1 - index), names.toEnd);
  add(from);
  add(to);
  add(hashNumber(size, names.size));
  add(hashNumber(size, hash("N", from)));
  add(hashNumber(size, hash("N", to)));
  add(hash(shape, hash("k", from)));
  add(hash(shape, hash("k", to)));
  add(hash(form, hashFlag(blankAfter, hashFlag(blankBefore, names.blank))));
  const isNumbered = read.runNumber > 0;
  const hasDeck = firstDeck >= 0;
  const inRun = hashFlag(isNumbered, hashFlag(isSlideRun, hashNumber(Math.min(run, 4), names.run)));
  const ofDeck = hashFlag(hasDeck, inRun);
  add(ofDeck);
  add(hashFlag(/[:：]$/u.test(text), hash(form, ofDeck)));
  add(hashFlag(hasDeck, hash(form, hashFlag(isSlideRun, names.run))));
  const isShort = text.length < 50 && !/[.!?。]$/u.test(text);
  add(hashFlag(isShort, hashFlag(isNumbered, hashFlag(isRunAsked, names.asked))));
  add(hash(units[index + 1]?.unit.form ?? "", hashFlag(closesLine, hashFlag(isShort, inRun))));
  if (isNumbered) add(hashFlag(hasDeck, hashNumber(bucket(read.runNumber), names.runNumber)));
  const where = !hasDeck ? "none" : firstDeck === 0 ? "first" : index < firstDeck ? "before" : "after";
  const ofPlace = hash(where, names.deck);
  add(ofPlace);
  add(hash(shape, ofPlace));
  const fromDeck = hasDeck ? hashNumber(bucket(Math.abs(index - firstDeck)), names.fromDeck) : names.fromDeck;
  add(hashFlag(index < firstDeck, fromDeck));
  add(hashNumber(bucket(askCount), hash("ac", hashNumber(bucket(deckCount), names.deckCount))));
  add(hashNumber(size, hash("N", hashNumber(Math.round((8 * askCount) / count), names.askShare))));
}

function addTerms({ facts, shapes, words }: Context, index: number, add: Add): void {
  const { units } = facts;
  const read = units[index];
  if (read === undefined) return;
  const { opening, closing, unit } = read;
  const length = bucket(unit.text.length);
  const own = read.terms | read.drawn;
  if (own !== 0) {
    const shape = shapes[index] ?? "";
    for (const [one, name] of terms.own.entries()) {
      const bit = 1 << one;
      if ((own & bit) === 0) continue;
      add(name);
      add(hash(unit.form, hash("f", name)));
      add(hashNumber(length, hash("n", name)));
      const opens = terms.opening[one] ?? 0;
      if ((opening & bit) !== 0) add(opens);
      if ((opening & bit) !== 0) add(hash(shape, hash("k", opens)));
      if ((closing & bit) !== 0) add(terms.closing[one] ?? 0);
      const pair = hash("&", name);
      for (let other = one + 1; other < readClasses.length; other += 1)
        if ((own & (1 << other)) !== 0) add(hashNumber(other, pair));
    }
  }
  const count = hashNumber(bitCount(read.terms), names.termCount);
  add(count);
  add(hashNumber(length, hash("n", count)));
  add(hashNumber(bitCount(opening), names.openingCount));
  const head = units[read.head];
  if (head === undefined) {
    add(names.noHead);
    return;
  }
  add(hashNumber(bitCount(head.terms), names.head));
  addBits(head.terms | head.drawn, terms.head, add);
  for (const word of (words[read.head] ?? []).slice(0, 6)) add(hash(word, names.headWord));
}

/** Adds the name of each term whose bit is set. */
function addBits(bits: number, of: readonly number[], add: Add): void {
  if (bits === 0) return;
  for (let one = 0; one < of.length; one += 1) if ((bits & (1 << one)) !== 0) add(of[one] ?? 0);
}

function addNeighbours({ facts, shapes, words }: Context, index: number, add: Add): void {
  const { units } = facts;
  const read = units[index];
  if (read === undefined) return;
  const shape = shapes[index] ?? "";
  const length = bucket(read.unit.text.length);
  for (const near of steps) {
    const other = units[index + near.step];
    if (other === undefined) {
      add(near.none);
      continue;
    }
    addBits(other.terms | other.drawn, near.terms, add);
    if (near.distance === 3) continue;
    const ofShape = hash(shapes[index + near.step] ?? "", near.shape);
    add(ofShape);
    add(hash(shape, hash("k", ofShape)));
    if (near.distance === 2) continue;
    add(hash(words[index + near.step]?.[0] ?? "", near.firstWord));
    add(hash(words[index + near.step]?.at(-2) ?? "", near.lastWord));
    const sameLine = other.unit.line === read.unit.line;
    add(hashFlag(sameLine, near.line));
    add(hashNumber(length, hash("n", hashNumber(bucket(other.unit.text.length), near.length))));
    add(hash(/[.!?:：。]$/u.exec(other.unit.text)?.[0] ?? "", near.end));
    addBits(other.terms | other.drawn, sameLine ? near.sameLine : near.otherLine, add);
  }
  add(hash(shapes[index + 1] ?? "$", hash(shape, hash(shapes[index - 1] ?? "^", names.around))));
  addBlock(facts, index, add);
}

/** What stands before and behind the unit in its own block: words of asking go on there. */
function addBlock({ units }: DocumentFacts, index: number, add: Add): void {
  const read = units[index];
  if (read === undefined) return;
  let before = 0;
  let after = 0;
  let size = 0;
  for (let place = index - 1; place >= read.block && place > index - 12; place -= 1) {
    before |= units[place]?.terms ?? 0;
    size += 1;
  }
  for (let place = index + 1; place < index + 12 && units[place]?.block === read.block; place += 1) {
    after |= units[place]?.terms ?? 0;
    size += 1;
  }
  if ((before | after) !== 0)
    for (let one = 0; one < 12; one += 1) {
      if ((before & (1 << one)) !== 0) add(blockTerms.before[one] ?? 0);
      if ((after & (1 << one)) !== 0) add(blockTerms.after[one] ?? 0);
    }
  const counts = hashNumber(bitCount(after), hash("/", hashNumber(bitCount(before), names.block)));
  add(hashNumber(bitCount(read.terms), hash("/", counts)));
  add(hashNumber(bucket(size), names.blockSize));
}
