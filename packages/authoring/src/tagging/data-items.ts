import { readMonth } from "../text/numbers/read-dates.ts";
import { isWeekday } from "../text/numbers/weekdays.ts";

const languages = "en de fr es it pt nl pl cs ru uk sv da nb fi hu ro tr el id vi ar he hi fa".split(" ");
const hour = /\p{Nd}{1,2}[:.h]\p{Nd}{2}/u;
const eastAsianDay = /\p{Nd}\s?[月월日일]/u;
const numbered = /^\p{Nd}{1,2}[./]\s?\p{Nd}{1,2}(?:[./]\s?(?:\p{Nd}{2}){0,2})?(?!\p{Nd})/u;
const address = /\S@\S+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S|\+?\p{Nd}[\p{Nd} /()-]{6,}\p{Nd}/u;

/** Shorter words are too often something else: "sun", "mar". */
const dayWord = /[\p{L}\p{M}]{5,}|[\p{sc=Han}\p{sc=Hangul}]{3}/gu;

/**
 * Says whether an item of a list is itself what is to be shown: a day, an hour, an address, what is on a weekday. "3 May", "Monday
 * closed", but not "3 goals" or "Monday".
 */
export function isDatum(words: string): boolean {
  if (address.test(words) || hour.test(words) || numbered.test(words) || eastAsianDay.test(words))
    return true;
  if (/\S\s+\S/u.test(words) && namesWeekday(words)) return true;
  return /\p{Nd}/u.test(words) && namesMonth(words);
}

/** Says whether one of the first words is the name of a month: "refunds in August". */
export function namesMonth(words: string): boolean {
  const all = words.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  return all
    .slice(0, 6)
    .some((word) => languages.some((language) => readMonth(word, language) !== undefined));
}

/** Says whether one of the first words is a whole name of a weekday. */
function namesWeekday(words: string): boolean {
  const all = words.toLowerCase().match(dayWord) ?? [];
  return all.slice(0, 3).some((word) => languages.some((language) => isWeekday(word, language)));
}
