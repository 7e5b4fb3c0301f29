import { findTerms, termBits } from "../text/lexicon/terms/find-terms.ts";

/** The bits of the classes of terms that always wish for something, of the deck, its look and its readers. */
export const wishTerms = termBits(
  "deck",
  "want",
  "must",
  "include",
  "polite",
  "material",
  "note",
  "secretLabel",
  "secretHint",
  "audience",
  "look",
  "language",
  "minutes",
  "unit",
  "ending",
);
const bounds = termBits("negation", "limit", "genre");
const wishing = wishTerms | bounds;
const orders = termBits("ask");

/** Says whether words ask for something: by a term of these classes besides those that always do, or by a verb that opens them. */
export function asks(words: string, others = bounds): boolean {
  return findTerms(words).some(
    ({ classes, start }) =>
      (classes & (wishTerms | others)) !== 0 || (start === 0 && (classes & orders) !== 0),
  );
}

/** What several figures stand in may speak of photographs or of what comes with what. */
const idle = termBits("look", "include", "genre");
const severalFigures = /\p{Nd}[^\p{Nd}]{3,}\p{Nd}/u;
/** Portuguese, in which "no" means "in the". */
const portuguese = /(?<!\p{L})(?:é|são|em|ao|aos|dos|uma)(?!\p{L})/iu;
const negation = termBits("negation");

/** Says whether a sentence among wishes is one itself. */
export function wishes(words: string): boolean {
  const most = severalFigures.test(words) ? wishing & ~idle : wishing;
  return findTerms(words).some(({ classes, start, end }) => {
    const isPlace = classes === negation && /^no$/iu.test(words.slice(start, end)) && portuguese.test(words);
    return !isPlace && ((classes & most) !== 0 || (start === 0 && (classes & orders) !== 0));
  });
}
