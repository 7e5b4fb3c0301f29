import { normalise } from "./normalise.ts";

/** Words that need another word after them. */
const unfinished = new Set(
  (
    "a an the of to and or for with from as that which whose than into because although while if " +
    "der die das den dem des ein eine einen einem und oder mit von zu für dass weil wenn als " +
    "le la les un une des du et ou avec pour que qui el los las una y o con para de del il lo gli e di per che " +
    "и или для с в на о по что который"
  ).split(" "),
);

/** True where a text breaks off: it ends with a mark or a word that needs something after it. */
export function isBrokenOff(text: string): boolean {
  const plain = text.trimEnd();
  if (/[,;\u2026\u3001\uff0c(]$|\.\.\.$|\s[-\u2013\u2014]$/u.test(plain)) return true;
  const words = plain.split(/\s+/u);
  const last = words.at(-1)?.toLowerCase() ?? "";
  return words.length > 2 && unfinished.has(last);
}

/** True where a text ends inside a clause of its prompt, given line by line: there, another word follows. */
export function endsInsideClause(text: string, promptLines: readonly string[]): boolean {
  const ending = normalise(text)
    .replace(/[.!?]$/u, "")
    .slice(-endingLength);
  if (ending.length < endingLength) return false;
  const line = promptLines.find((candidate) => candidate.includes(ending));
  if (line === undefined) return false;
  return /^ ?[\p{L}\p{N}]/u.test(line.slice(line.indexOf(ending) + ending.length));
}

/** Returns the lines of a prompt as `endsInsideClause` wants them: normalised, hard-wrapped lines joined. */
export function toPromptLines(prompt: string): readonly string[] {
  return prompt
    .replace(/\r\n?/gu, "\n")
    .replace(/\n(?=\p{Ll})/gu, " ")
    .split("\n")
    .map(normalise);
}

/** Long enough that the ending stands once in a prompt. */
const endingLength = 25;
