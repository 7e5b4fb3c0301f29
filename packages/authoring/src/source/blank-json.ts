import type { JsonMember, JsonValue } from "./scan-json.ts";
import type { Source, Span } from "./unit.ts";

type Blank = (start: number, end: number) => void;

interface Placed {
  readonly span: Span;
  readonly isKept: boolean;
}

/** Blanks what is not kept of a JSON block so that the rest is still JSON: whole properties and elements with their commas. */
export function blankJson(
  text: string,
  block: JsonValue,
  source: Source,
  kept: readonly boolean[],
  blank: Blank,
): void {
  const places = source.units.flatMap(({ span, form }, index) =>
    span.start >= block.start && span.end <= block.end && form !== "key"
      ? [{ span, isKept: kept[index] === true }]
      : [],
  );
  const keptPlaces = places.filter((place) => place.isKept);
  // Places stand in their order: the first that begins within is within if any is.
  const isKept = ({ start, end }: Span): boolean => {
    const first = keptPlaces[firstFrom(keptPlaces, start)];
    return first !== undefined && first.span.end <= end;
  };
  if (isKept(block)) blankMembers(text, block.members, isKept, places, blank);
  else blank(block.start, block.end);
}

function blankMembers(
  text: string,
  members: readonly JsonMember[],
  isKept: (span: Span) => boolean,
  places: readonly Placed[],
  blank: Blank,
): void {
  const rest = new Set(members.filter(({ value }) => isKept(value)));
  const last = [...rest].at(-1);
  for (const member of members) {
    const { key, value, comma } = member;
    if (!rest.has(member)) blank(key?.start ?? value.start, (comma ?? value.end - 1) + 1);
    else {
      if (comma !== undefined && member === last) blank(comma, comma + 1);
      if (value.members.length > 0) blankMembers(text, value.members, isKept, places, blank);
      if (value.kind === "string") blankWithin(value, places, blank);
    }
  }
}

function blankWithin(value: JsonValue, places: readonly Placed[], blank: Blank): void {
  for (let index = firstFrom(places, value.start + 1); index < places.length; index += 1) {
    const place = places[index];
    if (place === undefined || place.span.start >= value.end) return;
    if (!place.isKept && place.span.end < value.end) blank(place.span.start, place.span.end);
  }
}

/** The index of the first place that begins at an offset or behind it, by halving. */
function firstFrom(places: readonly Placed[], start: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.span.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
