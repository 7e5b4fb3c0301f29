import type { JSONSchema7 } from "ai";
import type { RecordShape, Shape } from "./shape.ts";
import { slideShapes } from "./slide-fields.ts";

/**
 * Returns the schema of a slide: one of as many objects as there are kinds, each with what its kind can say. With limits, for
 * servers that write by a grammar, what has nothing to say is left out, which spares a small model half of what it writes;
 * without, every field is required, for OpenAI's strict mode knows no other way.
 */
export function createSlideSchema(isLimited: boolean): JSONSchema7 {
  return {
    anyOf: Object.entries(slideShapes).map(([kind, { shape }]) =>
      describeRecord(shape, isLimited, { kind: { type: "string", const: kind } }),
    ),
  };
}

/**
 * Returns the schema of a slide of any kind in few words, for whoever is told the kinds besides: the fields of all kinds side
 * by side, without what is in them.
 */
export function createLooseSlideSchema(): { readonly type: "object" } & JSONSchema7 {
  const kinds = Object.keys(slideShapes);
  const fields = Object.values(slideShapes).flatMap(({ shape }) => Object.entries(shape.fields));
  const properties = Object.fromEntries(
    fields.map(([name, shape]) => [name, describeLoosely(shape)] as const),
  );
  return {
    type: "object",
    properties: { kind: { type: "string", enum: kinds }, ...properties },
    required: ["kind", "title"],
  };
}

function describeLoosely({ kind }: Shape): JSONSchema7 {
  switch (kind) {
    case "list":
      return { type: "array", items: {} };
    case "record":
      return { type: "object" };
    case "flag":
      return { type: "boolean" };
    case "number":
      return { type: "number" };
    default:
      return { type: "string" };
  }
}

function describeRecord(
  { fields }: RecordShape,
  isLimited: boolean,
  before: Readonly<Record<string, JSONSchema7>> = {},
): JSONSchema7 {
  const properties = Object.entries(fields).map(([name, shape]) => [name, describe(shape, isLimited)]);
  const all = { ...before, ...(Object.fromEntries(properties) as Record<string, JSONSchema7>) };
  const required = Object.keys(all).filter(
    (name) => !isLimited || name in before || name === "notes" || fields[name]?.isNeeded === true,
  );
  return { type: "object", properties: all, required, additionalProperties: false };
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
      // A small model that writes by a grammar keeps to names that there are.
      if (shape.isOpen && !isLimited) return { type: "string" };
      return { type: "string", enum: shape.isNeeded ? [...shape.of] : ["none", ...shape.of] };
    case "number":
      return describeNumber(shape.isWhole ? "integer" : "number", shape.isNeeded === true);
    case "list":
      return {
        type: "array",
        items: describeItem(shape.of, isLimited),
        ...(isLimited && { maxItems: shape.most, ...(shape.isNeeded && { minItems: 1 }) }),
      };
    case "record": {
      const record = describeRecord(shape, isLimited);
      return isLimited || shape.isNeeded === true ? record : { anyOf: [record, { type: "null" }] };
    }
  }
}

/** What stands in a list is there. */
function describeItem(shape: Shape, isLimited: boolean): JSONSchema7 {
  return shape.kind === "record" ? describeRecord(shape, isLimited) : describe(shape, isLimited);
}

function describeNumber(type: "integer" | "number", isNeeded: boolean): JSONSchema7 {
  return { type: isNeeded ? type : [type, "null"] };
}
