import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTemplate } from "@lectern/engine";
import { expect, it } from "vitest";
import { openSqlite } from "./store/sqlite.ts";
import { sweep } from "./store/sweeper.ts";
import { type ChildServer, startChildServer } from "./testing/child-server.ts";
import { pathOf } from "./testing/test-server.ts";
import { openStore } from "./wiring.ts";

const apiKey = "a_key_for_the_crash_test";
const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
const total = 200;
const concurrency = 8;
/** After so many answers, counted over all lives of the service, it is killed. */
const kills = [15, 50, 90, 140];

interface Acknowledged {
  readonly id: string;
  readonly title: string;
}

it("kill -9 among 200 generations loses nothing that was acknowledged and shows nothing half-written", async () => {
  const directory = await mkdtemp(join(tmpdir(), "lectern-crash-"));
  const acknowledged = await generateThroughKills(directory);
  expect(acknowledged.length).toBeGreaterThan(kills.at(-1) ?? 0);

  const server = await startChildServer(toEnvironment(directory));
  for (const { id, title } of acknowledged) await expectWhole(server, id, title);
  expect(await server.end("SIGTERM")).toBe(0);

  const store = await openStore(directory);
  const rows = await listRows(directory);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)));
  for (const { blob_key, size } of rows) {
    const bytes = (await store.blobs.read(blob_key)) ?? new Uint8Array();
    expect(bytes.byteLength).toBe(size);
    readTemplate(bytes);
  }
  const before = await countBlobs(store.blobs.list());
  const swept = await sweep({ store, now: () => new Date(Date.now() + 1000), graceFor: 0 });
  expect(swept.orphans).toBe(before - rows.length);
  expect(await countBlobs(store.blobs.list())).toBe(rows.length);
  expect(await sweep({ store, now: () => new Date(), graceFor: 0 })).toMatchObject({
    orphans: 0,
    unfinished: 0,
  });
  const { orphans, unfinished } = swept;
  console.info(JSON.stringify({ acknowledged: acknowledged.length, rows: rows.length, orphans, unfinished }));
  await store.close();
  await rm(directory, { recursive: true });
});

function toEnvironment(directory: string): Record<string, string> {
  return { LECTERN_DATA_DIR: directory, LECTERN_API_KEY: apiKey, LECTERN_LOG_LEVEL: "silent" };
}

/** Sends all requests, killing the service at the counts above; returns what was answered with 200. */
async function generateThroughKills(directory: string): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  for (const limit of [...kills, Number.POSITIVE_INFINITY]) {
    const server = await startChildServer(toEnvironment(directory));
    let isKilled = false;
    const send = async () => {
      while (!isKilled && next < total) {
        const title = `Presentation ${next++}`;
        const id = await generate(server, title);
        if (id === undefined) continue;
        acknowledged.push({ id, title });
        if (acknowledged.length >= limit && !isKilled) {
          isKilled = true;
          server.process.kill("SIGKILL");
        }
      }
    };
    await Promise.all(Array.from({ length: concurrency }, send));
    await server.end("SIGKILL");
  }
  return acknowledged;
}

/** Returns the id, or undefined where the service was killed before it answered whole. */
async function generate({ url }: ChildServer, title: string): Promise<string | undefined> {
  const prompt = `# ${title}\n\n- First point of ${title}\n- Second point\n- Third point`;
  const request = { method: "POST", headers, body: JSON.stringify({ prompt }) };
  try {
    const response = await fetch(url + pathOf("generatePresentation"), request);
    const { id } = (await response.json()) as { id: string };
    if (response.status !== 200) throw new RangeError(`Expected 200, got ${response.status}.`);
    return id;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return undefined;
  }
}

async function expectWhole({ url }: ChildServer, id: string, title: string): Promise<void> {
  const response = await fetch(url + pathOf("downloadPresentation", id), { headers });
  expect([response.status, response.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringContaining(`"${title}.pptx"`),
  ]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(String(bytes.byteLength)).toBe(response.headers.get("content-length"));
  readTemplate(bytes);
}

async function listRows(directory: string) {
  const database = openSqlite(directory);
  const rows = await database.selectFrom("presentations").select(["id", "blob_key", "size"]).execute();
  await database.destroy();
  return rows;
}

async function countBlobs(blobs: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _blob of blobs) count++;
  return count;
}
