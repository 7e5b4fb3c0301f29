import type { TaggedUnit } from "../tagging/role.ts";
import { isNearSecret } from "../tagging/secrecy/near-secret.ts";
import { hasFiniteVerb } from "../tagging/statement.ts";
import { findTerms, termBit } from "../text/lexicon/terms/find-terms.ts";
import { readDates } from "../text/numbers/read-dates.ts";
import { isWeekday } from "../text/numbers/weekdays.ts";
import { countColumns } from "../text/words/columns.ts";
import { readTokens } from "../text/words/tokens.ts";
import type { FoundSlot } from "./slots/labels.ts";
import { trimSlot } from "./trim-slot.ts";

const deck = termBit("deck");
const negation = termBit("negation");
const longest = 70;
const fewestWords = 3;
/** What a deck is for stands behind such a word. */
const forWhat =
  /(?:^|[\s,])(?:for|für|zur|zum|pour|para|per|voor|inför|till|til|для|na|к)\s(?:the |die |das |den |la |le |l['’]|el |los |las |o |a |os |as |il |lo |i |gli |de |het )?$/iu;
const leading = /^(?:for|für|zur|zum|pour|para|per|voor|inför|till|til|для)\s/iu;
/** An event that those who come know, or a name. */
const opensDefinite =
  /^(?:\p{Lu}|(?:the|our|die|das|der|unsere?|la|le|l['’]|notre|el|nuestr[ao]|o|a|nosso|nossa|il|lo|nostr[ao]|de|het|onze)(?:(?<=['’])|\s))/u;
const ofSpeaker = /^(?:my|meine?[rn]?|mes|mon|ma|mis?|i miei|mijn|min|mina)\s/iu;

/**
 * Returns the occasion that a deck is for, where a sentence that asks for the deck names it with its day ("the residents' evening
 * on 6 February"), denies nothing, and nothing in it or beside it is kept back.
 */
export function readAnnounced(
  units: readonly TaggedUnit[],
  slotsOf: (unit: TaggedUnit) => readonly FoundSlot[],
  language: string,
): string | undefined {
  for (const [index, unit] of units.entries()) {
    const classes = findTerms(unit.text).reduce((all, hit) => all | hit.classes, 0);
    const asks = unit.role === "request" && (classes & deck) !== 0 && (classes & negation) === 0;
    if (!asks || isNearSecret(units, index)) continue;
    const words = slotsOf(unit)
      .filter(({ slot, start, text }) => slot === "occasion" && isForIt(unit.text.slice(0, start), text))
      .map((slot) => trimSlot(slot).replace(leading, ""))
      .find((text) => mayStand(text, language));
    if (words !== undefined) return words;
  }
  return undefined;
}

function isForIt(before: string, words: string): boolean {
  return leading.test(words) || forWhat.test(before);
}

/** A name of an event with its day, and no clause. */
function mayStand(words: string, language: string): boolean {
  return (
    countColumns(words) <= longest &&
    words.split(/\s+/u).length >= fewestWords &&
    opensDefinite.test(words) &&
    !ofSpeaker.test(words) &&
    isDated(words, language) &&
    !hasFiniteVerb(words)
  );
}

function isDated(words: string, language: string): boolean {
  return (
    readDates(words, language).length > 0 || readTokens(words).some(({ small }) => isWeekday(small, language))
  );
}
