import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "./store/tables/idempotency.ts";
import { leaseFor, rememberedFor } from "./store/tables/idempotency.ts";
import { createFakeWorkerControl } from "./testing/fake-worker-control.ts";
import { pathOf, startTestServer, type TestServer } from "./testing/test-server.ts";

const control = createFakeWorkerControl();
afterAll(() => control.close());

let now = new Date("2026-11-20T09:30:10Z");
let server: TestServer;
let token = "";

async function start(settings: Parameters<typeof startTestServer>[0] = {}): Promise<void> {
  server = await startTestServer(settings, { now: () => now });
  token = server.firstKey ?? "";
}

beforeEach(() => {
  now = new Date("2026-11-20T09:30:10Z");
});
afterEach(() => server[Symbol.asyncDispose]());

const prompt = "Urban gardening on small balconies";

function generate(idempotencyKey: string, json: object = { prompt }, by = token) {
  return server.call("generatePresentation", {
    token: by,
    json,
    headers: { "idempotency-key": idempotencyKey },
  });
}

async function countBlobs(): Promise<number> {
  let count = 0;
  for await (const _blob of server.store.blobs.list()) count++;
  return count;
}

/** Sends a request, waits until the fake engine holds it up, and hangs up. */
async function hangUp(text: string, idempotencyKey?: string): Promise<void> {
  const controller = new AbortController();
  const response = server.request(pathOf("generatePresentation"), {
    method: "POST",
    token,
    json: { prompt: text },
    signal: controller.signal,
    headers: { ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }) },
  });
  await control.untilWaiting(text);
  controller.abort();
  await expect(response).rejects.toThrow();
  await untilLogged('"cut":true');
}

async function untilLogged(text: string): Promise<void> {
  while (!server.log().includes(text)) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("an idempotency key", () => {
  it("gives the same presentation for the same fields, in whatever order they come", async () => {
    await start();
    const template = await server.call("uploadTemplate", {
      token,
      headers: { "content-type": "application/vnd.openxmlformats-officedocument.presentationml.template" },
      body: Uint8Array.of(0x50, 0x4b, 3, 4),
    });
    const { id: templateId } = template.json as { id: string };
    const first = await generate("key", { prompt, templateId });
    const second = await generate("key", { templateId, prompt });
    expect([first.status, second.json]).toEqual([200, first.json]);
    expect(await countBlobs()).toBe(2);
  });

  it("makes one presentation of many requests at the same time", async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate("key")));
    expect(new Set(answers.map(({ json }) => (json as { id: string }).id)).size).toBe(1);
    expect(await countBlobs()).toBe(1);
    const later = await generate("key");
    const replayed = [...answers, later].map(({ headers }) => headers.get("idempotent-replayed"));
    expect(replayed.filter((one) => one === "true")).toHaveLength(10);
    expect((await generate("another key")).headers.has("idempotent-replayed")).toBe(false);
  });

  it("makes one presentation of many requests to two servers on one store", async () => {
    await start();
    const other = await startTestServer({ dataDirectory: server.directory }, { now: () => now });
    const text = "Two servers [wait]";
    const options = { token, json: { prompt: text }, headers: { "idempotency-key": "key" } };
    const answers = [server, other, server, other].map((one) => one.call("generatePresentation", options));
    await control.untilWaiting(text);
    control.release(text);
    const bodies = (await Promise.all(answers)).map(({ json }) => (json as { id: string }).id);
    expect(new Set(bodies).size).toBe(1);
    expect(await countBlobs()).toBe(1);
    await other.close();
  });

  it("is refused with another body, while it runs and after", async () => {
    await start();
    const text = "Running [wait]";
    const running = generate("key", { prompt: text });
    await control.untilWaiting(text);
    const during = await generate("key", { prompt });
    control.release(text);
    await running;
    const after = await generate("key", { prompt });
    for (const { status, json } of [during, after]) {
      expect([status, json]).toMatchObject([400, { code: "idempotency_key_reused" }]);
    }
  });

  it("belongs to its owner", async () => {
    await start();
    const stranger = await server.createToken();
    const [mine, theirs] = [await generate("key"), await generate("key", { prompt }, stranger)];
    expect((mine.json as { id: string }).id).not.toBe((theirs.json as { id: string }).id);
  });

  it("is free again after a failure", async () => {
    await start();
    expect((await generate("key", { prompt: "[unusable]" })).status).toBe(400);
    expect((await generate("key")).status).toBe(200);
  });

  it("says so when its presentation was deleted", async () => {
    await start();
    const { json } = await generate("key");
    await server.call("deletePresentation", { token, id: (json as { id: string }).id });
    const again = await generate("key");
    expect([again.status, again.json]).toMatchObject([
      400,
      { code: "idempotency_key_reused", detail: expect.stringContaining("was deleted") },
    ]);
  });

  it("is forgotten after a day", async () => {
    await start();
    const first = await generate("key");
    now = new Date(now.getTime() + rememberedFor);
    expect((await generate("key")).json).toEqual(first.json);
    now = new Date(now.getTime() + 1);
    expect((await generate("key")).json).not.toEqual(first.json);
    now = new Date(now.getTime() + rememberedFor + 1);
    expect(await server.sweep()).toMatchObject({ idempotencyKeys: 1 });
  });

  it("is taken over from a server that is gone, with what that one finished", async () => {
    await start();
    const made = await server.generate(token);
    const attempt = await claimForSomebodyGone(made.id);
    now = new Date(now.getTime() + leaseFor + 1);
    expect((await generate("key")).json).toEqual(made);
    const claim = await server.store.idempotencyKeys.claim(attempt, "anybody", "any id");
    expect(claim).toEqual({ kind: "done", id: made.id });
  });

  it("is taken over from a server that is gone, and begun anew under the same id", async () => {
    await start();
    await claimForSomebodyGone("the_id_given_before");
    now = new Date(now.getTime() + leaseFor + 1);
    expect((await generate("key")).json).toMatchObject({ id: "the_id_given_before" });
  });
});

