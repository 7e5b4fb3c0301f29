import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  JsonSchema,
} from "@lectern/spec";
import type { Operation, OperationEvents, ParameterPlace, Success } from "../src/operation.ts";

const banner =
  "// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.";

/** One operation of the contract under the names that it has in the client. */
interface Method {
  readonly name: string;
  readonly operation: ContractOperation;
  readonly inputs: readonly Input[];
  readonly successes: readonly (Success & { readonly type: string })[];
  readonly events?: OperationEvents & { readonly type: string };
}

interface Input {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
  readonly parameter?: readonly [ParameterPlace, string];
}

/** Prints the client of a contract: the types of the inputs, the interface, and the table that the runtime reads. */
export function printClient(contract: Contract): string {
  const typeNames = nameSchemas(contract);
  const methods = contract.operations.map((operation) => toMethod(operation, typeNames));
  assertDistinct(methods);
  const inputs = methods.map(printInputs).join("\n");
  const signatures = methods.map(printSignature).join("\n\n");
  const code = `/** What each operation takes, by operation. */
export interface Inputs {
${inputs}
}

/** A Lectern service, with one method for each operation of the contract. */
export interface Client {
${signatures}
}

/** The revision of the contract that this is made from; a service of the same sends it as \`Lectern-Contract\`. */
export const contractRevision = ${quote(contract.revision)};

/** What the runtime has to know of each operation. */
export const operationTable: Readonly<Record<keyof Client, Operation>> = {
${methods.map(printDescriptor).join("\n")}
};
`;
  return [banner, "", ...printImports(code, [...typeNames.values()]), "", code].join("\n");
}

function printImports(code: string, schemaNames: readonly string[]): string[] {
  const isUsed = (name: string): boolean =>
    new RegExp(`(?<![\\w"/\\[])${name}(?![\\w"])`).test(code.replaceAll(/\/\*\*.*?\*\//gs, ""));
  const types = ["operations", ...schemaNames.filter((name) => name !== "operations")].filter(isUsed).sort();
  const own = ["BinaryBody", "CallOptions", "Operation", "ProgressOptions"].filter(isUsed);
  return [
    ...(types.length > 0 ? [`import type { ${types.join(", ")} } from "@lectern/types";`] : []),
    ...(isUsed("Call") ? [`import type { Call } from "../call.ts";`] : []),
    ...(isUsed("Download") ? [`import type { Download } from "../download.ts";`] : []),
    `import type { ${own.join(", ")} } from "../operation.ts";`,
    ...(isUsed("Redirect") ? [`import type { Redirect } from "../redirect.ts";`] : []),
  ];
}

/** Schemas have lost their names where `$ref` was put in place; by their content they are found again. */
function nameSchemas(contract: Contract): ReadonlyMap<string, string> {
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

function printInputs({ name, inputs }: Method): string {
  if (inputs.length === 0) return `  readonly ${toKey(name)}: Readonly<Record<string, never>>;`;
  const fields = inputs.map((input) => {
    const optional = input.required ? "" : "?";
    const type = input.required ? input.type : `${input.type} | undefined`;
    return `${printComment("    ", input.description)}    readonly ${toKey(input.name)}${optional}: ${type};`;
  });
  return `  readonly ${toKey(name)}: {\n${fields.join("\n")}\n  };`;
}

function printSignature(method: Method): string {
  const { name, operation, inputs, successes, events } = method;
  const options = events ? `ProgressOptions<${events.type}>` : "CallOptions";
  const optional = inputs.some((input) => input.required) ? "" : "?";
  const result = [...new Set(successes.map((success) => success.type))].join(" | ");
  const failures = Object.entries(operation.responses).filter(([status]) => /^[45]/.test(status));
  const comment = [
    `${operation.summary}: \`${operation.method.toUpperCase()} ${operation.path}\`.`,
    "",
    operation.description,
    "",
    ...failures.map(
      ([status, response]) => `@throws An ApiError of status ${status}: ${response.description}`,
    ),
  ].join("\n");
  return `${printComment("  ", comment)}  ${toKey(name)}(input${optional}: Inputs[${quote(name)}], options?: ${options}): ${printCall(result, operation)};`;
}

/** A call with the headers that its successes have: those that are always there, then those that may be missing. */
function printCall(result: string, { responses }: ContractOperation): string {
  const headers = Object.entries(responses)
    .filter(([status]) => /^[23]/.test(status))
    // A browser shows no header of a redirect.
    .flatMap(([status, response]) =>
      Object.entries(response.headers).map(([name, { required }]) => ({
        name,
        isAlways: required && status.startsWith("2"),
      })),
    );
  const named = (isWanted: boolean) =>
    headers.filter(({ isAlways }) => isAlways === isWanted).map(({ name }) => quote(name));
  const [always, sometimes] = [named(true).join(" | "), named(false).join(" | ")];
  if (sometimes) return `Call<${result}, ${always || "never"}, ${sometimes}>`;
  return always ? `Call<${result}, ${always}>` : `Call<${result}>`;
}

function printDescriptor(method: Method): string {
  const { name, operation, inputs, successes, events } = method;
  const parameters = inputs.flatMap((input) =>
    input.parameter ? [[input.name, input.parameter] as const] : [],
  );
  const descriptor: Operation = {
    method: operation.method.toUpperCase(),
    path: operation.path,
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    ...(operation.requestBody && { body: Object.keys(operation.requestBody.content) }),
    successes: successes.map(({ type: _, ...success }) => success),
    ...(events && { events: withoutType(events) }),
  };
  const fields = Object.entries(descriptor).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`);
  return `  ${toKey(name)}: {\n${fields.join("\n")}\n  },`;
}

function withoutType({ type: _, ...events }: NonNullable<Method["events"]>): OperationEvents {
  return events;
}

function printComment(indent: string, text: string): string {
  const lines = text
    .replaceAll("*/", "*\\/")
    .trim()
    .replaceAll(/\n{3,}/g, "\n\n")
    .split("\n");
  if (lines.length === 1) return lines[0] === "" ? "" : `${indent}/** ${lines[0]} */\n`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`, ""].join(
    "\n",
  );
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

function toKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
