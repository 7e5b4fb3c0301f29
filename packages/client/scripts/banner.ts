/** The first line of every generated file. */
export const banner =
  "// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.";
