import type { Span } from "../span.ts";

const hour =
  "(?:(?:[01]?\\d|2[0-3])[:.][0-5]\\d(?: ?(?:am|pm|uhr|h))?|(?:[01]?\\d|2[0-3]) ?h(?: ?[0-5]\\d)?)";
/** "um", "ore", "à": what stands before an hour in a programme. */
const lead =
  "(?:(?:at|from|um|ab|gegen|à|dès|de|a las?|desde las?|as|às|a partir das|alle(?: ore)?|dalle(?: ore)?|ore|om|vanaf|klo|kl\\.?|från|fra|o(?: godz\\.?)?|godz\\.?|v|o|ora|la(?: ora)?|в|с|о|saat|στις|jam|pukul|lúc) )?";
const timeFirst = new RegExp(`^(${lead})${hour}(?: ?[-–] ?${hour})?(?![\\p{L}\\d.,%€])`, "iu");

/** Returns where a time of day at the beginning stands: "06:15", "9.30 Uhr", "10:30–11:00", and behind its word "um 8:30", "à 9h". */
export function findTimeAtStart(words: string): Span | undefined {
  const [whole, before = ""] = timeFirst.exec(words.slice(0, 44)) ?? [];
  if (whole === undefined) return undefined;
  const time = whole.slice(before.length);
  // "8.30" may be a sum, "8 h" how long something takes.
  const isSum = time.includes(".") && !/uhr|h$/iu.test(time) && !isDottedClock(time);
  const isOther = isSum || /^\d{1,2} ?h$/iu.test(time);
  return isOther && before === "" ? undefined : { start: before.length, end: whole.length };
}

/** Says whether digits with a point are written as times are, and hardly as sums: "09.30", "10.00", "18.45"; not "8.30", "9.50". */
export function isDottedClock(digits: string): boolean {
  return /^0\d\.[0-5]\d(?!\d)|^(?:1\d|2[0-3])\.(?:00|15|30|45)(?!\d)/u.test(digits);
}

/** Returns where a time of day at the beginning ends. */
export function timeAtStart(words: string): number | undefined {
  return findTimeAtStart(words)?.end;
}

/** Returns from when to when a programme goes whose parts are called by their hours: "08:30 – 18:30". */
export function spanOfHours(names: readonly string[]): string | undefined {
  if (names.length < 2 || names.some((name) => timeAtStart(name) !== name.length)) return undefined;
  const first = names[0]?.split(/ ?[-–]/u, 1)[0];
  const last = names
    .at(-1)
    ?.split(/[-–] ?/u)
    .at(-1);
  return first === undefined || last === undefined || first === last ? undefined : `${first} – ${last}`;
}
