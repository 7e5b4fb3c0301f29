import type { RichText } from "@lectern/deck";
import type { LeftOut } from "../../author.ts";
import { linkUrls } from "../../text/markup/links.ts";
import { tidyText } from "../../text/markup/rich-text.ts";
import { sanitiseDecoded } from "../../text/markup/sanitise-prompt.ts";
import type { Block, ListItem, Span } from "../blocks.ts";
import type { ReadBlocks } from "./markdown.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const deepest = 8;
const deepestRead = 64;
const titleKeys = [
  "title",
  "topic",
  "subject",
  "name",
  "titel",
  "titre",
  "título",
  "titolo",
  "название",
  "thema",
  "标题",
];
/** What programs tell each other by; people look nothing up by it. */
const technicalKeys =
  /^(?:id|uuid|guid|type|schema|version|hash|etag|lang|language|locale|href|url|.*_id)$/iu;

/** Returns the blocks of a JSON document: keys become headings and terms, lists of records points; undefined for no JSON. */
export function readJson(source: string): ReadBlocks | undefined {
  const value = parse(source.trim());
  if (value === undefined) return undefined;
  const reader = new JsonReader({ start: 0, end: source.length });
  reader.readValue(value, 1);
  const title = isObject(value) ? findTitle(value, 1) : undefined;
  const name = isList(value) ? nameOf(value) : undefined;
  return {
    blocks: reader.blocks,
    leftOut: reader.leftOut,
    ...(title === undefined ? {} : { title }),
    ...(name === undefined ? {} : { name }),
  };
}

function parse(text: string): JsonObject | readonly Json[] | undefined {
  if (!/^[[{]/u.test(text) || !/[\]}]$/u.test(text) || depthOf(text) > deepestRead) return undefined;
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) || isList(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Brackets within strings may count too: it is only a bound for what is read one call within the other. */
function depthOf(text: string): number {
  let depth = 0;
  let greatest = 0;
  for (const character of text) {
    if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > greatest) greatest = depth;
  }
  return greatest;
}

const mostNamed = 4;

/** A bare list of records is called by the names of their fields: "Site: budget, spent, completion". */
function nameOf(values: readonly Json[]): string | undefined {
  const table = tableOf(values, "");
  if (table === undefined) return undefined;
  const [first = "", ...others] = table.keys;
  const isMeasure = (key: string): boolean =>
    table.records.every((record) => typeof record[key] === "number");
  const named = others.some(isMeasure) ? others.filter(isMeasure) : others;
  const measures = named.slice(0, mostNamed).map((key) =>
    withUnit(key)
      .replace(/ \([^()]*\)$/u, "")
      .toLowerCase(),
  );
  return `${toTerm(first)}: ${measures.join(", ")}`;
}

class JsonReader {
  readonly blocks: Block[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly #source: Span;
  /** What the list that is read now is called. */
  #name = "";

  constructor(source: Span) {
    this.#source = source;
  }

  readValue(value: Json, level: number): void {
    if (isObject(value)) this.#readObject(value, level);
    else if (isList(value)) this.#readList(value, level);
    else this.#paragraph(toWords(value));
  }

  #readObject(fields: JsonObject, level: number): void {
    const entries = Object.entries(fields);
    const short = entries.filter(([, value]) => isScalar(value) && !isProse(value));
    for (const [key, value] of entries) {
      if (isProse(value)) this.#section(key, value, level);
    }
    if (short.length > 0) this.#terms(short);
    for (const [key, value] of entries) if (!isScalar(value)) this.#section(key, value, level);
  }

