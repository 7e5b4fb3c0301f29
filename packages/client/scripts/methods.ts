// The contract -> its operations under the names that they have in the client, and with the types of what goes in and out.
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  JsonSchema,
} from "@lectern/spec";
import type { OperationEvents, ParameterPlace, Success } from "../src/operation.ts";
import { quote } from "./print-code.ts";

/** One operation of the contract under the names that it has in the client. */
export interface Method {
  readonly name: string;
  readonly operation: ContractOperation;
  readonly inputs: readonly Input[];
  readonly successes: readonly (Success & { readonly type: string })[];
  readonly events?: OperationEvents & { readonly type: string };
}

/** A field of what an operation takes; of a parameter with its place and its name on the wire. */
export interface Input {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
  readonly parameter?: readonly [ParameterPlace, string];
}

/** The operations of a contract as methods; throws an Error on one that cannot be a method, or on two of one name. */
export function toMethods(contract: Contract): readonly Method[] {
  const typeNames = nameSchemas(contract);
  const methods = contract.operations.map((operation) => toMethod(operation, typeNames));
  assertDistinct(methods);
  return methods;
}

/** Schemas have lost their names where `$ref` was put in place; by their content they are found again. */
export function nameSchemas(contract: Contract): ReadonlyMap<string, string> {
  const ownNames = [
    "BinaryBody",
    "Call",
    "CallOptions",
    "Client",
    "Download",
    "Inputs",
    "Operation",
    "ProgressOptions",
    "Redirect",
  ];
  return new Map(
    Object.entries(contract.schemas)
      .filter(([name]) => /^[A-Za-z_]\w*$/.test(name) && !ownNames.includes(name))
      .map(([name, schema]) => [JSON.stringify(schema), name]),
  );
}

function toMethod(operation: ContractOperation, typeNames: ReadonlyMap<string, string>): Method {
  if (operation.operationId === "undefined") {
    throw new Error(
      `${operation.method} ${operation.path} has no operationId; the method of the client is named by it. Give it one.`,
    );
  }
  return {
    name: toCamelCase(operation.operationId),
    operation,
    inputs: [...toParameterInputs(operation), ...toBodyInputs(operation, typeNames)],
    successes: toSuccesses(operation, typeNames),
    ...toEvents(operation, typeNames),
  };
}

