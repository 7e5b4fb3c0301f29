import type { TableRow } from "@lectern/deck";
import { mapAll } from "../../../text/map-all.ts";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { readDates, readWholeDate } from "../../../text/numbers/read-dates.ts";
import { type Quantity, readQuantities } from "../../../text/numbers/read-quantities.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, scores } from "../../exhibits.ts";
import { type DataColumn, isTotalLabel, unitOf } from "./data-table.ts";
import { createChart } from "./find-chart.ts";

/** A name and its number in a row of such: "Q2 $29k", "sieve 40 €", "45% product". */
interface Pair {
  readonly label: string;
  readonly quantity: Quantity;
  readonly cell: string;
}

const fewestPairs = 3;
/** "Spent 182k of 250k, forecast 244k" tells three. */
const fewestMembers = 2;
const mostPairs = 24;
const longestLabel = 48;

/**
 * Returns what a row of named numbers of one unit shows: a chart over time, shares of a whole, a table where a sum follows,
 * else bars. `sum` is the sentence after it, `subject` what the row is of.
 */
export function findSeries(
  members: readonly string[],
  context: ExhibitContext,
  row: { name: string; sum?: string; isCounted?: boolean },
): Exhibit | undefined {
  if (members.length < fewestMembers || members.length > mostPairs) return undefined;
  const counted = withoutTail(outOfBrackets(members), context.language);
  const parts = counted.members.flatMap((member) => splitPart(member, row.name, context.language));
  const read = mapAll(parts, (member) => pairOf(member, context.language));
  if (read === undefined) return undefined;
  const { pairs, total } = withoutTotal(withOneUnit(withYears(read, context.language)));
  if (
    read.length < fewestPairs ||
    pairs.length < 2 ||
    new Set(pairs.map(({ label }) => label)).size < pairs.length
  )
    return undefined;
  const units = new Set(pairs.map(({ quantity }) => unitOf(quantity)));
  const [unit = ""] = units;
  if (units.size > 1) return undefined;
  const isTime = pairs.every(({ label }) => readWholeDate(label, context.language) !== undefined);
  const [name, bracketed] = splitUnit(row.name);
  const named = bracketed ?? counted.tail ?? (row.isCounted === true && areOfOneSort(pairs) ? "" : undefined);
  // Numbers without a unit may each count something else, unless the heading says what or they add up.
  if (unit === "" && !isTime && named === undefined && total === undefined) return undefined;
  const sum = total ?? (row.sum === undefined ? undefined : sumIn(row.sum, pairs, context.language));
  if (sum !== undefined) return createCosts(pairs, sum, unit);
  const counts = unit || (named ?? "");
  const cells = pairs.map(({ label }) => label);
  const labels: DataColumn = { heading: "", kind: isTime ? "time" : "text", values: [], decimals: 0, cells };
  const numbers: DataColumn = {
    heading: name || counts,
    kind: "number",
    values: pairs.map(({ quantity }) => quantity.value),
    decimals: Math.max(...pairs.map(({ quantity }) => quantity.decimals)),
    cells: pairs.map(({ cell }) => cell),
    ...(counts === "" ? {} : { unit: counts }),
  };
  if (numbers.heading === "" || numbers.heading.length > 90) return undefined;
  return createChart({ labels, series: [numbers] }, context);
}

/** Returns the parts of a sum that stand in brackets behind it, with their sum last: "Total 58,000 € (rent 26,000, …)". */
export function partsInBrackets(sentence: string): readonly string[] {
  const [, sum = "", parts = ""] =
    /^([^()\uFF08\uFF09]{3,90})\s?[(\uFF08]([^()\uFF08\uFF09]{6,400})[)\uFF09]$/u.exec(sentence) ?? [];
  const members = parts.split(/, (?=\S)|、|，|; /u).map((part) => part.trim());
  return members.length < 2 || !members.every((part) => /\p{Nd}/u.test(part)) ? [] : [...members, sum.trim()];
}

const partWords =
  /^(?:(?:of|from) which|davon|darunter|dont|de los cuales|de las cuales|di cui|dos quais|das quais|из них|其中|うち|منها)\s?/iu;

/** A sum does not stand in one row with its parts: "61,200, of which fees 38,900, …", or "… Total income: 22,090". */
function withoutTotal(pairs: readonly Pair[]): { pairs: readonly Pair[]; total?: string } {
  const last = pairs.at(-1);
  const [first, second, ...rest] = pairs;
  const parts = pairs.slice(0, -1);
  if (last !== undefined && (isTotalLabel(last.label) || parts.length >= 3) && addsUp(parts, last))
    return { pairs: parts, total: `${last.label}: ${last.cell}` };
  if (first === undefined || second === undefined || !partWords.test(second.label)) return { pairs };
  const shares = [{ ...second, label: second.label.replace(partWords, "") }, ...rest];
  return addsUp(shares, first)
    ? { pairs: shares, total: `${capitalise(first.label)}: ${first.cell}` }
    : { pairs: shares };
}

