import type { Contract, ContractOperation } from "@lectern/spec";
import type { Operation, OperationEvents } from "../src/operation.ts";
import { banner } from "./banner.ts";
import { type Method, nameSchemas, toMethods } from "./methods.ts";
import { printComment, quote, toKey } from "./print-code.ts";

/** Prints the client of a contract: the types of the inputs, the interface, and the table that the runtime reads. */
export function printClient(contract: Contract): string {
  const methods = toMethods(contract);
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
  return [banner, "", ...printImports(code, [...nameSchemas(contract).values()]), "", code].join("\n");
}

function printImports(code: string, schemaNames: readonly string[]): string[] {
  const words = new Set(code.replaceAll(/\/\*\*.*?\*\//gs, "").match(/(?<![\w"/[])[A-Za-z_]\w*(?![\w"])/g));
  const isUsed = (name: string): boolean => words.has(name);
  const types = ["operations", ...schemaNames.filter((name) => name !== "operations")].filter(isUsed).sort();
  const own = ["BinaryBody", "CallOptions", "Operation", "ProgressOptions"].filter(isUsed);
  return [
    ...(types.length > 0 ? [`import type { ${types.join(", ")} } from "@lectern/types";`] : []),
    ...(isUsed("Call") ? [`import type { Call } from "../call.ts";`] : []),
    ...(isUsed("Download") ? [`import type { Download } from "../reading/download.ts";`] : []),
    `import type { ${own.join(", ")} } from "../operation.ts";`,
    ...(isUsed("Redirect") ? [`import type { Redirect } from "../reading/redirect.ts";`] : []),
  ];
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
