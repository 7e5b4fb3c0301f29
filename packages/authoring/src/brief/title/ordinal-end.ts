/** Languages that write "7th" as "7.". */
const ordinalLanguages = /^(?:de|da|nb|nn|no|fi|is|et|lv|cs|sk|sl|hr|sr|bs|pl|hu|tr|lb)(?:-|$)/u;
const monthsOfYear = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 15));

/** Says whether a language sets a stop behind an ordinal number. */
export function writesOrdinalsWithStop(language: string): boolean {
  return ordinalLanguages.test(language);
}

/**
 * Returns a title that was cut at the stop of an ordinal number whole again: with the month or the stop of its date ("Sitzung am 14"
 * → "Sitzung am 14. März", "Treffen am 3.5" → "Treffen am 3.5."), else without the number that counts what comes next ("Bio 8" of
 * "Bio 8. Klasse" → "Bio").
 */
export function withWholeOrdinal(title: string, text: string, language: string): string {
  if (!writesOrdinalsWithStop(language)) return title;
  const [, before, number] = /^(.*\S)\s(\p{Nd}{1,2}(?:\.\p{Nd}{1,2})?)$/u.exec(title) ?? [];
  if (before === undefined || number === undefined) return title;
  const start = text.toLowerCase().indexOf(title.toLowerCase());
  const behind = start === -1 ? "" : text.slice(start + title.length);
  if (number.includes(".")) return /^\.(?!\p{Nd})/u.test(behind) ? `${title}.` : title;
  const next = /^\. ?(\p{L}+)/u.exec(behind)?.[1];
  if (next === undefined) return title;
  if (isMonth(next, language)) return `${title}. ${next}`;
  return /^\p{Ll}/u.test(next) || counted.test(next) ? withoutPreposition(before) : title;
}

/** Nouns that German counts so; before others a stop may end a sentence. */
const counted = /^(?:klass|jahrg|schulj|schulst|semester|stufe|auflage|teil|etappe)/iu;

function isMonth(word: string, language: string): boolean {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const small = word.toLowerCase();
  return monthsOfYear.some((day) =>
    format.formatToParts(day).some(({ type, value }) => type === "month" && value.toLowerCase() === small),
  );
}

/** "Vortrag am": what led to the number goes with it. */
function withoutPreposition(words: string): string {
  const rest = words.replace(/\s\p{Ll}{1,3}$/u, "");
  return rest === "" ? words : rest;
}
