import { readDates } from "../text/numbers/read-dates.ts";
import { type Quantity, readQuantities } from "../text/numbers/read-quantities.ts";
import { countColumns } from "../text/words/columns.ts";

const manyAtLeast = 10_000;
const widestValue = 22;

/**
 * Returns the one amount of a sentence that is worth a page: money, a share or a great number; undefined where there is none,
 * or several of them.
 */
export function strikingAmount(words: string, language: string): string | undefined {
  const [only, ...more] = strikingIn(words, language);
  if (only === undefined || more.length > 0) return undefined;
  const value = words.slice(only.start, only.end).trim();
  return countColumns(value) > widestValue ? undefined : value;
}

/** Says whether a text names money, a share or a great number. */
export function namesStriking(words: string, language: string): boolean {
  return strikingIn(words, language).length > 0;
}

function strikingIn(words: string, language: string): readonly Quantity[] {
  const dates = readDates(words, language);
  return readQuantities(words, language).filter(
    ({ start, end, prefix, unit, value }) =>
      (/[$€£¥₽%]/u.test(prefix + unit) || value >= manyAtLeast) &&
      !dates.some((date) => start < date.end && end > date.start) &&
      !isCode(words.slice(0, start)),
  );
}

/** "ISO 14001" counts nothing. */
function isCode(before: string): boolean {
  return /(?<!\p{L})\p{Lu}{2,6}[ -]$/u.test(before.slice(-8));
}
