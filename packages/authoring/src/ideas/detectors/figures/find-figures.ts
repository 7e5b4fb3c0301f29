import type { Figure } from "@lectern/deck";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { readAmounts } from "../../../text/numbers/read-amounts.ts";
import { type Quantity, readQuantities, readWholeQuantity } from "../../../text/numbers/read-quantities.ts";
import { clauseWithin } from "../../../text/sentences/clause-within.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, scores } from "../../exhibits.ts";
import type { ListEntry } from "../list-entries.ts";
import { nameOfMeasure } from "./data-table.ts";
import { withShare } from "./share-of.ts";

const mostFigures = 4;
const longestLabel = 90;
const longestExplanation = 200;

/** The figures of a list, and which of its items they were. */
export interface FoundFigures {
  readonly exhibit: Exhibit;
  readonly used: ReadonlySet<ListEntry>;
}

/**
 * Returns the two to four figures with units that a list is made of, or that stand out in it:
 * at most two items of another sort may stand beside them.
 */
export function findFigures(entries: readonly ListEntry[], language: string): FoundFigures | undefined {
  if (entries.length < 2 || entries.length > 6) return undefined;
  // Where each item is a name and its number, no unit is needed to see that they are figures.
  const areAll = entries.every(
    ({ term, rest }) => term !== undefined && readWholeQuantity(rest, language) !== undefined,
  );
  if (areAll && entries.length > mostFigures) return createFigureCards(entries);
  const found = entries.flatMap((entry) => {
    const figure = createFigure(entry, language, !areAll);
    return figure === undefined ? [] : [{ entry, figure }];
  });
  const chosen = found.slice(0, mostFigures);
  if (chosen.length < 2 || entries.length - chosen.length > Math.min(2, chosen.length - 1)) return undefined;
  return {
    exhibit: {
      body: { kind: "numbers", figures: chosen.map(({ figure }) => withShare(figure)) },
      score: scores.setOut,
    },
    used: new Set(chosen.map(({ entry }) => entry)),
  };
}

/** More figures than a row holds stand on cards. */
function createFigureCards(entries: readonly ListEntry[]): FoundFigures {
  const cards = entries.map(({ term = "", rest }) => ({ heading: rest, text: toRichText(term) }));
  return { exhibit: { body: { kind: "cards", cards }, score: scores.setOut }, used: new Set(entries) };
}

/** Words that a label does not end with. */
export const danglers =
  /\s(?:in|at|of|to|by|for|with|from|is|are|was|were|im|zu|mit|von|um|auf|ist|sind|à|en|de|du|avec|est|sont|con|a|per|è|sono|com|em|é|op|met|van|в|на|с|до)$/iu;

/** Returns the figure of an item: its first number that has a unit, and what it is; undefined for longer sentences. */
export function createFigure(entry: ListEntry, language: string, needsUnit = true): Figure | undefined {
  const { words, term, rest } = entry;
  if (entry.item.children.length > 0 || words.length > 180) return undefined;
  const source = term === undefined ? words : rest;
  const [first, ...more] = readAmounts(source, language);
  if (first === undefined || (needsUnit && first.prefix === "" && first.unit === "") || more.length > 3)
    return undefined;
  // "5月6日" counts nothing.
  const isDay = /^[月日]$/u.test(first.unit) || (first.unit === "年" && first.value > 1000);
  if (isDay) return undefined;
  const qualifier = qualifiers.exec(source.slice(0, first.start))?.[0] ?? "";
  const value = `${qualifier.trimStart()}${source.slice(first.start, first.end)}`.trim();
  if (countColumns(value) > 22 || isRangeOrDate(source, first)) return undefined;
  const { before, after } = around(source, { ...first, start: first.start - qualifier.length });
  if (term !== undefined) {
    // A figure taken out of the middle would leave a hole in what is said.
    if (countColumns(term) > longestLabel || before !== "") return undefined;
    return { value, label: term, ...explanation(after) };
  }
  if (before !== "" && after !== "" && !/^[(,;]/u.test(source.slice(first.end).trim())) return undefined;
  const label = before === "" ? after : before.replace(danglers, "");
  if (label === "" || countColumns(label) > longestLabel) return undefined;
  return {
    value,
    label: capitalise(label),
    ...explanation(before === "" ? "" : after),
  };
}

/** What qualifies a number belongs to it: "under 3 %". */
export const qualifiers =
  /(?:^|\s)(?:under|over|about|almost|nearly|more than|less than|up to|at least|above|below|über|unter|rund|etwa|knapp|mehr als|weniger als|fast|bis zu|plus de|moins de|environ|près de|jusqu'à|más de|menos de|unos|casi|hasta|oltre|circa|quasi|più di|meno di|mais de|menos de|cerca de|quase|bijna|ruim|meer dan|minder dan|ongeveer|ponad|około|prawie|över|under|nästan|около|более|менее|почти|свыше|约|超过|近|約) ?$/iu;
function explanation(words: string): { text?: string } {
  const text = words === "" ? undefined : clauseWithin(words, longestExplanation);
  return text === undefined ? {} : { text };
}

/** Returns a plan's figure: its last number; where no word tells what it is, its unit does, else the whole words. */
export function createPlannedFigure(entry: ListEntry, language: string): Figure | undefined {
  const counted = readQuantities(entry.words, language).filter(({ unit }) => !/^[年月日]$/u.test(unit));
  const quantity = counted.at(-1);
  if (
    quantity === undefined ||
    (quantity.unit === "" && quantity.prefix === "") ||
    countColumns(entry.words) > 60
  )
    return undefined;
  const { before, after } = around(entry.words, quantity);
  const isWhole = before === "" && after === "";
  const value = entry.words.slice(quantity.start, quantity.end).trim();
  // A unit is no word to stand alone below its number: it says how much, and not of what.
  const measured = nameOfMeasure(quantity.unit, language);
  if (isWhole && measured !== undefined) return { value, label: measured };
  if (isWhole) return quantity.unit === "" ? undefined : { value: quantity.digits, label: quantity.unit };
  const label = before === "" || after === "" ? before + after : entry.words;
  return { value, label: capitalise(label) };
}

/** What stands before and after a number, without the marks that part them. */
export function around(words: string, { start, end }: Quantity): { before: string; after: string } {
  const before = words
    .slice(0, start)
    .replace(/[\s:=–—-]{1,4}$/u, "")
    .trim();
  const after = words
    .slice(end)
    .replace(/^[\s,;:،\uFF0C–—-]{1,4}/u, "")
    .replace(/(?<=\p{L}{2})[.。]$/u, "")
    .trim();
  const bracket = /^\(([^()]{1,160})\)$/u.exec(after)?.[1];
  return { before, after: bracket ?? after };
}

/** "2015–2019", "12:30" and "4/5" say something else than how much. */
export function isRangeOrDate(words: string, { start, end, unit, prefix }: Quantity): boolean {
  if (unit !== "" || prefix !== "")
    return (
      /^\s?[–-]\s?\d/u.test(words.slice(end, end + 3)) ||
      /\d\s?[–-]\s?$/u.test(words.slice(Math.max(0, start - 4), start))
    );
  return (
    /^(?:\s?[–:/-]\s?\d|\.\d)/u.test(words.slice(end, end + 3)) || /[\d:/-]$/u.test(words.slice(0, start))
  );
}