/** Rounding loses a little; shares of a whole are no sum of the others. */
function addsUp(parts: readonly Pair[], { quantity }: Pair): boolean {
  if (parts.length < 2 || quantity.value === 0) return false;
  const sum = parts.reduce((total, part) => total + part.quantity.value, 0);
  return Math.abs(sum - quantity.value) <= Math.abs(quantity.value) * 0.01;
}

/** "Warm showers (92 votes)", "new boats (61)": what stands in brackets behind every name is its number. */
function outOfBrackets(members: readonly string[]): readonly string[] {
  const read = mapAll(members, (member) => {
    const [, name, value] =
      /^([^()\uFF08\uFF09]{2,60}?)\s?[(\uFF08](\p{Nd}[^()\uFF08\uFF09]{0,30})[)\uFF09][.。]?$/u.exec(
        member.trim(),
      ) ?? [];
    return name === undefined || value === undefined ? undefined : `${name}: ${value}`;
  });
  return read ?? members;
}

/** "2022: 1,480 readers", "2023: 2,115 readers": the word that ends all of them, or only the first, is what is counted. */
function withoutTail(
  members: readonly string[],
  language: string,
): { members: readonly string[]; tail?: string } {
  const tail = /\p{Nd} (\p{L}{2,20})[.。]?$/u.exec(members[0] ?? "")?.[1];
  // A known unit is read as one.
  if (readQuantities(members[0] ?? "", language).at(-1)?.unit !== "") return { members };
  const own = members.map((member) => member.replace(/[.。]$/u, ""));
  if (tail === undefined || members.length < fewestPairs) return { members };
  const [first = "", ...others] = own;
  const areBare = others.every((member) => /: ?\p{Nd}[\p{Nd}.,]{0,12}$/u.test(member));
  if (areBare) return { members: [first.slice(0, -tail.length - 1), ...others], tail };
  if (!own.every((member) => member.endsWith(` ${tail}`))) return { members };
  return { members: own.map((member) => member.slice(0, -tail.length - 1)), tail };
}

/** Names with numbers that are not far apart: what a sentence counts. */
function areOfOneSort(pairs: readonly Pair[]): boolean {
  const values = pairs.map(({ quantity }) => quantity.value);
  const areNamed = pairs.every(
    ({ label }) => /^\p{L}/u.test(label) && label.split(" ").length <= mostLinkedWords,
  );
  return areNamed && Math.min(...values) > 0 && Math.max(...values) / Math.min(...values) < widestCount;
}

const ofWords = /^\s?(?:of|out of|von|sur|de|des|su|di|van|z|av|af|из|من|\/)\s?$/iu;

/** "Spent 182k of 250k" of a budget is what was spent, and the budget. */
function splitPart(member: string, whole: string, language: string): readonly string[] {
  const [part, other, ...more] = readQuantities(member, language);
  if (part === undefined || other === undefined || more.length > 0 || whole === "") return [member];
  const isPart = ofWords.test(member.slice(part.end, other.start)) && part.value < other.value;
  const isSame = unitOf(part) === unitOf(other) || part.unit === "";
  if (!isPart || !isSame || member.slice(0, part.start).trim() === "") return [member];
  const unit = unitOf(part) === unitOf(other) ? "" : other.unit;
  return [`${member.slice(0, part.end)}${unit}`, `${whole} ${member.slice(other.start, other.end)}`];
}

function pairOf(member: string, language: string): Pair | undefined {
  const words = member.trim().replace(/[.。]$/u, "");
  if (words.length > 90) return undefined;
  const dates = readDates(words, language);
  const quantities = readQuantities(words, language).filter(
    ({ start, end }) => !dates.some((date) => start < date.end && end > date.start),
  );
  const [quantity, ...others] = quantities;
  if (quantity === undefined || others.some(({ end }) => end > quantity.end && quantity.unit !== "%")) {
    return lastPair(words, quantities);
  }
  return others.length > 0 ? undefined : createPair(words, quantity);
}

/** "logger(1) 38.2 s": the number that ends the words counts. */
function lastPair(words: string, quantities: readonly Quantity[]): Pair | undefined {
  const last = quantities.at(-1);
  const isNamed = last !== undefined && (last.unit !== "" || /:\s?$/u.test(words.slice(0, last.start)));
  return last === undefined || last.end !== words.length || !isNamed ? undefined : createPair(words, last);
}

