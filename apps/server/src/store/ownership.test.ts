import { copyFile, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dropOutlines } from "../testing/drop-outlines.ts";
import { type StorageKind, type Storages, startStorages, storageKinds } from "../testing/storages.ts";
import {
  openDatabase,
  openStore,
  openUnclaimedStore,
  type StoreSettings,
  toBlobSettings,
} from "../wiring.ts";
import type { Blobs } from "./blobs/blobs.ts";
import { createBlobs } from "./blobs/open-blobs.ts";
import type { Store } from "./store.ts";
import { sweep } from "./sweeper.ts";

let storages: Storages;
beforeAll(async () => {
  storages = await startStorages();
});
afterAll(() => storages[Symbol.asyncDispose]());

const hour = 3_600_000;

async function keepPresentations(store: Store, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { key: blobKey, size } = await store.blobs.put([Buffer.from(id)]);
    await store.presentations.insert({
      id,
      ownerId: "owner",
      title: id,
      blobKey,
      size,
      author: null,
      templateId: null,
      look: null,
    });
  }
}

const names = (count: number) => Array.from({ length: count }, (_, turn) => `presentation ${turn}`);

/** Returns the settings of a store in use, with files of so many presentations. */
async function createInUse(kind: StorageKind, ids = names(3)): Promise<StoreSettings> {
  const settings = await storages.create(kind);
  const store = await openStore(settings);
  await keepPresentations(store, ids);
  await store.close();
  return settings;
}

/**
 * Starts as the service does and sweeps as it would two days later, when every file of now is old; returns why it did
 * not start, or an empty text.
 */
async function startAndSweep(settings: StoreSettings): Promise<string> {
  try {
    const store = await openStore(settings);
    const now = () => new Date(Date.now() + 48 * hour);
    await sweep({ store, now, graceFor: 24 * hour, keepTrashFor: 24 * hour });
    await store.close();
    return "";
  } catch (error) {
    if ((error as Error).name !== "StoreSetupError") throw error;
    return (error as Error).message;
  }
}

async function readAll(settings: StoreSettings, ids: readonly string[]): Promise<string[]> {
  const store = await openStore(settings);
  const texts: string[] = [];
  for (const id of ids) {
    const record = await store.presentations.find(id);
    texts.push(Buffer.from((record && (await store.blobs.read(record.blobKey))) ?? []).toString());
  }
  await store.close();
  return texts;
}

const blobsOf = (settings: StoreSettings): Promise<Blobs> => createBlobs(toBlobSettings(settings));

async function listFiles(settings: StoreSettings): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of (await blobsOf(settings)).list()) keys.push(key);
  return keys.toSorted();
}

/** Takes back what the version that marks files did to database and files. */
async function toEarlierVersion(settings: StoreSettings): Promise<void> {
  const { marks } = await blobsOf(settings);
  for (const id of await marks.list()) await marks.delete(id);
  const database = await openDatabase(settings);
  await dropOutlines(database);
  await sql`drop table store`.execute(database);
  await sql`alter table presentations drop column report`.execute(database);
  await sql`delete from kysely_migration where name >= '0003-id-of-store'`.execute(database);
  await database.destroy();
}

async function adopt(settings: StoreSettings) {
  const store = await openUnclaimedStore(settings);
  const adopted = await store.ownership.adopt();
  await store.close();
  return adopted;
}

async function removeSqlite({ dataDirectory }: StoreSettings): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    if (name.startsWith("lectern.sqlite")) await rm(join(dataDirectory, name));
  }
}

/** Expects that it does not start, that it says why, and that the files are as they were. */
async function expectRefused(settings: StoreSettings, why: string | RegExp): Promise<void> {
  const before = await listFiles(settings);
  const said = await startAndSweep(settings);
  expect(await listFiles(settings)).toEqual(before);
  expect(said).toMatch(why);
  expect(said).toMatch(/lectern store adopt/);
  // Nor at the next try, when the database is not new any more.
  expect(await startAndSweep(settings)).toMatch(why);
  expect(await listFiles(settings)).toEqual(before);
}

const ofAnother = "belong to another database";

