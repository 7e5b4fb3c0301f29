import type { OutlineFinding } from "./outline-error.ts";
import { outlineLimits } from "./outline-limits.ts";

/** Something in an outline that nobody has checked yet, and where it stands. */
export class OutlinePlace {
  readonly value: unknown;
  /** A JSON pointer, empty for the outline itself. */
  readonly pointer: string;
  readonly #findings: OutlineFinding[];

  constructor(value: unknown, pointer: string, findings: OutlineFinding[]) {
    this.value = value;
    this.pointer = pointer;
    this.#findings = findings;
  }

  /** The place of a field of an object, or of an element of a list; its value is undefined where there is none. */
  at(key: string | number): OutlinePlace {
    const { value } = this;
    const part =
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    return new OutlinePlace(part, `${this.pointer}/${key}`, this.#findings);
  }

  /** Notes down what is wrong here. */
  report(message: string): void {
    this.#findings.push({ pointer: this.pointer, message });
  }

  /** Notes down that something else was expected than what stands here. */
  reportInstead(expected: string): void {
    this.report(`expected ${expected}, got ${shown(this.value)}`);
  }
}

/** How long a list may be, and what its elements are called: { of: "columns", least: 2, most: 4 }. */
export interface ListLength {
  readonly of: string;
  /** Left out: 1. */
  readonly least?: number;
  readonly most: number;
}

/** Reports what is no object. */
export function assertObject(place: OutlinePlace): void {
  const { value } = place;
  if (typeof value !== "object" || value === null || Array.isArray(value)) place.reportInstead("an object");
}

/** Reads a list element by element; what is too much is reported, not read. */
export function readList<Element>(
  place: OutlinePlace,
  length: ListLength,
  read: (place: OutlinePlace) => Element,
): readonly Element[] {
  const { value } = place;
  if (!Array.isArray(value)) {
    place.reportInstead(`a list of ${length.of}`);
    return [];
  }
  const { of, least = 1, most } = length;
  if (value.length < least || value.length > most) {
    place.report(`expected ${range(least, most)} ${of}, got ${value.length === 0 ? "none" : value.length}`);
  }
  return Array.from({ length: Math.min(value.length, most) }, (_, index) => read(place.at(index)));
}

/** Reads a field that may be left out, as a record to be spread. */
export function readOptional<Name extends string, Value>(
  owner: OutlinePlace,
  name: Name,
  read: (place: OutlinePlace) => Value,
): { [Key in Name]?: Value } {
  const place = owner.at(name);
  return place.value === undefined ? {} : ({ [name]: read(place) } as { [Key in Name]: Value });
}

/** Reads true or false. */
export function readFlag(place: OutlinePlace): boolean {
  if (typeof place.value !== "boolean") place.reportInstead("true or false");
  return place.value === true;
}

/** Reads one of a few words; the first of them stands in for anything else. */
export function readOneOf<const Word extends string>(
  place: OutlinePlace,
  words: readonly [Word, ...(readonly Word[])],
): Word {
  const found = words.find((word) => word === place.value);
  if (found === undefined) place.reportInstead(`one of ${words.join(", ")}`);
  return found ?? words[0];
}

/** Reads a whole number from `least` to `most`. */
export function readWholeNumber(place: OutlinePlace, least: number, most: number): number {
  const { value } = place;
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most)
    return value + 0;
  place.reportInstead(`a whole number from ${least} to ${most}`);
  return least;
}

/** Reads a number that is no further from zero than `outlineLimits.chartValue`. */
export function readNumber(place: OutlinePlace): number {
  const { value } = place;
  const limit = outlineLimits.chartValue;
  // The sum makes 0 of -0, which some readers of the file write out with its sign.
  if (typeof value === "number" && Math.abs(value) <= limit) return value + 0;
  place.reportInstead(`a number from -${limit} to ${limit}`);
  return 0;
}

/** Reads a number from `least` to `most`. */
export function readNumberBetween(place: OutlinePlace, least: number, most: number): number {
  const { value } = place;
  if (typeof value === "number" && value >= least && value <= most) return value + 0;
  place.reportInstead(`a number from ${least} to ${most}`);
  return least;
}

/** Reports every element of a list, from the second on, that says "true" under a name which only one may have. */
export function assertOneAtMost(list: OutlinePlace, name: string, count: number): void {
  const marked = Array.from({ length: count }, (_, index) => list.at(index).at(name)).filter(
    ({ value }) => value === true,
  );
  for (const place of marked.slice(1))
    place.report(`expected one at most, got another after ${marked[0]?.pointer}`);
}

/** Returns how many elements a list has, 0 where it is none. */
export function lengthOf({ value }: OutlinePlace): number {
  return Array.isArray(value) ? value.length : 0;
}

function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}

function shown(value: unknown): string {
  if (typeof value === "string") return `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
  if (value === undefined) return "nothing";
  if (value === null || typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "a list" : `a value of type ${typeof value}`;
}
