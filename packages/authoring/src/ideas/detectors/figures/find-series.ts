import type { TableRow } from "@lectern/deck";
import { labelsOf } from "../../../text/languages/labels.ts";
import { fallingVerbs, movingVerbs } from "../../../text/lexicon/change-words.ts";
import { mapAll } from "../../../text/map-all.ts";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { findMonth } from "../../../text/numbers/find-month.ts";
import { readAmounts } from "../../../text/numbers/read-amounts.ts";
import { readDates, readWholeDate } from "../../../text/numbers/read-dates.ts";
import { type Quantity, readQuantities } from "../../../text/numbers/read-quantities.ts";
import { standsAlone } from "../../../text/sentences/stands-alone.ts";
import type { Span } from "../../../text/span.ts";
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
  /** What is counted, where the words say it behind the number. */
  readonly noun?: string;
  /** True where the number follows its name. */
  readonly isBehind?: boolean;
}

/** A row of pairs, and the sum that stood among them. */
interface RowOfPairs {
  readonly pairs: readonly Pair[];
  readonly total?: string;
}

/** What a row is of, and what is said around it. */
export interface SeriesRow {
  readonly name: string;
  /** The sentence after the row. */
  readonly sum?: string;
  readonly isCounted?: boolean;
  /** The words around the row: numbers that add up to one of them are its parts. */
  readonly around?: string;
  /** True where all numbers are parts of a whole that stands elsewhere: none is the sum of others. */
  readonly areParts?: boolean;
  /** How many times the least the greatest number may be where nothing says what is counted. */
  readonly widest?: number;
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
  row: SeriesRow,
): Exhibit | undefined {
  if (members.length < fewestMembers || members.length > mostPairs) return undefined;
  const told = members.map(inBrackets);
  const counted = withoutTail(outOfBrackets(withSumApart(told)), context.language);
  const rows = withoutRate(counted.members, context.language);
  const parts = rows.members.flatMap((member) => splitPart(member, row.name, context.language));
  const read =
    mapAll(parts, (member) => datedPair(member, context.language)) ??
    pairsOfMonths(parts, context.language) ??
    mapAll(parts, (member) => pairOf(member, context.language));
  if (read === undefined) return undefined;
  const directed = withDirections(read);
  if (directed === undefined) return undefined;
  const opened = withoutOpening(directed);
  const ordered = withOneUnit(inOrder(withYears(opened.pairs, context.language), context.language));
  const { pairs, total }: RowOfPairs = row.areParts === true ? { pairs: ordered } : withoutTotal(ordered);
  if (
    (read.length < fewestPairs && !areWhole(read)) ||
    pairs.length < 2 ||
    new Set(pairs.map(({ label }) => label)).size < pairs.length
  )
    return undefined;
  const units = new Set(pairs.map(({ quantity }) => unitOf(quantity)));
  const [unit = ""] = units;
  if (units.size > 1) return undefined;
  const isTime = pairs.every(
    ({ label }) => readWholeDate(label, context.language) !== undefined || relativeYear(label) !== undefined,
  );
  const [name, bracketed] = splitUnit(opened.name ?? row.name);
  const isCounted = areOfOneSort(pairs, row.widest) && (row.isCounted === true || areMeasured(pairs));
  const isOfWhole = isCounted || addUpTo(pairs, row.around ?? "", context.language);
  const named = bracketed ?? counted.tail ?? (isOfWhole ? "" : undefined);
  // Numbers without a unit may each count something else, unless the heading says what or they add up.
  const isUnnamed = named === undefined && rows.rate === undefined;
  if (unit === "" && !isTime && isUnnamed && total === undefined) return undefined;
  const sum = total ?? (row.sum === undefined ? undefined : sumIn(row.sum, pairs, context.language));
  if (sum !== undefined) return createCosts(pairs, sum, unit, asidesOf(counted.members, context.language));
  const counts = [unit || (named ?? ""), rows.rate].join(" ").trim();
  const cells = pairs.map(({ label }) => capitalise(label));
  const labels: DataColumn = { heading: "", kind: isTime ? "time" : "text", values: [], decimals: 0, cells };
  const numbers: DataColumn = {
    heading:
      trimLinks(name) ||
      loneName(name) ||
      (isTime && pairs[0]?.noun) ||
      counts ||
      (labelsOf(context.language)?.figures ?? ""),
    kind: "number",
    values: pairs.map(({ quantity }) => quantity.value),
    decimals: Math.max(...pairs.map(({ quantity }) => quantity.decimals)),
    cells: pairs.map(({ cell }) => cell),
    ...(counts === "" ? {} : { unit: counts }),
  };
  if (!isTime && arePrices(pairs))
    return tableOfPairs(pairs, numbers.heading === unit ? "" : numbers.heading);
  if (numbers.heading === "" || numbers.heading.length > 90) return undefined;
  const exhibit = createChart({ labels, series: [numbers] }, context);
  return exhibit && withAsides(exhibit, told, context.language);
}

