import { startMock } from "@lectern/mock";
import { InfiniteQueryObserver, MutationObserver, QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient, NotFoundError } from "./index.ts";
import { createQueryOptions } from "./query.ts";

let mock: Awaited<ReturnType<typeof startMock>>;
let options: ReturnType<typeof createQueryOptions>;
let asked: string[];

beforeAll(async () => {
  mock = await startMock({ pace: 0 });
  const client = createClient({
    baseUrl: mock.url,
    token: "any",
    retries: 0,
    middleware: [
      (request, next) => {
        asked.push(`${request.method} ${new URL(request.url).pathname}`);
        return next(request);
      },
    ],
  });
  options = createQueryOptions(client);
});
afterAll(() => mock.close());

test("what is made by a mutation is read by a query, once while it is fresh, and anew where its key is invalidated", async () => {
  asked = [];
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const stages: string[] = [];
  const generation = options.generatePresentation({ onProgress: ({ stage }) => void stages.push(stage) });
  const made = await new MutationObserver(queries, generation).mutate({ body: { prompt: "City bees" } });
  expect(stages.length).toBeGreaterThan(3);
  const query = options.getPresentation({ id: made.id });
  expect(await queries.fetchQuery(query)).toEqual(made);
  expect(await queries.fetchQuery(options.getPresentation({ id: made.id }))).toEqual(made);
  expect(queries.getQueryData(query.queryKey)).toEqual(made);
  await queries.invalidateQueries({ queryKey: ["lectern", "getPresentation"] });
  await queries.fetchQuery(query);
  const read = `GET /v1/presentations/${made.id}`;
  expect(asked).toEqual(["POST /v1/presentations/generate", read, read]);
});

test("an error is the client's, after one request, for it is the client who repeats", async () => {
  asked = [];
  const queries = new QueryClient();
  const client = createClient({ baseUrl: mock.url, token: "any" });
  await client.deletePresentation({ id: "gone" });
  await expect(queries.fetchQuery(options.getPresentation({ id: "gone" }))).rejects.toBeInstanceOf(
    NotFoundError,
  );
  expect(asked).toHaveLength(1);
});

test("pages follow the cursor to the last", async () => {
  asked = [];
  const pages = { a: { presentations: [], next: "b" }, b: { presentations: [] } };
  const client = createClient({
    baseUrl: "http://lectern.example",
    fetch: async ({ url }) =>
      Response.json(new URL(url).searchParams.get("cursor") === "b" ? pages.b : pages.a),
  });
  const paged = createQueryOptions(client).listPresentationsPages({ q: "bees" });
  const observer = new InfiniteQueryObserver(new QueryClient(), paged);
  await observer.refetch();
  expect(observer.getCurrentResult().hasNextPage).toBe(true);
  const { data, hasNextPage } = await observer.fetchNextPage();
  expect([data?.pages, hasNextPage]).toEqual([[pages.a, pages.b], false]);
});

test("a query that nobody waits for any more ends the call", async () => {
  asked = [];
  const queries = new QueryClient();
  const { queryKey, queryFn } = options.listTemplates();
  const signals: AbortSignal[] = [];
  const fetching = queries.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => {
      signals.push(signal);
      return queryFn({ signal });
    },
  });
  await queries.cancelQueries({ queryKey });
  await expect(fetching).rejects.toThrow();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
