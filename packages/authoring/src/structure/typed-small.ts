import { isAbbreviation } from "../text/sentences/sentences.ts";

/**
 * Returns prose with large letters at the beginnings of its sentences, where whoever typed it left them small, and without
 * the words by which speakers begin ("ok so the idea is basically this: …"); all other prose comes back as it is.
 */
export function openSentencesLarge(text: string): string {
  if (!isTypedSmall(text)) return text;
  const characters = withoutWarmUp(text).split("");
  const joined = characters.join("");
  enlarge(characters, 0);
  for (let stop = nextStop(joined, 0); stop !== -1; stop = nextStop(joined, stop + 1)) {
    if (
      endsWord(joined, stop) &&
      /^[\p{Ll}'’]{1,30}(?![\p{L}\p{Nd}])/u.test(joined.slice(stop + 2, stop + 34))
    )
      enlarge(characters, stop + 2);
  }
  return characters.join("");
}

/**
 * Says whether whoever typed a text opens sentences with small letters: it begins so itself, or does so more than once and
 * more often than not. In all other texts a stop before a small letter belongs to an abbreviation.
 */
function isTypedSmall(text: string): boolean {
  let [small, large] = [0, 0];
  for (let stop = nextStop(text, 0); stop !== -1; stop = nextStop(text, stop + 1)) {
    if (/\p{Lu}/u.test(text.charAt(stop + 2))) large += 1;
    else if (/\p{Ll}/u.test(text.charAt(stop + 2)) && endsWord(text, stop)) small += 1;
  }
  return small > 0 && (/^\p{Ll}/u.test(text) || (small > 1 && small > large));
}

function nextStop(text: string, from: number): number {
  return text.indexOf(". ", from);
}

/** A stop after a whole word, a year or the like, none that is often shortened. */
function endsWord(text: string, stop: number): boolean {
  const word = /(?:\p{L}{2,20}|\p{Nd}{3}|\p{Nd}[.,]\p{Nd}{2}|\p{Nd}\p{L}{1,2}|[)%”"])$/u.exec(
    text.slice(Math.max(0, stop - 20), stop),
  )?.[0];
  return word !== undefined && !isAbbreviation(word);
}

function enlarge(characters: string[], place: number): void {
  const large = characters[place]?.toUpperCase() ?? "";
  if (large.length === 1) characters[place] = large;
}

function withoutWarmUp(text: string): string {
  const words =
    /^(?:(?:ok|okay|so|well|right|basically),? ){1,4}(?:(?:the|my|our) (?:idea|plan|thing|story) is (?:basically |simply |just )?(?:this|that|as follows|the following)?[:,] )?/iu.exec(
      text.slice(0, 120),
    )?.[0] ?? "";
  return text.slice(words.length);
}
