import { isAbbreviation, standsBeforeFigures } from "./sentences.ts";

const read = 4_000;

/**
 * Says whether whoever typed a text opens sentences with small letters: it begins so itself, or does so more than once and
 * more often than not. In all other texts a stop before a small letter belongs to an abbreviation.
 */
export function isTypedSmall(text: string): boolean {
  let [small, large] = [0, 0];
  const words = text.slice(0, read);
  for (let stop = nextStop(words, 0); stop !== -1; stop = nextStop(words, stop + 1)) {
    if (/\p{Lu}/u.test(words.charAt(stop + 2))) large += 1;
    else if (/\p{Ll}/u.test(words.charAt(stop + 2)) && endsWord(words, stop)) small += 1;
  }
  return small > 0 && (/^\p{Ll}/u.test(text) || (small > 1 && small > large));
}

/** Returns where the next stop with a space behind it stands, -1 where there is none. */
export function nextStop(text: string, from: number): number {
  return text.indexOf(". ", from);
}

/** Says whether a stop stands after a whole word, a year or the like, none that is often shortened. */
export function endsWord(text: string, stop: number): boolean {
  const word = /(?:\p{L}{2,20}|\p{Nd}{3}|\p{Nd}[.,]\p{Nd}{2}|\p{Nd}\p{L}{1,2}|[)%”"])$/u.exec(
    text.slice(Math.max(0, stop - 20), stop),
  )?.[0];
  return word !== undefined && (!isAbbreviation(word) || standsBeforeFigures(word));
}
