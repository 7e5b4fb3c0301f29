import type { JSONSchema7 } from "ai";
import type { RecordShape, Shape } from "./shape.ts";
import { slideShapes } from "./slide-fields.ts";

/** Returns the schema of a slide: one of as many objects as there are kinds, each with what its kind can say. */
export function createSlideSchema(isLimited: boolean): JSONSchema7 {
  return {
    anyOf: Object.entries(slideShapes).map(([kind, { shape }]) =>
      describeRecord(shape, isLimited, { kind: { type: "string", const: kind } }),
    ),
  };
}

function describeRecord(
  { fields }: RecordShape,
  isLimited: boolean,
  before: Readonly<Record<string, JSONSchema7>> = {},
): JSONSchema7 {
  const properties = Object.entries(fields).map(([name, shape]) => [name, describe(shape, isLimited)]);
  const all = { ...before, ...(Object.fromEntries(properties) as Record<string, JSONSchema7>) };
  // Every field is required, for OpenAI's strict mode knows no other way.
  return { type: "object", properties: all, required: Object.keys(all), additionalProperties: false };
}

function describe(shape: Shape, isLimited: boolean): JSONSchema7 {
  switch (shape.kind) {
    case "text":
      return { type: "string", ...(isLimited && { maxLength: shape.most }) };
    case "place":
      return { type: "string", ...(isLimited && { maxLength: 100 }) };
    case "flag":
      return { type: "boolean" };
    case "choice":
      return { type: "string", enum: shape.isNeeded ? [...shape.of] : ["none", ...shape.of] };
    case "number":
      return { type: [shape.isWhole ? "integer" : "number", "null"] };
    case "list":
      return {
        type: "array",
        items: describe(shape.of, isLimited),
        ...(isLimited && { maxItems: shape.most, ...(shape.isNeeded && { minItems: 1 }) }),
      };
    case "record":
      return describeRecord(shape, isLimited);
  }
}
