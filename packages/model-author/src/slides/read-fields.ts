// A slide as a model wrote it, in the rich schema -> the outline's slide: leniently, field by field of `slideShapes`.
import type { OutlineFinding, OutlineSlide, SlideKind } from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import { readPicture } from "../answer/read-picture.ts";
import { chartOf } from "./charts/chart-table.ts";
import { type CarriedUnit, covers, withUnits } from "./charts/chart-unit.ts";
import { readNumber } from "./charts/read-number.ts";
import { saysNothing } from "./nothing.ts";
import {
  type ListShape,
  type NumberShape,
  type PlaceShape,
  type RecordShape,
  type Shape,
  type TextShape,
  toKebabName,
} from "./shape.ts";
import { slideShapes } from "./slide-fields.ts";
import { tidyCode, tidyLine, tidyLines, tidyRich } from "./tidy-text.ts";

/** What a slide says, and what could not be read as it stands; pointers begin at the slide. */
export interface ReadSlide {
  /** undefined: the kind cannot say it, as a chart cannot numbers of two units. */
  readonly slide: OutlineSlide | undefined;
  readonly faults: readonly OutlineFinding[];
}

/** Returns the slide of this kind that a model's fields say; whether it can be used is up to `createOutline`. */
export function readSlideFields(kind: SlideKind, given: Fields, language: string): ReadSlide {
  const faults: OutlineFinding[] = [];
  const units: CarriedUnit[] = [];
  const whole = kind === "chart" ? { ...given, chart: chartOf(given) } : given;
  const fields = readRecord(slideShapes[kind].shape, whole, { pointer: "", language, faults, units });
  const slide = { kind, ...fields } as OutlineSlide;
  if (slide.kind === "table") return { slide: fillRows(slide), faults };
  if (slide.kind === "flow") return { slide: joinNodes(slide), faults };
  if (slide.kind !== "chart" || slide.chart === undefined) return { slide, faults };
  const chart = withUnits(slide.chart, units, language);
  if (chart !== undefined) return { slide: { ...slide, chart }, faults };
  const got = [...new Set([...units.map(({ unit }) => unit), slide.chart.unit ?? ""])];
  const named = got.map((unit) => `"${unit.slice(0, 40)}"`).join(", ");
  const message = `expected numbers of one unit in a chart, as digits only, got numbers in ${named}`;
  return { slide: undefined, faults: [...faults, { pointer: "/chart", message }] };
}

interface Place {
  readonly pointer: string;
  readonly language: string;
  readonly faults: OutlineFinding[];
  /** What the numbers read so far are in. */
  readonly units: CarriedUnit[];
}

/** What fields are called elsewhere. */
const otherNames: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Chart: {
    form: ["type", "chartType"],
    categories: ["labels"],
    series: ["datasets", "data"],
    unit: ["units"],
  },
  ChartSeries: { name: ["label"], values: ["data"] },
  ComparisonOption: { heading: ["name", "title", "option"] },
};

function valueIn(given: Fields, shape: RecordShape, name: string): unknown {
  const other = (otherNames[shape.name]?.[name] ?? []).find((one) => given[one] !== undefined);
  return given[name] ?? (other === undefined ? undefined : given[other]);
}

function readRecord(shape: RecordShape, value: unknown, place: Place): Fields | undefined {
  const given = isFields(value)
    ? withLead(withSigns(withUnit(value, shape), shape), shape)
    : toFields(shape, value);
  if (given === undefined || saysNothingIn(given, shape)) return undefined;
  const entries = Object.entries(shape.fields).flatMap(([name, field]) => {
    const inner = { ...place, pointer: `${place.pointer}/${name}` };
    const read =
      field.kind === "place"
        ? readPlace(field, given, name)
        : readShape(field, valueIn(given, shape, name), inner);
    return read === undefined || lacksNeeded(field, read) ? [] : [[name, read] as const];
  });
  const fields = withAmount(Object.fromEntries(entries), shape, place);
  if (entries.length === 0) return undefined;
  // A point that is only a lead is that point.
  const { lead, ...rest } = fields;
  return typeof lead === "string" && rest["text"] === undefined
    ? { text: [{ text: lead }], ...rest }
    : fields;
}

/** A number without its words, or words without their number, is none; what it says is found unsaid. */
function lacksNeeded(field: Shape, read: unknown): boolean {
  if (field.kind !== "record" || field.isNeeded) return false;
  return Object.entries(field.fields).some(
    ([name, inner]) => inner.isNeeded && (read as Fields)[name] === undefined,
  );
}