  #section(key: string, value: Json, level: number): void {
    if ((isList(value) || isObject(value)) && Object.keys(value).length === 0) return;
    if (level > deepest) {
      this.#paragraph(JSON.stringify(value).slice(0, 2_000));
      return;
    }
    this.blocks.push({
      kind: "heading",
      level: Math.min(level, 6),
      text: toText(toTerm(key)),
      source: this.#source,
    });
    this.#name = toTerm(key);
    this.readValue(value, level + 1);
  }

  #terms(entries: readonly (readonly [string, Json])[]): void {
    const shown = entries.filter(([key]) => !technicalKeys.test(key));
    const items = shown.map(([key, value]) => toItem(`${toTerm(key)}: ${toWords(value)}`));
    const list: Block = { kind: "list", ordered: false, items, source: this.#source };
    if (items.length > 0) this.blocks.push(list);
    const hidden = entries.filter(([key]) => technicalKeys.test(key));
    const left = hidden.map(
      ([key, value]): LeftOut => ({
        text: `${key}: ${toWords(value)}`,
        where: "notes",
        reason: "technical field",
      }),
    );
    this.leftOut.push(...left);
  }

  #readList(values: readonly Json[], level: number): void {
    const isPlain = values.every(
      (value) => isScalar(value) || (isObject(value) && Object.values(value).every(isCell)),
    );
    if (!isPlain) {
      for (const value of values)
        level > deepest
          ? this.#paragraph(JSON.stringify(value).slice(0, 2_000))
          : this.readValue(value, level + 1);
      return;
    }
    const table = tableOf(values, this.#name);
    if (table !== undefined) {
      this.blocks.push(...tablesOf(table, this.#source));
      return;
    }
    const items = values.map((value) => (isObject(value) ? recordItem(value) : toItem(toWords(value))));
    if (items.length > 0) this.blocks.push({ kind: "list", ordered: false, items, source: this.#source });
  }

  #paragraph(words: string): void {
    if (words !== "") this.blocks.push({ kind: "paragraph", text: toText(words), source: this.#source });
  }
}

const mostFields = 8;
/** Records with a date are events or tasks, which are shown as such. */
const dateKeys = /^(?:date|due|due_date|deadline|when|day|until|by)$/iu;

/** Records of the same fields, by the names of the fields. */
interface RecordTable {
  readonly keys: readonly string[];
  readonly header: readonly string[];
  readonly records: readonly JsonObject[];
}

/** Returns records of the same few fields as a table; undefined for other lists, and for events and tasks. */
function tableOf(values: readonly Json[], name: string): RecordTable | undefined {
  const records = values.filter(isObject);
  if (records.length < values.length || records.length < 2) return undefined;
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
    (key) => !technicalKeys.test(key),
  );
  if (keys.length < 2 || keys.length > mostFields) return undefined;
  const isSame = records.every(
    (record) => keys.filter((key) => Object.hasOwn(record, key)).length * 2 > keys.length,
  );
  const hasNumbers = records.some((record) => keys.some((key) => typeof record[key] === "number"));
  if (!isSame || (!hasNumbers && keys.some((key) => dateKeys.test(key)))) return undefined;
  return { keys, header: keys.map((key) => headOf(key, name)), records };
}

/** Where numbers of one unit stand among words, they are a table of their own before the whole one: it can be drawn. */
function tablesOf({ keys, header, records }: RecordTable, source: Span): readonly Block[] {
  const tableWith = (wanted: readonly string[]): Block => ({
    kind: "table",
    header: wanted.map((key) => toText(header[keys.indexOf(key)] ?? key)),
    rows: records.map((record) => wanted.map((key) => toText(toCell(record[key] ?? null)))),
    source,
  });
  const [label = "", ...others] = keys;
  const measures = others.filter((key) => records.every((record) => typeof record[key] === "number"));
  const worth = (group: readonly string[]): number =>
    group.length + (unitOf(group[0] ?? "") === "" ? 0 : 0.5);
  const byUnit = [...Map.groupBy(measures, unitOf).values()].sort((one, other) => worth(other) - worth(one));
  const [drawn = []] = byUnit;
  const isMixed = measures.length < others.length && records.length >= fewestDrawn;
  const hasNames = records.every((record) => typeof record[label] === "string");
  const whole = tableWith(keys);
  return isMixed && hasNames && worth(drawn) > 1 ? [tableWith([label, ...drawn]), whole] : [whole];
}

const fewestDrawn = 3;

/** What programs write behind the name of a measure. */
const unitSigns: Readonly<Record<string, string>> = {
  eur: "EUR",
  usd: "USD",
  gbp: "GBP",
  chf: "CHF",
  nok: "NOK",
  sek: "SEK",
  dkk: "DKK",
  pln: "PLN",
  jpy: "JPY",
  inr: "INR",
  pct: "%",
  percent: "%",
  kg: "kg",
  km: "km",
  kwh: "kWh",
  mwh: "MWh",
  min: "min",
  ms: "ms",
};

function unitOf(key: string): string {
  const end = /[_ -]([a-z]{2,7})$/iu.exec(key.slice(-9))?.[1]?.toLowerCase() ?? "";
  return unitSigns[end] ?? "";
}

/** "budget_eur" is the budget in EUR. */
function withUnit(key: string): string {
  const unit = unitOf(key);
  return unit === ""
    ? toTerm(key)
    : `${toTerm(key.slice(0, Math.max(key.lastIndexOf("_"), key.lastIndexOf(" "), key.lastIndexOf("-"))))} (${unit})`;
}

/** A field that is only "text" is what the list is a list of. */
function headOf(key: string, name: string): string {
  return /^(?:text|description|value|content)$/iu.test(key) && name !== "" ? name : withUnit(key);
}

/** The first short field names the record; the others follow without their keys. */
function recordItem(record: JsonObject): ListItem {
  const values = Object.values(record)
    .map(toCell)
    .filter((words) => words !== "");
  const [first = "", ...rest] = values;
  return toItem(rest.length === 0 ? first : `${first}: ${rest.join("; ")}`);
}

function findTitle(fields: JsonObject, level: number): string | undefined {
  for (const key of titleKeys) {
    const value = fields[key];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  if (level >= 3) return undefined;
  for (const value of Object.values(fields)) {
    const title = isObject(value) ? findTitle(value, level + 1) : undefined;
    if (title !== undefined) return title;
  }
  return undefined;
}

function toItem(words: string): ListItem {
  return { text: toText(words), children: [] };
}

function toText(words: string): RichText {
  return tidyText(linkUrls({ text: sanitiseDecoded(words) }));
}

function toTerm(key: string): string {
  const words = key
    .replace(/[_-]+/gu, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .trim();
  return words === "" ? "…" : words.charAt(0).toUpperCase() + words.slice(1);
}

function toWords(value: Json): string {
  if (value === null) return "";
  return typeof value === "string" ? withoutZone(value.trim()) : String(value);
}

/** Several values of one field stand in one cell. */
function toCell(value: Json): string {
  if (isList(value))
    return value
      .map(toWords)
      .filter((words) => words !== "")
      .join("; ");
  if (!isObject(value)) return toWords(value);
  return Object.entries(value)
    .filter(([key]) => !technicalKeys.test(key))
    .map(([, inner]) => toWords(inner))
    .filter((words) => words !== "")
    .join(", ");
}

/** Says whether a value can stand in one cell: a word, a few words, or what an object holds of such. */
function isCell(value: Json): boolean {
  if (isList(value)) return value.length <= mostInCell && value.every(isScalar) && !value.some(isProse);
  if (isObject(value)) return Object.keys(value).length <= mostInCell && Object.values(value).every(isScalar);
  return true;
}

const mostInCell = 6;

/** "2025-02-18T10:30:00+03:00" is read as its day and hour; seconds and zones are for programs. */
function withoutZone(words: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/u.exec(
    words.slice(0, 48),
  );
  return match === null || words.length > 48 ? words : `${match[1]}, ${match[2]}`;
}

function isProse(value: Json): value is string {
  return typeof value === "string" && value.length > 80;
}

function isScalar(value: Json): boolean {
  return !isObject(value) && !isList(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
