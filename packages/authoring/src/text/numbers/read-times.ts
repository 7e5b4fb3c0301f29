/** Returns where a time of day at the beginning ends: "06:15", "9.30 Uhr", "10:30–11:00". */
export function timeAtStart(words: string): number | undefined {
  const time =
    /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?: ?(?:am|pm|uhr|h))?(?: ?[-–] ?(?:[01]?\d|2[0-3])[:.][0-5]\d(?: ?(?:am|pm|uhr|h))?)?(?![\p{L}\d.,%€])/iu.exec(
      words.slice(0, 30),
    )?.[0];
  return time === undefined || (time.includes(".") && !/uhr|h$/iu.test(time)) ? undefined : time.length;
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
