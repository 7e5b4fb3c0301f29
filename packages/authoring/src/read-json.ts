import type { RichText } from "@lectern/deck";
import type { LeftOut } from "./author.ts";
import type { Block, ListItem, Span } from "./blocks.ts";
import { linkUrls } from "./links.ts";
import type { ReadBlocks } from "./markdown.ts";
import { tidyText } from "./rich-text.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const deepest = 8;
const deepestRead = 64;
const titleKeys = ["title", "topic", "subject", "name"];
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
  return { blocks: reader.blocks, leftOut: reader.leftOut, ...(title === undefined ? {} : { title }) };
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
      (value) => isScalar(value) || (isObject(value) && Object.values(value).every(isScalar)),
    );
    if (!isPlain) {
      for (const value of values)
        level > deepest
          ? this.#paragraph(JSON.stringify(value).slice(0, 2_000))
          : this.readValue(value, level + 1);
      return;
    }
    const table = tableOf(values, this.#source, this.#name);
    if (table !== undefined) {
      this.blocks.push(table);
      return;
    }
    const items = values.map((value) => (isObject(value) ? recordItem(value) : toItem(toWords(value))));
    if (items.length > 0) this.blocks.push({ kind: "list", ordered: false, items, source: this.#source });
  }

  #paragraph(words: string): void {
    if (words !== "") this.blocks.push({ kind: "paragraph", text: toText(words), source: this.#source });
  }
}

const mostFields = 7;
/** Records with a date are events or tasks, which are shown as such. */
const dateKeys = /^(?:date|due|due_date|deadline|when|day|until|by)$/iu;

/** Returns records of the same few fields as a table; undefined for other lists, and for events and tasks. */
function tableOf(values: readonly Json[], source: Span, name: string): Block | undefined {
  const records = values.filter(isObject);
  const [first] = records;
  if (first === undefined || records.length < values.length || records.length < 2) return undefined;
  const keys = Object.keys(first).filter((key) => !technicalKeys.test(key));
  if (keys.length < 2 || keys.length > mostFields) return undefined;
  const isSame = records.every((record) => keys.every((key) => Object.hasOwn(record, key)));
  const hasNumbers = Object.values(first).some((value) => typeof value === "number");
  if (!isSame || (!hasNumbers && keys.some((key) => dateKeys.test(key)))) return undefined;
  const rows = records.map((record) => keys.map((key) => toText(toWords(record[key] ?? null))));
  return { kind: "table", header: keys.map((key) => toText(headOf(key, name))), rows, source };
}

/** A field that is only "text" is what the list is a list of. */
function headOf(key: string, name: string): string {
  return /^(?:text|description|value|content)$/iu.test(key) && name !== "" ? name : toTerm(key);
}

/** The first short field names the record; the others follow without their keys. */
function recordItem(record: JsonObject): ListItem {
  const values = Object.values(record)
    .map(toWords)
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
  return tidyText(linkUrls({ text: words }));
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
