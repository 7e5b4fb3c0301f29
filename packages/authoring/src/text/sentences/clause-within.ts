import { countColumns, sliceColumns } from "../words/columns.ts";

const shortestClause = 16;
const stops = /[.!?;。\uFF01\uFF1F\uFF1B](?=\s|$|[^\p{ASCII}])/gu;
const marks = /[:\uFF1A,\uFF0C、،](?=\s|[^\p{ASCII}])|\s[–—-]\s/gu;
const joints =
  /\s(?=(?:and|but|which|who|because|und|aber|oder|weil|et|mais|car|parce|y|pero|porque|che|ma|e|mas|maar|omdat|ale|i|и|но|который|потому)\s)/gu;

/**
 * Returns words that are at most so many columns wide: all of them, or their opening up to the last stop, else the last mark, else up to the
 * last conjunction, that fits; undefined where they have no such place. Nothing is ever cut within a clause.
 */
export function clauseWithin(words: string, columns: number): string | undefined {
  if (countColumns(words) <= columns) return words;
  const head = sliceColumns(words, columns + 4);
  for (const places of [stops, marks, joints]) {
    const ends = [...head.matchAll(places)].map(({ index }) => index);
    const end = ends.findLast((place) => {
      const opening = head.slice(0, place);
      return countColumns(opening) <= columns && isWhole(opening);
    });
    if (end !== undefined) return head.slice(0, end).trimEnd();
  }
  return undefined;
}

/** A bracket or a quotation that is still open is no place to stop, nor is a number. */
function isWhole(opening: string): boolean {
  const count = (mark: string): number => opening.split(mark).length - 1;
  return (
    countColumns(opening) >= shortestClause &&
    count("(") === count(")") &&
    count('"') % 2 === 0 &&
    count("“") + count("„") <= count("”") + count("“") &&
    !/\p{Nd}$/u.test(opening.slice(-1) === "," ? opening.slice(0, -1) : "")
  );
}
