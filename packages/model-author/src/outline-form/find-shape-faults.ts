// A slide as an assistant wrote it -> what is wrong with its form: strictly, field by field of `slideShapes`.
import { type OutlineFinding, type SlideKind, slideKinds } from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import type { ListShape, PlaceShape, RecordShape, Shape, TextShape } from "../slides/shape.ts";
import { slideShapes } from "../slides/slide-fields.ts";
import { plainTextOf, tidyRich } from "../slides/tidy-text.ts";

/** What is wrong with a slide, and what is only longer than reads well; pointers begin at the slide. */
export interface ShapeFindings {
  readonly faults: readonly OutlineFinding[];
  readonly advice: readonly OutlineFinding[];
}

/**
 * Returns every fault in the form of a slide: fields that its kind has not, needed ones that are missing, values of
 * another type, words that are none of those to choose from, texts that are too long.
 */
export function findShapeFaults(slide: unknown): ShapeFindings {
  const faults: OutlineFinding[] = [];
  const advice: OutlineFinding[] = [];
  const notes: Notes = {
    fault: (pointer, message) => faults.push({ pointer, message }),
    advise: (pointer, message) => advice.push({ pointer, message }),
  };
  if (!isFields(slide)) notes.fault("", `expected an object {kind, title, …}, got ${shown(slide)}`);
  else checkSlide(slide, notes);
  return { faults, advice };
}

/** Returns the kind of a slide; undefined where it names none that there is. */
export function kindOf(slide: unknown): SlideKind | undefined {
  return isFields(slide) ? slideKinds.find((kind) => kind === slide["kind"]) : undefined;
}

interface Notes {
  fault(pointer: string, message: string): void;
  advise(pointer: string, message: string): void;
}

/** A value, where it stands, and what it stands in. */
interface Place {
  readonly value: unknown;
  readonly pointer: string;
  readonly owner: Fields;
}

function checkSlide(slide: Fields, notes: Notes): void {
  const { kind: _, ...fields } = slide;
  const kind = kindOf(slide);
  const place = { value: fields, pointer: "", owner: slide };
  if (kind !== undefined) checkFields(slideShapes[kind].shape, place, notes, `a ${kind} slide`);
  else notes.fault("/kind", `expected one of ${slideKinds.join(", ")}, got ${shown(slide["kind"])}`);
}

function checkFields({ fields }: RecordShape, place: Place, notes: Notes, what: string): void {
  const given = place.value as Fields;
  const known = Object.keys(fields);
  for (const name of Object.keys(given)) {
    if (known.includes(name) || isAbsent(given[name])) continue;
    notes.fault(
      `${place.pointer}/${escapeName(name)}`,
      `expected no such field: ${what} has ${known.join(", ")}`,
    );
  }
  for (const [name, shape] of Object.entries(fields)) {
    const inner = { value: given[name], pointer: `${place.pointer}/${name}`, owner: given };
    if (isAbsent(inner.value)) {
      if (shape.isNeeded)
        notes.fault(inner.pointer, `expected ${describe(shape)}, got ${shown(inner.value)}`);
    } else checkShape(shape, inner, notes);
  }
}

function checkShape(shape: Shape, place: Place, notes: Notes): void {
  const { value, pointer, owner } = place;
  if (!isOfShape(shape, place))
    notes.fault(pointer, `expected ${describe(shape, owner, value)}, got ${shown(value)}`);
  else if (shape.kind === "text") checkLength(shape, place, notes);
  else if (shape.kind === "list") checkElements(shape, place, notes);
  else if (shape.kind === "record") checkFields(shape, place, notes, "this");
}

/** Whether a value is of the right type, or one of the right words; not what is in it. */
function isOfShape(shape: Shape, { value, owner }: Place): boolean {
  switch (shape.kind) {
    case "text":
      return typeof value === "string" || Number.isFinite(value);
    case "list":
      return Array.isArray(value);
    case "record":
      return isFields(value);
    case "flag":
      return typeof value === "boolean";
    case "choice":
      return value === "none" ? !shape.isNeeded : shape.of.some((word) => word === value);
    case "number":
      return shape.isWhole ? Number.isInteger(value) : Number.isFinite(value);
    case "place":
      return textsIn(shape, owner).some((text) => text === value);
  }
}

function checkLength({ form, limit, most }: TextShape, { value, pointer }: Place, notes: Notes): void {
  const text = String(value).trim();
  const length = [...(form === "rich" ? plainTextOf(tidyRich(text, text.length)) : text)].length;
  if (length > limit) notes.fault(pointer, `expected at most ${limit} characters, got ${length}`);
  else if (length > most) notes.advise(pointer, `has ${length} characters; at most ${most} read well`);
}

/** A cell, a number, a state or a heading may be empty where it stands; a point may not. */
function checkElements({ of }: ListShape, { value, pointer, owner }: Place, notes: Notes): void {
  for (const [index, element] of (value as readonly unknown[]).entries()) {
    const place = { value: element, pointer: `${pointer}/${index}`, owner };
    if (!isAbsent(element)) checkShape(of, place, notes);
    else if (of.kind === "record" && of.name !== "TableColumn")
      notes.fault(place.pointer, `expected ${describe(of)}, got ${shown(element)}`);
  }
}

/** As RFC 6901 writes a name in a pointer. */
function escapeName(name: string): string {
  return name.slice(0, 100).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** What says nothing, as a field may that is not needed. */
function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

/** Of more words than these, only those are named that begin as what came. */
const mostWords = 30;

function describeWords(words: readonly string[], value: unknown): string {
  if (words.length <= mostWords) return `one of ${words.join(", ")}`;
  const like = words.filter((word) => word[0] === String(value)[0]);
  return `one of the ${words.length} names that there are, such as ${(like.length > 0 ? like : words).slice(0, 8).join(", ")}`;
}

function describe(shape: Shape, owner: Fields = {}, value?: unknown): string {
  switch (shape.kind) {
    case "text":
      return `a text of at most ${shape.most} characters`;
    case "flag":
      return "true or false";
    case "choice":
      return describeWords(shape.of, value);
    case "number":
      return shape.isWhole ? "a whole number" : "a number, as digits only";
    case "place":
      return `one of the ${shape.list}: ${textsIn(shape, owner).map(shown).join(", ")}`;
    case "list":
      return `a list of ${shape.of.kind === "record" ? describe(shape.of) : `${shape.of.kind}s`}`;
    case "record":
      return `an object {${Object.entries(shape.fields)
        .map(([name, { isNeeded }]) => (isNeeded ? name : `${name}?`))
        .join(", ")}}`;
  }
}

function textsIn({ list }: PlaceShape, owner: Fields): readonly unknown[] {
  const texts = owner[list];
  return Array.isArray(texts) ? texts : [];
}

function shown(value: unknown): string {
  if (typeof value === "string") return `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (isFields(value)) return `an object with ${Object.keys(value).join(", ").slice(0, 80) || "no fields"}`;
  return String(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
