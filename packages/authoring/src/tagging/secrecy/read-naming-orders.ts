import { keepsBack } from "../../text/lexicon/secrecy/exclusion-frames.ts";
import { readSilenceCue, type SilenceCue } from "../../text/lexicon/secrecy/silence-cues.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { roles } from "../role.ts";

const asking = (["request", "withhold", "note"] as const).map((role) => roles.indexOf(role));
const longestOrder = 320;
const mostPieces = 6;
/** How surely a sentence has to ask for a clause of it to count as an order, by how plain the words of the clause are. */
const leastAsked: Readonly<Record<SilenceCue, number>> = { order: 0.05, sure: 0, likely: 0.12, denied: 2 };
const joints =
  /[,;،](?=\s+\P{Nd})|[，；]|(?<=\P{Nd}[.!?]|[。！？])\s+|\s[–—]\s|\s(?:but|aber|mais|pero|mas|ma|maar|men|ale|но|але)\s/u;
const mostWords = 16;
/** A clause of more words says itself what it keeps back. */
const shortestTelling = 4;
const conjunction = /\s(?:and|or|nor|und|oder|et|ou|y|e|o|i|en|of|och|eller|og|a|и|или|і|або|ve)\s/iu;
/** To leave out, and not a shadow. */
const dropping = /(?<!\p{L})drop(?! shadow)(?!\p{L})/iu;
const alias = /(?<!\p{L})(?:call|title|name) (?:it|this|that|the) [^.;:]{0,12}["“„«]|["“«]\W*$/iu;
const otherThan = termBits("form", "look", "limit");
const deckWords = termBits("deck", "unit");

/** What a clause that keeps something back says of it, and the units of its sentence. */
export interface NamingOrder {
  /** The clause or the member of it; behind it, with the one before, for a clause that only points back. */
  readonly texts: readonly string[];
  readonly units: readonly number[];
}

/** Returns the clauses of a prompt that keep something back, in sentences that may ask for it; a sentence is read up to a few pieces. */
export function readNamingOrders({ units }: DocumentFacts, estimates: Float64Array): readonly NamingOrder[] {
  const found: NamingOrder[] = [];
  for (let index = 0; index < units.length; index += 1) {
    const sentence = sentenceFrom(units, index);
    if (sentence.length === 0) continue;
    const mayAsk = (own: number): number =>
      asking.reduce((sum, role) => sum + (estimates[own * roles.length + role] ?? 0), 0);
    const asked = Math.max(...sentence.map(mayAsk));
    const text = sentence.map((own) => units[own]?.unit.text ?? "").join(" ");
    if (asked < surelyOrders && isChain(text)) {
      index += sentence.length - 1;
      continue;
    }
    if (asked >= leastAsked.order || keepsBack(text)) {
      for (const clause of orderingClauses(text, asked)) found.push({ texts: clause, units: sentence });
    }
    index += sentence.length - 1;
  }
  return found;
}

const surelyOrders = 0.3;
const fewestLinks = 4;
const mostWordsOfLink = 4;

/** "Power off – cases out – walls – ceiling": steps between dashes order nobody to keep silent. */
function isChain(text: string): boolean {
  const links = text.split(/\s(?:[–—→-]|->)\s/u);
  return links.length >= fewestLinks && links.every((link) => link.split(/\s+/u).length <= mostWordsOfLink);
}

const sentenceEnd = /[.!?。！？؟…।:：][)\]"”»』」]{0,2}\s*$/u;

/** The few pieces that a sentence was cut into, from its first one on; none for what cannot ask. */
function sentenceFrom(units: DocumentFacts["units"], first: number): readonly number[] {
  const form = units[first]?.unit.form;
  if (form !== "sentence" && form !== "item" && form !== "value") return [];
  const found = [first];
  let length = units[first]?.unit.text.length ?? 0;
  for (let index = first + 1; found.length < mostPieces; index += 1) {
    const unit = units[index]?.unit;
    length += (unit?.text.length ?? 0) + 1;
    const isEnd = sentenceEnd.test(units[index - 1]?.unit.text ?? "");
    if (unit === undefined || unit.opensLine || isEnd || length > longestOrder) break;
    found.push(index);
  }
  return length > longestOrder && found.length === 1 ? [] : found;
}

/** The clauses of a sentence that keep something back, each member by itself; with the one before where they name nothing themselves. */
function orderingClauses(text: string, asked: number): readonly (readonly string[])[] {
  if (text.length > longestOrder || /[?？؟]\W*$/u.test(text)) return [];
  const clauses = text.split(joints).map((clause) => clause.trim());
  return clauses.flatMap((clause, index): readonly (readonly string[])[] => {
    const cue = clause.split(/\s+/u).length <= mostWords ? readSilenceCue(clause) : undefined;
    if (cue === undefined || asked < leastAsked[cue] || alias.test(clause)) return [];
    const classes = findTerms(clause.replace(dropping, " ")).reduce((all, { classes }) => all | classes, 0);
    if (cue === "likely" && (classes & otherThan) !== 0) return [];
    const members = clause.split(conjunction);
    const before = clauses[index - 1] ?? "";
    const isOfDeck = findTerms(before).some(({ classes }) => (classes & deckWords) !== 0);
    return members.length > 1
      ? members.map((member) => [member])
      : [
          before === "" || isOfDeck || clause.split(/\s+/u).length > shortestTelling
            ? [clause]
            : [clause, before],
        ];
  });
}
