import type { JsonSchema } from "@lectern/spec";

/**
 * Returns plain data with every list and text cut to the `maxItems` and `maxLength` of its schema (JSON Schema 2020-12,
 * 6.3 and 6.4), a cut text ending in "…"; what the schema does not bound stays as it is.
 */
export function cutToSchema<Value>(value: Value, schema: JsonSchema): Value {
  return cut(value, schema) as Value;
}

function cut(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") return cutText(value, toLimit(schema["maxLength"]));
  if (Array.isArray(value)) {
    const items = schemaIn(schema["items"]);
    return value.slice(0, toLimit(schema["maxItems"])).map((item) => cut(item, items));
  }
  if (typeof value !== "object" || value === null) return value;
  const properties = schemaIn(schema["properties"]);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, cut(field, schemaIn(properties[name]))]),
  );
}

/** Lengths are counted in characters, not in the units of a string. */
function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}

function toLimit(limit: unknown): number {
  return typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
}

function schemaIn(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? (value as JsonSchema) : {};
}
