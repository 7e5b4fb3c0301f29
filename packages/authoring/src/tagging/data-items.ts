import { readMonth } from "../text/numbers/read-dates.ts";

const languages = "de fr es it pt nl pl cs ru uk sv da nb fi hu ro tr el id vi ar he hi fa".split(" ");
const hour = /\p{Nd}{1,2}[:.h]\p{Nd}{2}/u;
const eastAsianDay = /\p{Nd}\s?[月월日일]/u;
const numbered = /^\p{Nd}{1,2}[./]\s?\p{Nd}{1,2}(?:[./]\s?(?:\p{Nd}{2}){0,2})?(?!\p{Nd})/u;
const address = /\S@\S+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S|\+?\p{Nd}[\p{Nd} /()-]{6,}\p{Nd}/u;

/** Says whether an item of a list is itself what is to be shown: a day, an hour, an address. "3 May", but not "3 goals". */
export function isDatum(words: string): boolean {
  if (address.test(words) || hour.test(words) || numbered.test(words) || eastAsianDay.test(words))
    return true;
  if (!/\p{Nd}/u.test(words)) return false;
  const months = words.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  return months
    .slice(0, 6)
    .some((word) => languages.some((language) => readMonth(word, language) !== undefined));
}