function createPair(words: string, quantity: Quantity): Pair | undefined {
  const before = words
    .slice(0, quantity.start)
    .replace(/[\s:=–−-]{1,5}$/u, "")
    .trim();
  const after = words
    .slice(quantity.end)
    .replace(/^[\s:–-]{1,3}/u, "")
    .trim();
  const isPlain = before === "" || after === "";
  const label = isPlain ? (partWords.test(before) ? before : (withoutLinks(before) ?? before)) + after : "";
  if (label === "" || countColumns(label) > longestLabel || !/[\p{L}\p{Nd}]/u.test(label)) return undefined;
  const cell = words.slice(quantity.start, quantity.end);
  // "Grant: - € 18,900" is taken off.
  const isNegative = /[:=] ?[-−] ?$/u.test(words.slice(0, quantity.start));
  return isNegative
    ? { label, quantity: { ...quantity, value: -quantity.value }, cell: `−${cell}` }
    : { label, quantity, cell };
}

/** Small words and verbs between a name and its amount: "July came in at €2 million", "valves with €2 million". */
const links = new Set(
  "came in at made was were is are has had of with for to by reached stood totalled contributed brought earned cost costs and the a about around from kam auf mit bei war waren ist sind hat betrug machte machten erreichte brachte und der die das rund etwa von est sont était étaient à avec de et la le les a atteint environ es son fue fueron con y el los las en unos è sono era con e il i gli di circa foi são com o os em cerca".split(
    " ",
  ),
);
const mostLinkedWords = 3;
const widestCount = 20;

function withoutLinks(before: string): string | undefined {
  const words = before.trim().split(/\s+/u);
  while (words.length > 0 && links.has(words.at(-1) ?? "")) words.pop();
  while (words.length > 0 && links.has((words[0] ?? "").toLowerCase())) words.shift();
  return words.length === 0 || words.length > mostLinkedWords ? undefined : words.join(" ");
}

/** "January 34 days, April 29, July 21": the unit of the first holds for all, and so does that of a sum behind its parts. */
function withOneUnit(pairs: readonly Pair[]): readonly Pair[] {
  const known = pairs.filter(({ quantity }) => unitOf(quantity) !== "");
  const [only] = known;
  if (only === undefined || known.length > 1) return pairs;
  const isFirst = only === pairs[0] && only.quantity.unit !== "";
  if (!isFirst && !(only === pairs.at(-1) && addsUp(pairs.slice(0, -1), only))) return pairs;
  const { unit, prefix } = only.quantity;
  return pairs.map((pair) => ({ ...pair, quantity: { ...pair.quantity, unit, prefix } }));
}

/** "ARR Q1 2024, Q2, Q3, Q4, Q1 2025": what opens the first is the name of all, and a year holds until the next. */
function withYears(pairs: readonly Pair[], language: string): readonly Pair[] {
  const [first, ...rest] = pairs;
  if (first === undefined || rest.some(({ label }) => readWholeDate(label, language) === undefined))
    return pairs;
  const date = readDates(first.label, language)[0];
  if (date === undefined || date.end !== first.label.length) return pairs;
  let year: string | undefined;
  return [{ ...first, label: first.label.slice(date.start) }, ...rest].map((pair) => {
    const own = /(?:^|\D)(\d{4})$/u.exec(pair.label)?.[1];
    year = own ?? year;
    return own === undefined && year !== undefined && /^[QT][1-4]$/u.test(pair.label)
      ? { ...pair, label: `${pair.label} ${year}` }
      : pair;
  });
}

/** Returns the name that stands before the first date of a row: "ARR". */
export function nameOfSeries(member: string, language: string): string {
  const date = readDates(member, language)[0];
  return date === undefined || date.start === 0 || date.start > 40 ? "" : member.slice(0, date.start).trim();
}

function splitUnit(name: string): readonly [string, string?] {
  const bracket = /^(.{1,60}?)\s?[(\uFF08]([^()\uFF08\uFF09]{1,30})[)\uFF09]$/u.exec(name.slice(0, 100));
  return bracket === null ? [name] : [bracket[1] ?? name, bracket[2] ?? ""];
}

function sumIn(sentence: string, pairs: readonly Pair[], language: string): string | undefined {
  if (!isTotalLabel(sentence)) return undefined;
  const [quantity] = readQuantities(sentence, language);
  const sum = pairs.reduce((total, pair) => total + pair.quantity.value, 0);
  return quantity !== undefined && Math.abs(quantity.value - sum) < 0.01
    ? sentence.replace(/[.。]$/u, "")
    : undefined;
}

function createCosts(pairs: readonly Pair[], sum: string, unit: string): Exhibit | undefined {
  const [quantity] = readQuantities(sum, "en");
  if (quantity === undefined) return undefined;
  const rows = pairs.map(
    ({ label, cell }): TableRow => ({ cells: [toRichText(capitalise(label)), toRichText(cell)] }),
  );
  const label = sum.slice(0, quantity.start).replace(/[\s:]{1,3}$/u, "");
  const total: TableRow = {
    cells: [toRichText(label), toRichText(sum.slice(quantity.start, quantity.end))],
    role: "total",
  };
  return {
    body: {
      kind: "table",
      columns: [{ heading: "" }, { heading: unit === "" ? "Σ" : unit, alignment: "end" }],
      rows: [...rows, total],
    },
    score: scores.setOut,
  };
}
