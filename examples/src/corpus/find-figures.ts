import { normalise } from "./normalise.ts";

/**
 * Returns the numbers of a text, each as its digits alone, so that "104,000", "104 000" and 104000 are one figure.
 * Parts of identifiers and the months and clock times of ISO timestamps are no figures.
 */
export function findFigures(text: string): ReadonlySet<string> {
  const plain = text
    .split("\n")
    .map((line) => line.replace(isoDate, (_whole, year: string, day: string) => ` ${year} ${Number(day)} `))
    .map(normalise);
  return new Set(plain.flatMap((line) => [...line.matchAll(figure)].map(([found]) => toDigits(found))));
}

/** Returns the hours and minutes of the ISO timestamps in a text: "11" and "00" of "2031-03-04T11:00:00". */
export function findClockTimes(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(clockTime)].flatMap(([, hour = "", minute = ""]) => [hour, minute]));
}

const clockTime = /(?<=\d)T(\d{2}):(\d{2})(?=:|Z|[+-]|\b)/gu;

/** Returns a text without what counts its parts and says nothing itself: ordinals of lists, numbers of planned slides. */
export function withoutOrdinals(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s{0,20}\d{1,3}[.)、．]\s/u, "").replace(plannedSlide, ""))
    .join("\n");
}

const plannedSlide =
  /^\W{0,9}(?:(?:slides?|folien?|diapositivas?|diapositives?|слайды?|スライド|第)\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?|\d{1,3}枚目)/iu;

const isoDate =
  /\b(\d{4})-\d{2}-(\d{2})(?:t\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:z|[+-]\d{2}:?\d{2})?)?\b/giu;

// Groups of three belong together, and what follows a decimal mark; a comma between longer runs parts cells of a CSV.
const figure =
  /(?<![\p{Script=Latin}\d_])(?:\d{1,3}(?:[,' ]\d{3}){1,6}(?!\d)(?:[.,]\d+)?|\d+(?:\.\d+)+(?:,\d+)?|\d+,\d{1,2}(?!\d|,\d)|\d+)/gu;

function toDigits(found: string): string {
  return found.replace(/\D/gu, "");
}

/** Returns the addresses of a text, without the punctuation that ends a sentence after them. */
export function findAddresses(text: string): ReadonlySet<string> {
  const found = text.match(/\b(?:https?:\/\/|www\.)[^\s<>"'()|]+/gu) ?? [];
  return new Set(found.map((address) => address.replace(/[.,;:!?]+$/u, "")));
}

/**
 * Returns words with a capital that do not open a sentence, so are names: of Latin, Greek and Cyrillic letters, as no
 * other script has capitals.
 */
export function findNames(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(name)].map(([found]) => found));
}

const name = /(?<=[\p{Ll}\p{Nd},] )\p{Lu}[\p{L}\p{M}]+/gu;