/** Leaves a claim as a server leaves it that was killed, and returns what it was for. */
async function claimForSomebodyGone(presentationId: string): Promise<Attempt> {
  let attempt: Attempt | undefined;
  const { claim } = server.store.idempotencyKeys;
  const spy = async (...given: Parameters<typeof claim>) => {
    attempt = given[0];
    throw new Error("Only looking.");
  };
  Object.assign(server.store.idempotencyKeys, { claim: spy });
  expect((await generate("key")).status).toBe(500);
  Object.assign(server.store.idempotencyKeys, { claim });
  if (attempt === undefined) throw new Error("Expected an attempt.");
  await claim(attempt, "somebody gone", presentationId);
  return attempt;
}

describe("a client that hangs up", () => {
  it("stops its generation and leaves nothing", async () => {
    await start({ workers: 1, queue: 0 });
    await hangUp("No key [wait]");
    // Its place is free when its worker has stopped.
    const statusOfNext = async () =>
      (await server.call("generatePresentation", { token, json: { prompt } })).status;
    await expect.poll(statusOfNext, { timeout: 10_000 }).toBe(200);
    expect(await countBlobs()).toBe(1);
  });

  it("finds the finished presentation when it comes back with its idempotency key", async () => {
    await start({ workers: 1, queue: 5 });
    const text = "With a key [wait]";
    await hangUp(text, "key");
    const retry = generate("key", { prompt: text });
    control.release(text);
    const { status, json } = await retry;
    expect(status).toBe(200);
    expect((await server.call("getPresentation", { token, id: (json as { id: string }).id })).status).toBe(
      200,
    );
    expect(await countBlobs()).toBe(1);
  });

  it("leaves nothing of a half upload", async () => {
    await start();
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST ${pathOf("uploadTemplate")} HTTP/1.1`,
      "Host: test",
      `Authorization: Bearer ${token}`,
      "Content-Type: application/vnd.openxmlformats-officedocument.presentationml.presentation",
      "Content-Length: 100000",
      "Expect: 100-continue",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    // The server says so once it has begun: a connection that ends before is no request.
    await once(socket, "data");
    await new Promise<unknown>((resolve) => socket.write("PK and then", resolve));
    socket.destroy();
    await untilLogged('"cut":true');
    expect(await countBlobs()).toBe(0);
    now = new Date(Date.now() + 60_000);
    expect(await server.store.blobs.removeUnfinished(now)).toBe(0);
  });
});

describe("a full queue", () => {
  it("is a 503 that says when to come back", async () => {
    await start({ workers: 1, queue: 1 });
    const running = server.generate(token, "First [wait]");
    await control.untilWaiting("First [wait]");
    const both = ["Second", "Third"].map((text) =>
      server.call("generatePresentation", { token, json: { prompt: text } }),
    );
    const { status, headers, json } = await Promise.race(both);
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(json).toMatchObject({ code: "unavailable" });
    control.release("First [wait]");
    const statuses = (await Promise.all(both)).map((answer) => answer.status);
    expect([statuses.toSorted(), await running]).toMatchObject([[200, 503], { id: expect.any(String) }]);
  });
});

describe("the rate limit", () => {
  it("holds for each key and any minute, and says when there is room again", async () => {
    await start({ rateLimit: 2 });
    const other = await server.createToken();
    await server.generate(token);
    await server.generate(token);
    const { status, headers, json } = await server.call("generatePresentation", { token, json: { prompt } });
    expect([status, headers.get("retry-after"), json]).toMatchObject([429, "51", { code: "rate_limited" }]);
    await server.generate(other);
    expect((await server.call("listTemplates", { token })).status).toBe(200);
    now = new Date(now.getTime() + 51_000);
    await server.generate(token);
  });

  it("does not count what an idempotency key gives again", async () => {
    await start({ rateLimit: 1 });
    for (let turn = 0; turn < 3; turn++) expect((await generate("key")).status).toBe(200);
    expect((await generate("other key")).status).toBe(429);
  });

  it("is off by default", async () => {
    await start();
    for (let turn = 0; turn < 20; turn++) await server.generate(token);
  });
});
