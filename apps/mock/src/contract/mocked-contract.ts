import { createReference, type FindReferenceFile } from "@lectern/reference";
import { type Contract, type ContractOperation, readContract } from "@lectern/spec";
import { type Chance, createUuid } from "../answers/chance.ts";
import { readExampleBase } from "../answers/echo.ts";
import { createPrismEngine, type PrismEngine } from "../engine/prism-engine.ts";
import { type Cors, createCors } from "../http/cors.ts";
import { mockFiles } from "../mock-files.ts";
import type { WriteLine } from "../write-line.ts";
import { createToProblem, type ToProblem } from "./problems.ts";
import { creatorsOf, type ResourceRole, resourceRole } from "./resources.ts";
import { createRoutes, type Routes } from "./routes.ts";

/** Everything that the mock derives from one reading of the contract; a changed contract is a new one of these. */
export interface MockedContract {
  readonly contract: Contract;
  readonly routes: Routes;
  readonly engine: PrismEngine;
  readonly toProblem: ToProblem;
  readonly cors: Cors;
  readonly exampleBase: string;
  readonly reference: FindReferenceFile;
  roleOf(operation: ContractOperation): ResourceRole;
  /** The ids of the operations whose answers are the items of this list. */
  creatorIdsOf(list: ContractOperation): readonly string[];
}

/** Reads the contract at a path and prepares Prism for it; throws if the file is no usable contract. */
export async function readMockedContract(
  path: string,
  { chance, log }: { readonly chance: Chance; readonly log?: WriteLine | undefined },
): Promise<MockedContract> {
  const contract = readContract(path);
  const { operations } = contract;
  return {
    contract,
    routes: createRoutes(operations),
    engine: await createPrismEngine(contract, log),
    toProblem: createToProblem(contract, () => createUuid(chance)),
    cors: createCors(contract),
    exampleBase: readExampleBase(contract),
    reference: createReference(contract, mockFiles.reference),
    roleOf: (operation) => resourceRole(operation, operations),
    creatorIdsOf: (list) => creatorsOf(list, operations).map(({ operationId }) => operationId),
  };
}
