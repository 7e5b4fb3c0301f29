import { hasFiniteVerb, isStatement } from "../../tagging/statement.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import type { PartCandidate } from "./part-candidate.ts";

/**
 * Says whether words cannot be a part, whatever stands beside them: a mark, half a quotation, what is to be left out ("nothing sparkly"), what
 * the same sentence keeps back ("the items on wages are confidential"), a word that only points back ("…, which"), a column ("as a table
 * with owner and date"), what a sentence names that tells something and asks for nothing.
 */
export function isNoPart(candidate: PartCandidate): boolean {
  return (
    !/[\p{L}\p{Nd}]/u.test(candidate.part.text) ||
    cutsQuotation(candidate) ||
    (opensWithout(candidate.part.text) && !isListedDoing(candidate)) ||
    isKeptBack(candidate) ||
    relative.test(candidate.part.text.trim()) ||
    isColumn(candidate) ||
    isOfStatement(candidate)
  );
}

const relative =
  /^(?:which|who|whom|whose|that|die|der|das|welche[rsnm]?|wer|was|qui|que|quoi|lequel|laquelle|lesquel(?:le)?s|(?:el|la|los|las) cual(?:es)?|quien(?:es)?|quem|o qual|a qual|che|il quale|la quale|chi|wie|wat|som|vem|hvem|kter[ýáéí]|któr\p{L}{1,2}|kto|co|котор\p{L}{2,3}|кто|що|який|яка|яке|які)$/iu;
const asTable =
  /(?<!\p{L})(?:as|in|into|als|in|en|dans|sous forme de|como|em|na forma de|come|in forma di|som|i|w|jako|v|в виде|как|у вигляді) (?:(?:an?|einer?|une?|una?|uma?|een|en|ett|et|jedn\p{L}{1,2}) )?(?:table|tabelle[n]?|tableau|tabla|tabela|tabella|tabel|tabell|tabulk\p{L}|tabel[iaę]|таблиц\p{L}|таблиці) (?:with|mit|avec|con|com|met|med|z|ze|s|se|с|со|з|із) [^.;:!?\n]*$/iu;

/** "The jobs as a table with owner and date": what it is to have stands in it. */
function isColumn({ unit: { text }, start }: PartCandidate): boolean {
  return asTable.test(text.slice(Math.max(0, start - farthest), start));
}

const wishing = termBits("deck", "want", "must", "include", "polite", "form");
const asking = termBits("ask");

/** "I run a workshop where three of us mend prams and buggies." */
function isOfStatement({ part, unit: { text, role } }: PartCandidate): boolean {
  return (
    role === "request" &&
    part.form === undefined &&
    isStatement(text) &&
    hasFiniteVerb(text) &&
    findTerms(text).every(
      ({ classes, start }) => (classes & wishing) === 0 && !(start === 0 && (classes & asking) !== 0),
    )
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
