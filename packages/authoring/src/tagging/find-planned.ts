import { findTerms, termBit } from "../text/lexicon/terms/find-terms.ts";
import { type OrderOpener, readOrder } from "../text/numbers/slide-order.ts";
import { type DocumentFacts, notationOf, type ReadUnit } from "./chain/document-facts.ts";
import { isLongText } from "./long-text.ts";
import { roles } from "./role.ts";

const deck = termBit("deck");
const pages = termBit("unit");
const plan = roles.indexOf("plan");
/** A numbering run is a plan where its units are so likely to be planned slides, taken together. */
const planShare = 0.3;
/** "S5", "F 2", "P3", "#4": letters that stand for slides where they count on. */
const shortForm = /^[#[(（【*_]{0,3}(?:s|f|p|sl|pp?\.?|n°|#)[. ]?\p{Nd}/iu;

/** Returns the units that open a slide of a plan for sure: numbered by a word for slide, two of them at least. */
export function findPlanned(facts: DocumentFacts, estimates: Float64Array): readonly number[] {
  const { units, isSlideRun, deckCount } = facts;
  // A book numbers its chapters, too.
  if (deckCount === 0 && isLongText(facts, estimates)) return [];
  const found = units.flatMap(({ unit, hits, runNumber }, index) => {
    const { marker } = unit;
    if (marker === undefined || !/[\p{Nd}一二三四五六七八九十]/u.test(marker) || !/[\p{L}]/u.test(marker))
      return [];
    const isWord = isSlideMarker(marker) || (hits[0]?.start === 0 && ((hits[0]?.classes ?? 0) & deck) !== 0);
    const isShort = isSlideRun && runNumber > 0 && shortForm.test(marker);
    return isWord || isShort ? [index] : [];
  });
  const all = new Set(found.length >= 2 ? found : []);
  for (const run of runsOf(units)) {
    if (run.some((index) => all.has(index))) for (const index of run) all.add(index);
    else if (isPlan(units, run, estimates)) for (const index of run) all.add(index);
  }
  for (const index of findTold(facts, estimates)) all.add(index);
  if (all.size >= 2) for (const index of findLast(facts, Math.min(...all))) all.add(index);
  return [...all].sort((one, other) => one - other);
}

/** "Last slide: …" behind numbered ones. */
function findLast({ units }: DocumentFacts, first: number): readonly number[] {
  return units.flatMap(({ unit }, index) => {
    if (index < first || unit.marker !== undefined || unit.form === "row" || unit.form === "code") return [];
    const order = readOrder(unit.text);
    return order?.place === "last" && order.namesSlide && order.isSure ? [index] : [];
  });
}

interface Told {
  readonly index: number;
  readonly order: OrderOpener;
}

/** Planned slides told in words: "The first slide …. The second one …. Then …. And the last …". */
function findTold({ units }: DocumentFacts, estimates: Float64Array): readonly number[] {
  const planned = (index: number): number => estimates[index * roles.length + plan] ?? 0;
  const told: Told[] = [];
  let next = 1;
  for (const [index, { unit }] of units.entries()) {
    if (unit.form === "row" || unit.form === "code" || unit.form === "carrier") continue;
    const order = readOrder(unit.text);
    if (order === undefined) continue;
    const { place, isSure } = order;
    const isNext =
      typeof place === "number"
        ? place === next || (place > next && told.length > 0 && isSure)
        : told.length > 0 && (isSure || place !== "next" || planned(index) > planShare);
    if (!isNext) continue;
    told.push({ index, order });
    next = typeof place === "number" ? place + 1 : next + 1;
    if (place === "last") break;
  }
  const named = told.filter(({ order }) => order.namesSlide).length;
  const likely = told.filter(({ index }) => planned(index) > 0.5).length;
  const speaks = told.some(({ index }) => ((units[index]?.terms ?? 0) & (deck | pages)) !== 0);
  const isPlan =
    told.length >= 3 ? (named > 0 && speaks) || likely * 3 >= told.length : told.length === 2 && named === 2;
  return isPlan ? told.map(({ index }) => index) : [];
}

/** The openers of each numbering run, three of one notation at least. */
function runsOf(units: DocumentFacts["units"]): readonly (readonly number[])[] {
  const runs = new Map<string, number[]>();
  for (const [index, { unit, runNumber }] of units.entries()) {
    if (runNumber === 0 || unit.marker === undefined) continue;
    const notation = notationOf(unit.marker);
    runs.set(notation, [...(runs.get(notation) ?? []), index]);
  }
  return [...runs.values()].filter(({ length }) => length >= 3);
}

/** All openers of a run have one role: slides are spoken of just before, and their likelihood together, or a third of them, says so. */
function isPlan(units: DocumentFacts["units"], run: readonly number[], estimates: Float64Array): boolean {
  const first = run[0] ?? 0;
  const isNear = units
    .slice(Math.max(0, first - mostBefore), first + 1)
    .some(({ terms }) => (terms & (deck | pages)) !== 0);
  if (!isNear) return false;
  if (leadsToSlides(units[first - 1]) || isShortForSlide(units, first)) return true;
  const planned = run.map((index) => estimates[index * roles.length + plan] ?? 0);
  const mean = planned.reduce((all, one) => all + one, 0) / run.length;
  // Numbered sections of a document stand apart as headings, planned slides seldom do.
  const apart = run.filter(
    (index) => units[index]?.unit.form === "heading" || units[index]?.unit.blankBefore,
  );
  if (apart.length * 2 > run.length) return mean > 0.5;
  return mean > planShare || planned.filter((one) => one > 0.5).length * 3 >= run.length;
}

const mostBefore = 4;

/** "7 diapos …: D1 – why": the letter that counts begins a word for slides just before. */
function isShortForSlide(units: DocumentFacts["units"], first: number): boolean {
  const letter = /^(\p{L})\p{Nd}{1,2}$/u.exec(units[first]?.unit.marker ?? "")?.[1]?.toLowerCase();
  return (
    letter !== undefined &&
    units
      .slice(Math.max(0, first - mostBefore), first)
      .some(({ unit, hits }) =>
        hits.some(
          ({ start, classes }) =>
            (classes & (deck | pages)) !== 0 && unit.text.charAt(start).toLowerCase() === letter,
        ),
      )
  );
}

/** "…, with these slides:" */
function leadsToSlides(before: ReadUnit | undefined): boolean {
  return (
    before !== undefined && (before.closing & (deck | pages)) !== 0 && /[:：]\s*$/u.test(before.unit.text)
  );
}

function isSlideMarker(marker: string): boolean {
  return (
    findTerms(marker).some(({ classes }) => (classes & (deck | pages)) !== 0) ||
    /第.{1,4}[页頁张張枚]|\p{Nd}(?:枚目|장|번째)/u.test(marker)
  );
}
