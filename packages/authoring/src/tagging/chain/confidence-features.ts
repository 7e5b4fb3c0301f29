import { confidenceBit, confidenceBits, confidenceClasses } from "../../text/lexicon/secrecy/confidences.ts";
import { termBit, termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts, ReadUnit } from "./document-facts.ts";
import { bitCount, bucket, hash, hashFlag, hashNumber } from "./feature-hash.ts";

type Add = (name: number) => void;

const byClass = (prefix: string): readonly number[] =>
  confidenceClasses.map((_, one) => hash(`${prefix}${one}`));
const names = {
  own: byClass("K"),
  before: byClass("K<"),
  after: byClass("K>"),
  beforeInLine: byClass("KL<"),
  afterInLine: byClass("KL>"),
  count: hash("K#"),
  remark: hash("KR"),
  topic: hash("KT"),
  share: hash("K%"),
  rare: hash("KRare"),
  relative: hash("Krel"),
  people: hash("Kpeople"),
  commas: hash("K,"),
};
const hushing = confidenceBits("telling", "keeping", "secrecy", "nobody", "knowing");
const secrecy = confidenceBit("secrecy");

/** What the features of one unit's confidences need to know of the whole prompt. */
export interface Confidences {
  /** By unit the one before and the one behind that is no stamp, key or line of a carrier; -1 for none. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** How many units in ten use words of secrecy, and whether the first ones or a heading do: then the deck may be about it. */
  readonly share: number;
  readonly isTopic: boolean;
  /** Of the units that are said: how many, their median length, and the classes that few of them have a word of. */
  readonly count: number;
  readonly median: number;
  readonly rare: number;
}

/** A class stands out that at most one unit in so many has a word of; in texts of so many units at least. */
const fewInAll = 8;
const fewestUnits = 5;
const firstUnits = 3;

/** Returns what the features of confidences need to know of a prompt. */
export function readConfidences({ units }: DocumentFacts): Confidences {
  const said = units.flatMap((read, index) => (isSaid(read) ? [{ read, index }] : []));
  const before = units.map(() => -1);
  const after = units.map(() => -1);
  for (let place = 0, index = 0; index < units.length; index += 1) {
    while ((said[place]?.index ?? units.length) < index) place += 1;
    before[index] = said[place - 1]?.index ?? -1;
    after[index] = said[said[place]?.index === index ? place + 1 : place]?.index ?? -1;
  }
  const having = (bit: number): number => said.filter(({ read }) => (read.confided & bit) !== 0).length;
  const rare = confidenceClasses.reduce(
    (bits, _, one) => (having(1 << one) <= Math.max(1, said.length / fewInAll) ? bits | (1 << one) : bits),
    0,
  );
  return {
    before,
    after,
    share: Math.round((10 * having(secrecy)) / Math.max(1, said.length)),
    isTopic: units.some(
      ({ unit, confided }, index) =>
        (confided & secrecy) !== 0 &&
        unit.form !== "carrier" &&
        (unit.form === "heading" || index < firstUnits),
    ),
    count: said.length,
    median:
      said.map(({ read }) => read.unit.text.length).sort((one, other) => one - other)[said.length >> 1] ?? 0,
    rare,
  };
}

function isSaid({ unit }: ReadUnit): boolean {
  return unit.form !== "carrier" && unit.form !== "key";
}

const denying = termBit("negation");
const asking = termBits("deck", "ask", "want");
const nobody = confidenceBit("nobody");
const leastShare = 3;
const openingUnits = 4;
const fewestOfTopic = 6;

/**
 * Says whether a prompt is about secrecy rather than holds secrets: a heading or the request that it opens with names it without a
 * word of denial, and a quarter of its units or more speak of it.
 */
export function isAboutSecrecy(facts: DocumentFacts): boolean {
  const isNamed = facts.units.some(
    ({ unit, confided, terms }, index) =>
      (confided & secrecy) !== 0 &&
      (unit.form === "heading" || (index < openingUnits && (terms & asking) !== 0)) &&
      (confided & nobody) === 0 &&
      (terms & denying) === 0,
  );
  if (!isNamed) return false;
  const { share, count } = readConfidences(facts);
  return count >= fewestOfTopic && share >= leastShare;
}

