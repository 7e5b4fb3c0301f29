import type { ComparisonOption, TableRow } from "@lectern/deck";
import { joinOptions } from "../../text/languages/join-options.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { readQuantities } from "../../text/numbers/read-quantities.ts";
import { spansAt } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, scores } from "../exhibits.ts";
import { qualifiers } from "./figures/find-figures.ts";
import type { ListEntry } from "./list-entries.ts";

const fewestMembers = 3;
const mostMembers = 8;
const mostOffers = 4;
const longestMember = 70;
const fewestShared = 2;
const longestTitle = 80;

/** What one offer says of one measure: "running cost about 1,150 per year". */
interface Member {
  readonly words: string;
  /** What is measured, in small letters: "running cost"; else the unit in which it is. */
  readonly measure?: string;
  /** The same as it is written. */
  readonly name?: string;
  readonly isUnit?: boolean;
  /** What is said of the measure. */
  readonly value: string;
}

interface Offer {
  readonly entry: ListEntry;
  readonly name: string;
  readonly members: readonly Member[];
}

/**
 * Returns what two to four items of a list are that tell the same measures of different things ("Heat pump: 24,500 installed,
 * lifetime 20 years, …", "Basic – 4 hours, music, $650"): a table of the measures where each has a name, else a comparison.
 */
export function findOffers(
  entries: readonly ListEntry[],
  language: string,
): { readonly exhibit: Exhibit; readonly used: ReadonlySet<ListEntry> } | undefined {
  const offers = entries.flatMap((entry) => offerOf(entry, language) ?? []);
  if (offers.length < 2 || offers.length > mostOffers || offers.length * 2 < entries.length) return undefined;
  if (new Set(offers.map(({ name }) => name.toLowerCase())).size < offers.length) return undefined;
  const shared = sharedMeasures(offers);
  if (shared.length < (areVariants(offers) ? 1 : fewestShared)) return undefined;
  const title = joinOptions(
    offers.map(({ name }) => name),
    language,
  );
  const body = tableOf(offers, shared) ?? comparisonOf(offers);
  return {
    exhibit: { body, score: scores.setOut, ...(countColumns(title) > longestTitle ? {} : { title }) },
    used: new Set(offers.map(({ entry }) => entry)),
  };
}

/** "Model A" and "Model B" are told apart by nothing but a letter. */
function areVariants(offers: readonly Offer[]): boolean {
  const names = offers.map(({ name }) => /^(\p{L}{3,20}) \p{Lu}$/u.exec(name)?.[1]);
  return names[0] !== undefined && new Set(names).size === 1;
}

function offerOf(entry: ListEntry, language: string): Offer | undefined {
  const { term, rest, item } = entry;
  // "2024: …" is dated; "Latitude 5440: …" has a name.
  const isDated = term !== undefined && readDates(term, language).length > 0;
  if (term === undefined || item.children.length > 0 || isDated || !/\p{L}/u.test(term)) return undefined;
  const words = rest.replace(/[.。]$/u, "");
  const mark = [", ", "; ", "、", "，"].find((one) => spansAt(words, one).length >= fewestMembers);
  const members =
    mark === undefined ? [] : spansAt(words, mark).map(({ start, end }) => words.slice(start, end));
  if (members.length > mostMembers || members.some((member) => countColumns(member) > longestMember))
    return undefined;
  return members.length < fewestMembers
    ? undefined
    : { entry, name: term, members: members.map((member) => readMember(member.trim(), language)) };
}

/** A measure stands before its number; else behind it, or is its unit. */
function readMember(words: string, language: string): Member {
  const [quantity, ...more] = readQuantities(words, language);
  if (quantity === undefined || more.length > 0) return { words, value: words };
  const qualifier = qualifiers.exec(words.slice(0, quantity.start))?.[0] ?? "";
  const start = quantity.start - qualifier.length;
  const before = words.slice(0, start).trim();
  const after = words.slice(quantity.end).trim();
  if (before !== "" && !signWords.test(before))
    return { words, measure: before.toLowerCase(), name: before, value: words.slice(start).trim() };
  const value = words.slice(0, quantity.end).trim();
  if (after !== "" && after.split(" ").length <= 2)
    return { words, measure: after.toLowerCase(), name: after, value };
  const unit = `${quantity.prefix}${quantity.unit}`;
  return unit === "" ? { words, value: words } : { words, measure: unit, isUnit: true, value: words };
}

const signWords = /^(?:minus|plus|less|abzüglich|moins|menos|meno|min|минус|\+|-|−)$/iu;

/** The measures that every offer tells, in their order. */
function sharedMeasures([first, ...others]: readonly Offer[]): readonly string[] {
  const measures = new Set(first?.members.flatMap(({ measure }) => measure ?? []));
  return [...measures].filter((measure) =>
    others.every(({ members }) => members.some((member) => member.measure === measure)),
  );
}

/** A row for each measure; those that only some tell are as many at most as the shared ones. */
function tableOf(offers: readonly Offer[], shared: readonly string[]): Exhibit["body"] | undefined {
  const areNamed = offers.every(({ members }) =>
    members.every(
      ({ measure, isUnit }) => measure === undefined || !shared.includes(measure) || isUnit !== true,
    ),
  );
  if (!areNamed) return undefined;
  const rows = rowsOf(offers, shared);
  if (rows.length > shared.length * 2) return undefined;
  const columns = [{ heading: "" }, ...offers.map(({ name }) => ({ heading: capitalise(name) }))];
  return { kind: "table", columns, rows };
}

function rowsOf(offers: readonly Offer[], shared: readonly string[]): readonly TableRow[] {
  const left = offers.map(({ members }) =>
    members.filter(({ measure }) => measure === undefined || !shared.includes(measure)),
  );
  const [first] = offers;
  const rows: TableRow[] = [];
  for (const [place, member] of (first?.members ?? []).entries()) {
    const { measure } = member;
    const isShared = measure !== undefined && shared.includes(measure);
    const cells = offers.map(({ members }, index) => {
      if (isShared) return members.find((other) => other.measure === measure)?.value ?? "";
      return index === 0
        ? measure === undefined
          ? member.words
          : member.value
        : takeLike(left[index], member, members[place]);
    });
    rows.push(toRow(member.name ?? "", cells));
  }
  for (const [index, members] of left.slice(1).entries()) {
    for (const { words } of members)
      rows.push(
        toRow(
          "",
          offers.map((_, place) => (place === index + 1 ? words : "")),
        ),
      );
  }
  return rows;
}

/** "No grant" speaks of the measure "grant", in so many words; "quiet" of the noise, by its place. */
function takeLike(
  left: Member[] | undefined,
  { measure = "" }: Member,
  opposite: Member | undefined,
): string {
  const stems = wordsOf(measure);
  const found =
    left?.find(({ words }) => wordsOf(words).some((word) => stems.includes(word))) ??
    left?.find((member) => member === opposite && member.measure === undefined);
  if (left === undefined || found === undefined) return "";
  left.splice(left.indexOf(found), 1);
  return found.words;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
}

function toRow(measure: string, values: readonly string[]): TableRow {
  const cells = values.map((value) => (value === "" ? "–" : capitalise(value)));
  return { cells: [capitalise(measure), ...cells].map((cell) => toRichText(cell)) };
}

function comparisonOf(offers: readonly Offer[]): Exhibit["body"] {
  const options = offers.map(
    ({ name, members }): ComparisonOption => ({
      heading: capitalise(name),
      points: members.map(({ words }) => ({ text: toRichText(capitalise(words)) })),
    }),
  );
  return { kind: "comparison", options };
}
