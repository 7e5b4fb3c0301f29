import { termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts, ReadUnit } from "../chain/document-facts.ts";
import { asksByWord, isInsideLongText, isInterrupted, isLongText, shareOf } from "../long-text.ts";
import { isPlainText } from "../plain-text.ts";
import { roles } from "../role.ts";

const asked = [roles.indexOf("request"), roles.indexOf("plan")];
const carried = [...asked, roles.indexOf("chrome")];
const shown = [roles.indexOf("content"), roles.indexOf("heading")] as const;
const slides = termBits("unit");
/** "At the end, pupils can explain …" tells, "End with the costs" asks. */
const ending = termBits("ending");

/** How much less likely a sentence of a document asks than the same sentence in a message. */
const inDocument = 0.02;
const withhold = roles.indexOf("withhold");
const secretive = termBits("secretLabel", "secretHint");
/** So many units before and behind are near. */
const near = 4;
const surelyAsked = 0.95;
const surelyEnds = 0.9;
const fewestHeadings = 3;
const mostAbove = 1;
const longestAbove = 40;
const speaking = termBits("ask", "want", "polite", "greeting", "material");
/** A text of so few units without a word of greeting or closing is all matter: no mail or page carries it. */
const mostUncarried = 8;
const carrying = termBits("greeting", "closing");

/**
 * Returns the estimates with those of asking and planning lowered where a text speaks to its own readers: below the headings of a
 * document without a word of decks, inside a long text that nobody interrupts with wishes, and in one that only tells. "Show your card at the desk" and "Select the printer
 * from the list below" ask nothing of us there. Those of secrecy are lowered inside a long text where no mark of it is near.
 */
export function weighInDocuments(facts: DocumentFacts, estimates: Float64Array): Float64Array {
  const isHeaded = isDocument(facts);
  const isLong = isLongText(facts, estimates);
  const isPlain = !isHeaded && isPlainText(facts, estimates);
  const taken = isPlain && isUncarried(facts) ? carried : asked;
  if (!isHeaded && !isLong && !isPlain) return estimates;
  const weighed = estimates.slice();
  const isTalk = isLong && isInterrupted(facts, estimates);
  for (const [index, read] of facts.units.entries()) {
    const isBelow = facts.units[read.head]?.unit.form === "heading" || read.unit.form === "heading";
    const maySpeak = (read.terms & slides) !== 0;
    const mayEnd = (read.terms & ending) !== 0 && shareOf(estimates, index, asked) >= surelyEnds;
    const isTold = isHeaded && isBelow && !maySpeak && !mayEnd;
    // Where a deck is asked for, what surely asks is asked of us in the midst of a text, too.
    const isAsked = facts.firstDeck !== -1 && shareOf(estimates, index, asked) >= surelyAsked;
    const mayInterrupt = isTalk && asksByWord(read);
    const isInside = isLong && !isAsked && !mayInterrupt && isInsideLongText(facts, index);
    if (!isPlain && !isTold && !isInside) continue;
    // Where nothing near marks a secret, a long text tells none.
    const isOpen = isInside && !isMarkedNear(facts, index);
    lower(weighed, index * roles.length, isOpen ? [...taken, withhold] : taken);
  }
  return weighed;
}

/** The manual of a program may speak of decks: one with code under headings is a document all the same. */
function isDocument({ units, firstDeck }: DocumentFacts): boolean {
  const own = units.filter(({ unit }) => unit.form !== "carrier");
  const first = own.find(isHeading);
  if (first === undefined || first.unit.marker !== undefined) return false;
  // "MEMO" may stand above the first heading, and nobody who asks for something.
  const above = own.slice(0, own.indexOf(first));
  if (
    above.length > mostAbove ||
    above.some(({ unit, terms }) => unit.text.length > longestAbove || (terms & speaking) !== 0)
  )
    return false;
  if (units.filter(isHeading).length < fewestHeadings) return false;
  return firstDeck === -1 || units.some(({ unit }) => unit.form === "code");
}

function isMarkedNear({ units }: DocumentFacts, index: number): boolean {
  return units
    .slice(Math.max(0, index - near), index + near + 1)
    .some(({ terms }) => (terms & secretive) !== 0);
}

function isUncarried({ units }: DocumentFacts): boolean {
  return (
    units.length <= mostUncarried &&
    units.every(({ unit, terms }) => unit.form !== "carrier" && (terms & carrying) === 0)
  );
}

function isHeading({ unit }: ReadUnit): boolean {
  return unit.form === "heading";
}

/** What is taken from some roles goes to what is shown: no sentence becomes a secret by it. */
function lower(estimates: Float64Array, base: number, taken: readonly number[]): void {
  const own = estimates.subarray(base, base + roles.length);
  const best = shown.reduce((one, other) => ((own[other] ?? 0) > (own[one] ?? 0) ? other : one));
  for (const role of taken) {
    const share = own[role] ?? 0;
    own[role] = share * inDocument;
    own[best] = (own[best] ?? 0) + share * (1 - inDocument);
  }
}
