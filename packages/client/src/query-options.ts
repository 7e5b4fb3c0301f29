// What TanStack Query 5 needs to make a call, as plain objects: they fit `useQuery`, `queryClient.fetchQuery` and their like in
// every framework, and nothing of the library is needed for them.

/** Options of a query. */
export interface QueryOptions<Name extends string, Input, Result> {
  readonly queryKey: readonly ["lectern", Name, Input];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Result>;
  /** The client repeats calls by itself. */
  readonly retry: false;
}

/** Options of a query of pages, for `useInfiniteQuery`. */
export interface PagedQueryOptions<Name extends string, Input, Page> {
  readonly queryKey: readonly ["lectern", Name, Input, "pages"];
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    readonly pageParam: string | undefined;
  }) => Promise<Page>;
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (page: Page) => string | undefined;
  /** The client repeats calls by itself. */
  readonly retry: false;
}

/** Options of a mutation. */
export interface MutationOptions<Name extends string, Input, Result> {
  readonly mutationKey: readonly ["lectern", Name];
  readonly mutationFn: (input: Input) => Promise<Result>;
}

/** Makes the options of a query of a call that a signal can end. */
export function toQuery<Name extends string, Input, Result>(
  name: Name,
  input: Input,
  call: (signal: AbortSignal) => Promise<Result>,
): QueryOptions<Name, Input, Result> {
  return { queryKey: ["lectern", name, input], queryFn: ({ signal }) => call(signal), retry: false };
}

/** Makes the options of a query of pages of a call for one page; the cursor of the first is undefined. */
export function toPagedQuery<Name extends string, Input, Page extends { readonly next?: string }>(
  name: Name,
  input: Input,
  call: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
): PagedQueryOptions<Name, Input, Page> {
  return {
    queryKey: ["lectern", name, input, "pages"],
    queryFn: ({ pageParam, signal }) => call(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    retry: false,
  };
}

/** Makes the options of a mutation of a call. */
export function toMutation<Name extends string, Input, Result>(
  name: Name,
  call: (input: Input) => Promise<Result>,
): MutationOptions<Name, Input, Result> {
  // Not the function itself, for TanStack Query gives it a second argument.
  return { mutationKey: ["lectern", name], mutationFn: (input) => call(input) };
}