function assertDistinct(methods: readonly Method[]): void {
  const names = methods.map((method) => method.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new Error(`Two operations would be the method ${twice}. Rename one operationId.`);
}

function toParameterInputs(operation: ContractOperation): Input[] {
  // OpenAPI 3.1, 4.8.12: header parameters of these names are to be ignored.
  const isOwn = ({ name }: ContractParameter): boolean =>
    !/^(?:accept|content-type|authorization)$/i.test(name);
  const byPlace = new Map(
    operation.parameters.filter(isOwn).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );
  const taken = new Set(["body", "contentType"]);
  return [...byPlace.values()].map((parameter) => {
    const plain = toCamelCase(parameter.name);
    const name = taken.has(plain) ? toCamelCase(`${parameter.in}-${parameter.name}`) : plain;
    taken.add(name);
    return {
      name,
      required: parameter.required,
      type: printParameterType(operation, parameter),
      description: describeParameter(parameter),
      parameter: [toPlace(operation, parameter), parameter.name],
    };
  });
}

function toPlace(operation: ContractOperation, parameter: ContractParameter): ParameterPlace {
  if (parameter.in !== "cookie") return parameter.in;
  throw new Error(
    `${operation.operationId} takes the cookie ${parameter.name}; no browser lets a client set one. Make it a header.`,
  );
}

function describeParameter(parameter: ContractParameter): string {
  if (parameter.name.toLowerCase() !== "idempotency-key") return parameter.description;
  return `${parameter.description}\nUnless given, a random UUID, the same for every attempt of the call.`;
}

function printParameterType(operation: ContractOperation, parameter: ContractParameter): string {
  const { type } = parameter.schema;
  const isPlain = !("enum" in parameter.schema) && !("const" in parameter.schema);
  if (isPlain && (type === "string" || type === "boolean" || type === "number")) return type;
  if (isPlain && type === "integer") return "number";
  return `NonNullable<operations[${quote(operation.operationId)}]["parameters"][${quote(parameter.in)}]>[${quote(parameter.name)}]`;
}

function toBodyInputs(operation: ContractOperation, typeNames: ReadonlyMap<string, string>): Input[] {
  const { requestBody } = operation;
  if (requestBody === undefined) return [];
  const mediaTypes = Object.keys(requestBody.content);
  const types = mediaTypes.map((mediaType) => {
    if (!isJson(mediaType)) return toRawBodyType(mediaType);
    const lookup = `NonNullable<operations[${quote(operation.operationId)}]["requestBody"]>["content"][${quote(mediaType)}]`;
    return nameType(requestBody.content[mediaType]?.schema ?? {}, typeNames) ?? lookup;
  });
  const body: Input = {
    name: "body",
    required: requestBody.required,
    type: [...new Set(types)].join(" | "),
    description: mediaTypes.every(isJson) ? "" : `In one of these media types:\n${mediaTypes.join(",\n")}.`,
  };
  if (mediaTypes.length === 1) return [body];
  const contentType: Input = {
    name: "contentType",
    required: false,
    type: mediaTypes.map(quote).join(" | "),
    description: "Unless given, the type of a Blob if the operation takes it, else the first of the list.",
  };
  return [body, contentType];
}

function toRawBodyType(mediaType: string): string {
  if (mediaType === "multipart/form-data") return "FormData";
  if (mediaType === "application/x-www-form-urlencoded") return "URLSearchParams";
  return mediaType.startsWith("text/") ? "string | BinaryBody" : "BinaryBody";
}

function toSuccesses(
  operation: ContractOperation,
  typeNames: ReadonlyMap<string, string>,
): Method["successes"] {
  const statuses = Object.keys(operation.responses);
  const successes = statuses.filter((status) => status.startsWith("2"));
  const redirects = statuses.filter((status) => status.startsWith("3"));
  if (successes.length + redirects.length === 0) {
    throw new Error(`${operation.operationId} has no response that is a success. Give it one of 2xx or 3xx.`);
  }
  const all = [
    ...successes.flatMap((status) =>
      toSuccessesOfStatus(operation, status, operation.responses[status], typeNames),
    ),
    ...redirects.slice(0, 1).map(() => ({ kind: "redirect", type: "Redirect" }) as const),
  ];
  return [...new Map(all.map((success) => [JSON.stringify(success), success])).values()];
}

function toSuccessesOfStatus(
  operation: ContractOperation,
  status: string,
  response: ContractResponse | undefined,
  typeNames: ReadonlyMap<string, string>,
): Method["successes"] {
  const content = Object.entries(response?.content ?? {});
  if (content.length === 0) return [{ kind: "empty", type: "void" }];
  const isEvents = ([mediaType]: (typeof content)[number]) => content.length > 1 && mediaType === eventStream;
  return content
    .filter((media) => !isEvents(media))
    .map(([mediaType, { schema }]) => {
      if (!isJson(mediaType)) return { kind: "file", mediaType, type: "Download" };
      const key = /^\d+$/.test(status) ? status : quote(status);
      const lookup = `operations[${quote(operation.operationId)}]["responses"][${key}]["content"][${quote(mediaType)}]`;
      return { kind: "json", mediaType, ...toShape(schema), type: nameType(schema, typeNames) ?? lookup };
    });
}

const eventStream = "text/event-stream";

/** Events stand beside JSON: the one whose data is that JSON ends a success, the one whose data is a problem a failure. */
function toEvents(
  operation: ContractOperation,
  typeNames: ReadonlyMap<string, string>,
): Pick<Method, "events"> {
  const content = operation.responses["200"]?.content ?? {};
  const items = content[eventStream]?.schema["items"] as JsonSchema | undefined;
  const result = typeNames.get(JSON.stringify(content["application/json"]?.schema));
  const named = ((items?.["oneOf"] ?? []) as EventSchema[]).map(({ properties: { event, data } }) => ({
    name: event.const,
    type: nameType(data, typeNames),
  }));
  const find = (isIt: (type: string | undefined) => boolean) => named.find(({ type }) => isIt(type));
  const [end, failure] = [find((type) => type === result), find((type) => type === "Problem")];
  const progress = named.find((event) => event !== end && event !== failure);
  if (!end || !failure || !progress?.type) return {};
  const names = { progress: progress.name, result: end.name, problem: failure.name };
  return { events: { mediaType: eventStream, ...names, type: progress.type } };
}

interface EventSchema {
  readonly properties: { readonly event: { readonly const: string }; readonly data: JsonSchema };
}

/** The outermost of a schema: as much as the client checks of an answer. */
function toShape(schema: JsonSchema): { readonly shape?: "array" | readonly string[] } {
  if (schema["type"] === "array") return { shape: "array" };
  if (schema["type"] !== "object") return {};
  return { shape: (schema["required"] as string[] | undefined) ?? [] };
}

function nameType(schema: JsonSchema, typeNames: ReadonlyMap<string, string>): string | undefined {
  const name = typeNames.get(JSON.stringify(schema));
  if (name !== undefined || schema["type"] !== "array") return name;
  const item = typeNames.get(JSON.stringify(schema["items"]));
  return item && `${item}[]`;
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i.test(mediaType);
}

function toCamelCase(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const [first = "", ...rest] = words;
  const start = /^[A-Z]+$/.test(first)
    ? first.toLowerCase()
    : first.slice(0, 1).toLowerCase() + first.slice(1);
  return start + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
}
