import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CuttablePort, openCuttablePort } from "../durability/cuttable-port.ts";
import { leaseFor } from "../store/tables/idempotency.ts";
import { startChildServer } from "../testing/child-server.ts";
import { createFakeWorkerControl } from "../testing/fake-worker-control.ts";
import { type Storages, startStorages } from "../testing/storages.ts";
import { fakeTemplateBytes, pptxType, startTestServer, type TestServer } from "../testing/test-server.ts";
import type { StoreSettings } from "../wiring.ts";

const control = createFakeWorkerControl();
const apiKey = "a_key_for_both_servers";
let storages: Storages;
let settings: StoreSettings;
/** To the database. */
let way: CuttablePort;
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  storages = await startStorages();
  settings = await storages.create("Postgres and a bucket");
  way = await openCuttablePort(Number(new URL(settings.databaseUrl ?? "").port));
  [one, other] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  control.close();
  await Promise.all([one[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
  await way.cut();
  await storages[Symbol.asyncDispose]();
});

const start = () => startTestServer({ ...settings, databaseConnections: 4, apiKey, workers: 1 });

const options = (idempotencyKey: string, prompt = "Urban gardening") => ({
  token: apiKey,
  json: { prompt },
  headers: { "idempotency-key": idempotencyKey },
});

async function download(server: TestServer, id: string): Promise<Uint8Array> {
  return (await server.call("downloadPresentation", { token: apiKey, id })).body;
}

describe("two servers on one Postgres and one bucket", () => {
  it("start at the same time, and know the same key once", async () => {
    const keys = await one.store.keys.list();
    expect(keys.map(({ name }) => name)).toEqual(["LECTERN_API_KEY"]);
  });

  it("serve what the other one made, and honour the links that it signed", async () => {
    const made = await one.generate(apiKey);
    const bytes = await download(one, made.id);
    expect(bytes.byteLength).toBeGreaterThan(0);
    expect(await download(other, made.id)).toEqual(bytes);
    const { pathname, search } = new URL(made.download);
    const bare = await other.request(pathname + search);
    expect([bare.status, new Uint8Array(await bare.arrayBuffer())]).toEqual([200, new Uint8Array(bytes)]);
    expect((await other.call("deletePresentation", { token: apiKey, id: made.id })).status).toBe(200);
    expect((await one.call("getPresentation", { token: apiKey, id: made.id })).status).toBe(404);
    expect((await one.request(pathname + search)).status).not.toBe(200);
  });

  it("generate with a template that the other one was given", async () => {
    const headers = { "content-type": pptxType };
    const uploaded = await one.call("uploadTemplate", { token: apiKey, headers, body: fakeTemplateBytes });
    const { id: templateId } = uploaded.json as { id: string };
    const json = { prompt: "Urban gardening", templateId };
    expect((await other.call("generatePresentation", { token: apiKey, json })).status).toBe(200);
  });

  it("make one presentation of many requests with one idempotency key", async () => {
    const text = "Two servers [wait]";
    const answers = [one, other, one, other].map((server) =>
      server.call("generatePresentation", options(text, text)),
    );
    await control.untilWaiting(text);
    control.release(text);
    const ids = (await Promise.all(answers)).map(({ json }) => (json as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it("count a key's generations together", async () => {
    const now = () => new Date("2026-11-20T09:30:10Z");
    const servers = await Promise.all(
      [1, 2].map(() => startTestServer({ ...settings, apiKey, rateLimit: 3 }, { now })),
    );
    const answers = await Promise.all(
      [...servers, ...servers, ...servers].map((server) =>
        server.call("generatePresentation", { token: apiKey, json: { prompt: "Urban gardening" } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
    for (const server of servers) await server.close();
  });
});

describe("a database that goes away", () => {
  it("is a 503 for who asks meanwhile, and nothing is lost or made twice when it is back", async () => {
    const kept = await one.generate(apiKey);
    const files = storages.s3.objects.size;
    const text = "Meanwhile [wait]";
    const running = one.call("generatePresentation", options(text, text));
    await control.untilWaiting(text);
    await storages.postgres.kill();
    control.release(text);
    for (const answer of [await running, await one.call("getPresentation", { token: apiKey, id: kept.id })]) {
      expect([answer.status, answer.headers.get("retry-after"), answer.json]).toMatchObject([
        503,
        "5",
        { code: "unavailable", detail: expect.stringContaining("database cannot be used") },
      ]);
    }
    expect((await one.request("/readyz")).status).toBe(503);
    expect((await one.request("/healthz")).status).toBe(200);
    expect(one.log()).toContain("StoreUnavailableError");

    // Nobody could know whether its row was committed, so the file of what was running stays for the sweeper.
    expect(storages.s3.objects.size).toBe(files + 1);

    await storages.postgres.start();
    expect((await one.request("/readyz")).status).toBe(200);
    expect((await download(one, kept.id)).byteLength).toBeGreaterThan(0);
    // Nobody knew the end of that claim; yet it is let go as soon as the database is back, not when its lease ends.
    const begun = performance.now();
    const retry = other.call("generatePresentation", options(text, text));
    await control.untilWaiting(text, 2);
    const waited = performance.now() - begun;
    control.release(text);
    const { id } = (await retry).json as { id: string };
    expect(waited).toBeLessThan(leaseFor / 3);
    expect((await download(one, id)).byteLength).toBeGreaterThan(0);
  });

  it.each([
    {
      how: "stands still",
      stop: async () => storages.postgres.freeze(),
      goOn: () => storages.postgres.thaw(),
    },
    { how: "takes connections and never answers", stop: () => way.silence(), goOn: () => way.mend() },
  ])("is said by readiness within two seconds where it $how, and that it is back", async ({ stop, goOn }) => {
    const databaseUrl = (settings.databaseUrl ?? "").replace(/:\d+\//, `:${way.port}/`);
    const server = await startTestServer({ ...settings, databaseUrl, apiKey, workers: 1 });
    expect((await server.request("/readyz")).status).toBe(200);
    const toStatus = async () => (await server.request("/readyz")).status;
    try {
      await stop();
      // What was well a moment ago need not be asked again.
      await expect.poll(toStatus, { timeout: 5_000 }).toBe(503);
      const begun = performance.now();
      expect([await toStatus(), (await server.request("/healthz")).status]).toEqual([503, 200]);
      expect(performance.now() - begun).toBeLessThan(2_000);
      await goOn();
      await expect.poll(toStatus, { timeout: 10_000 }).toBe(200);
    } finally {
      await goOn();
      await server.close();
    }
  });

  it("is worked on with as few connections as allowed, however many ask", async () => {
    const made = await one.generate(apiKey);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => one.call("getPresentation", { token: apiKey, id: made.id })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe("a bucket that goes away", () => {
  it("is a 503, and leaves no presentation without its file", async () => {
    const kept = await one.generate(apiKey);
    storages.s3.fail(...Array.from({ length: 8 }, () => "hang up" as const));
    const failed = [
      await one.call("generatePresentation", options("bucket key")),
      await one.call("downloadPresentation", { token: apiKey, id: kept.id }),
    ];
    expect(failed.map(({ status }) => status)).toEqual([503, 503]);
    expect(failed[0]?.json).toMatchObject({ detail: expect.stringContaining("files cannot be used") });
    storages.s3.fail("none", ...Array.from({ length: 4 }, () => "hang up" as const));
    const headers = { "content-type": pptxType };
    const upload = await one.call("uploadTemplate", {
      token: apiKey,
      headers,
      body: Uint8Array.of(0x50, 0x4b, 3, 4, 9),
    });
    expect([upload.status, upload.json]).toMatchObject([503, { code: "unavailable" }]);
    expect(one.log()).toContain("The files cannot be used now: socket hang up");
    expect((await one.call("generatePresentation", options("bucket key"))).status).toBe(200);
    expect((await download(one, kept.id)).byteLength).toBeGreaterThan(0);
  });
});

describe("starting", () => {
  const environment = () => ({
    DATABASE_URL: settings.databaseUrl ?? "",
    LECTERN_S3_BUCKET: settings.s3Bucket ?? "",
    LECTERN_S3_PREFIX: settings.s3Prefix ?? "",
    LECTERN_S3_ENDPOINT: settings.s3Endpoint ?? "",
    LECTERN_S3_ACCESS_KEY_ID: settings.s3KeyId ?? "",
    LECTERN_S3_SECRET_ACCESS_KEY: settings.s3Secret ?? "",
    LECTERN_DATA_DIR: settings.dataDirectory,
    LECTERN_LOG_LEVEL: "warn",
  });

  it("as an operator does it makes real decks", async () => {
    const server = await startChildServer(environment());
    const { download: link } = await generateAt(server.url);
    const response = await fetch(link);
    expect([response.status, (await response.arrayBuffer()).byteLength > 10_000]).toEqual([200, true]);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it.each([
    {
      given: { DATABASE_URL: "postgres://lectern:hush@127.0.0.1:1/decks" },
      want: "The database at 127.0.0.1:1/decks cannot be used: connect ECONNREFUSED 127.0.0.1:1\nCheck DATABASE_URL",
    },
    {
      given: { LECTERN_S3_PREFIX: "elsewhere/" },
      want: "The files of the database at DATABASE_URL are not in the bucket decks (elsewhere/)",
    },
    { given: { LECTERN_S3_BUCKET: "missing" }, want: 'Files cannot be kept in the bucket "missing"' },
  ])("says in a line or two what is wrong with $given", async ({ given, want }) => {
    const started = startChildServer({ ...environment(), ...given });
    await expect(started).rejects.toThrow(want);
    await expect(started).rejects.not.toThrow(/hush|\n\s+at /);
  });
});

async function generateAt(url: string): Promise<{ download: string }> {
  const response = await fetch(`${url}/v1/presentations/generate`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ prompt: "# Bridges\n\n- Stone lasts\n- Steel spans\n- Wood is light" }),
  });
  return (await response.json()) as { download: string };
}
