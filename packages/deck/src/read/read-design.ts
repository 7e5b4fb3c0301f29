import type { DesignMood, DesignWish } from "../outline/outline.ts";
import { assertObject, type OutlinePlace, readOneOf, readOptional } from "../outline/outline-place.ts";
import { readMatching, readPicture } from "./read-picture.ts";

/** Reads what is wished of a deck's looks. */
export function readDesign(place: OutlinePlace): DesignWish {
  assertObject(place);
  return {
    ...readOptional(place, "look", (at) => readMatching(at, lookName, 'the name of a look such as "harbor"')),
    ...readOptional(place, "color", (at) => readMatching(at, hexDigits, 'a colour such as "0A7F5A"')),
    ...readOptional(place, "mode", (at) => readOneOf(at, ["light", "dark"])),
    ...readOptional(place, "mood", (at) => readOneOf(at, moods)),
    ...readOptional(place, "picture", readPicture),
  };
}

/** The moods that a deck may be wished to have. */
export const moods = [
  "formal",
  "playful",
  "technical",
  "energetic",
  "elegant",
] as const satisfies readonly DesignMood[];

const lookName = /^[a-z]{2,24}$/u;
const hexDigits = /^[0-9A-F]{6}$/u;
