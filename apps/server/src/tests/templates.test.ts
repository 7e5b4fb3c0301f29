import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Template, TemplateDetails } from "@lectern/types";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeWorkerControl } from "../testing/fake-worker-control.ts";
import { fakeTemplateBytes, pptxType, startTestServer, type TestServer } from "../testing/test-server.ts";

const control = createFakeWorkerControl();
afterAll(() => control.close());

let server: TestServer;
let token = "";

beforeEach(async () => {
  server = await startTestServer({ workers: 1 });
  token = server.firstKey ?? "";
});
afterEach(() => server[Symbol.asyncDispose]());

async function upload(body: Uint8Array<ArrayBuffer> | ReadableStream = fakeTemplateBytes): Promise<string> {
  const answer = await server.call("uploadTemplate", { token, headers: { "content-type": pptxType }, body });
  expect(answer.status).toBe(201);
  return (answer.json as { id: string }).id;
}

function generate(by: TestServer, templateId: string, prompt = "Bridges") {
  return by.call("generatePresentation", { token, json: { prompt, templateId } });
}

async function download({ json }: { json: unknown }): Promise<string> {
  const { id } = json as { id: string };
  return new TextDecoder().decode((await server.call("downloadPresentation", { token, id })).body);
}

/** Deletes the template in the moment in which a generation has found it. */
function deleteWhenFound(by: TestServer): void {
  const { find } = by.store.templates;
  Object.assign(by.store.templates, {
    find: async (ownerId: string, id: string) => {
      const found = await find(ownerId, id);
      await server.call("deleteTemplate", { token, id });
      return found;
    },
  });
}

async function sizesOfUnfinished(): Promise<number[]> {
  const directory = join(server.directory, "blobs", "unfinished");
  const names = await readdir(directory).catch(() => []);
  return Promise.all(names.map(async (name) => (await stat(join(directory, name))).size));
}

async function countBlobs(): Promise<number> {
  let count = 0;
  for await (const _ of server.store.blobs.list()) count++;
  return count;
}

describe("a template's details", () => {
  it("are its name, the size of its pages and its layouts", async () => {
    const response = await server.request("/v1/templates?name=Corporate%202026", {
      method: "POST",
      token,
      headers: { "content-type": pptxType },
      body: fakeTemplateBytes,
    });
    const { id, createdAt } = (await response.json()) as Template;
    const { json } = await server.call("getTemplate", { token, id });
    const details = { pageSize: { width: 960, height: 540 }, layouts: [] };
    expect(json).toEqual({ id, createdAt, name: "Corporate 2026", ...details });
    const { json: listed } = await server.call("listTemplates", { token });
    expect(listed).toEqual([{ id, createdAt }]);
  });

  it("have a name where none was given, and are the owner's alone", async () => {
    const id = await upload();
    const { json } = await server.call("getTemplate", { token, id });
    expect((json as TemplateDetails).name).toMatch(/^Template \d{4}-\d\d-\d\d$/);
    const foreign = await server.createToken();
    expect((await server.call("getTemplate", { token: foreign, id })).status).toBe(404);
    await server.call("deleteTemplate", { token, id });
    expect((await server.call("getTemplate", { token, id })).status).toBe(404);
  });
});

describe("an upload", () => {
  it("goes to disk while it comes", async () => {
    const megabyte = 1024 * 1024;
    const pieces = new TransformStream<Uint8Array, Uint8Array>();
    const writer = pieces.writable.getWriter();
    const uploading = upload(pieces.readable);
    await writer.write(Uint8Array.from(fakeTemplateBytes));
    for (let index = 0; index < 4; index++) await writer.write(new Uint8Array(megabyte));
    while (!(await sizesOfUnfinished()).some((size) => size >= 3 * megabyte)) await sleep(5);
    expect(await server.store.templates.list()).toEqual([]);
    await writer.close();
    const id = await uploading;
    expect(await server.store.templates.list()).toMatchObject([
      { id, size: fakeTemplateBytes.length + 4 * megabyte },
    ]);
  });
});

describe("an upload with an idempotency key", () => {
  const uploadAs = (key: string, body = fakeTemplateBytes, by = token) =>
    server.call("uploadTemplate", {
      token: by,
      headers: { "content-type": pptxType, "idempotency-key": key },
      body,
    });

  it("is kept once, whoever of two at a time comes first, and each other time said to be a replay", async () => {
    const answers = [...(await Promise.all([uploadAs("k"), uploadAs("k")])), await uploadAs("k")];
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    const replayed = answers.map(({ headers }) => headers.get("idempotent-replayed"));
    expect(replayed.filter((one) => one === "true")).toHaveLength(2);
    expect(await server.store.templates.list()).toHaveLength(1);
    expect(await countBlobs()).toBe(1);
    expect(server.log().match(/template\.uploaded/g)).toHaveLength(1);
  });

  it("is refused with another file, after a generation with the key, and made anew once it failed", async () => {
    await uploadAs("k");
    const reused = { status: 400, json: { code: "idempotency_key_reused" } };
    expect(await uploadAs("k", Uint8Array.of(...fakeTemplateBytes, 8))).toMatchObject(reused);
    const headers = { "idempotency-key": "other" };
    await server.call("generatePresentation", { token, headers, json: { prompt: "Bridges" } });
    expect(await uploadAs("other")).toMatchObject(reused);
    expect(await countBlobs()).toBe(2);
    const broken = await uploadAs("broken", Uint8Array.of(1, 2, 3));
    expect(broken).toMatchObject({ status: 400, json: { code: "template_unusable" } });
    expect(await uploadAs("broken")).toMatchObject({ status: 201 });
    expect(await uploadAs("k", fakeTemplateBytes, await server.createToken())).toMatchObject({ status: 201 });
  });
});

describe("a template that is deleted", () => {
  it("while a deck is made with it is in the deck all the same", async () => {
    const id = await upload();
    const making = generate(server, id, "Made meanwhile [wait]");
    await control.untilWaiting("Made meanwhile [wait]");
    expect((await server.call("deleteTemplate", { token, id })).status).toBe(200);
    control.release("Made meanwhile [wait]");
    expect(await download(await making)).toContain("Made meanwhile [wait] in a template");
  });

  it("before a worker that knows it has begun is in the deck, too", async () => {
    const id = await upload();
    deleteWhenFound(server);
    expect(await download(await generate(server, id))).toContain("Bridges in a template");
    expect((await generate(server, id)).json).toMatchObject({ code: "template_not_found" });
  });

  it("before a worker could read it is refused as one that is not there", async () => {
    const id = await upload();
    const other = await startTestServer({ dataDirectory: server.directory, workers: 1 });
    deleteWhenFound(other);
    const { status, json } = await generate(other, id);
    await other.close();
    expect([status, json]).toMatchObject([400, { code: "template_not_found" }]);
    expect(await server.store.blobs.list()[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
  });
});
