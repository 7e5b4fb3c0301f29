import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { type Contract, toContract } from "./contract.ts";
import { toRevision } from "./revision.ts";

/** Where the contract lies on this machine. */
export const contractPath: string = fileURLToPath(new URL("../openapi.yaml", import.meta.url));

/** Where the build puts the contract as it is parsed. */
export const parsedPath: string = fileURLToPath(new URL("../dist/contract.json", import.meta.url));

/** A contract that was parsed before, for the text that it was parsed from and no other. */
export interface ParsedContract {
  /** SHA-256 of the YAML, hexadecimal. */
  readonly hash: string;
  readonly revision: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/**
 * Reads the contract; throws an Error that names the place on a `$ref` that leads nowhere or in a circle. To parse it takes
 * a tenth of a second, so it is taken as the build parsed it where the build met the same text.
 */
export function readContract(path: string = contractPath): Contract {
  const yaml = readFileSync(path, "utf8");
  const { document, revision } = findParsed(yaml) ?? parseContract(yaml);
  return toContract(document, { revision, yaml });
}

/** Parses a contract. */
export function parseContract(yaml: string): ParsedContract {
  const document = load(yaml) as Record<string, unknown>;
  return { hash: toHash(yaml), revision: toRevision(document), document };
}

function findParsed(yaml: string): ParsedContract | undefined {
  try {
    const parsed = JSON.parse(readFileSync(parsedPath, "utf8")) as ParsedContract;
    return parsed.hash === toHash(yaml) ? parsed : undefined;
  } catch {
    // Not built yet, or half: then it is parsed.
    return undefined;
  }
}

function toHash(yaml: string): string {
  return createHash("sha256").update(yaml).digest("hex");
}
