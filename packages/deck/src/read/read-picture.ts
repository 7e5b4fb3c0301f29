import type { OutlinePlace } from "../outline/outline-place.ts";

/** Reads what a picture shows: a thing in a few English words, or nothing. */
export function readPicture(place: OutlinePlace): string {
  return readMatching(place, pictureName, 'a thing in a few English words such as "lighthouse", or ""');
}

/** Reads a text of a pattern; empty where it is none. */
export function readMatching(place: OutlinePlace, pattern: RegExp, expected: string): string {
  const { value } = place;
  if (typeof value === "string" && pattern.test(value)) return value;
  place.reportInstead(expected);
  return "";
}

const pictureName = /^(?:[a-z](?:[a-z -]{0,58}[a-z])?)?$/u;