/** A figure is shown with its unit, where a model kept them apart. */
function withUnit(given: Fields, { name }: RecordShape): Fields {
  const { value, unit } = given;
  if (name !== "Figure" || typeof unit !== "string" || saysNothing(unit)) return given;
  const text = String(value ?? "");
  return text === "" || covers(text, unit) ? given : { ...given, value: `${text} ${unit}` };
}

/** A point that a heading in Markdown opens, on a line of its own, has that for its lead. */
function withLead(given: Fields, { name }: RecordShape): Fields {
  const { lead, text } = given;
  if (name !== "BulletItem" || typeof text !== "string") return given;
  if (typeof lead === "string" ? !saysNothing(lead) : lead !== undefined) return given;
  const [, heading, rest] = /^\s*#{1,6} +([^\n]{1,60}?)[ #]*\n\s*(\S[\s\S]*)$/u.exec(text) ?? [];
  return heading === undefined ? given : { ...given, lead: heading, text: rest };
}

/** What speaks for an option and against it may stand in two lists. */
function withSigns(given: Fields, { name }: RecordShape): Fields {
  const { points, pros, cons, ...rest } = given;
  if (name !== "ComparisonOption" || points !== undefined || (pros ?? cons) === undefined) return given;
  const signed = (list: unknown, sign: string) =>
    (Array.isArray(list) ? list : [list]).flatMap((text) =>
      typeof text === "string" ? [{ sign, text }] : [],
    );
  return { ...rest, points: [...signed(pros, "plus"), ...signed(cons, "minus")] };
}

/** What a figure is held against needs its number, which its value tells. */
function withAmount(fields: Fields, { name }: RecordShape, { language }: Place): Fields {
  const { value, references, ...rest } = fields;
  if (name !== "Figure" || references === undefined || rest["amount"] !== undefined) return fields;
  const amount = readNumber(String(value), language)?.value;
  return { value, ...rest, ...(amount !== undefined && { amount, references }) };
}