const reasons =
  /(?<=\p{Nd}\S{0,3}),? ((?:because|due to|thanks to|weil|wegen|dank|parce qu|à cause|grâce à|porque|gracias a|debido a|perché|grazie a|a causa|por causa|graças a|omdat|dankzij|vanwege|ponieważ|dzięki|eftersom|tack vare|fordi|takket være|потому что|из-за|благодаря)(?![\p{L}\p{M}]).{3,80})$/iu;

/** "Week 4 97 because the fridge failed": a reason says more of one member, as words in brackets do. */
function inBrackets(member: string): string {
  return member.trim().replace(reasons, " ($1)");
}

const rates =
  /(?<=\p{Nd}(?: ?[\p{L}%€$£]{1,12})?) ((?:an?|per|pro|je|par|al|à la|por|alla|al|na|w|в|за) \p{L}[\p{L}\p{M}]{1,14})$/iu;
/** "2.9 bees per 100 m": what is counted, and the amount that it is counted on. */
const ratesOfAmounts =
  /(?<=\p{Nd}(?: ?[%€$£])?) ((?:\p{L}[\p{L}\p{M}]{1,20} ){0,2}(?:per|pro|je|par|pour|por|cada|ogni|på|na|op|на) \p{Nd}[\p{Nd}.,]{0,8}(?: ?[\p{L}²³]{1,14})?)$/iu;

/** "Sungold 5.1 kg a plant, Marmande 3.3 kg": what all are counted per goes with their unit. */
function withoutRate(
  members: readonly string[],
  language: string,
): { readonly members: readonly string[]; readonly rate?: string } {
  const pattern = [ratesOfAmounts, rates].find((one) => one.test(members[0] ?? ""));
  const rate = pattern?.exec(members[0] ?? "")?.[1];
  if (pattern === undefined || rate === undefined) return { members };
  const own = members.map((member) =>
    member.endsWith(` ${rate}`) ? member.slice(0, -rate.length - 1) : member,
  );
  const areBare = own.every(
    (member) => !pattern.test(member) && readAmounts(withoutAside(member), language).length === 1,
  );
  return areBare ? { members: own, rate } : { members };
}

/** "South fell 4 %, North rose 7 %": a fall is less than nothing, and no name; undefined where only some of them say which way they went. */
function withDirections(pairs: readonly Pair[]): readonly Pair[] | undefined {
  const moved = pairs.filter(({ label }) => movingVerbs.test(label) || fallingVerbs.test(label));
  // "North grew 60 %, South 40 %" are no parts of a whole.
  if (moved.length > 0 && areWhole(pairs)) return undefined;
  if (!moved.some(({ label }) => fallingVerbs.test(label))) return pairs;
  if (moved.length < pairs.length || pairs.some(({ isBehind }) => isBehind !== true)) return undefined;
  return pairs.map((pair) => {
    const label = pair.label.replace(movingVerbs, "").replace(fallingVerbs, "");
    const { quantity, cell } = pair;
    return fallingVerbs.test(pair.label)
      ? { ...pair, label, quantity: { ...quantity, value: -Math.abs(quantity.value) }, cell: `−${cell}` }
      : { ...pair, label };
  });
}

