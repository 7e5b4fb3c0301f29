/** A title that several pages may bear; those that go on from each other are one series. */
export interface WantedTitle {
  readonly title: string;
  readonly series: string;
}

/** Returns the titles made unique: "(2/3)" for the pages of a series, "(2)" where slides repeat a title. */
export function numberTitles(wanted: readonly WantedTitle[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map(({ title, series }, index) => {
    const isSame = (other: WantedTitle) => other.series === series && other.title === title;
    const count = wanted.filter(isSame).length;
    const place = wanted.slice(0, index + 1).filter(isSame).length;
    const numbered = count > 1 ? `${title} (${place}/${count})` : title;
    const unique = distinguish(numbered, taken);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function distinguish(title: string, taken: ReadonlySet<string>): string {
  let candidate = title;
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) candidate = `${title} (${number})`;
  return candidate;
}
