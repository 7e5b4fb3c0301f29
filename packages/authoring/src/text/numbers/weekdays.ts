const days = [1, 2, 3, 4, 5, 6, 7].map((day) => Date.UTC(2024, 0, day));
const shortestPart = 3;
const namesByLanguage = new Map<string, readonly string[]>();

/** Says whether a word in lower case is a day of the week in a language, whole or cut short: "thursday", "thurs", "wed". */
export function isWeekday(word: string, language: string): boolean {
  const names = namesOf(language);
  const bare = word.replace(/\.$/u, "");
  return names.some((name) => name === bare || (bare.length > shortestPart && name.startsWith(bare)));
}

/** The names of the days, long and short. */
function namesOf(language: string): readonly string[] {
  const base = language.split("-", 1)[0] ?? "";
  const known = namesByLanguage.get(base);
  if (known !== undefined) return known;
  const names = (["long", "short"] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(base, { weekday, timeZone: "UTC" });
    return days.map((day) => format.format(day).toLowerCase().replace(/\.$/u, ""));
  });
  const found = names.filter((name) => name.length >= shortestPart || !/^\p{sc=Latin}+$/u.test(name));
  namesByLanguage.set(base, found);
  return found;
}
