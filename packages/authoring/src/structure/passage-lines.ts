import { splitSentences } from "../text/sentences/sentences.ts";

const fewestSentences = 3;
const shortestPassage = 120;

/** Says whether a line holds several sentences: whoever wrote it wrote prose, and no item of a list. */
export function isPassage(text: string): boolean {
  return text.length >= shortestPassage && splitSentences(text, "en").length >= fewestSentences;
}
