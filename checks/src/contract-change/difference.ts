/** What a difference means to whoever builds on the contract. */
export type Impact = "breaking" | "feature" | "text";

/** One difference between two contracts. */
export interface Difference {
  /** What differs, as a changelog names it: "`GET /v1/templates`", "schema `Template`". */
  readonly subject: string;
  /** How it differs, in a few words. */
  readonly what: string;
  readonly impact: Impact;
}

/** A JSON object of an OpenAPI document. */
export type Node = Readonly<Record<string, unknown>>;

/** Two documents under comparison and where their differences go. */
export interface Comparison {
  readonly base: Node;
  readonly revision: Node;
  /** Which of the parts below a reference has its own entry in the list, so that its differences are told once. */
  report(difference: Difference): void;
}

/** Whether a value is a JSON object. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one where it is none. */
export function toNode(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** The value as a list; an empty one where it is none. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether two JSON values say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return toCanonicalJson(one) === toCanonicalJson(other);
}

/** JSON with sorted keys. */
export function toCanonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, item: unknown) =>
      isNode(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item,
    ) ?? "nothing"
  );
}

/** The names that either object has, each once. */
export function namesOf(one: unknown, other: unknown): readonly string[] {
  return [...new Set([...Object.keys(toNode(one)), ...Object.keys(toNode(other))])];
}

/** The reference that a value is; undefined where it is none. */
export function referenceOf(value: unknown): string | undefined {
  const reference = toNode(value)["$ref"];
  return typeof reference === "string" ? reference : undefined;
}

/** Follows references inside a document until something else comes; throws an Error where one leads nowhere. */
export function resolve(document: Node, value: unknown): Node {
  const reference = referenceOf(value);
  if (reference === undefined) return toNode(value);
  let place: unknown = document;
  for (const part of reference.replace(/^#\//, "").split("/")) {
    place = toNode(place)[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  if (place === undefined) throw new Error(`The contract refers to ${reference}, which is not there.`);
  return resolve(document, place);
}

/** Whether both are the same reference: what it leads to is compared under its own name. */
export function isSameReference(one: unknown, other: unknown): boolean {
  const reference = referenceOf(one);
  return reference !== undefined && reference === referenceOf(other);
}

/** A value in a message. */
export function quote(value: unknown): string {
  if (value === undefined) return "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Whether a key of any OpenAPI object only explains: no program acts on it. */
export function isProse(key: string): boolean {
  const prose = [
    "description",
    "summary",
    "title",
    "example",
    "examples",
    "externalDocs",
    "tags",
    "$comment",
  ];
  return prose.includes(key) || key.startsWith("x-");
}
