export { chooseMediaType } from "./choose-media-type.ts";
export type {
  Contract,
  ContractMedia,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  JsonSchema,
  Method,
} from "./contract.ts";
export { toContract } from "./contract.ts";
export { problemCodesOf } from "./problem-codes.ts";
export { contractPath, readContract } from "./read-contract.ts";
