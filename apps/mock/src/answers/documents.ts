import type { ContractOperation } from "@lectern/spec";
import { isJsonObject } from "../contract/json-object.ts";
import { successSchema } from "../contract/operation-shape.ts";
import type { Exchange } from "./exchange.ts";

/** What a GET answers and a PUT at the same path replaces, or a POST brought as a part of its body. */
interface DocumentPlace {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Keeps the body of a PUT for the GET of its path, where the two have the same schema. */
export function keepPutDocument({ operation, parameters, contract, memory }: Exchange, body: unknown): void {
  if (operation.method !== "put") return;
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const get = contract.operations.find(({ method, path }) => method === "get" && path === operation.path);
  if (get && schema && JSON.stringify(successSchema(get)) === JSON.stringify(schema)) {
    memory.keepDocument(nameOf({ path: operation.path, parameters }), body);
  }
}

/** Keeps the parts of a POST's body that a GET below what it made answers: "outline" for "/v1/presentations/{id}/outline". */
export function keepMadeDocuments(
  { contract, memory }: Exchange,
  collection: string,
  id: string,
  body: unknown,
): void {
  if (!isJsonObject(body)) return;
  for (const { method, path } of contract.operations) {
    const [, parameter, name = ""] = /^\/\{(\w+)\}\/(\w+)$/.exec(path.slice(collection.length)) ?? [];
    if (method !== "get" || !path.startsWith(collection) || parameter === undefined || !(name in body))
      continue;
    memory.keepDocument(nameOf({ path, parameters: { [parameter]: id } }), body[name]);
  }
}

/** Returns what was kept for this GET; undefined where nothing was. */
export function findDocument({ operation, parameters, memory }: Exchange): unknown {
  return isGet(operation) ? memory.findDocument(nameOf({ path: operation.path, parameters })) : undefined;
}

function isGet({ method }: ContractOperation): boolean {
  return method === "get";
}

function nameOf({ path, parameters }: DocumentPlace): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
}
