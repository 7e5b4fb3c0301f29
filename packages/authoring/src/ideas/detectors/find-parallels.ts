import type { TableRow } from "@lectern/deck";
import { tableWordsOf } from "../../structure/formats/table-words.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readAmounts } from "../../text/numbers/read-amounts.ts";
import type { Quantity } from "../../text/numbers/read-quantities.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";

const fewestRecords = 2;
const mostRecords = 8;
const fewestShared = 2;
const longestSentence = 600;
const longestName = 44;
const longestRemark = 80;
const separators =
  /[;；,，.。)）]\s*(?:(?:and|und|et|y|e|и|i|en|och|og|oraz|ve)\s+)?|\s(?:and|und|et|y|e|и|i|en|och|og|oraz|ve)\s+/giu;
const trimmed = /^[\s,;:.(（–—-]+|[\s,;:(（–—-]+$/gu;
const linksAtEnd =
  /(?:\s|^)(?:for|at|with|costs?|of|is|für|mit|zu|kostet|à|avec|pour|con|por|a|per|za|för|med|voor|met|w|z|do|na|por|com|de)$/iu;

/** A number, and what it is counted or measured in. */
interface Measure {
  readonly quantity: Quantity;
  readonly key: string;
  /** Behind its unit. */
  readonly end: number;
}

/** One of several things of which the same is told. */
interface Told {
  readonly name: string;
  readonly measures: readonly Measure[];
  readonly remark: string;
}

/**
 * Returns the table of the things that a sentence tells alike: "Duero 38,900 € with 6 weeks, Ascentia 42,500 € with 4 weeks" has
 * a row for each name and a column for each measure that all have, and a last one for what is said of some.
 */
export function findParallels(sentence: string, { language, heading }: SectionContext): Exhibit | undefined {
  if (sentence.length > longestSentence) return undefined;
  const label = readLabel(sentence);
  const start = label?.textStart ?? Math.max(0, sentence.lastIndexOf(": ") + 1);
  const words = sentence.slice(start).replace(/[.。]$/u, "");
  const measures = measuresIn(words, language);
  const records = withoutHeading(recordsOf(words, measures));
  const shared = sharedKeys(records);
  const areOnce = records.every(({ measures: own }) =>
    shared.every((key) => own.filter((one) => one.key === key).length === 1),
  );
  const isAnnounced = start > 0 || heading !== "";
  const areNamed = areOnce && records.every(({ name }) => isName(name, isAnnounced));
  const isTold =
    records.length >= fewestRecords && records.length <= mostRecords && shared.length >= fewestShared;
  if (!isTold || !areNamed || new Set(records.map(({ name }) => name.toLowerCase())).size < records.length)
    return undefined;
  const opening = sentence.slice(0, start).replace(trimmed, "");
  const title =
    opening === "" || heading !== "" || countColumns(opening) > 80 ? {} : { title: capitalise(opening) };
  return { body: tableOf(words, records, shared, language), score: scores.setOut, ...title };
}

function measuresIn(words: string, language: string): readonly Measure[] {
  return readAmounts(words, language)
    .filter((one) => one.unit !== "" || one.prefix !== "" || !numbersName(words, one))
    .map((quantity): Measure => {
      if (quantity.unit !== "" || quantity.prefix !== "") {
        const key = `${quantity.prefix}${quantity.unit}`.toLowerCase();
        if (duration.test(key)) return { quantity, key: "h", end: quantity.end };
        return { quantity, key: key.replace(/(?<=\p{L}{3})(?:e?s|n)$/u, ""), end: quantity.end };
      }
      const noun = /^\s(\p{L}[\p{L}\p{M}]{1,20})/u.exec(words.slice(quantity.end, quantity.end + 24));
      const key = (noun?.[1] ?? "").toLowerCase().slice(0, 5);
      return { quantity, key, end: quantity.end + (noun?.[0].length ?? 0) };
    });
}

const duration =
  /^(?:h|min|hours?|minutes?|std|stunden?|minuten?|heures?|horas?|minutos?|ore|minuti|uur|minuut|godz|timm\p{L}*|ч|мин|小时|分钟|分|時間)\.?$/iu;

/** "Option 1 Frostline": a number between names is part of them. */
function numbersName(words: string, { start, end }: Quantity): boolean {
  return (
    /\p{L}\s$/u.test(words.slice(0, start)) &&
    /^\s?\p{Lu}/u.test(words.slice(end)) &&
    /\p{Lu}\p{L}+\s$/u.test(words.slice(0, start))
  );
}

/** A record begins where the first measure comes again. */
function recordsOf(words: string, measures: readonly Measure[]): readonly Told[] {
  const [first] = measures;
  if (first === undefined || first.key === "") return [];
  const starts = measures.flatMap(({ key }, index) => (key === first.key ? [index] : []));
  let from = 0;
  return starts.map((start, place): Told => {
    const own = measures.slice(start, starts[place + 1] ?? measures.length);
    const begin = own[0]?.quantity.start ?? 0;
    const next = measures[starts[place + 1] ?? measures.length]?.quantity.start ?? words.length;
    const last = own.at(-1)?.end ?? begin;
    const cut = place === starts.length - 1 ? words.length : last + lastSeparator(words.slice(last, next));
    const name = words.slice(from, begin).replace(trimmed, "").replace(linksAtEnd, "").replace(trimmed, "");
    const remark = words.slice(last, cut).replace(/^[\s,;:)）–—-]+|[\s,;:(（)）–—-]+$/gu, "");
    from = cut;
    return { name, measures: own, remark };
  });
}

/** Where the name of the next thing begins. */
function lastSeparator(between: string): number {
  let end = 0;
  for (const match of between.matchAll(separators)) end = match.index + match[0].length;
  return end;
}

function sharedKeys([first, ...others]: readonly Told[]): readonly string[] {
  const keys = new Set(first?.measures.map(({ key }) => key).filter((key) => key !== ""));
  return [...keys].filter((key) => others.every(({ measures }) => measures.some((one) => one.key === key)));
}

/** A few words with a capital, or of a script without capitals. */
function isName(name: string, isAnnounced: boolean): boolean {
  const isOfName = isAnnounced ? /\p{L}{2}/u : /[\p{Lu}\p{Lo}]/u;
  return countColumns(name) <= longestName && isOfName.test(name) && !/[!?。]/u.test(name);
}

/** "甲厂 载重450公斤": a word that ends every name is what is measured. */
function withoutHeading(records: readonly Told[]): readonly Told[] {
  const ends = new Set(records.map(({ name }) => / (\S{1,8})$/u.exec(name)?.[1] ?? ""));
  const [only = ""] = ends;
  if (ends.size !== 1 || only === "") return records;
  return records.map((record) => ({ ...record, name: record.name.slice(0, -only.length).trim() }));
}

function tableOf(
  words: string,
  records: readonly Told[],
  shared: readonly string[],
  language: string,
): Exhibit["body"] {
  const remarks = records.map((record) => remarkOf(words, record, shared));
  const hasRemarks = remarks.some((remark) => remark !== "");
  const columns = [
    { heading: "" },
    ...shared.map((key) => ({ heading: headingOf(words, records, key) })),
    ...(hasRemarks ? [{ heading: tableWordsOf(language)?.remark ?? "+" }] : []),
  ];
  const rows = records.map((record, index): TableRow => {
    const cells = shared.map((key) => {
      const measure = record.measures.find((one) => one.key === key);
      return measure === undefined ? "–" : words.slice(measure.quantity.start, measure.end).trim();
    });
    const remark = hasRemarks ? [remarks[index] === "" ? "–" : capitalise(remarks[index] ?? "")] : [];
    return { cells: [capitalise(record.name), ...cells, ...remark].map((cell) => toRichText(cell)) };
  });
  return { kind: "table", columns, rows };
}

/** What is said of a thing besides the measures that all have. */
function remarkOf(words: string, { measures, remark }: Told, shared: readonly string[]): string {
  const others = measures
    .filter(({ key }, index) => !shared.includes(key) || measures.findIndex((one) => one.key === key) < index)
    .map(({ quantity, end }) => words.slice(quantity.start, end).trim());
  const said =
    /\p{L}{4}|[\p{sc=Han}]{2}/u.test(remark) && !/^(?:de|di|of|von|da|do)\s\p{L}+$/iu.test(remark)
      ? [remark]
      : [];
  const all = [...others, ...said].join(", ");
  return countColumns(all) > longestRemark ? all.slice(0, longestRemark) : all;
}

/** The word that stands before a measure everywhere names it, or the one behind it; else its unit does. */
function headingOf(words: string, records: readonly Told[], key: string): string {
  const own = records.flatMap(({ measures }) => measures.find((one) => one.key === key) ?? []);
  const all = records.flatMap(({ measures }) => measures);
  const before = own.map(({ quantity }) => {
    const word = /(\p{L}{3,})\s?$/u.exec(words.slice(0, quantity.start));
    // The unit of the measure before is no name.
    const isUnit =
      word !== null && all.some(({ end, quantity: { start } }) => start < quantity.start && word.index < end);
    return word === null || isUnit ? "" : (word[1] ?? "").toLowerCase();
  });
  const behind = own.map(
    ({ end }) => /^ (?:de|di|of|von|da|do) (\p{L}{4,})/u.exec(words.slice(end))?.[1] ?? "",
  );
  const named = behind.find((word) => word !== "") ?? "";
  const [first = ""] = before;
  if (first !== "" && before.every((word) => word === first) && !linksAtEnd.test(first))
    return capitalise(first);
  if (named !== "") return capitalise(named);
  const [measure] = own;
  if (measure === undefined) return "";
  const { quantity, end } = measure;
  return capitalise(
    `${quantity.prefix}${words.slice(quantity.start + quantity.digits.length + quantity.prefix.length, end).trim()}`,
  );
}
