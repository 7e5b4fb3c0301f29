// An answer held against the contract: status, media type, body, required headers.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ContractOperation, ContractResponse, JsonSchema } from "../contract.ts";
import { problemCodesOf } from "../problem-codes.ts";
import { parseEvents } from "./event-stream.ts";

/** What a server answered, redirects not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Reads the whole of a response of fetch. */
export async function readAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Returns the body of an answer as JSON; throws a SyntaxError when it is none. */
export function readJson(answer: Answer): unknown {
  return JSON.parse(new TextDecoder().decode(answer.body));
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// Bytes are no text that a schema could say anything about.
ajv.addFormat("binary", true);
const validators = new WeakMap<JsonSchema, ValidateFunction>();

/** Returns what in an answer is not as the contract documents it for the operation; empty when all is. */
export function findAnswerFaults(operation: ContractOperation, answer: Answer, method?: string): string[] {
  const response =
    operation.responses[answer.status] ?? (answer.status >= 400 ? operation.responses["default"] : undefined);
  if (!response) return [`${operation.operationId} does not document the status ${answer.status}.`];
  const place = `${operation.operationId} ${answer.status}`;
  const bodyFaults = method === "HEAD" ? [] : findBodyFaults(response, answer);
  const codeFaults = method === "HEAD" ? [] : findCodeFaults(operation, answer);
  return [...findHeaderFaults(response, answer), ...bodyFaults, ...codeFaults].map(
    (fault) => `${place}: ${fault}`,
  );
}

/** Returns what in a problem document is not as RFC 9457 and the contract have it. */
export function findProblemFaults(problemSchema: JsonSchema, answer: Answer): string[] {
  const content = { "application/problem+json": { schema: problemSchema, examples: [] } };
  return findBodyFaults({ description: "", headers: {}, content }, answer);
}

/** The operation's examples name each code that it may answer with. */
function findCodeFaults(operation: ContractOperation, answer: Answer): string[] {
  if (!answer.headers.get("content-type")?.startsWith("application/problem+json")) return [];
  try {
    const { code } = readJson(answer) as { readonly code?: unknown };
    const known = problemCodesOf(operation);
    const isKnown = known.length === 0 || known.some((one) => one === code);
    return isKnown ? [] : [`no example of the operation has the code ${code}`];
  } catch {
    return []; // told as a body that is not JSON
  }
}

function findHeaderFaults(response: ContractResponse, answer: Answer): string[] {
  const faults = Object.entries(response.headers).flatMap(([name, { required, schema }]) => {
    const value = answer.headers.get(name);
    if (value === null) return required ? [`the header ${name} is missing`] : [];
    return validate(schema, schema["type"] === "integer" ? Number(value) : value).map(
      (fault) => `header ${name} ${fault}`,
    );
  });
  const mustSayWhen = answer.status === 429 || answer.status === 503;
  return mustSayWhen && !answer.headers.has("retry-after")
    ? [...faults, "the header Retry-After is missing"]
    : faults;
}

function findBodyFaults(response: ContractResponse, answer: Answer): string[] {
  const mediaTypes = Object.keys(response.content);
  if (mediaTypes.length === 0)
    return answer.body.length === 0 ? [] : [`the body should be empty, it has ${answer.body.length} bytes`];
  const mediaType = (answer.headers.get("content-type") ?? "").split(";")[0] ?? "";
  const media = response.content[mediaType];
  if (!media) return [`the media type should be ${mediaTypes.join(" or ")}, it is "${mediaType}"`];
  if (mediaType === "text/event-stream") return findEventFaults(media.schema, answer);
  if (!mediaType.endsWith("json")) return answer.body.length > 0 ? [] : ["the body is empty"];
  return findJsonFaults(media.schema, mediaType, answer);
}

function findEventFaults(schema: JsonSchema, answer: Answer): string[] {
  try {
    const events = parseEvents(answer.body);
    const ends = events.filter(({ event }) => event !== "progress");
    const faults = ends.length === 1 && ends[0] === events.at(-1) ? [] : ["it should end once, at its end"];
    return [...faults, ...validate(schema, events)];
  } catch (error) {
    return [String(error)];
  }
}

function findJsonFaults(schema: JsonSchema, mediaType: string, answer: Answer): string[] {
  let value: unknown;
  try {
    value = readJson(answer);
  } catch {
    return ["the body is not JSON"];
  }
  const faults = validate(schema, value);
  if (mediaType !== "application/problem+json") return faults;
  const { status, type, code } = value as Record<string, unknown>;
  if (status !== answer.status) faults.push(`the problem says status ${status}`);
  if (type !== `urn:lectern:problem:${code}`)
    faults.push(`the problem's type ${type} does not end in its code ${code}`);
  return faults;
}

function validate(schema: JsonSchema, value: unknown): string[] {
  const validator = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validator);
  return validator(value)
    ? []
    : (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
