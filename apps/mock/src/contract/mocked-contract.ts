import type { Contract, ContractOperation } from "@lectern/spec";
import { type Chance, createUuid } from "../answers/chance.ts";
import { readExampleBase } from "../answers/echo.ts";
import type { Engine } from "../engine/engine.ts";
import { createToProblem, type ToProblem } from "./problems.ts";
import { creatorsOf, type ResourceRole, resourceRole } from "./resources.ts";
import { createRoutes, type Routes } from "./routes.ts";

/** Everything that the mock's answers need of one reading of the contract; a changed contract is a new one of these. */
export interface MockedContract {
  readonly contract: Contract;
  readonly routes: Routes;
  readonly engine: Engine;
  readonly toProblem: ToProblem;
  readonly exampleBase: string;
  roleOf(operation: ContractOperation): ResourceRole;
  /** The ids of the operations whose answers are the items of this list. */
  creatorIdsOf(list: ContractOperation): readonly string[];
}

/** Derives from a contract what its answers need beside the engine that makes them. */
export function toMockedContract(contract: Contract, engine: Engine, chance: Chance): MockedContract {
  const { operations } = contract;
  return {
    contract,
    routes: createRoutes(operations),
    engine,
    toProblem: createToProblem(contract, () => createUuid(chance)),
    exampleBase: readExampleBase(contract),
    roleOf: (operation) => resourceRole(operation, operations),
    creatorIdsOf: (list) => creatorsOf(list, operations).map(({ operationId }) => operationId),
  };
}
