import type { OutlineFinding } from "@lectern/deck";

/** What a tool was called with: nothing of it is checked. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The JSON schema of one argument, as far as arguments are checked by it. */
export interface ArgumentSchema {
  readonly type: "string" | "boolean" | "integer" | "array" | "object";
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: object;
}

/** The JSON schema of a tool's arguments. */
export interface ArgumentsSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, ArgumentSchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** Returns the schema of a tool's arguments: those that it needs, and others. */
export function takes(
  needed: Readonly<Record<string, ArgumentSchema>>,
  others: Readonly<Record<string, ArgumentSchema>> = {},
): ArgumentsSchema {
  return {
    type: "object",
    properties: { ...needed, ...others },
    required: Object.keys(needed),
    additionalProperties: false,
  };
}

/** Returns what is wrong with a tool's arguments; what stands in lists is left to whoever reads it. */
export function findArgumentFaults(given: Arguments, schema: ArgumentsSchema): readonly OutlineFinding[] {
  const { properties, required } = schema;
  const names = Object.keys(properties);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const faults = names.flatMap((name) => {
    const property = properties[name];
    const value = given[name];
    const isMissing = value === undefined && required.includes(name);
    if (property === undefined || (value === undefined && !isMissing) || isOf(property, value)) return [];
    return [{ pointer: `/${name}`, message: `expected ${describe(property)}, got ${shown(value)}` }];
  });
  const expected = `expected no such argument: there are ${names.join(", ") || "none"}`;
  return [...unknown.map((name) => ({ pointer: `/${name}`, message: expected })), ...faults];
}

function isOf(schema: ArgumentSchema, value: unknown): boolean {
  switch (schema.type) {
    case "string":
      return (
        typeof value === "string" &&
        (schema.enum?.includes(value) ?? true) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value))
      );
    case "integer":
      return Number.isInteger(value) && (value as number) >= (schema.minimum ?? 0);
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
  }
}

function describe({ type, enum: words, pattern, minimum }: ArgumentSchema): string {
  if (words !== undefined) return `one of ${words.join(", ")}`;
  if (pattern !== undefined) return `a text that matches ${pattern}`;
  switch (type) {
    case "string":
      return "a text";
    case "integer":
      return `a whole number from ${minimum ?? 0}`;
    case "boolean":
      return "true or false";
    case "array":
      return "a list";
    case "object":
      return "an object";
  }
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value).slice(0, 60);
}
