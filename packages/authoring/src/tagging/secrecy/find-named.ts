import { readExcludedKind } from "../../text/lexicon/secrecy/excluded-kinds.ts";
import { termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { roles } from "../role.ts";
import { governed } from "./find-excluded.ts";
import { mayBeSecret } from "./may-be-secret.ts";
import { type NamingWord, namingWords } from "./naming-words.ts";
import { readNamingOrders } from "./read-naming-orders.ts";
import { indexWords } from "./word-index.ts";

const request = roles.indexOf("request");
const chrome = roles.indexOf("chrome");
const surelyAsked = 0.7;
const mostBearers = 2;
/** A longer run of speech tells more than what an order names. */
const longestTold = 240;
/** "Not for the parents": who is not to see it is not what is kept back. */
const audience =
  /(?<!\p{L})(?:for|to|für|pour|aux?|para|per|ai|agli|alle|alla|voor|för|til|till|dla|pro|pre|для|για) (?:(?:the|our|my|any|die|das|den|unsere?n?|les?|la|nos|los|las|os|as|i|gli|le|de|het|onze) )?\p{L}+/giu;
const wishes = termBits("deck", "ask", "polite", "include");

/**
 * Returns the units that share a rare word, name or number with an order of silence, wherever the order stands: "the bit about plot 33
 * must not be in it", "про врача нигде не упоминать". Words that other wishes use are the deck's topic and name nothing that is kept back.
 */
export function findNamed(facts: DocumentFacts, estimates: Float64Array): readonly number[] {
  const { units, firstDeck } = facts;
  const asked = (at: number): number => estimates[at * roles.length + request] ?? 0;
  if (firstDeck === -1 && !units.some((_, at) => asked(at) >= surelyAsked)) return [];
  const orders = readNamingOrders(facts, estimates);
  if (orders.length === 0) return [];
  const ordering = new Set(orders.flatMap((order) => order.units));
  const isMatter = (at: number): boolean =>
    units[at] !== undefined &&
    units[at].unit.form !== "carrier" &&
    !ordering.has(at) &&
    asked(at) < surelyAsked &&
    (estimates[at * roles.length + chrome] ?? 0) < surelyAsked;
  const isWish = (at: number): boolean =>
    asked(at) >= surelyAsked && ((units[at]?.terms ?? 0) & wishes) !== 0;
  const mayBeMeant = (at: number): boolean =>
    isMatter(at) && (units[at]?.unit.text.length ?? 0) <= longestTold;
  const index = indexWords(
    units.map(({ unit }, at) => (unit.form === "carrier" || ordering.has(at) ? "" : unit.text)),
  );
  const bearersOf = (word: NamingWord): readonly number[] => {
    const bearers = index.bearersOf(word, mostBearers + 1);
    return bearers.length > mostBearers || bearers.some(isWish) ? [] : bearers.filter(mayBeMeant);
  };
  const found = new Set<number>();
  for (const { texts } of orders)
    for (const bearer of firstNamed(texts, bearersOf)) {
      const own = governed(units, bearer, estimates);
      if (own.length === 1 && !mayBeSecret(estimates, bearer)) continue;
      for (const one of own) {
        if (!isMatter(one)) break;
        found.add(one);
      }
    }
  return [...found];
}

/** What the first of some clauses names: by names and numbers, else by other words, where it names no kind of thing ("no child's name"). */
function firstNamed(
  clauses: readonly string[],
  bearersOf: (word: NamingWord) => readonly number[],
): readonly number[] {
  for (const clause of clauses) {
    const words = namingWords(clause.replace(audience, " "));
    const byName = words.filter(({ isName }) => isName).flatMap(bearersOf);
    if (byName.length > 0) return byName;
    if (readExcludedKind(clause) !== undefined) continue;
    const byWord = words.filter(({ isName }) => !isName).flatMap(bearersOf);
    if (byWord.length > 0) return byWord;
  }
  return [];
}
