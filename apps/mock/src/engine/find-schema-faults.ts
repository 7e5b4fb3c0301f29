import { type OutputUnit, type Schema, Validator } from "@cfworker/json-schema";
import type { ContractParameter, JsonSchema } from "@lectern/spec";
import type { ProblemEntry } from "../contract/problems.ts";
import type { EngineRequest } from "./engine.ts";

/** What of a request is not as its operation's schemas say: path, query, headers, then the body. */
export function findSchemaFaults({ operation, path, query, headers, body }: EngineRequest): ProblemEntry[] {
  const places: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
    query,
    header: headers,
    path: readPathValues(operation.path, path),
  };
  const ofParameters = operation.parameters.flatMap((parameter) => {
    const { name } = parameter;
    const value = places[parameter.in]?.[parameter.in === "header" ? name.toLowerCase() : name];
    const pointer = `/${parameter.in}/${name}`;
    if (value === undefined) return parameter.required ? [{ pointer, message: "is missing" }] : [];
    return findFaults(parameter.schema, readValue(parameter, value), pointer);
  });
  const { requestBody } = operation;
  if (requestBody === undefined) return ofParameters;
  if (body === undefined) {
    return requestBody.required
      ? [...ofParameters, { pointer: "/body", message: "is missing" }]
      : ofParameters;
  }
  const [mediaType = ""] = (headers["content-type"] ?? "").split(";");
  const media = requestBody.content[mediaType.trim().toLowerCase()];
  return [...ofParameters, ...(media ? findFaults(media.schema, body, "/body") : [])];
}

/** The values of the parameters in braces of a path. */
function readPathValues(template: string, path: string): Record<string, string> {
  const values = path.split("/");
  return Object.fromEntries(
    template.split("/").flatMap((part, index) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(values[index] ?? "")]];
    }),
  );
}

/** A parameter comes as text, whatever its schema is of. */
function readValue({ schema }: ContractParameter, value: string | string[]): unknown {
  const isNumber = schema["type"] === "integer" || schema["type"] === "number";
  if (isNumber && value !== "" && !Number.isNaN(Number(value))) return Number(value);
  if (schema["type"] === "boolean" && (value === "true" || value === "false")) return value === "true";
  return value;
}

const validators = new WeakMap<JsonSchema, Validator>();

function findFaults(schema: JsonSchema, value: unknown, place: string): ProblemEntry[] {
  const validator = validators.get(schema) ?? new Validator(schema as Schema, "2020-12", false);
  validators.set(schema, validator);
  const { errors } = validator.validate(value);
  return errors.filter((error) => isInnermost(error, errors)).map((error) => toEntry(error, place));
}

/** A fault is told of again by everything around it. */
function isInnermost({ instanceLocation }: OutputUnit, errors: readonly OutputUnit[]): boolean {
  return !errors.some((other) => other.instanceLocation.startsWith(`${instanceLocation}/`));
}

function toEntry({ instanceLocation, keyword, error }: OutputUnit, place: string): ProblemEntry {
  const message = keyword === "false" ? "is nothing that the contract knows" : error;
  return { pointer: `${place}${instanceLocation.slice(1)}`, message };
}
