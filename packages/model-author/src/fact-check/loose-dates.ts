import { foldAccents } from "./fold-accents.ts";
import type { DateMention } from "./read-mentions.ts";

/** What a prompt says of days, as people type it: small, without accents, shortened, in digits. */
export interface LooseDates {
  /** Days of a month, without a year. */
  readonly dates: readonly DateMention[];
  /** From 1. */
  readonly months: ReadonlySet<number>;
  /** From 0, Sunday. */
  readonly weekdays: ReadonlySet<number>;
}

const longestRead = 64_000;
/** "Die" and "mit" begin as Dienstag and Mittwoch do. */
const leastLetters = 4;

/**
 * Returns the days, months and weekdays that a prompt speaks of in any of the languages: "sunday 7th march", "13 aout", "Tues",
 * "15.3.", "w sobote". It hears rather too much: what it finds is only held against what a slide says.
 */
export function readLooseDates(prompt: string, languages: readonly string[]): LooseDates {
  const text = foldAccents(prompt.slice(0, longestRead));
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const months = namesOf(languages, "month");
  const weekdays = namesOf([...languages, "en"], "weekday");
  const dates = [...namedDays(text, months), ...numericDays(text)];
  return {
    dates,
    months: new Set([...words.flatMap((word) => find(word, months)), ...dates.map(({ month }) => month)]),
    weekdays: new Set(words.flatMap((word) => find(word, weekdays))),
  };
}

interface NamedPlace {
  readonly name: string;
  /** As the language shortens it: "tue". */
  readonly short: string;
  readonly place: number;
}

function namesOf(languages: readonly string[], part: "month" | "weekday"): readonly NamedPlace[] {
  return [...new Set(languages)].flatMap((language) => {
    const [long, short] = (["long", "short"] as const).map(
      (width) => new Intl.DateTimeFormat(language, { [part]: width, timeZone: "UTC" }),
    );
    const write = (format: Intl.DateTimeFormat | undefined, time: number) =>
      foldAccents(format?.format(new Date(time)) ?? "").replace(/\.$/u, "");
    // 4 January 1970 was a Sunday.
    const days =
      part === "month"
        ? Array.from({ length: 12 }, (_, index) => [index + 1, Date.UTC(1970, index, 15)] as const)
        : Array.from({ length: 7 }, (_, index) => [index, Date.UTC(1970, 0, 4 + index)] as const);
    return days.map(([place, time]) => ({ name: write(long, time), short: write(short, time), place }));
  });
}

/** A name that is shortened, or has another last letter: "thurs", "sobote". */
function find(word: string, names: readonly NamedPlace[]): readonly number[] {
  return names.flatMap(({ name, short, place }) => {
    const isShort = word === short || (word.length >= leastLetters && name.startsWith(word));
    const isBent = name.length > 4 && word.startsWith(name.slice(0, -1)) && word.length <= name.length + 2;
    return isShort || isBent ? [place] : [];
  });
}

function namedDays(text: string, months: readonly NamedPlace[]): readonly DateMention[] {
  const before = text.matchAll(/(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?: (?:of|de|di))? (\p{L}{3,})/gu);
  const behind = text.matchAll(/(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d)/gu);
  const found = [
    ...[...before].map((match) => [match, match[1], match[2]] as const),
    ...[...behind].map((match) => [match, match[2], match[1]] as const),
  ];
  return found.flatMap(([match, day, word]) =>
    find(word ?? "", months).flatMap((month) => toDay(match, Number(day), month)),
  );
}

/** "15.3." has two points, "3.5" is a number; of "10/12" nobody knows which is the month. */
function numericDays(text: string): readonly DateMention[] {
  const found = text.matchAll(/(?<![\d./])(?:(\d{1,2})\.(\d{1,2})\.|(\d{1,2})\/(\d{1,2})(?![\d/]))(?!\d)/gu);
  return [...found].flatMap((match) => {
    const [day, month] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])];
    return [...toDay(match, day, month), ...(match[3] === undefined ? [] : toDay(match, month, day))];
  });
}

function toDay(match: RegExpMatchArray, day: number, month: number): readonly DateMention[] {
  if (day < 1 || day > 31 || month < 1 || month > 12) return [];
  const start = match.index ?? 0;
  return [{ start, end: start + match[0].length, year: 0, month, day, precision: "day" }];
}
