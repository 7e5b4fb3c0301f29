import { hasFiniteVerb } from "../../tagging/statement.ts";
import { findTerms, termBits } from "../../text/lexicon/find-terms.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import type { PartCandidate } from "./part-candidate.ts";

/**
 * Says whether words cannot be a part, whatever stands beside them: a mark, half a quotation, what is to be left out ("nothing sparkly"), what
 * the same sentence keeps back ("the items on wages are confidential").
 */
export function isNoPart(candidate: PartCandidate): boolean {
  return (
    !/[\p{L}\p{Nd}]/u.test(candidate.part.text) ||
    cutsQuotation(candidate) ||
    (opensWithout(candidate.part.text) && !isListedDoing(candidate)) ||
    isKeptBack(candidate)
  );
}

const quotation = /["“„«「『][^"“”„«»「」『』]{1,200}["”“»」』]/gu;

function cutsQuotation({ unit: { text }, start, end }: PartCandidate): boolean {
  return [...text.matchAll(quotation)].some(({ index, 0: { length } }) => {
    const [first, last] = [index + 1, index + length - 1];
    const isInside = start >= first && end <= last && (start > first || end < last);
    const crosses = start < last && first < end && start < first !== end > last;
    return isInside || crosses;
  });
}

function opensWithout(text: string): boolean {
  const [own = 0] = readWordClasses(readTokens(text.slice(0, 60)));
  return (own & bitOf("exclude")) !== 0 && /\s/u.test(text);
}

/** "Cover planning, avoiding delays, and tools": what is done and stands amid a list is a part, and leaves nothing out. */
function isListedDoing({ unit: { text }, part, end }: PartCandidate): boolean {
  return /^\p{L}{3,}ing\s/iu.test(part.text) && /^(?:,|\s(?:and|&)\s)/u.test(text.slice(end));
}

const secret = termBits("secretLabel", "secretHint");
const farthest = 80;

/** What the clause says behind a name, or in a sentence of its own: a deck may be about secrets. */
function isKeptBack({ unit: { text }, start, end }: PartCandidate): boolean {
  const own = text.slice(start, end);
  const behind = /^[^,;:.!?\n，；：。！？]*/u.exec(text.slice(end, end + farthest))?.[0] ?? "";
  const told = hasFiniteVerb(own) ? own + behind : behind;
  return findTerms(told).some(({ classes }) => (classes & secret) !== 0);
}
