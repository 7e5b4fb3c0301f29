import { createHash } from "node:crypto";

/** Keys that only explain, wherever they stand; where a map's own names stand, they are names like any other. */
const prose = [
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "externalDocs",
  "tags",
  "info",
  "servers",
];
const maps = ["properties", "schemas", "responses", "parameters", "headers", "patternProperties", "$defs"];

/**
 * The revision of a contract: 12 hexadecimal digits that change with whatever a program sees of it, and with nothing else. Text,
 * examples and the order of keys do not count.
 */
export function toRevision(document: Readonly<Record<string, unknown>>): string {
  return createHash("sha256")
    .update(JSON.stringify(withoutProse(document, false)))
    .digest("hex")
    .slice(0, 12);
}

function withoutProse(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, false));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => isMap || !(prose.includes(key) || key.startsWith("x-")))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, item]) => [key, withoutProse(item, !isMap && maps.includes(key))]);
}
