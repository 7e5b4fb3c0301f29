import type { RecordShape, Shape } from "./shape.ts";
import { type SlideShape, slideShapes } from "./slide-fields.ts";

/**
 * Returns what can be said on a slide of each kind, a line each, as a model is told: fields, a question mark after those that
 * may be left out, then when to choose it. What stands in several kinds is described once, below them. With limits, for whom
 * no schema tells them: `≤90` after a text counts characters, after a list what is in it.
 */
export function describeKinds({ hasLimits = false } = {}): string {
  const start: Place = { within: [], hasLimits };
  const kinds = entries.map(([kind, { shape, use }]) => {
    const told = fieldsOf(shape).filter(([name]) => !hasLimits || name !== ofDrawings);
    const fields = told.map((field) =>
      isCommon(field) ? nameOf(field) : describeField(field, inside(start, shape)),
    );
    return `- ${kind} {${fields.join(", ")}}: ${use}.`;
  });
  const records = sharedRecords.map((record) => `${record.name} = ${fieldsIn(record, start)}`);
  const common = [...commonFields.values()].map((field) => describeField(field, start));
  return [...kinds, `Of these, ${[...records, ...common].join("; ")}.`].join("\n");
}

/** Returns the same as a table in Markdown, for people. */
export function describeTable(): string {
  const rows = entries.map(([kind, { shape, use }]) => [
    `\`${kind}\``,
    fieldsOf(shape)
      .map((field) => nameField(field, []))
      .join(", ") || "its title alone",
    `${use[0]?.toUpperCase()}${use.slice(1)}`,
  ]);
  const table = [["Kind", "What can be said on it besides title and notes", "For"], ...rows];
  const widths = [0, 1, 2].map((index) => Math.max(...table.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = table;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

/** Labels wait for a drawing, which only a model is asked for: assistants, who see the limits, write none. */
const ofDrawings = "partsOf";

type Field = readonly [name: string, shape: Shape];

/** Where a field is described: inside of which records, by name; and whether limits are told. */
interface Place {
  readonly within: readonly string[];
  readonly hasLimits: boolean;
}

const entries: readonly (readonly [string, SlideShape])[] = Object.entries(slideShapes);

function fieldsOf({ fields }: RecordShape): readonly Field[] {
  return Object.entries(fields).filter(([name]) => name !== "title" && name !== "notes");
}

/** Records that stand in several places, or within themselves, but for those of a word or two. */
const sharedRecords = findSharedRecords();

function findSharedRecords(): readonly RecordShape[] {
  const counts = new Map<RecordShape, number>();
  const visit = (shape: Shape, within: readonly RecordShape[]): void => {
    if (shape.kind === "list") visit(shape.of, within);
    if (shape.kind !== "record") return;
    const outer = within.find((one) => isWithinItself(shape, [one.name])) ?? shape;
    counts.set(outer, (counts.get(outer) ?? 0) + 1);
    for (const inner of Object.values(shape.fields)) visit(inner, [...within, shape]);
  };
  for (const [, { shape }] of entries) visit(shape, []);
  return [...counts].flatMap(([shape, count]) =>
    count > 1 && Object.keys(shape.fields).length >= fewestFields(shape) ? [shape] : [],
  );
}

/** A record whose fields have choices or words of their own is long with two of them. */
function fewestFields({ fields }: RecordShape): number {
  return Object.values(fields).some(({ kind }) => kind === "choice") ? 2 : 3;
}

const fewestKinds = 3;
/** Fields that mean the same in several kinds. */
const commonFields = findCommonFields();

function findCommonFields(): ReadonlyMap<string, Field> {
  const all = entries.flatMap(([, { shape }]) =>
    fieldsOf(shape).filter(([, field]) => field.says !== undefined),
  );
  const groups = Map.groupBy(all, keyOf);
  return new Map(
    [...groups].flatMap(([key, fields]) => (fields.length < fewestKinds ? [] : [[key, fields[0] as Field]])),
  );
}

function isCommon(field: Field): boolean {
  return commonFields.has(keyOf(field));
}

function keyOf([name, { kind, says }]: Field): string {
  return `${name} ${kind} ${says}`;
}

function nameOf([name, { isNeeded }]: Field): string {
  return isNeeded === true ? name : `${name}?`;
}

function describeField(field: Field, place: Place): string {
  const [, shape] = field;
  const said = shape.says === undefined ? "" : ` (${shape.says})`;
  return `${nameOf(field)}${typeOf(shape, place)}${said}`;
}

/** No icon is named here: the list stands once, below the kinds. */
function typeOf(shape: Shape, place: Place): string {
  switch (shape.kind) {
    case "text":
      return limitOf(shape, place);
    case "place":
      return "";
    case "flag":
      return ": true";
    case "choice":
      return shape.of.length > 12 ? "" : `: ${shape.of.join("|")}`;
    case "number":
      return ": number";
    case "list":
      return `: [${innerOf(shape.of, place)}]${limitOf(shape, place)}`;
    case "record":
      return `: ${innerOf(shape, place)}`;
  }
}

function innerOf(shape: Shape, place: Place): string {
  switch (shape.kind) {
    case "record":
      return sharedRecords.includes(shape) || isWithinItself(shape, place.within)
        ? shape.name
        : fieldsIn(shape, place);
    case "number":
      return shape.isNeeded === true ? "number" : "number|null";
    case "choice":
      return [...shape.of, "none"].join("|");
    case "text":
      return `text${limitOf(shape, place)}`;
    default:
      return "text";
  }
}

function fieldsIn(shape: RecordShape, place: Place): string {
  const fields = Object.entries(shape.fields).map((field) => describeField(field, inside(place, shape)));
  return `{${fields.join(", ")}}`;
}

function limitOf({ most }: { readonly most: number }, { hasLimits }: Place): string {
  return hasLimits ? `≤${most}` : "";
}

function inside(place: Place, { name }: RecordShape): Place {
  return { ...place, within: [...place.within, name] };
}

/** A part that has parts of the same sort. */
function isWithinItself({ name, fields }: RecordShape, within: readonly string[]): boolean {
  return within.includes(name) && Object.keys(fields).length > 2;
}

function nameField([name, shape]: Field, within: readonly string[]): string {
  const inner = shape.kind === "list" ? shape.of : shape;
  if (inner.kind !== "record" || isWithinItself(inner, within)) return name;
  const names = Object.entries(inner.fields).map((field) => nameField(field, [...within, inner.name]));
  return `${name} (${names.join(", ")})`;
}
