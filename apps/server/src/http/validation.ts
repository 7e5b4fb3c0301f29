import { isDeepStrictEqual } from "node:util";
import type { ContractOperation, ContractParameter, JsonSchema } from "@lectern/spec";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ProblemError, type ProblemPart, quote } from "../problems.ts";

/** The parts of a request that the contract has something to say about. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>;
  /** Keyed by lower-case name. */
  readonly header: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The parsed JSON; undefined where there is no body, or one that is no JSON. */
  readonly body: unknown;
}

/**
 * Throws the ProblemError "invalid_request" where a request is not as the contract says; returns the parameters of its
 * query that the contract knows, numbers as numbers; those of its path become numbers where they stand.
 */
export type Validate = (request: RequestParts) => Readonly<Record<string, unknown>>;

/** Finds what is wrong with a part of a body: pointers from there, empty for the part itself. */
export type FindFaults = (value: unknown) => readonly ProblemPart[];

const jsonType = "application/json";
const mostErrors = 20;
/** Whoever wrote a whole outline is to mend it in one go. */
const mostFaults = 500;

/**
 * Returns a function that compiles one operation's schemas; characters are counted as Unicode code points. Parts of
 * bodies that have one of these schemas are looked at by those who know more of them than a schema can say.
 */
export function createValidation(
  finders: ReadonlyMap<JsonSchema, FindFaults> = new Map(),
): (operation: ContractOperation) => Validate {
  // The contract is linted when it is changed; to hold it against JSON Schema's own schema takes half of a start.
  const options = { allErrors: true, verbose: true, strict: false, validateSchema: false } as const;
  const ajv = new Ajv2020(options);
  const coercingAjv = new Ajv2020({ ...options, coerceTypes: true });
  for (const one of [ajv, coercingAjv]) addFormats.default(one);
  return (operation) => {
    const { parameters } = operation;
    const validators = {
      path: coercingAjv.compile(parametersSchema(parameters, "path")),
      header: ajv.compile(parametersSchema(parameters, "header")),
      query: coercingAjv.compile(parametersSchema(parameters, "query")),
    };
    const findBodyFaults = createBodyCheck(ajv, operation, finders);
    const queryNames = parameters.filter((one) => one.in === "query").map(({ name }) => name);
    return (request) => {
      const query = pick(request.query, queryNames);
      const parts = { path: request.path, header: request.header, query };
      for (const place of ["path", "header", "query"] as const) {
        const validate = validators[place];
        if (!validate(parts[place])) throw invalidRequest(place, validate.errors ?? []);
      }
      findBodyFaults(request.body);
      return query;
    };
  };
}

function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}

type AssertBody = (body: unknown) => void;

function createBodyCheck(
  ajv: Ajv2020,
  { requestBody }: ContractOperation,
  finders: ReadonlyMap<JsonSchema, FindFaults>,
): AssertBody {
  const schema = requestBody?.content[jsonType]?.schema;
  if (schema === undefined) return () => {};
  const findFor = (part: JsonSchema) => [...finders].find(([known]) => isDeepStrictEqual(known, part))?.[1];
  const findWhole = findFor(schema);
  if (findWhole) return (body) => assertNone(faultsAt("/body", findWhole(body)));
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const parts = Object.entries(properties).flatMap(([name, part]) => {
    const find = findFor(part);
    return find ? [{ name, find }] : [];
  });
  const anything = Object.fromEntries(parts.map(({ name }) => [name, {}]));
  const validate = ajv.compile({ ...schema, properties: { ...properties, ...anything } });
  return (body) => {
    const isValid = validate(body);
    const faults = parts.flatMap(({ name, find }) => {
      const value = (Object(body) as Readonly<Record<string, unknown>>)[name];
      return value === undefined ? [] : faultsAt(`/body/${name}`, find(value));
    });
    if (!isValid) throw invalidRequest("body", validate.errors ?? [], faults);
    assertNone(faults);
  };
}

function faultsAt(place: string, faults: readonly ProblemPart[]): readonly ProblemPart[] {
  return faults.map(({ pointer, message }) => ({ pointer: `${place}${pointer}`, message }));
}