/** Adds the features by which things told in confidence are known: what they are made of, beside what, and whether they stand out. */
export function addConfidences(facts: DocumentFacts, around: Confidences, index: number, add: Add): void {
  const read = facts.units[index];
  if (read === undefined) return;
  const hasDeck = facts.firstDeck >= 0;
  const rare = around.count >= fewestUnits ? read.confided & around.rare : 0;
  addClasses(read, around, { hasDeck, rare }, add);
  addStanding(read, around, rare, add);
  addNear(facts.units[around.before[index] ?? -1], read, names.before, names.beforeInLine, add);
  addNear(facts.units[around.after[index] ?? -1], read, names.after, names.afterInLine, add);
}

function addClasses(
  { confided, unit }: ReadUnit,
  { share, isTopic }: Confidences,
  { hasDeck, rare }: { readonly hasDeck: boolean; readonly rare: number },
  add: Add,
): void {
  const length = bucket(unit.text.length);
  add(hashNumber(share, hashFlag((confided & secrecy) !== 0, names.share)));
  add(hashFlag(isTopic, hashFlag((confided & hushing) !== 0, names.topic)));
  add(hashNumber(bitCount(confided), hash("/", hashFlag(hasDeck, names.count))));
  add(hashNumber(bitCount(confided & hushing), hashNumber(length, names.remark)));
  for (let one = 0; confided >> one !== 0; one += 1) {
    if ((confided & (1 << one)) === 0) continue;
    const name = names.own[one] ?? 0;
    add(name);
    add(hash(unit.form, hash("f", hashFlag(hasDeck, name))));
    add(hashNumber(length, hash("n", name)));
    add(hashFlag(isTopic, hash("T", name)));
    if ((rare & (1 << one)) !== 0) add(hash("R", name));
    const pair = hash("&", name);
    for (let other = one + 1; confided >> other !== 0; other += 1)
      if ((confided & (1 << other)) !== 0) add(hashNumber(other, pair));
  }
}

/** How a unit stands out among the others: by classes that they have not, by its length, by names of persons and by its clauses. */
function addStanding({ confided, unit }: ReadUnit, around: Confidences, rare: number, add: Add): void {
  const own = bitCount(confided);
  const isSeveral = around.count >= fewestUnits;
  add(hashNumber(bitCount(rare), hashFlag(isSeveral, names.rare)));
  add(hashNumber(bitCount(rare), hashNumber(own, names.rare)));
  const relative = bucket(Math.round((4 * unit.text.length) / Math.max(1, around.median)));
  add(hashNumber(relative, hash(unit.form, names.relative)));
  add(hashNumber(relative, hashNumber(bitCount(rare), names.relative)));
  const people = countOf(unit.text, /(?<=[\p{L},;:] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu, 3);
  const capitals = countOf(unit.text, /(?<=[\p{L},;:] )\p{Lu}\p{Ll}/gu, 4);
  add(hashNumber(people, hashNumber(capitals, names.people)));
  add(hashNumber(Math.min(3, capitals), hashNumber(own, names.people)));
  add(hashNumber(countOf(unit.text, /[,;，、،]/gu, 4), hashNumber(own, names.commas)));
}

function countOf(text: string, pattern: RegExp, most: number): number {
  return Math.min(most, text.match(pattern)?.length ?? 0);
}

/** What the unit before or behind says: remarks that ask for silence stand there. */
function addNear(
  near: ReadUnit | undefined,
  read: ReadUnit,
  anywhere: readonly number[],
  inLine: readonly number[],
  add: Add,
): void {
  if (near === undefined) return;
  const isInLine = near.unit.line === read.unit.line;
  for (let one = 0; near.confided >> one !== 0; one += 1) {
    if ((near.confided & (1 << one)) === 0) continue;
    add(anywhere[one] ?? 0);
    if (isInLine) add(inLine[one] ?? 0);
  }
  const hush = bitCount(near.confided & hushing);
  const name = anywhere[0] ?? 0;
  add(hashNumber(hush, hashFlag(isInLine, hashNumber(bucket(near.unit.text.length), name))));
  add(hashNumber(hush, hashNumber(bitCount(read.confided), hash("o", name))));
}
