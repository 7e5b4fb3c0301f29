import { termBit } from "../text/lexicon/terms/find-terms.ts";
import type { ReadUnit } from "./chain/document-facts.ts";

/** "Costs:", "Next steps:", "费用：": a name of a few words that opens large, or in a script without capitals. */
const opening =
  /^[\s\-–—•*:]{0,4}(?<name>[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{Nd}\s'’&/-]{1,40})\s?(?::(?=\s|$|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{Nd}])|：)/u;
const mostWords = 4;
const bitsOf = (names: readonly string[]): number => names.map(termBit).reduce((all, bit) => all | bit, 0);
/** Words by which a deck is described, or what is secret: a fact behind a name with one is a wish. */
const describing = bitsOf(["label", "deck", "audience", "note", "secretLabel", "secretHint", "polite"]);
/** The same, where they are most of the name. */
const wishing = bitsOf([
  "look",
  "limit",
  "include",
  "ending",
  "must",
  "language",
  "form",
  "material",
  "want",
]);
const mostOfName = 0.6;

/** Returns the label that opens a unit ("Costs: 1,200 euro"); undefined where it describes decks, or marks a secret. */
export function readOpenLabel({ unit, hits }: ReadUnit): string | undefined {
  const found = opening.exec(unit.text.slice(0, 60));
  const name = found?.groups?.["name"]?.trim();
  if (found === null || name === undefined || name.split(/\s+/u).length > mostWords) return undefined;
  const from = found[0].indexOf(name);
  const own = hits.filter(({ start, end }) => start >= from && end <= from + name.length);
  const isWish = own.some(
    ({ start, end, classes }) =>
      (classes & describing) !== 0 || ((classes & wishing) !== 0 && end - start >= name.length * mostOfName),
  );
  return isWish ? undefined : name;
}

const asking = bitsOf(["want", "polite", "include", "must"]);
const goingOn = bitsOf(["ask", "ending", "goOn"]);
const opensWithin = 12;

/** Says whether a unit opens with a word of asking: "Include …", "Should answer: …"; without a label of its own also "First …, then …". */
export function opensWithWish({ hits }: ReadUnit, isNamed: boolean): boolean {
  const wish = isNamed ? asking : asking | goingOn;
  return hits.some(({ start, classes }) => start < opensWithin && (classes & wish) !== 0);
}
