import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store, startServer } from "@lectern/server";
import { builtInTemplate } from "@lectern/theme";
import type { Outgoing } from "./exchange.ts";
import { describeConformance } from "./suite.ts";

const token = "conformance-key-of-a-test";

describeConformance("server", async () => {
  const directory = await mkdtemp(join(tmpdir(), "lectern-conformance-"));
  const settings = { port: 0, apiKey: token, logLevel: "silent", workers: 2, queue: 100 } as const;
  const server = await startServer({ ...settings, dataDirectory: join(directory, "whole") });
  const failing = await startServer(
    { ...settings, dataDirectory: join(directory, "failing") },
    { openStore: async (given) => breakStore(await openStore(given)), createWork: () => brokenWork },
  );
  return {
    baseUrl: server.url,
    token,
    template: builtInTemplate("harbor"),
    provokeFailure: (request) => ({ baseUrl: failing.url, request }),
    provokeRefusal: (request) => ({ ...request, body: "this is no presentation" }),
    provokeStale: ({ headers, ...request }) => ({
      request: { ...request, headers: { ...headers, "if-match": '"0"' }, ...otherOutline(request.body) },
    }),
    provokeUnconditional: ({ headers: { "if-match": _, ...headers }, ...request }) => ({
      request: { ...request, headers },
    }),
    async close() {
      await Promise.all([server.close(), failing.close()]);
      await rm(directory, { recursive: true });
    },
  };
});

/** Workers that fail at everything. */
const brokenWork = {
  ...breakAll({
    generate: true,
    compose: true,
    render: true,
    checkTemplate: true,
    read: true,
    drawOutline: true,
    describe: true,
    draw: true,
  }),
  hasRoom: () => true,
  close: async () => {},
};

/** Returns a store that knows its keys, and fails at everything that is kept for them. */
function breakStore(store: Store): Store {
  return { ...store, presentations: breakAll(store.presentations), templates: breakAll(store.templates) };
}

type Broken<Collection> = { readonly [Name in keyof Collection]: () => Promise<never> };

function breakAll<Collection extends object>(collection: Collection): Broken<Collection> {
  const fail = () => Promise.reject(new Error("The disk is on fire."));
  return Object.fromEntries(Object.keys(collection).map((name) => [name, fail])) as Broken<Collection>;
}

/** The same outline again is taken for the same request again. */
function otherOutline(body: Outgoing["body"]): Pick<Outgoing, "body"> {
  return { body: JSON.stringify({ ...JSON.parse(String(body)), title: "Another title" }) };
}
