import type { ContractOperation } from "./contract.ts";

/** The codes of the problems that an operation can answer with: those of its examples. */
export function problemCodesOf(operation: ContractOperation): readonly string[] {
  const codes = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    /^[45]|default/.test(status) ? (content["application/problem+json"]?.examples ?? []).flatMap(codeOf) : [],
  );
  return [...new Set(codes)];
}

function codeOf(example: unknown): readonly string[] {
  const { code } = Object(example) as { readonly code?: unknown };
  return typeof code === "string" ? [code] : [];
}
