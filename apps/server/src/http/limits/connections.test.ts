import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashChunks } from "../../store/blobs/whole-blob.ts";
import { type ChildServer, startChildServer } from "../../testing/child-server.ts";
import { openRawClient, toRawRequest } from "../../testing/raw-client.ts";
import { openStore } from "../../wiring.ts";

const largest = "/docs/swagger-ui-bundle.js";
const mebibyte = 1024 * 1024;
let directory = "";
let server: ChildServer;
let large: Awaited<ReturnType<typeof keepLarge>>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-connections-"));
  large = await keepLarge();
  server = await startChildServer({ LECTERN_DATA_DIR: directory, LECTERN_LOG_LEVEL: "silent" });
});
afterAll(async () => {
  await server.end("SIGKILL");
  await rm(directory, { recursive: true });
});

/** Returns what the process has in memory, in bytes. */
function readMemory(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** Asks and waits for the answer so often that what was sent before has been seen. */
async function settle(): Promise<void> {
  for (let count = 0; count < 20; count++) await (await fetch(`${server.url}/healthz`)).text();
}

describe("a client that does not read", () => {
  it.each([
    ["the largest file of the pages", largest],
    ["the page of the viewer", "/view/none"],
  ])("costs next to nothing, however often it asks for %s", async (_name, path) => {
    await (await fetch(server.url + path)).arrayBuffer();
    await expectLittleMemory(path);
  });

  it("costs next to nothing, however often it asks for the file of a signed link", async () => {
    const path = await findLink(large);
    const { status, headers } = await fetch(server.url + path, { method: "HEAD" });
    expect([status, headers.get("content-length")]).toEqual([200, String(5 * mebibyte)]);
    await expectLittleMemory(path);
  });
});

describe("requests that come one upon the other", () => {
  it("are answered in their order", async () => {
    const client = await openRawClient(server.url);
    client.send(
      toRawRequest("/healthz").repeat(49) + toRawRequest("/docs/page.css", "Connection: close\r\n"),
    );
    await client.closed;
    expect(client.received().match(/HTTP\/1\.1 200/g)).toHaveLength(50);
    expect(client.received().lastIndexOf("alive")).toBeLessThan(client.received().indexOf("text/css"));
  });

  it("end the connection where they are more than anybody sends", async () => {
    const client = await openRawClient(server.url, { reads: false });
    client.send(toRawRequest(largest).repeat(500));
    await client.closed;
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe("requests of an unusual kind", () => {
  it.each([
    {
      name: "that expect what nobody knows",
      text: toRawRequest("/healthz", "Expect: x\r\n"),
      want: /^HTTP\/1\.1 200 /,
    },
    {
      name: "for a head that is too long, which has no body",
      text: `HEAD / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
      want: /^HTTP\/1\.1 431 [\s\S]*x-request-id: [\w-]{36}\r\n[\s\S]*\r\n\r\n$/i,
    },
    {
      name: "that do not say for whom",
      text: "GET /healthz HTTP/1.1\r\n\r\n",
      want: /^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"invalid_request"/i,
    },
    {
      name: "of a wrong method with a media type that is none",
      text: "PATCH /v1/presentations HTTP/1.1\r\nHost: a\r\nContent-Type: ;;\r\nContent-Length: 1\r\n\r\nx",
      want: /^HTTP\/1\.1 405 /,
    },
    {
      name: "for what is not there with a media type that nobody takes",
      text: "POST /nosuch HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nContent-Length: 1\r\n\r\nx",
      want: /^HTTP\/1\.1 404 /,
    },
  ])("$name are answered", async ({ text, want }) => {
    const client = await openRawClient(server.url);
    client.send(text);
    await expect.poll(() => client.received()).toMatch(want);
    client.socket.destroy();
  });
});

/** Lets four clients ask 500 times each and read nothing. */
async function expectLittleMemory(path: string): Promise<void> {
  const before = readMemory();
  const clients = await Promise.all(
    Array.from({ length: 4 }, () => openRawClient(server.url, { reads: false })),
  );
  for (const client of clients) client.send(toRawRequest(path).repeat(500));
  await settle();
  const grown = readMemory() - before;
  for (const { socket } of clients) socket.destroy();
  console.info(`${path}: ${Math.round(grown / mebibyte)} MiB more`);
  expect(grown).toBeLessThan(100 * mebibyte);
}

/** Keeps a presentation of 5 MiB before the service starts, and returns what asks for it. */
async function keepLarge(): Promise<{ readonly id: string; readonly token: string }> {
  const store = await openStore({ dataDirectory: directory });
  const { key, token } = await store.keys.create({ name: "large" });
  const bytes = new Uint8Array(5 * mebibyte);
  const blob = await store.blobs.put([bytes]);
  const facts = { title: "Large", author: null, templateId: null, look: null };
  const file = { blobKey: blob.key, size: blob.size, contentHash: hashChunks([bytes]) };
  await store.presentations.insert({ id: "large", ownerId: key.ownerId, ...facts, ...file });
  await store.close();
  return { id: "large", token };
}

/** Returns the path of the presentation's signed link. */
async function findLink({ id, token }: Awaited<ReturnType<typeof keepLarge>>): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/v1/presentations/${id}`, { headers });
  const { pathname, search } = new URL(((await answer.json()) as { download: string }).download);
  return pathname + search;
}
