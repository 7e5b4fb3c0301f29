import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type Contract, toContract } from "./contract.ts";
import { toRevision } from "./revision.ts";

/** Where the contract lies on this machine. */
export const contractPath: string = fileURLToPath(new URL("../openapi.yaml", import.meta.url));

/** Reads the contract; throws an Error that names the place on a `$ref` that leads nowhere or in a circle. */
export function readContract(path: string = contractPath): Contract {
  const yaml = readFileSync(path, "utf8");
  const document = parse(yaml) as Record<string, unknown>;
  return toContract(document, { revision: toRevision(document), yaml });
}
