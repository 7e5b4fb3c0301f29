import { endsWord, isTypedSmall, nextStop } from "../text/sentences/small-starts.ts";

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
