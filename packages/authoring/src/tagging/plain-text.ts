import { termBit, termBits } from "../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts, ReadUnit } from "./chain/document-facts.ts";
import { shareOf } from "./long-text.ts";
import { roles } from "./role.ts";
import { isStatement } from "./statement.ts";

const asked = [roles.indexOf("request"), roles.indexOf("plan")];
const shown = [roles.indexOf("content"), roles.indexOf("heading")];
const deckWord = termBit("deck");
const asking = termBits("polite", "material", "ending");
const opensWish = termBits("ask", "want");
const labelOfWish = termBits("label", "audience", "limit", "form");
/** Without one of these a sentence, or a line of several, asks for nothing, however much a short prompt looks like a topic. */
const wishWords =
  asking |
  opensWish |
  labelOfWish |
  termBits("minutes", "must", "include", "look", "genre", "language", "unit");
/** A unit that asks by more than the first likelihood, or by the second where a wish opens it, is asked of us. */
const surelyAsked = 0.85;
const likelyAsked = 0.5;
/** A whole sentence is matter by less likelihood than words that might be a topic. */
const likelyTold = 0.5;
const likelySentence = 0.4;
/** "March: pilot", and "Agenda:" above what it holds. */
const labelled = /^[\p{L}\p{Nd}][^:：\n]{0,30}[:：]\s?\S/u;
const heading = /^[\p{L}\p{Nd}][^:：\n]{1,24}[:：]$/u;
/** So many units that are matter by themselves make a text, however short. */
const fewestTold = 2;
const fewestLines = 3;

/**
 * Says whether a prompt only tells: some sentences or lines of matter, or one whole statement, and nowhere a word for the deck or a
 * wish. What asks for nothing is no request, whatever the trained chain takes short prompts for.
 */
export function isPlainText(facts: DocumentFacts, estimates: Float64Array): boolean {
  const { units, isSlideRun } = facts;
  if (isSlideRun || units.some(speaksOfDeck)) return false;
  const areLines = isRunOfLines(units);
  const isWordless = ({ unit, terms }: ReadUnit): boolean =>
    (terms & wishWords) === 0 && (areLines || closesSentence(unit.text));
  const asks = (read: ReadUnit, index: number): boolean => {
    const { unit, terms, opening } = read;
    if (/[?？؟]\s*$/u.test(unit.text)) return true;
    if (labelled.test(unit.text)) return (opening & labelOfWish) !== 0;
    if (heading.test(unit.text) || isWordless(read)) return false;
    const share = shareOf(estimates, index, asked);
    const wishes = (terms & asking) | (opening & opensWish);
    if (wishes === 0 && isTopHeading(unit, index)) return false;
    return share >= surelyAsked || (share >= likelyAsked && wishes !== 0);
  };
  const [first, second] = units;
  if (first !== undefined && second === undefined)
    return (first.opening & wishWords) === 0 && isStatement(first.unit.text);
  if (units.some(asks)) return false;
  const tells = (read: ReadUnit, index: number): boolean =>
    shareOf(estimates, index, shown) > (closesSentence(read.unit.text) ? likelySentence : likelyTold) ||
    labelled.test(read.unit.text) ||
    isWordless(read);
  return units.filter(tells).length >= fewestTold;
}

/** Lines without marks of a list, as of a poem. */
function isRunOfLines(units: readonly ReadUnit[]): boolean {
  const lines = new Set(units.map(({ unit }) => unit.line));
  return (
    lines.size >= fewestLines &&
    units.every(
      ({ unit }) => unit.form === "sentence" && unit.marker === undefined && !/[:：]$/u.test(unit.text),
    )
  );
}

/** Two words or more, or three characters of a script without spaces, and a stop; a question before it is another sentence. */
function closesSentence(text: string): boolean {
  const words = text.trimEnd();
  const last = words.slice(1 + Math.max(...["?", "？", "؟"].map((mark) => words.lastIndexOf(mark))));
  return (
    /[.!。！।…][)\]"”»』」]{0,2}$/u.test(last.slice(-longestEnd)) &&
    /\S\s+\S|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{3}/u.test(last)
  );
}

/** A stop and what closes behind it. */
const longestEnd = 6;

/** "# Presentation 7" above a text is its name. */
function speaksOfDeck({ unit, terms }: ReadUnit, index: number): boolean {
  return (terms & deckWord) !== 0 && !isTopHeading(unit, index);
}

function isTopHeading({ form, depth }: ReadUnit["unit"], index: number): boolean {
  return index === 0 && form === "heading" && depth === 1;
}
