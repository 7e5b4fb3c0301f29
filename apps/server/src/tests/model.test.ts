// The service with a language model behind it: real workers, and a model's server that fails in every way.
import {
  createTestSettings,
  type ModelServer,
  modelReplies as replies,
  startModelServer,
} from "@lectern/model-author/testing";
import { describe, expect, it } from "vitest";
import { readSettings, type Settings } from "../settings/settings.ts";
import { pathOf, startTestServer, type TestServer } from "../testing/test-server.ts";
import { createWiring } from "../wiring.ts";

const prompt = "Urban gardening on small balconies, 4 slides";
const key = "secret-key-of-the-operator";

function start(
  model: ModelServer,
  patience: Partial<Settings["model"]> = {},
  settings: Partial<Settings> = {},
) {
  const { createWork } = createWiring(readSettings({}));
  const given = { workers: 1, model: createTestSettings(model.url, { key, ...patience }), ...settings };
  return startTestServer(given, { createWork });
}

function generate(server: TestServer, idempotencyKey?: string) {
  return server.call("generatePresentation", {
    token: server.firstKey ?? "",
    json: { prompt },
    headers: { ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }) },
  });
}

/** Sends a request, waits until the model is asked, and hangs up. */
async function hangUp(server: TestServer, model: ModelServer, idempotencyKey?: string): Promise<void> {
  const controller = new AbortController();
  const response = server.request(pathOf("generatePresentation"), {
    method: "POST",
    token: server.firstKey ?? "",
    json: { prompt },
    signal: controller.signal,
    headers: { ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }) },
  });
  await untilAsked(model);
  controller.abort();
  await expect(response).rejects.toThrow();
}

async function untilAsked(model: ModelServer, count = 1): Promise<void> {
  while (model.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("a service with a language model", () => {
  it("says that the model wrote the presentation", async () => {
    await using model = await startModelServer([replies.deck]);
    await using server = await start(model);
    const { status, headers } = await generate(server);
    expect([status, headers.get("lectern-author")]).toEqual([200, "model"]);
  });

  it("says how many slides are not the model's", async () => {
    await using model = await startModelServer([replies.deckWithAnEmptySlide]);
    await using server = await start(model);
    const { status, headers, json } = await generate(server);
    expect([status, headers.get("lectern-author")]).toEqual([200, "model; replaced=1"]);
    const { id } = json as { id: string };
    const report = await server.call("getPresentationReport", { token: server.firstKey ?? "", id });
    expect(report.json).toMatchObject({
      author: { name: "model", replaced: 1 },
      mode: "topic",
      slideCount: 4,
      understood: { slideCount: { bound: "exactly", least: 4, most: 4 } },
    });
  });

  it.each([
    { fault: "answers in prose", reply: replies.prose, patience: {}, code: "model_failed" },
    { fault: "has another key", reply: replies.unauthorized, patience: {}, code: "model_failed" },
    { fault: "hangs", reply: replies.hang, patience: { totalSeconds: 1 }, code: "model_timeout" },
  ])(
    "answers a clear problem where it $fault, and tells nobody the key",
    async ({ reply, patience, code }) => {
      await using model = await startModelServer([reply]);
      await using server = await start(model, patience);
      const { status, json } = await generate(server);
      expect([status, json]).toMatchObject([400, { code }]);
      expect(JSON.stringify(json) + server.log()).not.toContain(key);
      expect(server.log()).toContain("the language model gave no presentation");
    },
  );

  it("answers the embedded author's presentation where the operator chose that, and says why, to a retry as well", async () => {
    await using model = await startModelServer([replies.hang]);
    await using server = await start(model, { totalSeconds: 1, fallback: "embedded" });
    const answers = [await generate(server, "key"), await generate(server, "key")];
    for (const { status, headers } of answers)
      expect([status, headers.get("lectern-author")]).toEqual([200, "embedded; reason=model_timeout"]);
    expect(server.log()).toContain('"author":"embedded; reason=model_timeout"');
    expect(answers[1]?.json).toEqual(answers[0]?.json);
  });

  it("goes on with other generations while one waits for the model", async () => {
    const { promise: after, resolve } = Promise.withResolvers<void>();
    await using model = await startModelServer((_request, index) =>
      index === 0 ? { ...replies.deck, after } : replies.deck,
    );
    await using server = await start(model, {}, { modelRequests: 2, queue: 0 });
    const first = generate(server);
    await untilAsked(model);
    expect((await generate(server)).status).toBe(200);
    resolve();
    expect((await first).status).toBe(200);
  });
});

describe("a caller with less patience than the model needs", () => {
  it("gets the finished presentation when it comes back with its idempotency key, and the model is asked once", async () => {
    const { promise: after, resolve } = Promise.withResolvers<void>();
    await using model = await startModelServer([{ ...replies.deck, after }]);
    await using server = await start(model);
    await hangUp(server, model, "key");
    const retry = generate(server, "key");
    resolve();
    const { status, json, headers } = await retry;
    expect([status, headers.get("lectern-author")]).toEqual([200, "model"]);
    expect((await generate(server, "key")).json).toEqual(json);
    expect(model.requests).toHaveLength(1);
  });

  it("stops the model when it hangs up without one", async () => {
    await using model = await startModelServer([replies.hang]);
    await using server = await start(model);
    await hangUp(server, model);
    await model.requests[0]?.closed;
  });
});
