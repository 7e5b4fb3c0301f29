import { termBit, termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts, ReadUnit } from "../chain/document-facts.ts";
import { roles } from "../role.ts";

const request = roles.indexOf("request");
const wishes = [
  "must",
  "look",
  "limit",
  "include",
  "ending",
  "form",
  "audience",
  "label",
  "deck",
  "negation",
  "unit",
  "ask",
]
  .map(termBit)
  .reduce((all, bit) => all | bit, 0);
const material = termBit("material");
const label = termBit("label");

/** How much more likely a unit asks that stands under a line that does, with words of wishing and without. */
const withWishes = 12;
const withoutWishes = 2;
/** The same in the sentence of a label of the deck. */
const behindDeckLabel = 60;

/**
 * Returns the estimates with those of list items raised that stand under a line which asks ("Rules:", "Dabei gilt:"), unless it hands
 * over material ("from these facts:"), and of what a label of the deck is followed by in its line.
 */
export function weighUnderHeads(facts: DocumentFacts, estimates: Float64Array): Float64Array {
  const weighed = estimates.slice();
  for (const [index, read] of facts.units.entries()) {
    if (isBehindDeckLabel(facts, index, weighed)) {
      raise(weighed, index, behindDeckLabel);
      continue;
    }
    const head = facts.units[read.head];
    if (
      head === undefined ||
      read.unit.form === "carrier" ||
      !isRuleHead(head, weighed[read.head * roles.length + request] ?? 0)
    )
      continue;
    const factor = (read.terms & wishes) !== 0 ? withWishes : withoutWishes;
    raise(weighed, index, factor);
  }
  return weighed;
}

const describing = termBits("audience", "look", "limit", "genre", "language");
const surelyAsked = 0.9;
const longestValue = 120;

const longestRest = 160;
const labelled = /^\P{L}{0,4}\p{L}[^:：,;.!?]{1,30}[:：]/u;

/** "Audience: class 5.", "Audience: teachers, most of them have never used one.": what goes on in the sentence of a label that surely describes the deck. */
function isBehindDeckLabel({ units }: DocumentFacts, index: number, estimates: Float64Array): boolean {
  const [before, own] = [units[index - 1], units[index]];
  if (before === undefined || own === undefined || own.unit.opensLine) return false;
  if ((before.opening & describing) === 0) return false;
  if ((estimates[(index - 1) * roles.length + request] ?? 0) < surelyAsked) return false;
  const { text } = before.unit;
  const isValue = /[:：]\s*$/u.test(text) && own.unit.text.length <= longestValue;
  return isValue || (labelled.test(text) && /[,;]\s*$/u.test(text) && own.unit.text.length <= longestRest);
}

function isRuleHead({ unit, terms }: ReadUnit, asks: number): boolean {
  if ((terms & material) !== 0 && (terms & label) === 0) return false;
  return asks > 0.6 && (unit.form === "heading" || /[:：]$/u.test(unit.text));
}

function raise(estimates: Float64Array, index: number, factor: number): void {
  const base = index * roles.length;
  let sum = 0;
  for (let role = 0; role < roles.length; role += 1) {
    const value = (estimates[base + role] ?? 0) * (role === request ? factor : 1);
    estimates[base + role] = value;
    sum += value;
  }
  for (let role = 0; role < roles.length; role += 1)
    estimates[base + role] = (estimates[base + role] ?? 0) / sum;
}
