/**
 * Says whether dates are all read, with a year or a month, and lie so unlike apart that equal steps along a line would tell
 * something else than they do.
 */
export function areUnevenlyApart(dates: readonly string[], language: string): boolean {
  const times = readTimes(dates, language);
  if (!times) return false;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  if (gaps.length < 2 || gaps.some((gap) => gap < 0)) return false;
  return Math.max(...gaps) > mostUneven * Math.max(Math.min(...gaps), leastGap);
}

/** Steps that are up to so many times as long as another may be drawn alike. */
const mostUneven = 5;
/** In years: two events on one day. */
const leastGap = 1 / 365;

/** Returns when events are, in years; a date without a year is in that of the one before it. Undefined where one is not read. */
function readTimes(dates: readonly string[], language: string): readonly number[] | undefined {
  const times: number[] = [];
  let year: number | undefined;
  for (const date of dates) {
    const stated = /(?<!\p{Nd})(?:1\p{Nd}{3}|20\p{Nd}{2})(?!\p{Nd})/u.exec(date)?.[0];
    const part = readPartOfYear(date.replace(stated ?? "", ""), language);
    if (stated === undefined && part === undefined) return undefined;
    year = stated === undefined ? (year ?? 0) : Number(stated);
    times.push(year + (part ?? 0));
  }
  return times;
}

function readPartOfYear(date: string, language: string): number | undefined {
  const day = Number(/(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u.exec(date)?.[0] ?? 1);
  const lower = date.toLocaleLowerCase(language);
  const month = monthsIn(language).findIndex((names) => names.some((name) => lower.includes(name)));
  if (month >= 0) return month / 12 + day / 365;
  const [, first, second] = /(?<!\p{Nd})(\p{Nd}{1,2})[./](\p{Nd}{1,2})[./]?/u.exec(date) ?? [];
  return first !== undefined && Number(second) <= 12 ? Number(second) / 12 + Number(first) / 365 : undefined;
}

const months = new Map<string, readonly (readonly string[])[]>();

/** The names of each month, in full, as they stand in dates and short, in small letters. */
function monthsIn(language: string): readonly (readonly string[])[] {
  const known = months.get(language) ?? listMonths(language);
  months.set(language, known);
  return known;
}

function listMonths(language: string): readonly (readonly string[])[] {
  const formats = [
    { month: "long" },
    { month: "short" },
    { month: "long", day: "numeric" },
  ] as const satisfies readonly Intl.DateTimeFormatOptions[];
  const writers = formats.map(
    (format) => new Intl.DateTimeFormat(language, { ...format, calendar: "gregory", timeZone: "UTC" }),
  );
  return Array.from({ length: 12 }, (_, month) =>
    writers.flatMap((writer) =>
      writer
        .formatToParts(Date.UTC(2026, month, 1))
        .flatMap(({ type, value }) => (type === "month" ? [value.toLocaleLowerCase(language)] : []))
        .map((name) => name.replace(/\.$/u, ""))
        .filter((name) => /^\p{L}{3}/u.test(name)),
    ),
  );
}
