import type { Fields, FlatItem, FlatSlide, ModelDeck } from "./model-deck.ts";
import { readPicture } from "./read-picture.ts";

const deepest = 4;
const mostSlides = 200;
const mostItems = 100;

const names = {
  slides: ["slides", "deck", "pages", "presentation", "outline"],
  kind: ["kind", "type", "layout"],
  title: ["title", "heading", "headline", "name"],
  text: ["text", "subtitle", "summary", "quotation", "quote", "code", "reading", "support", "takeaway"],
  items: [
    ..."items bullets points content body entries events steps cards figures options nextSteps".split(" "),
    ..."bullet_points bulletPoints key_points keyPoints milestones phases stages metrics stats features".split(
      " ",
    ),
  ],
  notes: ["notes", "note", "speakerNotes", "speaker_notes"],
  label: ["lead", "date", "value", "owner", "sign", "label", "heading", "title", "name"],
  point: ["text", "description", "summary", "content", "action", "label", "title", "heading"],
  group: ["group", "column", "option"],
} as const;

/** Returns the deck in what a model answered, by whatever names it gave the fields; undefined where there is none. */
export function readModelDeck(value: unknown): ModelDeck | undefined {
  const found = findSlides(value, deepest);
  if (found === undefined) return undefined;
  const slides = found.slides.slice(0, mostSlides).filter(isFields);
  const { owner } = found;
  const picture = readPicture(owner["picture"]);
  return {
    title: readText(owner, names.title),
    ask: readText(owner, ["ask"]),
    look: readText(owner, ["look"]).trim(),
    ...(picture !== undefined && { picture }),
    slides,
  };
}

interface FoundSlides {
  readonly owner: Fields;
  readonly slides: readonly unknown[];
}

function findSlides(value: unknown, depth: number): FoundSlides | undefined {
  if (Array.isArray(value)) return value.some(isFields) ? { owner: {}, slides: value } : undefined;
  if (!isFields(value) || depth === 0) return undefined;
  for (const name of names.slides) {
    const inner = value[name];
    if (Array.isArray(inner)) return { owner: value, slides: inner };
    const found = findSlides(inner, depth - 1);
    if (found !== undefined) return { ...found, owner: { ...value, ...found.owner } };
  }
  return undefined;
}

/** Returns a slide in the fields of the flat schema, by whatever names a model gave them. */
export function readFlatSlide(value: Fields): FlatSlide {
  const title = readText(value, names.title);
  const chart = isFields(value["chart"]) ? value["chart"] : {};
  return {
    kind: readText(value, names.kind),
    title,
    text: readText(value, names.text),
    items: readItems(value, deepest),
    columns: readStrings(value["columns"] ?? value["headers"] ?? chart["columns"]),
    rows: readRows(value["rows"] ?? chart["rows"]),
    form: toText(value["form"] ?? chart["form"]),
    notes: readText(value, names.notes),
  };
}

function readItems(slide: Fields, depth: number): readonly FlatItem[] {
  if (depth === 0) return [];
  for (const name of names.items) {
    const value = slide[name];
    const list = typeof value === "string" ? value.split("\n") : value;
    const items = Array.isArray(list) ? list.slice(0, mostItems).flatMap((one) => readItem(one, depth)) : [];
    if (items.length > 0) return items.slice(0, mostItems);
  }
  return [];
}

function readItem(value: unknown, depth: number): readonly FlatItem[] {
  if (!isFields(value)) {
    const text = toText(value);
    return text.trim() === "" ? [] : [{ label: "", text, group: "" }];
  }
  const text = readText(value, names.point);
  const label = readText(value, names.label);
  const item = { label: label === text ? "" : label, text, group: readText(value, names.group) };
  // An option or a card with a list of its own points.
  const group = item.label || item.text;
  const inner = readItems(value, depth - 1).map((one) => ({ ...one, group: one.group || group }));
  if (inner.length > 0) return inner;
  return text.trim() === "" && label.trim() === "" ? [] : [item];
}

function readRows(value: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, mostItems).map((row) => {
    if (isFields(row))
      return Array.isArray(row["cells"]) ? readStrings(row["cells"]) : Object.values(row).map(toText);
    return readStrings(row);
  });
}

function readStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.slice(0, mostItems).map(toText) : [];
}

function readText(fields: Fields, candidates: readonly string[]): string {
  for (const name of candidates) {
    const text = toText(fields[name]);
    if (text.trim() !== "") return text;
  }
  return "";
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  const inner = isFields(value) ? (value["text"] ?? value["heading"]) : undefined;
  return typeof inner === "string" ? inner : "";
}

/** Returns which kind of slide it is to be, in the model's own word. */
export function readKind(slide: Fields): string {
  return readText(slide, names.kind).trim();
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
