import { afterEach, describe, expect, it } from "vitest";
import { fakeTemplateBytes, pptxType, startTestServer, type TestServer } from "./testing/test-server.ts";

let now = new Date("2026-11-20T09:30:10Z");
let server: TestServer;
let token = "";

async function start(settings: Parameters<typeof startTestServer>[0]): Promise<void> {
  now = new Date("2026-11-20T09:30:10Z");
  server = await startTestServer({ workers: 1, ...settings }, { now: () => now });
  token = server.firstKey ?? "";
}

afterEach(() => server[Symbol.asyncDispose]());

function generate(by = token, idempotencyKey?: string) {
  const headers = { ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }) };
  return server.call("generatePresentation", { token: by, json: { prompt: "Balconies" }, headers });
}

function upload(body: Uint8Array<ArrayBuffer> = fakeTemplateBytes, by = token) {
  return server.call("uploadTemplate", { token: by, headers: { "content-type": pptxType }, body });
}

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

async function countBlobs(): Promise<number> {
  let count = 0;
  for await (const _ of server.store.blobs.list()) count++;
  return count;
}

const exceeded = { status: 403, json: { code: "quota_exceeded" } };
const hour = 3600;

describe("a quota of presentations", () => {
  it("holds for what each owner keeps, whichever of the owner's keys asks", async () => {
    await start({ quotaPresentations: 2 });
    const ownerId = "somebody";
    const [one, two] = [await server.createToken(ownerId), await server.createToken(ownerId)];
    const first = await generate(one);
    expect((await generate(two)).status).toBe(200);
    const refused = await generate(one);
    expect(refused).toMatchObject(exceeded);
    expect(refused.json).toMatchObject({ detail: expect.stringContaining("2 presentations") });
    expect(refused.headers.get("retry-after")).toBe(null);
    expect(await generate(two)).toMatchObject(exceeded);
    expect((await generate()).status).toBe(200);
    expect((await upload(fakeTemplateBytes, one)).status).toBe(201);
    await server.call("deletePresentation", { token: one, id: (first.json as { id: string }).id });
    expect((await generate(two)).status).toBe(200);
    expect(await generate(two)).toMatchObject(exceeded);
  });

  it("holds for presentations of outlines, too", async () => {
    await start({ quotaPresentations: 1 });
    const slides = [{ kind: "title", title: "Balconies" }];
    const outline = { title: "Balconies", language: "en", direction: "ltr", slides };
    const create = () => server.call("createPresentation", { token, json: { outline } });
    expect((await create()).status).toBe(200);
    expect(await create()).toMatchObject(exceeded);
  });

  it("does not hold up what an idempotency key gives again", async () => {
    await start({ quotaPresentations: 1 });
    const made = await generate(token, "key");
    expect(await generate(token, "other key")).toMatchObject(exceeded);
    expect((await generate(token, "key")).json).toEqual(made.json);
  });

  it("says when there is room by itself, where presentations are kept for a time", async () => {
    await start({ quotaPresentations: 1, keepDays: 2 });
    await generate();
    pass(47 * hour);
    const refused = await generate();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([403, String(hour)]);
    pass(hour + 1);
    await server.sweep();
    expect((await generate()).status).toBe(200);
  });
});

describe("a quota of megabytes", () => {
  it("counts presentations and templates, and leaves no file of what it refuses", async () => {
    await start({ quotaMegabytes: 1 });
    const template = new Uint8Array(600_000);
    template.set(fakeTemplateBytes);
    const kept = await upload(template);
    expect(kept.status).toBe(201);
    expect(await upload(template)).toMatchObject(exceeded);
    expect(await countBlobs()).toBe(1);
    expect((await generate()).status).toBe(200);
    const rest = new Uint8Array(1_000_000 - 600_000 - 1000);
    rest.set(fakeTemplateBytes);
    expect((await upload(rest)).status).toBe(201);
    await server.call("deleteTemplate", { token, id: (kept.json as { id: string }).id });
    expect((await upload(template)).status).toBe(201);
  });

  it("refuses presentations where templates have used it up", async () => {
    await start({ quotaMegabytes: 1 });
    const template = new Uint8Array(1_000_000);
    template.set(fakeTemplateBytes);
    await upload(template);
    expect(await generate()).toMatchObject(exceeded);
  });
});

describe("the limit of a day", () => {
  it("holds for each key in any 24 hours, and says when there is room again", async () => {
    await start({ dayLimit: 2 });
    const other = await server.createToken();
    expect((await generate()).status).toBe(200);
    expect((await upload()).status).toBe(201);
    const { status, headers, json } = await generate();
    expect([status, json]).toMatchObject([429, { code: "rate_limited" }]);
    expect((await generate(other)).status).toBe(200);
    const seconds = Number(headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(14 * hour);
    pass(seconds - 1);
    await server.sweep();
    expect((await generate()).status).toBe(429);
    pass(1);
    expect((await generate()).status).toBe(200);
  });
});

it("nothing is limited where nothing is set", async () => {
  await start({});
  for (let turn = 0; turn < 5; turn++) expect((await generate()).status).toBe(200);
});