/** A next step without an action is none; another point may say "None", where it says what of. */
function saysNothingIn(given: Fields, { name, fields }: RecordShape): boolean {
  if (name === "NextStep") return typeof given["action"] === "string" && saysNothing(given["action"]);
  if (name === "TableColumn" || name === "Chart" || name.endsWith("Slide")) return false;
  const values = Object.keys(fields).map((field) => given[field]);
  const texts = values.filter((value) => typeof value === "string");
  const isAll = values.every((value) => typeof value !== "object" || value === null || isEmptyList(value));
  return (
    isAll &&
    texts.length > 0 &&
    texts.every(saysNothing) &&
    !values.some((value) => typeof value === "number")
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A text where a thing with fields is expected is its first needed field; a list is its list. */
function toFields(shape: RecordShape, value: unknown): Fields | undefined {
  const isList = Array.isArray(value);
  if (!isList && typeof value !== "string" && typeof value !== "number") return undefined;
  const kind = isList ? "list" : "text";
  const fields = Object.entries(shape.fields).filter(([, field]) => field.kind === kind);
  const [name] = fields.find(([, field]) => field.isNeeded) ?? fields[0] ?? [];
  return name === undefined ? undefined : { [name]: value };
}

function readShape(shape: Shape, value: unknown, place: Place): unknown {
  switch (shape.kind) {
    case "text":
      return shape.form === "noun" ? readPicture(value, shape.limit) : readText(shape, value, place);
    case "flag":
      return value === true || /^(?:true|yes)$/iu.test(String(value)) ? true : undefined;
    case "choice":
      return (
        shape.of.find((word) => word.toLowerCase() === String(value).trim().toLowerCase()) ??
        (shape.isOpen && toKebabName(value))
      );
    case "number":
      return readFigure(shape, value, place);
    case "place":
      return undefined;
    case "list":
      return readList(shape, value, place);
    case "record":
      return readRecord(shape, value, place);
  }
}

function readText(shape: TextShape, value: unknown, { pointer, faults }: Place): unknown {
  const given = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
  if (typeof given !== "string" || given.trim() === "") return undefined;
  // "None" in a cell is what it says.
  if (!shape.isNeeded && !/\/cells\/\d+$/u.test(pointer) && saysNothing(given)) return undefined;
  const length = [...given.trim()].length;
  if (length > shape.limit)
    faults.push({ pointer, message: `expected at most ${shape.limit} characters, got ${length}` });
  const text = tidyAs(shape.form, given, shape.limit);
  return text.length === 0 ? undefined : text;
}

function tidyAs(form: TextShape["form"], text: string, limit: number) {
  switch (form) {
    case "line":
    case "noun":
      return tidyLine(text, limit);
    case "rich":
      return tidyRich(text, limit);
    case "lines":
      return tidyLines(text, limit);
    case "code":
      return tidyCode(text, limit);
  }
}

/** In a list of numbers null stands where there is none; elsewhere the field is left out. */
function readFigure({ isWhole }: NumberShape, value: unknown, { pointer, language, faults, units }: Place) {
  if (typeof value === "number" && Number.isFinite(value)) {
    if (!isWhole) units.push({ pointer, unit: "" });
    return value;
  }
  if (typeof value !== "string" || saysNothing(value)) return undefined;
  const read = readNumber(value, language);
  if (read === undefined)
    faults.push({ pointer, message: `expected digits only, the unit apart, got "${value.slice(0, 60)}"` });
  else if (!isWhole) units.push({ pointer, unit: read.unit });
  return read?.value;
}

function readPlace({ list }: PlaceShape, given: Fields, name: string): number | undefined {
  const value = given[name];
  const texts = (Array.isArray(given[list]) ? given[list] : []).map((text) => tidyLine(String(text), 200));
  if (typeof value === "number") return value >= 0 && value < texts.length ? Math.floor(value) : undefined;
  const index = texts.indexOf(tidyLine(typeof value === "string" ? value : "", 200));
  return index === -1 ? undefined : index;
}

function readList(shape: ListShape, value: unknown, place: Place): readonly unknown[] | undefined {
  const given = typeof value === "string" ? value.split("\n") : value;
  if (!Array.isArray(given)) return undefined;
  const read = given.map((one, index) =>
    readShape(shape.of, one, { ...place, pointer: `${place.pointer}/${index}` }),
  );
  if (shape.of.kind === "number") return read.map((one) => one ?? null);
  if (shape.of.kind === "choice")
    return read.some((one) => one !== undefined) ? read.map((one) => one ?? null) : undefined;
  // A cell and the head of a column keep their place where they are empty; a point does not.
  const empty = emptyOf(shape.of);
  const said =
    empty === undefined ? read.filter((one) => one !== undefined) : read.map((one) => one ?? empty);
  return said.length === 0 ? undefined : isCounted(shape.of) ? said : withoutRepeats(said);
}

function emptyOf(shape: Shape): object | undefined {
  if (shape.kind === "record") return shape.name === "TableColumn" ? {} : undefined;
  return shape.kind === "text" && shape.form === "rich" ? [] : undefined;
}

/** Two columns, rows or series may say the same; a point that is said twice is a slip. */
function isCounted(shape: Shape): boolean {
  return shape.kind !== "record" || ["TableColumn", "TableRow", "ChartSeries"].includes(shape.name);
}

function withoutRepeats(values: readonly unknown[]): readonly unknown[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value).toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function fillRows(slide: Extract<OutlineSlide, { readonly kind: "table" }>): OutlineSlide {
  const { columns = [], rows = [] } = slide;
  const width = Math.max(columns.length, ...rows.map(({ cells = [] }) => cells.length));
  const fill = <Cell>(cells: readonly Cell[], empty: Cell) => [
    ...cells,
    ...Array.from({ length: width - cells.length }, () => empty),
  ];
  return {
    ...slide,
    columns: fill(
      columns.map((column) => ({ ...column, heading: column.heading ?? "" })),
      { heading: "" },
    ),
    rows: rows.map(({ states, ...row }) => {
      const cells = fill(row.cells ?? [], []);
      return {
        ...row,
        cells,
        ...(states && {
          states: cells.map((cell, index) => (cell.length === 0 ? null : (states[index] ?? null))),
        }),
      };
    }),
  };
}

/** A way may be told by the words of the node that it leads to. */
function joinNodes(slide: Extract<OutlineSlide, { readonly kind: "flow" }>): OutlineSlide {
  const { nodes = [] } = slide;
  const ids = new Set(nodes.map(({ id }) => id));
  const byText = new Map(nodes.map(({ id, text = "" }) => [text.toLowerCase(), id]));
  const targetOf = (to: string) => (ids.has(to) ? to : (byText.get(String(to).toLowerCase()) ?? to));
  return {
    ...slide,
    nodes: nodes.map((node) =>
      node.edges === undefined
        ? node
        : { ...node, edges: node.edges.map((edge) => ({ ...edge, to: targetOf(edge.to) })) },
    ),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
