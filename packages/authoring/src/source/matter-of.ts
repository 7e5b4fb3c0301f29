import { rememberEach } from "../text/remember-each.ts";
import { matterText } from "./matter-text.ts";
import { findJson } from "./scan-json.ts";
import type { Source, Span } from "./unit.ts";

const blocksOf = rememberEach(({ text }: Source) => findJson(text));
const placesOf = rememberEach(
  ({ units }: Source) => new Map(units.map(({ span }, index) => [span.start, index])),
);

/**
 * Returns the words of the units at some spans as {@link matterText} does, but only what stands from the first to the last
 * of them: a plan that read the whole prompt for each of its slides would take time with the square of its length.
 */
export function matterOf(source: Source, spans: readonly Span[]): string {
  const places = spans.flatMap(({ start }) => placesOf(source).get(start) ?? []);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return "";
  const records = blocksOf(source).filter(
    ({ start, end }) =>
      start < (source.units[last]?.span.end ?? 0) && end > (source.units[first]?.span.start ?? 0),
  );
  const kept = new Set(spans.map(({ start }) => start));
  const window = sliceAround(source, { first, last }, records);
  const matter = matterText(window.source, ({ span }) => kept.has(span.start + window.from));
  return records.length === 0 ? matter : squeeze(matter);
}

/** The units with one more on either side, to which the marks between them may belong, and the whole of a record. */
function sliceAround(
  { text, units }: Source,
  { first, last }: { readonly first: number; readonly last: number },
  records: readonly Span[],
): { readonly source: Source; readonly from: number } {
  const from = Math.min(units[first - 1]?.span.start ?? 0, records[0]?.start ?? text.length);
  const to = Math.max(units[last + 1]?.span.end ?? text.length, records.at(-1)?.end ?? 0);
  let [begin, end] = [Math.max(0, first - 1), Math.min(units.length, last + 2)];
  while (begin > 0 && (units[begin - 1]?.span.start ?? 0) >= from) begin -= 1;
  while (end < units.length && (units[end]?.span.end ?? 0) <= to) end += 1;
  const own = units.slice(begin, end).map((unit) => {
    const span = { start: unit.span.start - from, end: unit.span.end - from };
    return { ...unit, span };
  });
  return { source: { text: text.slice(from, to), units: own }, from };
}

/** Of a record of which little is kept most is spaces. */
function squeeze(matter: string): string {
  return matter.replace(/ {40,}/gu, " ").replace(/\n[ \n]{40,}/gu, "\n\n");
}
