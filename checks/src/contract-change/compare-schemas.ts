// Two schemas (JSON Schema 2020-12) -> what is narrower, what is wider, and what that means to callers.
import {
  type Comparison,
  type Impact,
  isNode,
  isProse,
  isSame,
  isSameReference,
  type Node,
  namesOf,
  quote,
  referenceOf,
  resolve,
  toCanonicalJson,
  toList,
  toNode,
} from "./difference.ts";

/** Who writes the values of a schema: callers, the service, or both. */
export type Direction = "input" | "output" | "both";

/** Where a schema stands. */
export interface SchemaPlace {
  readonly subject: string;
  /** The way from there: "prompt", "items[].id"; "" for the schema itself. */
  readonly path: string;
  readonly direction: Direction;
}

/** Reports how two schemas differ; what a shared reference leads to is told under that schema's own name. */
export function compareSchemas(
  comparison: Comparison,
  place: SchemaPlace,
  [base, revision]: readonly [unknown, unknown],
): void {
  if (isSame(base, revision) && referenceOf(base) === undefined) return;
  if (isSameReference(base, revision)) return;
  // A circle of references is walked once: below it the names are the same, or it is another schema anyway.
  if (place.path.split(/[.[]/).length > 12) return;
  const one = resolve(comparison.base, base);
  const other = resolve(comparison.revision, revision);
  const told = new Teller(comparison, place, one);
  compareTypes(told, one, other);
  compareValues(told, one, other);
  compareRequired(told, one, other);
  compareProperties(comparison, place, [one, other]);
  compareAdditional(comparison, place, [one, other]);
  compareParts(comparison, place, [one, other]);
  for (const keyword of namesOf(one, other)) compareKeyword(told, keyword, [one[keyword], other[keyword]]);
}

/** Says what a change means where it stands. */
class Teller {
  readonly #comparison: Comparison;
  readonly #place: SchemaPlace;
  /** Whether the released contract says that values may be added. */
  readonly isExtensible: boolean;

  constructor(comparison: Comparison, place: SchemaPlace, base: Node) {
    this.#comparison = comparison;
    this.#place = place;
    this.isExtensible = base["x-extensible"] === true;
  }

  /** Fewer values than before: callers may send one that is refused now. */
  narrower(what: string): void {
    this.#tell(what, this.#place.direction === "output" ? "feature" : "breaking");
  }

  /** More values than before: callers may get one that they do not know. */
  wider(what: string, isExpected = false): void {
    this.#tell(what, this.#place.direction === "input" || isExpected ? "feature" : "breaking");
  }

  breaking(what: string): void {
    this.#tell(what, "breaking");
  }

  feature(what: string): void {
    this.#tell(what, "feature");
  }

  wording(): void {
    this.#comparison.report({ subject: this.#place.subject, what: "wording", impact: "text" });
  }

  #tell(what: string, impact: Impact): void {
    const { subject, path } = this.#place;
    this.#comparison.report({ subject, what: path ? `${path}: ${what}` : what, impact });
  }
}

const known = [
  ...["$ref", "type", "enum", "const", "required", "properties", "additionalProperties", "items"],
  ...["oneOf", "anyOf", "allOf"],
];

function compareKeyword(told: Teller, keyword: string, [one, other]: readonly [unknown, unknown]): void {
  if (known.includes(keyword) || isSame(one, other)) return;
  const what = `${keyword} ${quote(one)} → ${quote(other)}`;
  if (keyword === "x-extensible") told.breaking(what);
  else if (isProse(keyword)) told.wording();
  else if (/^(?:min|exclusiveMin)/.test(keyword)) tellLimit(told, what, { rises: isMore(other, one) });
  else if (/^(?:max|exclusiveMax)/.test(keyword))
    tellLimit(told, what, { rises: isMore(one ?? Infinity, other ?? Infinity) });
  else if (keyword === "uniqueItems") tellLimit(told, what, { rises: other === true });
  else if (keyword === "deprecated") told.feature(what);
  else if (keyword === "default") one === undefined ? told.feature(what) : told.breaking(what);
  else if (["pattern", "format", "multipleOf"].includes(keyword)) tellRule(told, what, [one, other]);
  else told.breaking(what); // What we cannot judge is not waved through.
}

/** Whether a lower limit is higher; a missing one is none. */
function isMore(one: unknown, other: unknown): boolean {
  return Number(one ?? -Infinity) > Number(other ?? -Infinity);
}

function tellLimit(told: Teller, what: string, { rises }: { readonly rises: boolean }): void {
  if (rises) told.narrower(what);
  else told.wider(what);
}

function tellRule(told: Teller, what: string, [one, other]: readonly [unknown, unknown]): void {
  if (one === undefined) told.narrower(what);
  else if (other === undefined) told.wider(what);
  else told.breaking(what);
}

function compareTypes(told: Teller, one: Node, other: Node): void {
  const [before, after] = [typesOf(one), typesOf(other)];
  const what = `type ${quote(one["type"])} → ${quote(other["type"])}`;
  if (isSame(before, after)) return;
  // A constant says its type by itself.
  const isConstant = valuesOf(one) !== undefined && isSame(valuesOf(one), valuesOf(other));
  if (isConstant) {
    told.wording();
    return;
  }
  if (before?.some((type) => !after?.includes(type)) && after) told.narrower(what);
  if (after?.some((type) => !before?.includes(type)) && before) told.wider(what);
  if (!before) told.narrower(what);
  if (!after) told.wider(what);
}

