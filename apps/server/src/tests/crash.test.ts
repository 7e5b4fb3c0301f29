import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTemplate } from "@lectern/engine";
import { expect, it } from "vitest";
import { sweep } from "../store/sweeper.ts";
import { type ChildServer, startChildServer } from "../testing/child-server.ts";
import { startPostgresServer } from "../testing/postgres-server.ts";
import { pathOf } from "../testing/test-server.ts";
import { openDatabase, openStore, type StoreSettings } from "../wiring.ts";

const apiKey = "a_key_for_the_crash_test";
const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
const concurrency = 8;
const keepTrashFor = 24 * 3_600_000;

/** How much is asked for; after so many answers, counted over all lives of the service, it is killed. */
interface Plan {
  readonly total: number;
  readonly kills: readonly number[];
}

interface Acknowledged {
  readonly id: string;
  readonly title: string;
}

const what = "loses nothing that was acknowledged and shows nothing half-written";

const isThorough = Boolean(process.env["THOROUGH_TESTS"]);
const plans = {
  files: isThorough ? { total: 100, kills: [15, 45, 75] } : { total: 36, kills: [8, 20] },
  postgres: isThorough ? { total: 40, kills: [12, 24] } : { total: 16, kills: [6] },
} as const satisfies Record<string, Plan>;

it(`kill -9 among ${plans.files.total} generations ${what}`, async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "lectern-crash-"));
  await expectNothingLost({ dataDirectory }, plans.files);
  await rm(dataDirectory, { recursive: true });
});

it(`kill -9 among ${plans.postgres.total} generations on Postgres ${what}`, async () => {
  await using postgres = await startPostgresServer();
  const dataDirectory = await mkdtemp(join(tmpdir(), "lectern-crash-"));
  const databaseUrl = await postgres.createDatabase();
  await expectNothingLost({ dataDirectory, databaseUrl }, plans.postgres);
  await rm(dataDirectory, { recursive: true });
});

async function expectNothingLost(settings: StoreSettings, plan: Plan): Promise<void> {
  const acknowledged = await generateThroughKills(settings, plan);
  expect(acknowledged.length).toBeGreaterThan(plan.kills.at(-1) ?? 0);

  const server = await startChildServer(toEnvironment(settings));
  for (const { id, title } of acknowledged) await expectWhole(server, id, title);
  expect(await server.end("SIGTERM")).toBe(0);

  const store = await openStore(settings);
  const rows = await listRows(settings);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)));
  for (const { blob_key, size } of rows) {
    const bytes = (await store.blobs.read(blob_key)) ?? new Uint8Array();
    expect(bytes.byteLength).toBe(size);
    readTemplate(bytes);
  }
  const before = await countBlobs(store.blobs.list());
  const swept = await sweep({ store, now: () => new Date(Date.now() + 1000), graceFor: 0, keepTrashFor });
  expect(swept.orphans).toBe(before - rows.length);
  expect(await countBlobs(store.blobs.list())).toBe(rows.length);
  expect(await sweep({ store, now: () => new Date(), graceFor: 0, keepTrashFor })).toMatchObject({
    orphans: 0,
    unfinished: 0,
  });
  const { orphans, unfinished } = swept;
  console.info(JSON.stringify({ acknowledged: acknowledged.length, rows: rows.length, orphans, unfinished }));
  await store.close();
}

function toEnvironment({ dataDirectory, databaseUrl = "" }: StoreSettings): Record<string, string> {
  return {
    LECTERN_DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    LECTERN_API_KEY: apiKey,
    LECTERN_LOG_LEVEL: "silent",
  };
}

/** Sends all requests, killing the service at the counts above; returns what was answered with 200. */
async function generateThroughKills(
  settings: StoreSettings,
  { total, kills }: Plan,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  for (const limit of [...kills, Number.POSITIVE_INFINITY]) {
    const server = await startChildServer(toEnvironment(settings));
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

async function listRows(settings: StoreSettings) {
  const database = await openDatabase(settings);
  const rows = await database.selectFrom("presentations").select(["id", "blob_key", "size"]).execute();
  await database.destroy();
  return rows;
}

async function countBlobs(blobs: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _blob of blobs) count++;
  return count;
}