const opensRow =
  /^(.{3,60}?)[\s:]+(?:were|was|are|is|waren|war|sind|ist|étaient|était|sont|est|fueron|eran|son|erano|sono|foram|eram|são|zijn|waren|var|är|er|были|:)\s(.+)$/iu;
const opensWideRow = /^([^は]{1,20})は(.{1,20})$/u;
const mostWordsBeyond = 1;

/** "Deliveries by crop were wheat 4,120, barley 2,300, …": what stands before the verb names the row, and not its first member. */
function withoutOpening(pairs: readonly Pair[]): { readonly pairs: readonly Pair[]; readonly name?: string } {
  const [first, ...others] = pairs;
  const opening = first?.label ?? "";
  const [, name, label = ""] = opensRow.exec(opening) ?? opensWideRow.exec(opening) ?? [];
  const count = (words: string): number => words.split(" ").length;
  const longest = Math.max(...others.map((pair) => count(pair.label)));
  if (first === undefined || name === undefined || count(label) > longest + mostWordsBeyond) return { pairs };
  return { pairs: [{ ...first, label: trimLinks(label) }, ...others], name };
}

/** "… cards 610. total 16,675": what sums a row up, though written small, is no part of its last member. */
function withSumApart(members: readonly string[]): readonly string[] {
  const last = members.at(-1) ?? "";
  const stop = [...last.matchAll(/(?<=[\p{Nd}%€$£)])[.;,] (?=\p{L})/gu)].find(({ index, 0: mark }) =>
    isTotalLabel(last.slice(index + mark.length)),
  );
  if (stop === undefined) return members;
  return [...members.slice(0, -1), last.slice(0, stop.index), last.slice(stop.index + stop[0].length)];
}

const longestAsides = 160;

