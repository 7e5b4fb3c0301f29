import { leavesOpen } from "../../text/lexicon/open-questions.ts";
import { keepsBack } from "../../text/lexicon/secrecy/exclusion-frames.ts";
import { tellsItself } from "../../text/lexicon/secrecy/hush-phrases.ts";
import { ordersLeavingOut } from "../../text/lexicon/secrecy/leaving-orders.ts";
import { termBit } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { fewestUnitsOfBook, isInsideLongText } from "../long-text.ts";
import { roles } from "../role.ts";
import { governed } from "./find-excluded.ts";
import { sentenceAround } from "./sentence-around.ts";

const request = roles.indexOf("request");
const deck = termBit("deck");
const surelyAsked = 0.8;
const likelyAsked = 0.6;
const shortRemark = 60;
const longestSentence = 400;

/** "That's not going in": the remark says nothing of what it is about but that it stands before it. */
const pointsBack =
  /^\W{0,3}(?:(?:and|but|so|oh|please|bitte|und|aber|mais|et|pero|y|mas|e|ma|en|maar|a|ale|и|а|но) )?(?:that|this|these|those|it|they|(?:das|dat|det) (?:is|mag|gaat|hoort|moet|blijft|kan|komt|ist|darf|soll|sollte|gehört|bleibt|kommt|muss|geht|bitte|får|ska|skal|må|bør|är|er)|dies\p{L}{0,2}|ça|cela|ceci|esto|eso|isto|isso|questo|questa|quello|dit|detta|dette|to|tego|это|этого|об этом|про це|bu|bunu)(?:['’]s)?(?![\p{L}\p{M}])|^(?:これ|この|这|這|이)/iu;
/** "He died last week": the sentence goes on about who or what the one before named. */
const goesOn =
  /^\W{0,3}(?:(?:and|but|because|und|aber|denn|mais|et|car|pero|y|porque|mas|e|ma|perché|en|maar|want|och|men|og|a|ale|bo|и|а|но) )?(?:he|she|it|they|his|her|their|him|them|er|sie|ihn|ihm|ihr\p{L}{0,2}|sein\p{L}{0,2}|il (?:n['’]|s['’]|y |ne |se |est|était|a|avait|va|doit|veut|peut)|elle|ils|elles|él|ella|ellos|ellas|ele|ela|eles|elas|lui|lei|loro|hij|ze|zij|zijn|haar|han|hon|hun|ona|oni|jego|jej|ich|он|она|они|его|её|их|він|вона|вони|onun|彼|她|他|그|그녀)(?![\p{L}\p{M}])|^\W{0,3}(?:and )?(?:the same (?:goes|is true|applies)|same (?:goes|with|for)|ditto|likewise|(?:dasselbe|das gleiche|gleiches) gilt|(?:la )?même chose|pareil pour|lo mismo|o mesmo (?:vale|para|com)|lo stesso vale|hetzelfde geldt|samma sak|det samme gælder|to samo (?:z|dotyczy)|totéž platí|то же (?:самое|с)|те саме)(?![\p{L}\p{M}])|^(?:同样|同じく)/iu;

/**
 * Returns the units of sentences that order or say that something is not to be seen, whether or not they name what stands elsewhere:
 * such a sentence mostly tells what it keeps back. With it goes what it points back at and the sentence that goes on about it.
 */
export function findKeptBack(facts: DocumentFacts, estimates: Float64Array): readonly number[] {
  const { units, firstDeck } = facts;
  const asked = (index: number): number => estimates[index * roles.length + request] ?? 0;
  // Where nobody is asked for anything, nobody is told to keep silent but by who speaks of himself or of this very text.
  const isAsked = firstDeck !== -1 || units.some((_, index) => asked(index) > surelyAsked);
  if (!isAsked && units.length >= fewestUnitsOfBook) return [];
  const isMatter = (index: number): boolean =>
    units[index] !== undefined && units[index]?.unit.form !== "carrier" && asked(index) <= likelyAsked;
  const found = new Set<number>();
  for (let index = 0; index < units.length; index += 1) {
    const sentence = sentenceAround(units, index);
    const last = sentence.at(-1) ?? index;
    const mayKeep = isAsked || speaking.test(joined(units, sentence));
    if (mayKeep && keepsSentenceBack(facts, estimates, sentence)) {
      for (const own of sentence)
        if (asked(own) <= surelyAsked || ((units[own]?.terms ?? 0) & deck) === 0) found.add(own);
      const text = joined(units, sentence);
      for (const own of itemsNamedIn(text, units, estimates)) found.add(own);
      if (
        text.length <= shortRemark &&
        pointsBack.test(text) &&
        !tellsItself(text) &&
        isMatter((sentence[0] ?? 0) - 1)
      )
        for (const before of sentenceAround(units, (sentence[0] ?? 0) - 1))
          if (isMatter(before)) found.add(before);
      const next = units[last + 1]?.unit;
      if (next !== undefined && !next.opensLine && isMatter(last + 1) && goesOn.test(next.text))
        for (const behind of sentenceAround(units, last + 1)) if (isMatter(behind)) found.add(behind);
    }
    index = Math.max(index, last);
  }
  return [...found];
}

/** Words of who speaks of himself, or points at what he sends. */
const speaking =
  /(?<!\p{L})(?:i|we|us|our|my|me|here|there|wir|uns|ich|mir|das|hier|da|je|nous|ça|nos|yo|esto|eso|eu|isto|isso|io|noi|questo|ik|wij|we|ons|dit|jag|vi|oss|det|ja|nam|nas|мы|нас|нам|это)(?!\p{L})/iu;

const itemNumber =
  /(?<!\p{L})(?:item|point|paragraph|section|number|no\.|punkt|ziffer|top|nr\.|abschnitt|punto|apartado|ponto|pkt|punt|пункт)\s?(\p{Nd}{1,2})(?!\p{Nd})/giu;

/** "Item 3 can not be in there": the numbered item with all that stands in it. */
function itemsNamedIn(
  text: string,
  units: DocumentFacts["units"],
  estimates: Float64Array,
): readonly number[] {
  const numbers = [...text.matchAll(itemNumber)].map(([, number]) => Number(number));
  return units.flatMap(({ unit }, index) =>
    unit.opensLine && numbers.includes(Number.parseInt(unit.marker ?? "", 10))
      ? governed(units, index, estimates)
      : [],
  );
}

function joined(units: DocumentFacts["units"], indexes: readonly number[]): string {
  return indexes.map((index) => units[index]?.unit.text ?? "").join(" ");
}

function keepsSentenceBack(
  facts: DocumentFacts,
  estimates: Float64Array,
  sentence: readonly number[],
): boolean {
  const [first] = sentence;
  const unit = facts.units[first ?? -1]?.unit;
  if (first === undefined || unit === undefined) return false;
  if (facts.units.length >= fewestUnitsOfBook && isInsideLongText(facts, first)) return false;
  if (unit.form === "carrier" || unit.form === "heading" || unit.form === "row" || unit.form === "code")
    return false;
  const text = joined(facts.units, sentence);
  if (text.length > longestSentence || /[?？]\W*$/u.test(text) || leavesOpen(text)) return false;
  if (keepsBack(text)) return true;
  const isAsked = (estimates[first * roles.length + request] ?? 0) > surelyAsked;
  return !isAsked && text.split(/[,;:]\s+/u).some(ordersLeavingOut);
}
