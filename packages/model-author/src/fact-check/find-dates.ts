import { readMonth } from "@lectern/authoring";
import { readLooseDates } from "./loose-dates.ts";
import type { DateMention, TimeMention } from "./read-mentions.ts";
import type { PromptFacts } from "./read-prompt.ts";

/** The dates and times of a prompt, ready to be asked for. */
export interface KnownDates {
  /** A date whose parts the prompt has together; the year may come from elsewhere in it. */
  isFoundedDate(date: DateMention): boolean;
  isFoundedTime(time: TimeMention): boolean;
  /** A day without its month, said beside a date: the tenth of "from 3 July, at the latest the 10th". */
  isFoundedDay(day: number, beside: readonly DateMention[]): boolean;
  /** Says whether a word names a month or weekday that the prompt speaks of, or the weekday of one of its dates beside a date. */
  isSpokenOf(word: string, beside: readonly DateMention[]): boolean;
  /** Returns the names of months and weekdays in a text that the prompt does not speak of. */
  findStrayNames(text: string, dates: readonly DateMention[]): readonly string[];
}

/** Returns the dates of a prompt as they are asked for; `languages` are the deck's and the prompt's. */
export function createKnownDates(facts: PromptFacts, languages: readonly string[]): KnownDates {
  const { times, numbers } = facts;
  const loose = readLooseDates(facts.text, languages);
  const dates = [...facts.dates, ...loose.dates];
  const years = new Set([...dates.map(({ year }) => year), ...numbers.map(({ plain }) => plain)]);
  const months = new Set([...monthsIn(facts.text, languages), ...loose.months]);
  for (const { month } of dates) months.add(month);
  for (const quarter of quartersIn(facts.text))
    for (const month of [quarter * 3 - 2, quarter * 3 - 1, quarter * 3]) months.add(month);
  const weekdays = new Set([...weekdaysIn(facts.text, languages), ...loose.weekdays]);
  const named = new Set(weekdays);
  for (const date of dates)
    if (date.precision === "day" && date.year > 0)
      weekdays.add(new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay());
  const hasYear = (year: number) => year === 0 || years.has(year);
  const agrees = (one: DateMention, other: DateMention) =>
    one.year === other.year || one.year === 0 || (other.year === 0 && hasYear(one.year));
  return {
    isFoundedDate(date) {
      if (date.precision === "season") return hasYear(date.year);
      if (date.precision === "day") {
        const isSame = dates.some(
          (one) =>
            one.precision === "day" && one.month === date.month && one.day === date.day && agrees(date, one),
        );
        const isPutTogether =
          months.has(date.month) &&
          numbers.some(({ plain }) => plain === date.day) &&
          hasYear(date.year) &&
          !facts.dates.some((one) => one.precision === "day");
        return isSame || isPutTogether;
      }
      const from = date.precision === "quarter" ? date.month - 2 : date.month;
      const isIn = dates.some((one) => one.month >= from && one.month <= date.month && agrees(date, one));
      return (
        isIn ||
        (hasYear(date.year) &&
          Array.from({ length: date.month - from + 1 }, (_, index) => from + index).some((month) =>
            months.has(month),
          ))
      );
    },
    isFoundedTime({ minutes, isOpen }) {
      return times.some(
        (one) =>
          one.minutes === minutes || ((isOpen || one.isOpen) && Math.abs(one.minutes - minutes) === 720),
      );
    },
    isFoundedDay(day, beside) {
      return beside.some((near) =>
        dates.some(
          (one) =>
            one.precision === "day" && one.month === near.month && one.day === day && agrees(near, one),
        ),
      );
    },
    isSpokenOf(word, beside) {
      const month = monthIn(word, languages);
      const weekday = weekdayOf(word, languages);
      return (
        (month !== undefined && months.has(month)) ||
        (weekday !== undefined && (beside.length > 0 ? weekdays : named).has(weekday))
      );
    },
    findStrayNames(text, own) {
      return wordsIn(text).flatMap(({ word, start }) => {
        if (own.some((date) => start >= date.start && start < date.end)) return [];
        const month = word.length > 3 && isName(word) ? monthIn(word, languages) : undefined;
        const weekday = weekdayOf(word, languages);
        const isStray =
          (month !== undefined && !months.has(month)) || (weekday !== undefined && !weekdays.has(weekday));
        return isStray ? [word] : [];
      });
    },
  };
}

function wordsIn(text: string): readonly { readonly word: string; readonly start: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map((match) => ({ word: match[0], start: match.index }));
}

/** "may" and "march" are words of their own; months in scripts with capitals that write them small are taken whole. */
function isName(word: string): boolean {
  return !/^(?:may|march)$/u.test(word);
}

function monthsIn(text: string, languages: readonly string[]): Set<number> {
  return new Set(wordsIn(text).flatMap(({ word }) => monthIn(word, languages) ?? []));
}

const quarterPattern =
  /(?<![\p{L}\d])(?:Q([1-4])(?!\d)|([1-4])(?:\.|er|e|º|°|o|-?й|-?й)? ?(?:Quartal|trimestre|квартал|kwarta|kvart|quarter|çeyrek|neljännes))|第?([1-4])(?:季度|四半期|분기)/giu;

function quartersIn(text: string): readonly number[] {
  return [...text.matchAll(quarterPattern)].map((match) => Number(match[1] ?? match[2] ?? match[3]));
}

/** The month that a word names, in whatever case. */
function monthIn(word: string, languages: readonly string[]): number | undefined {
  for (const language of languages) {
    for (const form of formsOf(word.toLowerCase(), language)) {
      const month = readMonth(form, language);
      if (month !== undefined) return month;
    }
  }
  return undefined;
}

function formsOf(word: string, language: string): readonly string[] {
  if (/^fi\b/u.test(language)) return [word, word.replace(/kuu\p{L}{1,4}$/u, "kuu")];
  if (!/^(?:ru|uk|pl|cs|sk)\b/u.test(language)) return [word];
  const stem = word.slice(0, -1);
  return [word, stem, ...["а", "я", "ь", "a", "u"].map((ending) => stem + ending)].filter(
    ({ length }) => length > 3,
  );
}

function weekdaysIn(text: string, languages: readonly string[]): Set<number> {
  return new Set(wordsIn(text).flatMap(({ word }) => weekdayOf(word, languages) ?? []));
}

const tables = new Map<string, ReadonlyMap<string, number>>();

function weekdayOf(word: string, languages: readonly string[]): number | undefined {
  const lower = word.toLowerCase();
  for (const language of [...languages, "en"]) {
    const names = weekdayNames(language);
    const day = names.get(lower) ?? names.get(lower.slice(0, -1)) ?? names.get(lower.replace(/у$/u, "а"));
    if (day !== undefined) return day;
  }
  return undefined;
}

function weekdayNames(language: string): ReadonlyMap<string, number> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  // 4 January 1970 was a Sunday.
  const names = Array.from({ length: 7 }, (_, day): [string, number] => [
    format.format(new Date(Date.UTC(1970, 0, 4 + day))).toLowerCase(),
    day,
  ]);
  // Some names of days are common words as well.
  const table = new Map(names.filter(([name]) => name.length > 3 && !/^(?:minggu|pazar)$/u.test(name)));
  tables.set(language, table);
  return table;
}
