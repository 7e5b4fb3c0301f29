import type { Block } from "../../structure/blocks.ts";
import type { TaggedUnit } from "../../tagging/role.ts";
import { findTerms, termBit, termBits } from "../../text/lexicon/find-terms.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { splitClausesOf } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";

const asking = termBits("deck", "ask", "polite", "must", "include");
const goingOn = termBit("goOn");
/** What is said of the topic, or why it is spoken of at all: ", which opened in 2015", "because we miss 30 calls a day". */
const tellings =
  /(?:, (?:which|who|die|der|das|welche[rs]?|que|qui|che|dat|który|która|które|som|который|которая|которые)|,? (?:because|since|weil|denn|da|parce que|car|porque|perché|omdat|want|ponieważ|bo|för att|fordi|потому что)) (?=\S)/giu;
const shortestTold = 12;
const fewestWords = 5;
const label = /^(\p{L}{3,20}):$/u;

/**
 * Returns the facts that are told in the sentences of a request, as a paragraph for the matter of a prompt that brings no
 * other: clauses about the topic, and sentences with figures that ask for nothing. Empty where no figure is told.
 */
export function toldInRequest(units: readonly TaggedUnit[]): readonly Block[] {
  const request = units.filter(({ role }) => role === "request");
  const opening = request.findIndex(({ text }) => asks(text));
  if (opening === -1) return [];
  let heading = "";
  const told = request.slice(opening).flatMap((unit) =>
    unit.text.split(betweenSentences).flatMap((sentence): readonly string[] => {
      const [first, ...others] = factsOf(sentence, unit);
      const named = first === undefined || heading === "" ? first : `${capitalise(heading)}: ${first}`;
      heading = label.exec(sentence.trim())?.[1] ?? "";
      return named === undefined ? [] : [named, ...others];
    }),
  );
  if (!told.some((fact) => /\p{Nd}/u.test(fact))) return [];
  const text = toRichText(told.map((fact) => `${capitalise(fact)}.`).join(" "));
  return [{ kind: "paragraph", text, source: { start: 0, end: 0 } }];
}

/** Who speaks to a machine opens sentences small. */
const betweenSentences = /(?<=[.!?])\s+|(?<=[。！？])/u;

function factsOf(sentence: string, { place }: TaggedUnit): readonly string[] {
  const words = sentence.trim().replace(/[.!。]$/u, "");
  if (label.test(words)) return [];
  if (!asks(words)) {
    // Where the tagger is sure, it asks in words that nobody here knows.
    return place === "notes" && words.split(" ").length >= fewestWords ? [words] : [];
  }
  const start = [...words.matchAll(tellings)].map(({ index, 0: { length } }) => index + length)[0];
  const clause = start === undefined ? "" : words.slice(start).replace(forSomebody, "");
  const isFact = clause.length >= shortestTold && /\p{Nd}/u.test(clause) && !asks(clause);
  return isFact ? membersOf(clause) : [];
}

/** "…, for the bank" goes on about the deck. */
const forSomebody = /, (?:for|für|pour|para|per|voor|dla|för|til|для) .{2,60}$/iu;

function asks(words: string): boolean {
  return findTerms(words).some(
    ({ classes, start }) => (classes & asking) !== 0 || (start === 0 && (classes & goingOn) !== 0),
  );
}

/** What is said in a row of clauses is told one by one; so is what stands around the only "and", where both sides have a figure. */
function membersOf(clause: string): readonly string[] {
  const [members = clause.split(conjunction)] = splitClausesOf(clause);
  const areTold = members.every((member) => member.trim().includes(" "));
  return areTold && (members.length > 2 || members.every((member) => /\p{Nd}/u.test(member)))
    ? members
    : [clause];
}

const conjunction = / (?:and|und|et|y|e|en|och|og|i|и) /iu;
