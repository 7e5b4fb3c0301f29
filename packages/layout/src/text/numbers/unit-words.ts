/** Returns the words that stand after a number in a language: units, scales and months, as Unicode CLDR has them. */
export function unitWordsOf(language: string): readonly string[] {
  const words = new Set<string>();
  for (const word of [...unitsOf(language), ...scalesOf(language), ...monthsOf(language)]) {
    if (/^\p{L}[\p{L}.\u2019'-]*$/u.test(word)) words.add(word);
  }
  // Longer words first, so that none is taken for its beginning.
  return [...words].toSorted((first, second) => second.length - first.length);
}

// Each costs the time that a formatter takes to make; symbols such as "km" are the same in most languages and no words.
const units = ["percent", "second", "minute", "hour", "day", "week", "month", "year", "kilometer", "meter"];
const abbreviated: readonly string[] = ["minute", "hour"];

/** Numbers of different plural forms. */
const counts = [1, 2, 5];

function unitsOf(language: string): readonly string[] {
  const inFull = units.map((unit) => ({ unit, unitDisplay: "long" as const }));
  const short = abbreviated.map((unit) => ({ unit, unitDisplay: "short" as const }));
  return [...inFull, ...short].flatMap((display) => {
    const format = new Intl.NumberFormat(language, { style: "unit", ...display });
    return counts.flatMap((count) => partsOf(format.formatToParts(count), "unit"));
  });
}

function scalesOf(language: string): readonly string[] {
  return (["long", "short"] as const).flatMap((compactDisplay) => {
    const format = new Intl.NumberFormat(language, { notation: "compact", compactDisplay });
    return [1e3, 1e6, 1e9, 1e12].flatMap((scale) =>
      counts.flatMap((count) => partsOf(format.formatToParts(count * scale), "compact")),
    );
  });
}

function monthsOf(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2026, month, 1))
      .flatMap(({ type, value }) => (type === "month" ? [value] : [])),
  ).flat();
}

function partsOf(parts: readonly Intl.NumberFormatPart[], wanted: string): readonly string[] {
  return parts.flatMap(({ type, value }) => (type === wanted ? [value] : []));
}

/** Says whether a language writes ordinal numbers with a point, as its dates tell: "3. Mai". */
export function hasOrdinalPoints(language: string): boolean {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  return /\p{Nd}\.\s/u.test(format.format(Date.UTC(2026, 4, 3)));
}
