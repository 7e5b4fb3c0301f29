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
export { contractPath, readContract } from "./contract.ts";
export { problemCodesOf } from "./problem-codes.ts";