function typesOf({ type }: Node): readonly string[] | undefined {
  if (type === undefined) return undefined;
  const types = (Array.isArray(type) ? type : [type]).map(String);
  return (types.includes("number") ? [...types, "integer"] : types).toSorted();
}

function valuesOf(schema: Node): readonly string[] | undefined {
  const values = "const" in schema ? [schema["const"]] : schema["enum"];
  return Array.isArray(values) ? values.map(toCanonicalJson) : undefined;
}

function compareValues(told: Teller, one: Node, other: Node): void {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  const list = (values: readonly string[]) => values.map((value) => value.replaceAll('"', "")).join(", ");
  if (!before || !after) {
    if (after) told.narrower(`only the values ${list(after)}`);
    if (before) told.wider("no longer only certain values");
    return;
  }
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  // A line each, so that two changes that add values do not spoil each other's.
  for (const value of removed) told.narrower(`value ${list([value])} removed`);
  for (const value of added) told.wider(`value ${list([value])} added`, told.isExtensible);
}

function compareRequired(told: Teller, one: Node, other: Node): void {
  const [before, after] = [toList(one["required"]).map(String), toList(other["required"]).map(String)];
  for (const name of after.filter((each) => !before.includes(each))) {
    told.narrower(`${name} ${name in toNode(one["properties"]) ? "becomes required" : "added, required"}`);
  }
  for (const name of before.filter((each) => !after.includes(each) && each in toNode(other["properties"]))) {
    told.wider(`${name} becomes optional`);
  }
}

function compareProperties(
  comparison: Comparison,
  place: SchemaPlace,
  [one, other]: readonly [Node, Node],
): void {
  const [before, after] = [toNode(one["properties"]), toNode(other["properties"])];
  const told = new Teller(comparison, place, one);
  for (const name of namesOf(before, after)) {
    if (!(name in after)) told.breaking(`${name} removed`);
    else if (name in before)
      compareSchemas(comparison, { ...place, path: join(place.path, name) }, [before[name], after[name]]);
    else if (!toList(other["required"]).includes(name)) told.feature(`${name} added`);
  }
}

function compareAdditional(
  comparison: Comparison,
  place: SchemaPlace,
  [one, other]: readonly [Node, Node],
): void {
  const [before, after] = [one["additionalProperties"] ?? true, other["additionalProperties"] ?? true];
  const told = new Teller(comparison, place, one);
  if (isSame(before, after)) return;
  if (isNode(before) && isNode(after)) {
    compareSchemas(comparison, { ...place, path: join(place.path, "*") }, [before, after]);
  } else if (after === false || before === true) told.narrower("takes no other properties any more");
  else told.wider("takes other properties");
}

function compareParts(comparison: Comparison, place: SchemaPlace, [one, other]: readonly [Node, Node]): void {
  const told = new Teller(comparison, place, one);
  const [before, after] = [one["items"], other["items"]];
  if (before !== undefined && after !== undefined)
    compareSchemas(comparison, { ...place, path: `${place.path}[]` }, [before, after]);
  else if (before !== after) tellRule(told, "items", [before, after]);
  for (const keyword of ["oneOf", "anyOf", "allOf"]) {
    compareAlternatives(comparison, { ...place, keyword }, [toList(one[keyword]), toList(other[keyword])]);
  }
}

function compareAlternatives(
  comparison: Comparison,
  { keyword, ...place }: SchemaPlace & { readonly keyword: string },
  [one, other]: readonly [readonly unknown[], readonly unknown[]],
): void {
  const told = new Teller(comparison, place, {});
  if (one.length === 0 || other.length === 0) {
    if (one.length !== other.length)
      tellRule(told, keyword, [one.length > 0 ? one : undefined, other.length > 0 ? other : undefined]);
    return;
  }
  const [before, after] = [byKey(one), byKey(other)];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const path = join(place.path, `${keyword}(${key})`);
    const isWider = before.has(key) === (keyword === "allOf");
    if (before.has(key) && after.has(key))
      compareSchemas(comparison, { ...place, path }, [before.get(key), after.get(key)]);
    else if (isWider) told.wider(`${keyword} ${before.has(key) ? "without" : "with"} ${key}`);
    else told.narrower(`${keyword} ${before.has(key) ? "without" : "with"} ${key}`);
  }
}

/** Alternatives by what tells them apart: their name, the constant that they carry, or their place. */
function byKey(schemas: readonly unknown[]): ReadonlyMap<string, unknown> {
  return new Map(
    schemas.map((schema, index) => {
      const constants = Object.values(toNode(toNode(schema)["properties"])).map(
        (value) => toNode(value)["const"],
      );
      const constant = constants.find((value) => value !== undefined);
      const key =
        referenceOf(schema)?.split("/").at(-1) ?? (constant === undefined ? `${index + 1}` : quote(constant));
      return [key, schema];
    }),
  );
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
