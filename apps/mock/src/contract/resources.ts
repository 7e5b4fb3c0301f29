import type { ContractOperation, JsonSchema } from "@lectern/spec";
import { schemaProperties, successSchema } from "./operation-shape.ts";

/** What an operation does to the things that the mock remembers; `collection` is a path such as "/v1/templates". */
export type ResourceRole =
  | { readonly kind: "create"; readonly collection: string }
  | { readonly kind: "list"; readonly collection: string }
  | { readonly kind: "use"; readonly collection: string; readonly parameter: string }
  | { readonly kind: "delete"; readonly collection: string; readonly parameter: string }
  | { readonly kind: "none" };

/** Reads an operation's role off the shapes of the contract's paths and answers. */
export function resourceRole(
  operation: ContractOperation,
  operations: readonly ContractOperation[],
): ResourceRole {
  const collection = collectionOf(operation, operations);
  if (collection === undefined) return { kind: "none" };

  const item = /^\/\{([^}]+)\}(\/.*)?$/.exec(operation.path.slice(collection.length));
  const parameter = item?.[1];
  if (parameter !== undefined) {
    const isWhole = item?.[2] === undefined;
    return { kind: isWhole && operation.method === "delete" ? "delete" : "use", collection, parameter };
  }

  const schema = successSchema(operation);
  if (operation.method === "get" && itemsOf(schema) !== undefined) return { kind: "list", collection };
  if (operation.method === "post" && "id" in schemaProperties(schema)) return { kind: "create", collection };
  return { kind: "none" };
}

/** The operations whose answers are the items of a list: those that create in its collection, with its item schema. */
export function creatorsOf(
  list: ContractOperation,
  operations: readonly ContractOperation[],
): readonly ContractOperation[] {
  const collection = collectionOf(list, operations);
  const items = schemaProperties(itemsOf(successSchema(list)));
  return operations.filter((operation) => {
    const role = resourceRole(operation, operations);
    return (
      role.kind === "create" &&
      role.collection === collection &&
      Object.entries(schemaProperties(successSchema(operation))).every(
        ([name, { type }]) => items[name]?.["type"] === type,
      )
    );
  });
}

/** The schema of the items of a list, or of a page of one; undefined for what is neither. */
function itemsOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  const list = schema?.["type"] === "array" ? schema : schemaProperties(schema)[pageListOf(schema) ?? ""];
  return list?.["items"] as JsonSchema | undefined;
}

/** The name under which a page has its list: that of its one array of things with ids. */
export function pageListOf(schema: JsonSchema | undefined): string | undefined {
  const lists = Object.entries(schemaProperties(schema)).filter(
    ([, { type, items }]) => type === "array" && "id" in schemaProperties(items as JsonSchema),
  );
  return lists.length === 1 ? lists[0]?.[0] : undefined;
}

/** A collection is what stands before the first parameter of some path; the longest one that leads to this path. */
function collectionOf(
  operation: ContractOperation,
  operations: readonly ContractOperation[],
): string | undefined {
  return operations
    .map(({ path }) => /^(.+?)\/\{/.exec(path)?.[1])
    .filter((prefix) => prefix !== undefined)
    .filter((prefix) => operation.path === prefix || operation.path.startsWith(`${prefix}/`))
    .sort((a, b) => b.length - a.length)[0];
}