function assertNone(faults: readonly ProblemPart[]): void {
  const [first] = faults;
  if (first === undefined) return;
  const count = faults.length === 1 ? "a fault" : `${faults.length} faults`;
  const detail = `The body has ${count}. At ${first.pointer}: ${first.message}.`;
  throw new ProblemError("invalid_request", detail, { errors: faults.slice(0, mostFaults) });
}

// Header names take no notice of case; Node gives them in lower case.
function parametersSchema(
  parameters: readonly ContractParameter[],
  place: "path" | "header" | "query",
): JsonSchema {
  const found = parameters.filter((parameter) => parameter.in === place);
  const nameOf = ({ name }: ContractParameter) => (place === "header" ? name.toLowerCase() : name);
  return {
    type: "object",
    properties: Object.fromEntries(found.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: found.filter((parameter) => parameter.required).map(nameOf),
  };
}

function invalidRequest(
  place: string,
  errors: readonly ErrorObject[],
  faults: readonly ProblemPart[] = [],
): ProblemError {
  const parts = [
    ...errors.slice(0, mostErrors).map((error) => toPart(place, error)),
    ...faults.slice(0, mostFaults),
  ];
  const [first] = errors;
  return new ProblemError("invalid_request", first ? describe(place, first) : "", { errors: parts });
}

function toPart(place: string, error: ErrorObject): ProblemPart {
  const name = error.params["additionalProperty"] ?? error.params["missingProperty"];
  const suffix = typeof name === "string" ? `/${escapePointer(cut(name))}` : "";
  return { pointer: `/${place}${error.instancePath}${suffix}`, message: error.message ?? error.keyword };
}

function describe(place: string, error: ErrorObject): string {
  const subject = subjectOf(place, error.instancePath);
  const schema = (error.parentSchema ?? {}) as JsonSchema;
  switch (error.keyword) {
    case "minLength":
    case "maxLength":
      return `${subject} has ${[...String(error.data)].length} characters; it takes ${rangeOf(schema)}.`;
    case "required":
      return `${subject} lacks ${quote(String(error.params["missingProperty"]))}, which is required.`;
    case "additionalProperties": {
      const known = Object.keys((schema["properties"] ?? {}) as object).map(quote);
      const undeclared = quote(String(error.params["additionalProperty"]));
      return `${subject} has the field ${undeclared}, which is not declared; it takes ${known.join(" and ")}.`;
    }
    case "type":
      if (error.data === undefined)
        return `${subject} is missing; a JSON ${error.params["type"]} is required.`;
      return `${subject} is ${nameType(error.data)}; it takes ${withArticle(String(error.params["type"]))}.`;
    default:
      return `${subject} ${error.message ?? "is not as the contract says"}.`;
  }
}

function subjectOf(place: string, instancePath: string): string {
  const name = instancePath.slice(1).replaceAll("~1", "/").replaceAll("~0", "~");
  if (name === "") return `The ${place}`;
  return place === "header" || place === "query" ? `The ${place} ${name}` : `The ${name}`;
}

function rangeOf({ minLength, maxLength }: JsonSchema): string {
  if (minLength === undefined) return `${maxLength} at most`;
  return maxLength === undefined ? `${minLength} at least` : `${minLength} to ${maxLength}`;
}

function nameType(value: unknown): string {
  if (value === null) return "null";
  return withArticle(Array.isArray(value) ? "array" : typeof value);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function cut(name: string): string {
  return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}

/** What JSON takes at most for one character: two escaped surrogates, `\ud83d\ude00`. */
const bytesPerCharacter = 12;
const slack = 64 * 1024;

/** No outline that anybody shows comes near; what the limits of its lists allow together, no machine should take. */
const mostBytes = 8 * 1024 * 1024;

/** Returns how many bytes a body can have that this schema allows, everything escaped, and some slack; at most 8 MiB. */
export function bodyLimitOf(schema: JsonSchema): number {
  return Math.min(longest(schema) + slack, mostBytes);
}

function longest(schema: JsonSchema): number {
  const properties = Object.values((schema["properties"] ?? {}) as Record<string, JsonSchema>);
  const own = Number(schema["maxLength"] ?? 0) * bytesPerCharacter;
  const items = schema["items"] === undefined ? 0 : Number.POSITIVE_INFINITY;
  return properties.reduce((sum, property) => sum + longest(property), own + items);
}
