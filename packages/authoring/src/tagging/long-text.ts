import { termBit, termBits } from "../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts, ReadUnit } from "./chain/document-facts.ts";
import { roles } from "./role.ts";

const shown = [roles.indexOf("content"), roles.indexOf("heading"), roles.indexOf("title")];
const deck = termBit("deck");
const asking = termBits(
  "deck",
  "unit",
  "ask",
  "want",
  "polite",
  "material",
  "audience",
  "limit",
  "ending",
  "form",
);

/** A prompt of so many units, most of which are matter, is a long text. */
const fewestUnits = 24;
const leastMatter = 0.6;
/** A long text is asked about in its first and last units, and beside a word for the deck or in a block with one. */
const edge = 4;
const reach = 2;
const longestBlock = 12;
/** So many units are a book rather than a page: its ends are its own, too, where no word of them asks. */
export const fewestUnitsOfBook = 60;

/** Says whether a prompt brings a long text: it speaks to its own readers, and only here and there to us. */
export function isLongText({ units }: DocumentFacts, estimates: Float64Array): boolean {
  const own = units.flatMap(({ unit }, index) => (unit.form === "carrier" ? [] : [index]));
  const matter = own.filter((index) => shareOf(estimates, index, shown) > 0.5);
  return own.length >= fewestUnits && matter.length >= own.length * leastMatter;
}

/**
 * Says whether a unit of a long text is told to its readers: it is away from the ends of the text and from words for the deck, or
 * at an end of a very long one and without any word of asking. Those of a plan that is asked for are not.
 */
export function isInsideLongText(
  { units, isSlideRun, isRunAsked, deckCount }: DocumentFacts,
  index: number,
): boolean {
  const read = units[index];
  if (read === undefined) return false;
  if (read.runNumber > 0 && (isRunAsked || (isSlideRun && deckCount > 0))) return false;
  if (index < edge || index >= units.length - edge)
    return units.length >= fewestUnitsOfBook && (read.terms & asking) === 0;
  const isNear = (other: ReadUnit, at: number): boolean =>
    Math.abs(at - index) <= reach || (other.block === read.block && Math.abs(at - index) <= longestBlock);
  const from = Math.max(0, index - longestBlock);
  const around = units.slice(from, index + longestBlock + 1);
  return !around.some((other, at) => (other.terms & deck) !== 0 && isNear(other, from + at));
}

/** Says whether a unit has a word by which people ask for something. */
export function asksByWord({ terms }: ReadUnit): boolean {
  return (terms & asking) !== 0;
}

const asked = [roles.indexOf("request"), roles.indexOf("plan")];
const likelyAsked = 0.3;

/** Says whether wishes stand away from the ends of a text: who writes so goes on speaking to us amid the matter. */
export function isInterrupted({ units }: DocumentFacts, estimates: Float64Array): boolean {
  return units.some(
    (read, index) =>
      index >= edge &&
      index < units.length - edge &&
      asksByWord(read) &&
      shareOf(estimates, index, asked) >= likelyAsked,
  );
}

/** Returns the likelihood that a unit has one of some roles, given by their indexes. */
export function shareOf(estimates: Float64Array, index: number, of: readonly number[]): number {
  return of.reduce((sum, role) => sum + (estimates[index * roles.length + role] ?? 0), 0);
}
