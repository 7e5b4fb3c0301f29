import { termBit, termBits } from "../text/lexicon/find-terms.ts";
import type { DocumentFacts, ReadUnit } from "./document-facts.ts";
import { isInsideLongText, isLongText, shareOf } from "./long-text.ts";
import { roles } from "./role.ts";

const asked = [roles.indexOf("request"), roles.indexOf("plan")];
const shown = [roles.indexOf("content"), roles.indexOf("heading")] as const;
const wishes = termBits("ending", "unit");

/** How much less likely a sentence of a document asks than the same sentence in a message. */
const inDocument = 0.02;
const fewestHeadings = 3;
const asking = termBits("polite", "material", "ending");
const deckWord = termBit("deck");
const opensWish = termBits("ask", "want");
/** A unit that asks by more than the first likelihood, or by the second where a wish opens it, is asked of us. */
const surelyAsked = 0.85;
const likelyAsked = 0.5;
const labelOfWish = termBits("label", "audience", "limit", "form");
/** "March: pilot", and "Agenda:" above what it holds. */
const labelled = /^[\p{L}\p{Nd}][^:：\n]{0,30}[:：]\s?\S/u;
const heading = /^[\p{L}\p{Nd}][^:：\n]{1,24}[:：]$/u;
/** So many units that are matter by themselves make a text, however short. */
const fewestTold = 2;

/**
 * Returns the estimates with those of asking and planning lowered where a text speaks to its own readers: below the headings of a
 * document without a word of decks, and inside a long text. "Show your card at the
 * desk" and "Select the printer from the list below" ask nothing of us there.
 */
export function weighInDocuments(facts: DocumentFacts, estimates: Float64Array): Float64Array {
  const isHeaded = isDocument(facts);
  const isLong = isLongText(facts, estimates);
  const isPlain = !isHeaded && isPlainText(facts, estimates);
  if (!isHeaded && !isLong && !isPlain) return estimates;
  const weighed = estimates.slice();
  for (const [index, read] of facts.units.entries()) {
    const isBelow = facts.units[read.head]?.unit.form === "heading" || read.unit.form === "heading";
    const isTold = isHeaded && isBelow && (read.terms & wishes) === 0;
    if (isPlain || isTold || (isLong && isInsideLongText(facts, index))) lower(weighed, index * roles.length);
  }
  return weighed;
}

/** The manual of a program may speak of decks: one with code under headings is a document all the same. */
function isDocument({ units, firstDeck }: DocumentFacts): boolean {
  const [first] = units.filter(({ unit }) => unit.form !== "carrier");
  if (first?.unit.form !== "heading" || first.unit.marker !== undefined) return false;
  if (units.filter(isHeading).length < fewestHeadings) return false;
  return firstDeck === -1 || units.some(({ unit }) => unit.form === "code");
}

/** Some sentences or lines of matter, and nowhere a word for the deck or a wish: nobody asks for anything. */
function isPlainText({ units, isSlideRun }: DocumentFacts, estimates: Float64Array): boolean {
  if (isSlideRun || units.some(speaksOfDeck)) return false;
  const asks = ({ unit, terms, opening }: ReadUnit, index: number): boolean => {
    if (/[?？؟]\s*$/u.test(unit.text)) return true;
    if (labelled.test(unit.text)) return (opening & labelOfWish) !== 0;
    if (heading.test(unit.text)) return false;
    const share = shareOf(estimates, index, asked);
    const wishes = (terms & asking) | (opening & opensWish);
    if (wishes === 0 && isTopHeading(unit, index)) return false;
    return share >= surelyAsked || (share >= likelyAsked && wishes !== 0);
  };
  if (units.some(asks)) return false;
  const tells = ({ unit }: ReadUnit, index: number): boolean =>
    shareOf(estimates, index, shown) > 0.5 || labelled.test(unit.text);
  return units.filter(tells).length >= fewestTold;
}

/** "# Presentation 7" above a text is its name. */
function speaksOfDeck({ unit, terms }: ReadUnit, index: number): boolean {
  return (terms & deckWord) !== 0 && !isTopHeading(unit, index);
}

function isTopHeading({ form, depth }: ReadUnit["unit"], index: number): boolean {
  return index === 0 && form === "heading" && depth === 1;
}

function isHeading({ unit }: ReadUnit): boolean {
  return unit.form === "heading";
}

/** What is taken from asking goes to what is shown: no sentence becomes a secret by it. */
function lower(estimates: Float64Array, base: number): void {
  const own = estimates.subarray(base, base + roles.length);
  const best = shown.reduce((one, other) => ((own[other] ?? 0) > (own[one] ?? 0) ? other : one));
  for (const role of asked) {
    const share = own[role] ?? 0;
    own[role] = share * inDocument;
    own[best] = (own[best] ?? 0) + share * (1 - inDocument);
  }
}
