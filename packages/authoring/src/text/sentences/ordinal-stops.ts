import { readMonth } from "../numbers/read-dates.ts";
import { stopwordsOf } from "../words/words.ts";

/** What German sets before ordinals: "der 3. Platz", "am 3. Advent". */
const leads =
  /(?:^|[^\p{L}\p{M}])(?:am|im|vom|zum|zur|beim|ans|ins|de[rmns]|die|das|(?:k|m|d|s)?eine?[mnrs]?|(?:unser|ihr|euer|eur|jed|dies|jen)(?:e[mnrs]?)?|in|an|auf|bei|bis|ab|seit|nach|vor|mit|zu)\s+$/iu;
/** "3. und 4. Klasse", "Ziel: 2. Platz", "Beethovens 9. Sinfonie". */
const otherLeads = /(?:[^\p{L}\p{M}\p{N}\s]|(?:[^\p{N}\s]|\p{N}\.)\s*und|\p{Lu}\p{L}{2,20}s)\s+$/u;
/** "3", "Rule 3" */
const numbered = /^(?:\p{Lu}\p{L}{1,14} )?\p{Nd}{1,2}$/u;
const clock = /\p{Nd}:\p{Nd}{2}$/u;

/**
 * Says whether the stop behind a number of one or two digits makes an ordinal of it, where a large letter follows: "am 14. Mai",
 * "der 3. Platz", but "in 2024 14. Das …", "um 19:30. Eintritt …". Only German writes all nouns large (`isGerman`): elsewhere
 * a large letter opens a sentence.
 * @param before The sentence up to the stop.
 * @param after What stands behind the stop.
 */
export function isOrdinalStop(before: string, after: string, isGerman: boolean): boolean {
  if (clock.test(before.slice(-8))) return false;
  if (before.length < 24 && numbered.test(before.trim())) return true;
  const next = /^\s*(\p{L}[\p{L}\p{M}]{0,20})/u.exec(after.slice(0, 30))?.[1] ?? "";
  if (readMonth(next, "de") !== undefined) return true;
  if (!isGerman) return false;
  if (stopwordsOf("de").has(next.toLowerCase())) return false;
  const opening = before.slice(-60).replace(/\p{Nd}{1,2}$/u, "");
  return leads.test(opening) || otherLeads.test(opening);
}

/**
 * Says whether the number before a stop counts items of a list within a line: "1. Costs, 2. Risks".
 * @param before The line up to the stop.
 * @param after What stands behind the stop.
 */
export function countsItems(before: string, after: string): boolean {
  const number = Number(/\p{Nd}{1,2}$/u.exec(before)?.[0]);
  if (number === 1) return /[^\p{N}.,:]2[.)]\s/u.test(after.slice(0, farthest));
  const earlier = before.slice(-farthest * number);
  return (
    /(?:^|[\s(:])1[.)]\s/u.test(earlier) && new RegExp(`(?:^|[\\s(:])${number - 1}[.)]\\s`, "u").test(earlier)
  );
}

/** How far the numbers of a list within a line stand apart, in characters. */
const farthest = 160;

const germanWords = /(?<!\p{L})(?:der|das|und|ist|nicht|eine?|für|auf|wir|ich|sind|im|am)(?!\p{L})/giu;

/** Says whether a text is likely German, by one in sixteen of the words of its first 2,000 characters. */
export function looksGerman(text: string): boolean {
  const words = text.slice(0, 2_000);
  return (words.match(germanWords)?.length ?? 0) * 16 >= (words.match(/\p{L}+/gu)?.length ?? 0);
}
