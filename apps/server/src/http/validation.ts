import type { ContractOperation, ContractParameter, JsonSchema } from "@lectern/spec";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ProblemError, type ProblemPart, quote } from "../problems.ts";

/** The parts of a request that the contract has something to say about. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>;
  /** Keyed by lower-case name. */
  readonly header: Readonly<Record<string, string | string[] | undefined>>;
  /** The parsed JSON; undefined where there is no body, or one that is no JSON. */
  readonly body: unknown;
}

/** Throws the ProblemError "invalid_request" where a request is not as the contract says. */
export type AssertValid = (request: RequestParts) => void;

const jsonType = "application/json";
const mostErrors = 20;

/** Returns a function that compiles one operation's schemas; characters are counted as Unicode code points. */
export function createValidation(): (operation: ContractOperation) => AssertValid {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  addFormats.default(ajv);
  return (operation) => {
    const validators = {
      path: ajv.compile(parametersSchema(operation.parameters, "path")),
      header: ajv.compile(parametersSchema(operation.parameters, "header")),
      body: bodyValidator(ajv, operation),
    };
    return (request) => {
      for (const place of ["path", "header", "body"] as const) {
        const validate = validators[place];
        if (validate && !validate(request[place])) throw invalidRequest(place, validate.errors ?? []);
      }
    };
  };
}

function bodyValidator(ajv: Ajv2020, { requestBody }: ContractOperation): ValidateFunction | undefined {
  const media = requestBody?.content[jsonType];
  return media && ajv.compile(media.schema);
}

// Header names take no notice of case; Node gives them in lower case.
function parametersSchema(parameters: readonly ContractParameter[], place: "path" | "header"): JsonSchema {
  const found = parameters.filter((parameter) => parameter.in === place);
  const nameOf = ({ name }: ContractParameter) => (place === "header" ? name.toLowerCase() : name);
  return {
    type: "object",
    properties: Object.fromEntries(found.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: found.filter((parameter) => parameter.required).map(nameOf),
  };
}

function invalidRequest(place: string, errors: readonly ErrorObject[]): ProblemError {
  const parts = errors.slice(0, mostErrors).map((error) => toPart(place, error));
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
  return name === "" ? `The ${place}` : `The ${place === "header" ? "header " : ""}${name}`;
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

/** Returns how many bytes a body can have that this schema allows, everything escaped, and some slack. */
export function bodyLimitOf(schema: JsonSchema): number {
  return longest(schema) + slack;
}

function longest(schema: JsonSchema): number {
  const properties = Object.values((schema["properties"] ?? {}) as Record<string, JsonSchema>);
  const own = Number(schema["maxLength"] ?? 0) * bytesPerCharacter;
  return properties.reduce((sum, property) => sum + longest(property), own);
}
