import type { DocumentFacts } from "../chain/document-facts.ts";

const sentenceEnd = /[.!?。！？؟…।][)\]"”»』」]{0,2}\s*$/u;

/** Returns the indexes of the pieces of the sentence that a unit belongs to; of a list item all of them. */
export function sentenceAround(units: DocumentFacts["units"], from: number): readonly number[] {
  const isItem = units[from]?.unit.marker !== undefined || units[from]?.unit.form === "item";
  const isEnd = (index: number): boolean => !isItem && sentenceEnd.test(units[index]?.unit.text ?? "");
  let first = from;
  while (units[first]?.unit.opensLine === false && !isEnd(first - 1)) first -= 1;
  let last = from;
  while (units[last + 1]?.unit.opensLine === false && !isEnd(last)) last += 1;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
