import type { ContractOperation } from "@lectern/spec";

/** A request that an operation accepts, made from the contract's examples. */
export function createValidRequest(
  operation: ContractOperation,
  headers: Readonly<Record<string, string>> = {},
): { readonly path: string; readonly init: RequestInit } {
  const path = operation.path.replace(/\{(?:slideNumber|version)\}/, "1").replaceAll(/\{[^}]+\}/g, "some-id");
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isJson = mediaType === "application/json";
  return {
    path,
    init: {
      method: operation.method.toUpperCase(),
      redirect: "manual",
      headers: {
        Authorization: "Bearer any",
        ...(mediaType !== undefined && { "Content-Type": mediaType }),
        ...headers,
      },
      ...(mediaType !== undefined && { body: isJson ? JSON.stringify(media?.examples[0] ?? {}) : "PK" }),
    },
  };
}
