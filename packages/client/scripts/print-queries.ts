import type { Contract } from "@lectern/spec";
import { banner } from "./banner.ts";
import { type Method, toMethods } from "./methods.ts";
import { printComment, quote, toKey } from "./print-code.ts";

/**
 * Prints the options of TanStack Query for each operation of a contract: what is read as JSON is a query, what is read a page at a
 * time one of pages, too, and everything else a mutation.
 */
export function printQueries(contract: Contract): string {
  const printed = toMethods(contract).flatMap((method) => {
    if (!isQuery(method)) return [printMutation(method)];
    return [printQuery(method), ...(isPaged(method) ? [printPagedQuery(method)] : [])];
  });
  const code = printed.join("\n\n");
  const makers = ["toMutation", "toPagedQuery", "toQuery"].filter((name) => code.includes(`${name}(`));
  return `${banner}

import { ${makers.join(", ")} } from "../query-options.ts";
import type { Client, Inputs } from "./operations.ts";

/** Makes the options of TanStack Query for each operation of a client. */
export function createQueryOptions(client: Client) {
  return {
${code}
  };
}
`;
}

function isQuery({ operation, successes }: Method): boolean {
  return operation.method === "get" && successes.every(({ kind }) => kind === "json");
}

/** A page says under `next` which `cursor` leads to the page after it. */
function isPaged({ operation, inputs }: Method): boolean {
  const schema = operation.responses["200"]?.content["application/json"]?.schema;
  const properties = (schema?.["properties"] ?? {}) as object;
  return "next" in properties && inputs.some(({ name }) => name === "cursor");
}

function printQuery(method: Method): string {
  const { name } = method;
  return printEntry(method, name, [
    `(input: ${inputOf(name)}${orNothing(method)}) =>`,
    `  toQuery(${quote(name)}, input, (signal) => ${callOf(name)}(input, { signal })),`,
  ]);
}

function printPagedQuery(method: Method): string {
  const { name } = method;
  return printEntry(method, `${name}Pages`, [
    `(input: Omit<${inputOf(name)}, "cursor">${orNothing(method)}) =>`,
    `  toPagedQuery(${quote(name)}, input, (cursor, signal) => ${callOf(name)}({ ...input, cursor }, { signal })),`,
  ]);
}

function printMutation(method: Method): string {
  const { name } = method;
  return printEntry(method, name, [
    `(options?: Parameters<Client[${quote(name)}]>[1]) =>`,
    `  toMutation(${quote(name)}, (input: ${inputOf(name)}${orNothing(method)}) => ${callOf(name)}(input, options)),`,
  ]);
}

function printEntry({ operation }: Method, name: string, lines: readonly string[]): string {
  const { summary, method, path } = operation;
  const comment = printComment("    ", `${summary}: \`${method.toUpperCase()} ${path}\`.`);
  return `${comment}    ${toKey(name)}: ${lines.join("\n    ")}`;
}

function inputOf(name: string): string {
  return `Inputs[${quote(name)}]`;
}

function orNothing({ inputs }: Method): string {
  return inputs.some(({ required }) => required) ? "" : " = {}";
}

function callOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `client.${name}` : `client[${quote(name)}]`;
}
