export { createQueryOptions } from "./generated/queries.ts";
export type { MutationOptions, PagedQueryOptions, QueryOptions } from "./query-options.ts";