describe("files in use", () => {
  it("are not swept by a Postgres that did not write them", async () => {
    const inUse = await createInUse("SQLite and a directory");
    const databaseUrl = await storages.postgres.createDatabase();
    await expectRefused({ ...inUse, databaseUrl }, ofAnother);
    expect(await readAll(inUse, names(3))).toEqual(names(3));
  });

  it("are not swept where SQLite's file is missing", async () => {
    const inUse = await createInUse("SQLite and a directory");
    await removeSqlite(inUse);
    await expectRefused(inUse, ofAnother);
  });

  it("are not swept where an empty Postgres took the place of theirs", async () => {
    const inUse = await createInUse("Postgres and a bucket");
    const databaseUrl = await storages.postgres.createDatabase();
    await expectRefused({ ...inUse, databaseUrl }, ofAnother);
    expect(await readAll(inUse, names(3))).toEqual(names(3));
  });

  it("are not swept after a backup that copied SQLite's file while its data were in the log beside it", async () => {
    const settings = await storages.create("SQLite and a directory");
    const store = await openStore(settings);
    await keepPresentations(store, names(3));
    const path = join(settings.dataDirectory, "lectern.sqlite");
    await copyFile(path, `${path}.copy`);
    expect((await stat(`${path}.copy`)).size).toBe(4096);
    await store.close();
    await copyFile(`${path}.copy`, path);
    await rm(`${path}.copy`);
    await expectRefused(settings, ofAnother);
  });

  it("are not swept by another database in use on the same bucket", async () => {
    const one = await createInUse("Postgres and a bucket");
    const other = await createInUse("Postgres and a bucket", ["another's"]);
    const { databaseUrl = "" } = other;
    await expectRefused({ ...one, databaseUrl }, ofAnother);
    expect(await readAll(one, names(3))).toEqual(names(3));
    expect(await readAll(other, ["another's"])).toEqual(["another's"]);
  });

  it("are not swept by a SQLite on a bucket that another one writes to", async () => {
    const { databaseUrl: _, ...bucket } = await storages.create("Postgres and a bucket");
    const { dataDirectory } = await createInUse("SQLite and a directory", ["another's"]);
    const store = await openStore(bucket);
    await keepPresentations(store, names(3));
    await store.close();
    await expectRefused({ ...bucket, dataDirectory }, ofAnother);
  });
});

