import { createReference, type FindReferenceFile } from "@lectern/reference";
import { readContract } from "@lectern/spec";
import type { Chance } from "../answers/chance.ts";
import { type MockedContract, toMockedContract } from "../contract/mocked-contract.ts";
import { createPrismEngine } from "../engine/prism-engine.ts";
import { mockFiles } from "../mock-files.ts";
import type { WriteLine } from "../write-line.ts";
import { type Cors, createCors } from "./cors.ts";

/** A contract as it is served over HTTP, with its reference pages. */
export interface ServedContract extends MockedContract {
  readonly cors: Cors;
  readonly reference: FindReferenceFile;
}

/** Reads the contract at a path and prepares Prism for it; throws if the file is no usable contract. */
export async function readServedContract(
  path: string,
  { chance, log }: { readonly chance: Chance; readonly log?: WriteLine | undefined },
): Promise<ServedContract> {
  const contract = readContract(path);
  return {
    ...toMockedContract(contract, await createPrismEngine(contract, log), chance),
    cors: createCors(contract),
    reference: createReference(contract, mockFiles.reference),
  };
}
