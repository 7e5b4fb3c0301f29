import type { Figure } from "@lectern/deck";
import { readDates } from "../../../text/numbers/read-dates.ts";
import { readQuantities } from "../../../text/numbers/read-quantities.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, scores } from "../../exhibits.ts";
import { readRatio } from "./clause-figures.ts";
import { around, isRangeOrDate } from "./find-figures.ts";
import { withShare } from "./share-of.ts";

const longestAlone = 80;
const longestLabel = 90;

/**
 * Returns the one figure that a short sentence under a heading tells: "Costs: 1,200 euro", "Members: 42, 15 of them new", "Done:
 * 60 % of the roofs". Without a unit it has to open the sentence.
 */
export function findFigureAlone(heading: string, sentence: string, language: string): Exhibit | undefined {
  const words = sentence.replace(/(?<=[\p{L})%\p{Nd}\p{Sc}])[.。।]$/u, "").trim();
  // A sentence that is its own heading is said once, large.
  if (words === heading || countColumns(words) > longestAlone || readDates(words, language).length > 0)
    return undefined;
  const ratio = readRatio(words, language);
  const figure = ratio ?? openingFigure(heading, words, language);
  if (figure === undefined) return undefined;
  return { body: { kind: "numbers", figures: [withShare(figure)] }, score: scores.alone };
}

function openingFigure(heading: string, words: string, language: string): Figure | undefined {
  const [first] = readQuantities(words, language);
  if (first === undefined || first.start > 0 || isRangeOrDate(words, first)) return undefined;
  const behind = words.slice(first.end);
  // "1,200 euro", "3 medals": a word behind it is what it counts.
  if (/^\s?[\p{L}\p{M}]{0,14}$/u.test(behind)) return { value: words, label: heading };
  // "42, 15 of them new": what stands behind a mark is said of the figure.
  const isApart = /^\s?[,;(–—،，]/u.test(behind);
  const isCounted = first.unit !== "" || first.prefix !== "" || /^\s\p{Ll}/u.test(behind);
  const { after } = around(words, first);
  return (isApart || isCounted) && /^[\p{L}\p{Nd}]/u.test(after) && countColumns(after) <= longestLabel
    ? { value: words.slice(0, first.end), label: capitalise(after) }
    : undefined;
}
