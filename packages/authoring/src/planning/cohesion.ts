import { hasPoint, type Passage } from "../ideas/ideas.ts";
import { asksSomething } from "../ideas/rank-sentences.ts";
import { namesNobody, standsAlone } from "../text/sentences/stands-alone.ts";
import { readContentWords } from "../text/words/words.ts";
import { stemOf } from "./stems.ts";

const ofLeaning = 2;
const ofNobody = 0.7;
const ofWord = 0.8;
const mostOfWords = 1.6;
const ofOpening = 1.2;

/**
 * Returns how much a sentence belongs to the one before it, by the words that both have and by what points back; below 0 where it
 * opens something new: a label, or what is asked for.
 */
export function cohesionOf(before: Passage, next: Passage, language: string): number {
  const stemsOf = ({ text }: Passage) => new Set(readContentWords(text, language).map(stemOf));
  const known = stemsOf(before);
  const shared = [...stemsOf(next)].filter((stem) => known.has(stem)).length;
  return ofPointing(next) + Math.min(mostOfWords, shared * ofWord) - (opens(before, next) ? ofOpening : 0);
}

function ofPointing({ text }: Passage): number {
  if (!standsAlone(text)) return ofLeaning;
  return namesNobody(text) ? ofNobody : 0;
}

function opens(before: Passage, next: Passage): boolean {
  const isLabelled = hasPoint(next) && next.point.lead !== undefined;
  return isLabelled || (asksSomething(next.text) && !asksSomething(before.text));
}
