import { termBits } from "../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts } from "./chain/document-facts.ts";
import { roles } from "./role.ts";

const slideNoun = termBits("unit", "deck");
const content = roles.indexOf("content");
const mostMatter = 0.95;
const longestCount = 90;
/** "Number of slides: about 12": nothing but a label and a number. */
const countLine =
  /^\W{0,3}((?:\p{L}[\p{L}\p{M}]{0,20}[\s_]?){1,4})\s?[:：=]\s?(?:[\p{L}~≈.]{1,8}\s?)?\p{Nd}{1,2}(?:\s?[-–~]\s?\p{Nd}{1,2})?\s?\p{L}{0,12}\W{0,2}$/u;

/** "8–10 slides, ready in 20 minutes" among other wishes: how many slides there are to be is no matter. */
export function countsSlides({ units }: DocumentFacts, estimates: Float64Array, index: number): boolean {
  const read = units[index];
  if (read === undefined || read.unit.text.length > longestCount) return false;
  if (read.unit.form !== "item" && !read.unit.opensLine) return false;
  const isDoubtful = (estimates[index * roles.length + content] ?? 0) < mostMatter;
  const { text } = read.unit;
  return (
    isDoubtful &&
    read.hits.some(
      ({ start, classes }) =>
        (classes & slideNoun) !== 0 && /(?<![\p{L}\p{Nd}.,])\p{Nd}{1,2}\s$/u.test(text.slice(0, start)),
    )
  );
}

/** How many units from its ends the count of a whole prompt may be labelled. */
const edge = 10;

/** "Number of slides: 12" as a line of its own near an end of the prompt. */
export function labelsCount({ units }: DocumentFacts, index: number): boolean {
  const read = units[index];
  if (read === undefined || (index >= edge && index < units.length - edge)) return false;
  const { text, opensLine, closesLine } = read.unit;
  const named = countLine.exec(text)?.[1]?.length ?? 0;
  const namesSlides = read.hits.some(({ end, classes }) => (classes & slideNoun) !== 0 && end <= named);
  return opensLine && closesLine && namesSlides;
}
