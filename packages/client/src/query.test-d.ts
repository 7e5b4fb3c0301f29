// Read by tsc, not run: every line below a @ts-expect-error must not compile.
import type { Presentation, PresentationPage } from "@lectern/types";
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/query-core";
import { expectTypeOf } from "vitest";
import { createClient } from "./index.ts";
import { createQueryOptions } from "./query.ts";

const queries = new QueryClient();
const options = createQueryOptions(createClient({ baseUrl: "http://lectern.example" }));

expectTypeOf(await queries.fetchQuery(options.getPresentation({ id: "p1" }))).toEqualTypeOf<Presentation>();
const observer = new QueryObserver(queries, options.listPresentations());
expectTypeOf(observer.getCurrentResult().data).toEqualTypeOf<PresentationPage | undefined>();
const paged = new InfiniteQueryObserver(queries, options.listPresentationsPages({ limit: 5 }));
expectTypeOf(paged.getCurrentResult().data?.pages).toEqualTypeOf<PresentationPage[] | undefined>();
const mutation = new MutationObserver(queries, options.generatePresentation());
expectTypeOf(await mutation.mutate({ body: { prompt: "City bees" } })).toEqualTypeOf<Presentation>();
expectTypeOf(options.getPresentation({ id: "p1" }).queryKey).toEqualTypeOf<
  readonly ["lectern", "getPresentation", { readonly id: string }]
>();
// @ts-expect-error The id is missing.
options.getPresentation({});
// @ts-expect-error There is no such operation.
options.renamePresentation();
// @ts-expect-error The prompt is missing.
mutation.mutate({ body: {} });
// @ts-expect-error The cursor is the pages' own.
options.listPresentationsPages({ cursor: "x" });