/** What brackets say of single members, by their names. */
function asidesOf(members: readonly string[], language: string): ReadonlyMap<string, string> {
  const said = members.flatMap((member): readonly (readonly [string, string])[] => {
    const [, name = "", aside = ""] = /^(.{2,60}?)\s?\(([^()]*\p{L}{3}[^()]*)\)/u.exec(member.trim()) ?? [];
    const bare =
      pairOf(name, language)?.label ??
      name.replace(/[\s:]*\p{Nd}[\p{Nd}.,'’\s]*[%\p{L}\p{Sc}]{0,3}$/u, "").trim();
    return aside === "" ? [] : [[bare, aside]];
  });
  return new Map(said);
}

/** What brackets say of single members stands below them all: "Sandwiches: started 11 Nov". */
function withAsides(exhibit: Exhibit, members: readonly string[], language: string): Exhibit {
  const said = [...asidesOf(members, language)].map(([name, aside]) => `${capitalise(name)}: ${aside}`);
  const words = said.join("; ");
  const { body } = exhibit;
  if (words === "" || countColumns(words) > longestAsides || body.kind !== "chart") return exhibit;
  return { ...exhibit, body: { ...body, reading: toRichText(words) } };
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

/** Two shares that make up the whole are a row, too: "60 % goes to the co-op and 40 % to the shops". */
function areWhole(pairs: readonly Pair[]): boolean {
  const sum = pairs.reduce((total, { quantity }) => total + quantity.value, 0);
  return pairs.every(({ quantity }) => unitOf(quantity) === "%" && quantity.value > 0) && sum === 100;
}

/** A sum does not stand in one row with its parts: "61,200, of which fees 38,900, …", or "… Total income: 22,090". */
function withoutTotal(pairs: readonly Pair[]): RowOfPairs {
  const last = pairs.at(-1);
  const [first, second, ...rest] = pairs;
  const parts = pairs.slice(0, -1);
  if (last !== undefined && (isTotalLabel(last.label) || parts.length >= 3) && addsUp(parts, last))
    return { pairs: parts, total: `${last.label}: ${last.cell}` };
  // A sum of more than these is none of them, and not theirs.
  const most = Math.max(...parts.map(({ quantity }) => quantity.value));
  if (last !== undefined && isTotalLabel(last.label) && last.quantity.value > most) return { pairs: [] };
  // "43 members, 29 women and 14 men": a whole and its parts are not of one row.
  const others = pairs.slice(1);
  if (first !== undefined && others.length >= 2 && addsUp(others, first))
    return others.length < fewestPairs
      ? { pairs: [] }
      : {
          pairs: others.map((pair) => ({ ...pair, label: pair.label.replace(partWords, "") })),
          total: `${capitalise(first.label)}: ${first.cell}`,
        };
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

/**
 * "2022: 1,480 readers", "2023: 2,115 readers": the word that ends all of them is what is counted, and so are those behind the first
 * number where all others stand alone: "Drill: 430 loans in 2025", "Sander: 318".
 */
function withoutTail(
  members: readonly string[],
  language: string,
): { members: readonly string[]; tail?: string } {
  const tail = /\p{Nd} (\p{L}{2,20})[.。]?$/u.exec(members[0] ?? "")?.[1];
  // A known unit is read as one, and a month is none.
  if (readAmounts(members[0] ?? "", language).at(-1)?.unit !== "") return { members };
  const own = members.map((member) => member.replace(/[.。]$/u, ""));
  const [first = "", ...others] = own;
  const areBare = others.every((member) => /: ?\p{Nd}[\p{Nd}.,]{0,12}$/u.test(member));
  const counted = /: ?\p{Nd}[\p{Nd}.,]{0,12} (\p{L}{2,20}(?: [\p{L}\p{Nd}]{1,12}){1,3})$/u.exec(first)?.[1];
  if (areBare && counted !== undefined && members.length >= fewestPairs)
    return { members: [first.slice(0, -counted.length - 1), ...others], tail: counted };
  if (tail === undefined || members.length < fewestPairs) return { members };
  if (areBare) return { members: [first.slice(0, -tail.length - 1), ...others], tail };
  if (!own.every((member) => member.endsWith(` ${tail}`))) return { members };
  return { members: own.map((member) => member.slice(0, -tail.length - 1)), tail };
}

/** Years stand in their order, whichever a sentence names first; months and quarters that go back one by one stand the other way round. */
function inOrder(pairs: readonly Pair[], language: string): readonly Pair[] {
  const orders = pairs.map(({ label }) => readWholeDate(label, language)?.order ?? 0);
  const steps = orders.slice(1).map((order, index) => (orders[index] ?? 0) - order);
  if (steps.length > 0 && steps.every((step) => step > 0 && step === steps[0])) return pairs.toReversed();
  const areYears = orders.every((order) => order >= 10_000);
  const orderOf = (pair: Pair): number => orders[pairs.indexOf(pair)] ?? 0;
  return areYears ? pairs.toSorted((one, other) => orderOf(one) - orderOf(other)) : pairs;
}

const fewestMeasured = 4;

/** "Taste 3.4", "price 2.6": numbers behind their names measure the same; "14 teachers", "3 floors" count this and that. */
function areMeasured(pairs: readonly Pair[]): boolean {
  return pairs.length >= fewestMeasured && pairs.every(({ isBehind }) => isBehind === true);
}

/** "31 want to keep it, 8 want to go back, 5 don't mind" are parts of the 44 who answered. */
function addUpTo(pairs: readonly Pair[], around: string, language: string): boolean {
  const sum = pairs.reduce((total, { quantity }) => total + quantity.value, 0);
  const known = readQuantities(around.slice(0, longestAround), language);
  return sum > 0 && known.some(({ value }) => Math.abs(value - sum) < 0.001);
}

const longestAround = 2_000;

/** Names with numbers that are not far apart: what a sentence counts. */
function areOfOneSort(pairs: readonly Pair[], widest = widestCount): boolean {
  const values = pairs.map(({ quantity }) => quantity.value);
  const areNamed = pairs.every(
    ({ label }) => /^[\p{L}\p{Nd}]/u.test(label) && countNamingWords(label) <= mostLinkedWords,
  );
  return areNamed && Math.min(...values) > 0 && Math.max(...values) / Math.min(...values) < widest;
}

const ofWords = /^\s?(?:of|out of|von|sur|de|des|su|di|van|z|av|af|из|من|\/)\s?$/iu;

/** "Costs: …": a verb elsewhere, alone and capitalised a name. */
function loneName(name: string): string {
  return /^\p{Lu}\p{L}{3,}$/u.test(name.trim()) ? name.trim() : "";
}

/** The words of a name without small ones: "new mats and the mower service" has four. */
function countNamingWords(label: string): number {
  return label.split(" ").filter((word) => !links.has(word.toLowerCase())).length;
}

/** "Spent 182k of 250k" of a budget is what was spent, and the budget. */
function splitPart(member: string, whole: string, language: string): readonly string[] {
  const [part, other, ...more] = readAmounts(member, language);
  if (part === undefined || other === undefined || more.length > 0 || whole === "") return [member];
  const isPart = ofWords.test(member.slice(part.end, other.start)) && part.value < other.value;
  const isSame = unitOf(part) === unitOf(other) || part.unit === "";
  if (!isPart || !isSame || member.slice(0, part.start).trim() === "") return [member];
  const unit = unitOf(part) === unitOf(other) ? "" : other.unit;
  return [`${member.slice(0, part.end)}${unit}`, `${whole} ${member.slice(other.start, other.end)}`];
}

const longestDated = 80;
const aroundToday =
  /(?<![\p{L}\p{M}])(?:this|last) (?:year|month|season)|(?<![\p{L}\p{M}])(?:dieses|letztes) jahr|(?<![\p{L}\p{M}])(?:cette année|l['’]an dernier|este año|el año pasado|quest['’]anno|l['’]anno scorso|este ano|ano passado|dit jaar|vorig jaar|w tym roku|w zeszłym roku|i år|förra året|sidste år|i fjor|в этом году|в прошлом году)(?![\p{L}\p{M}])|今年|去年|昨年|올해|작년/iu;

/** Returns where words name this year or the last. */
export function relativeYear(words: string): { readonly start: number; readonly end: number } | undefined {
  const found = aroundToday.exec(words);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** "In Q1 we had 19 falls", "310 moves in 2023": a number, and the time that names it. */
export function datedPair(member: string, language: string): Pair | undefined {
  const words = withoutAside(member);
  if (words.length > longestDated || /\p{Nd}:\p{Nd}{2}/u.test(words)) return undefined;
  const [
    date = relativeYear(words) ?? findMonth(words, language) ?? monthBefore(words, language),
    ...others
  ] = readDates(words, language);
  if (date === undefined || others.length > 0 || ("precision" in date && date.precision === "day"))
    return undefined;
  const [quantity, ...more] = readAmounts(words, language).filter(
    ({ start, end }) => start >= date.end || end <= date.start,
  );
  if (quantity === undefined || more.length > 0) return undefined;
  const cell = words.slice(quantity.start, quantity.end);
  const noun = trimLinks(words.slice(quantity.end, date.start > quantity.end ? date.start : undefined));
  return {
    label: words.slice(date.start, date.end).trim(),
    quantity,
    cell,
    ...(noun === "" ? {} : { noun }),
  };
}

const monthWithNumber = /^([\p{L}\p{M}]{3,12})\.?:? (\p{Nd}[\p{Nd}.,]{0,9})( [\p{L}\p{M}]{3,20})?$/u;
const mostDays = 31;

/**
 * Returns the counts of months in a row that may be read as days: "Jan 12, Feb 15, Mar 19 members", "Jan 28, Feb 35, Mar 31". They count
 * where one of them is no day, or where only the first or the last says what they are of; undefined for any others.
 */
function pairsOfMonths(members: readonly string[], language: string): readonly Pair[] | undefined {
  const read = mapAll(members, (member) => {
    const [, label, digits = "", noun = ""] = monthWithNumber.exec(member.trim()) ?? [];
    const month = label === undefined ? undefined : readWholeDate(capitalise(label), language);
    const [quantity] = readQuantities(digits, language);
    if (label === undefined || month?.precision !== "month" || quantity === undefined) return undefined;
    return { label, order: month.order, noun: noun.trim(), quantity, cell: digits };
  });
  if (read === undefined || read.length < fewestPairs) return undefined;
  const isNext = read.slice(1).every(({ order }, index) => {
    const step = order - (read[index]?.order ?? 0);
    return step === 100 || step === -1100;
  });
  const places = read.flatMap(({ noun }, index) => (noun === "" ? [] : [index]));
  const isOfAll = places.length === 1 && (places[0] === 0 || places[0] === read.length - 1);
  const isBare = places.length === 0 && read.some(({ quantity }) => quantity.value > mostDays);
  if (!isNext || !(isOfAll || isBare)) return undefined;
  const noun = read[places[0] ?? -1]?.noun;
  return read.map(({ label, quantity, cell }) => ({
    label,
    quantity,
    cell,
    ...(noun === undefined ? {} : { noun }),
  }));
}

/** "jan 41k", "mar 52": right before a number a month may be written small. */
function monthBefore(words: string, language: string): Span | undefined {
  const found = /(?<month>[\p{L}\p{M}]{3,9})\.?:? (?=\P{L}?\p{Nd})/u.exec(words);
  const month = found?.groups?.["month"] ?? "";
  if (found === null || findMonth(capitalise(month), language) === undefined) return undefined;
  return { start: found.index, end: found.index + month.length };
}

/** What ends a Japanese sentence, and says nothing. */
const copula = /(?<=[\p{Nd}%％\p{sc=Han}])(?:でした|です|だった|である|となりました|になりました)$/u;

/** What stands in brackets behind a pair says more of it. */
function withoutAside(member: string): string {
  const words = member
    .trim()
    .replace(/[.。]$/u, "")
    .replace(copula, "");
  // Asked of every word: looking back from each of its places takes longer than seeing that there are no brackets.
  if (!words.includes("(")) return words;
  return words
    .replace(/^\([^()]{2,60}\)\s/u, "")
    .replace(/(?<=\p{Nd}[^()]{0,20})\s?\([^()]{2,60}\)$/u, "")
    .replace(/\s\([^()]{2,40}\)(?=\s\p{Nd})/u, "");
}

/** Returns a name and its number as a member of a row tells them; undefined for any other words. */
export function pairOf(member: string, language: string): Pair | undefined {
  const words = withoutAside(member);
  if (words.length > 90) return undefined;
  const quantities = readAmounts(words, language);
  const [quantity, ...others] = quantities;
  if (quantity === undefined || others.some(({ end }) => end > quantity.end && quantity.unit !== "%")) {
    return lastPair(words, quantities);
  }
  return others.length > 0 ? undefined : createPair(words, quantity);
}

/** "logger(1) 38.2 s": the number that ends the words counts. */
function lastPair(words: string, quantities: readonly Quantity[]): Pair | undefined {
  const last = quantities.at(-1);
  const before = words.slice(0, last?.start ?? 0);
  const isNamed =
    last !== undefined &&
    (last.unit !== "" || /:\s?$|\p{L}{3}\s$|\p{Nd}:\p{Nd}{2}\s$/u.test(before)) &&
    !/\s(?:of|von|sur|de|su|di|van|z|to|bis|à|a|per|pro|je|par|pour|por|cada|ogni|på|na|op|на)\s$/iu.test(
      before,
    );
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
  const label = labelOf(before, after, quantity.unit);
  if (label === "" || countColumns(label) > longestLabel || !/[\p{L}\p{Nd}]/u.test(label)) return undefined;
  const cell = words.slice(quantity.start, quantity.end);
  // "Grant: - € 18,900" is taken off.
  const isNegative = /[:=] ?[-−] ?$/u.test(words.slice(0, quantity.start));
  const isBehind = after === "";
  return isNegative
    ? { label, quantity: { ...quantity, value: -quantity.value }, cell: `−${cell}`, isBehind }
    : { label, quantity, cell, isBehind };
}

/** The words on one side of a number, where those on the other only link them to it. */
function labelOf(before: string, after: string, unit: string): string {
  if (partWords.test(before) && after === "") return before;
  // "Di 98" is a day of the week in one language, though a small word of another.
  if (after === "" && /^\p{Lu}\p{L}{1,3}$/u.test(before)) return before;
  const [name, rest] = [trimLinks(before), trimLinks(after)];
  if (before === "" || name === "") return rest === "" ? after : rest;
  if (after === "") return name;
  // "Novels are 44 % of the loans, …"
  const isOfWhole = unit === "%" && ofWhole.test(after);
  return isOfWhole ? name : "";
}

const ofWhole = /^(?:of|der|des|de|du|dei|delle|del|della|dos|das|do|da|van|av|af|z)\s/iu;

/** Small words and verbs between a name and its amount: "July came in at €2 million", "valves with €2 million". */
const links = new Set(
  "hit hits un una carries carried gave gives makes sold sells uses used takes took gets got scored pays paid raised collected served produces produced sleeps produit fueron eran foram eram erano sont étaient waren kostet kosteten kosten braucht brauchen macht bringt liefert verkaufte fasst coûte coûtent coûterait coûteraient rapporte cuesta cuestan costaría costa costano costerebbe custa custam custaria kostte kosztuje kosztują стоит стоят came in at made was were is are has had of with for to by reached stood totalled contributed brought earned cost costs and the a about around from kam auf mit bei war waren ist sind hat betrug machte machten erreichte brachte und der die das rund etwa von est sont était étaient à avec de et la le les a atteint environ es son fue fueron con y el los las en unos è sono era con e il i gli di circa foi são com o os em cerca then next another des du davon wovon den representent représentent représente represents represent make makes up account accounts del ellas ellos dei delle della do da das dos um uma het een van voor met zijn is det var utgjorde udgjorde som og och w z na to jest są stanowi stanowią было были это составляет составляют dont davon al les la aan im am au aux".split(
    " ",
  ),
);
const mostLinkedWords = 5;
const widestCount = 20;

/** Words without the small ones at their ends. */
export function trimLinks(text: string): string {
  const words = text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== "");
  while (words.length > 0 && links.has((words.at(-1) ?? "").toLowerCase())) words.pop();
  while (words.length > 0 && links.has((words[0] ?? "").toLowerCase())) words.shift();
  const trimmed = words.join(" ");
  const named =
    trimmed.length > 2 ? trimmed.replace(/(?<=\p{sc=Han})(?:占|约|约占|为|是|有|达)$/u, "") : trimmed;
  return named.replace(/(?<=[\p{sc=Han}\p{sc=Katakana}ー])[がはも]$/u, "");
}

/** "January 34 days, April 29, July 21": the unit of the first holds for all, and so does that of a sum behind its parts. */
function withOneUnit(pairs: readonly Pair[]): readonly Pair[] {
  const [some, ...others] = new Set(
    pairs.flatMap(({ quantity }) => (quantity.value === 0 ? [] : [unitOf(quantity)])),
  );
  const known = pairs.filter(({ quantity }) => unitOf(quantity) !== "");
  // Nothing is nothing in any unit.
  const model = known.find(({ quantity }) => quantity.value !== 0)?.quantity;
  if (some !== undefined && some !== "" && others.length === 0 && model !== undefined)
    return pairs.map((pair) => ({
      ...pair,
      quantity: { ...pair.quantity, unit: model.unit, prefix: model.prefix },
    }));
  const [only] = known;
  if (only === undefined || known.length > 1) return pairs;
  // "84,000 lira, 10 days" are of two: only numbers behind their names go without their unit.
  const areBehind = pairs.slice(1).every(({ isBehind }) => isBehind !== false);
  const isFirst = only === pairs[0] && only.quantity.unit !== "" && areBehind;
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

/** Returns the name that stands before the first date of a row: "ARR", "the bill" of "the bill was £410 in 2020". */
export function nameOfSeries(member: string, language: string): string {
  const date = readDates(member, language)[0];
  if (date === undefined || date.start === 0 || date.start > 40) return "";
  const before = member.slice(0, date.start);
  const amount = readAmounts(before, language)[0];
  const name = trimLinks(before.slice(0, amount?.start));
  // "It was out for 6 days in 2021": of what, another sentence says.
  return amount === undefined || standsAlone(name) ? name : "";
}

function splitUnit(name: string): readonly [string, string?] {
  const bracket = /^(.{1,60}?)\s?[(\uFF08]([^()\uFF08\uFF09]{1,30})[)\uFF09]$/u.exec(name.slice(0, 100));
  // "(asit 0.3)" says more of the thing than what its numbers are in.
  return bracket === null || /\p{Nd}/u.test(bracket[2] ?? "")
    ? [name]
    : [bracket[1] ?? name, bracket[2] ?? ""];
}

function sumIn(sentence: string, pairs: readonly Pair[], language: string): string | undefined {
  if (!isTotalLabel(sentence)) return undefined;
  const [quantity] = readQuantities(sentence, language);
  const sum = pairs.reduce((total, pair) => total + pair.quantity.value, 0);
  return quantity !== undefined && Math.abs(quantity.value - sum) < 0.01
    ? sentence.replace(/[.。]$/u, "")
    : undefined;
}

const fewestPrices = 4;

/** Most of them with two decimals: a list in which prices are looked up. */
function arePrices(pairs: readonly Pair[]): boolean {
  const exact = pairs.filter(({ quantity }) => quantity.decimals === 2 && isOfMoney(quantity));
  return pairs.length >= fewestPrices && exact.length * 2 > pairs.length;
}

/** "1.74 million" and "0.78 t" are no prices, though they have two decimals; an amount without a unit may be one. */
function isOfMoney({ prefix, unit }: Quantity): boolean {
  return prefix !== "" ? unit === "" : currencies.test(unit);
}

const currencies =
  /^(?:|[€$£¥₽₹₩₺₴₪]|\p{Lu}{3}|euros?|dollars?|pounds?|quid|kr|kroner|zł|lei|lira|TL|Ft|Kč|руб|рублей|евро|円|元|원)$/iu;

function tableOfPairs(pairs: readonly Pair[], heading: string): Exhibit {
  const rows = pairs.map(
    ({ label, cell }): TableRow => ({ cells: [toRichText(capitalise(label)), toRichText(cell)] }),
  );
  const columns = [{ heading: heading === "" ? "#" : heading }, { heading: "", alignment: "end" as const }];
  return { body: { kind: "table", columns, rows }, score: scores.setOut };
}

function createCosts(
  pairs: readonly Pair[],
  sum: string,
  unit: string,
  asides: ReadonlyMap<string, string>,
): Exhibit | undefined {
  const [quantity] = readQuantities(sum, "en");
  if (quantity === undefined) return undefined;
  const rows = pairs.map(({ label, cell }): TableRow => {
    const aside = asides.get(label);
    const name = capitalise(aside === undefined ? label : `${label} (${aside})`);
    return { cells: [toRichText(name), toRichText(cell)] };
  });
  const label = capitalise(sum.slice(0, quantity.start).replace(/[\s:]{1,3}$/u, ""));
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