describe.each(storageKinds)("a store in %s", (kind) => {
  it("of an earlier version, which marked nothing, is taken over with its files", async () => {
    const settings = await createInUse(kind);
    await toEarlierVersion(settings);
    expect(await startAndSweep(settings)).toBe("");
    expect(await readAll(settings, names(3))).toEqual(names(3));
    expect(await (await blobsOf(settings)).marks.list()).toHaveLength(1);
  });

  it("is not started with a new database on files that an earlier version wrote", async () => {
    const settings = await createInUse(kind);
    await toEarlierVersion(settings);
    const databaseUrl = await storages.postgres.createDatabase();
    await expectRefused({ ...settings, databaseUrl }, "got rows for 0 of the 3 that were looked at");
    expect(await readAll(settings, names(3))).toEqual(names(3));
  });

  it("is not started where most files are of another database of an earlier version", async () => {
    const settings = await createInUse(kind);
    const { blobs, close } = await openStore(settings);
    for (let count = 0; count < 21; count++) await blobs.put([Uint8Array.of(1)]);
    await close();
    await toEarlierVersion(settings);
    await expectRefused(settings, "got rows for 3 of the 24 that were looked at");
  });

  it("is not started where its files are not, until somebody says that they are lost", async () => {
    const settings = await createInUse(kind);
    const { dataDirectory } = await storages.create("SQLite and a directory");
    if (kind === "SQLite and a directory") await copySqlite(settings, dataDirectory);
    const elsewhere = { ...settings, dataDirectory, s3Prefix: "elsewhere/" };
    expect(await startAndSweep(elsewhere)).toMatch(
      /^The files of .* are not in .*: expected .*lectern store adopt/s,
    );
    expect(await adopt(elsewhere)).toEqual({ before: [], total: 0, referred: 0 });
    expect(await startAndSweep(elsewhere)).toBe("");
  });

  it("takes the files of another database where somebody says so, and puts them into the trash", async () => {
    const settings = await createInUse(kind);
    const files = await listFiles(settings);
    const { marks, trash } = await blobsOf(settings);
    const before = await marks.list();
    const fresh = { ...settings, databaseUrl: await storages.postgres.createDatabase() };
    expect(await adopt(fresh)).toEqual({ before, total: 3, referred: 0 });
    expect(await startAndSweep(fresh)).toBe("");
    expect(await listFiles(fresh)).toEqual([]);
    expect(await startAndSweep(settings)).toMatch(ofAnother);
    // And back, when it was a mistake.
    expect(await adopt(settings)).toMatchObject({ total: 3, referred: 3 });
    expect(await readAll(settings, names(3))).toEqual(names(3));
    expect(await startAndSweep(settings)).toBe("");
    expect(await listFiles(settings)).toEqual(files);
    expect(await trash.list()[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
  });

  it("is marked once by several that start for the first time at once, and write at once", async () => {
    const settings = await storages.create(kind);
    const start = async (id: string) => {
      const store = await openStore(settings);
      await keepPresentations(store, [id]);
      await store.close();
      return store.id;
    };
    const ids = await Promise.all(names(4).map(start));
    expect(new Set(ids).size).toBe(1);
    expect(await (await blobsOf(settings)).marks.list()).toEqual(ids.slice(0, 1));
  });

  it("is not started twice by two databases that claim the same empty files at once", async () => {
    const settings = await storages.create(kind);
    const others = { ...settings, databaseUrl: await storages.postgres.createDatabase() };
    const started = await Promise.allSettled([openStore(settings), openStore(others)]);
    for (const one of started) if (one.status === "fulfilled") await one.value.close();
    expect(started.filter(({ status }) => status === "fulfilled").length).toBeLessThan(2);
  });

  it("is not swept while it runs when its mark is replaced or lost", async () => {
    const settings = await createInUse(kind);
    const store = await openStore(settings);
    await store.blobs.put([Uint8Array.of(1)]);
    const files = await listFiles(settings);
    const sweepAll = () => sweep({ store, now: () => new Date(), graceFor: -1000, keepTrashFor: -1000 });
    const { marks } = store.blobs;
    const other = "0".repeat(32);
    for (const change of [() => marks.put(other), () => marks.delete(store.id), () => marks.delete(other)]) {
      await change();
      await expect(sweepAll()).rejects.toThrow("expected");
      expect(await listFiles(settings)).toEqual(files);
    }
    await store.close();
    // It is looked at anew when it starts again.
    expect(await startAndSweep(settings)).toBe("");
  });
});

it("an empty bucket that another process tries just then, or ended while it tried, is started on", async () => {
  const settings = await storages.create("Postgres and a bucket");
  // What is tried is there, and is not removed: four attempts of the request after the first fail.
  storages.s3.fail("none", 500, 500, 500, 500);
  await expect(openStore(settings)).rejects.toThrow("Files cannot be kept");
  const left = [...storages.s3.objects.keys()].filter((name) => name.startsWith(settings.s3Prefix ?? ""));
  expect(left).toHaveLength(1);
  expect(await startAndSweep(settings)).toBe("");
});

async function copySqlite(settings: StoreSettings, directory: string): Promise<void> {
  await copyFile(join(settings.dataDirectory, "lectern.sqlite"), join(directory, "lectern.sqlite"));
}

describe("a database that was put back", () => {
  it("finds its files again, also after an older one had served in its place", async () => {
    const settings = await createInUse("SQLite and a directory", ["old"]);
    const [older, newer] = [
      await mkdtemp(join(tmpdir(), "lectern-")),
      await mkdtemp(join(tmpdir(), "lectern-")),
    ];
    await copySqlite(settings, older);
    const store = await openStore(settings);
    await keepPresentations(store, names(3));
    await store.close();
    await copySqlite(settings, newer);

    await copySqlite({ dataDirectory: older }, settings.dataDirectory);
    expect(await startAndSweep(settings)).toBe("");
    await copySqlite({ dataDirectory: newer }, settings.dataDirectory);
    expect(await readAll(settings, ["old", ...names(3)])).toEqual(["old", ...names(3)]);
    expect(await startAndSweep(settings)).toBe("");
    expect(await listFiles(settings)).toHaveLength(4);
    for (const directory of [older, newer]) await rm(directory, { recursive: true });
  });
});

describe("files that were copied from the directory to a bucket, with their mark", () => {
  it("serve the same database there", async () => {
    const inUse = await createInUse("SQLite and a directory");
    const { databaseUrl: _, ...bucket } = await storages.create("Postgres and a bucket");
    const blobs = join(inUse.dataDirectory, "blobs");
    for (const entry of await readdir(blobs, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const content = await readFile(join(entry.parentPath, entry.name));
      storages.s3.objects.set(`${bucket.s3Prefix}${entry.name}`, { content, modifiedAt: new Date() });
    }
    const moved = { ...bucket, dataDirectory: inUse.dataDirectory };
    expect(await startAndSweep(moved)).toBe("");
    expect(await readAll(moved, names(3))).toEqual(names(3));
  });
});
