import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeEntry, writeZip } from "@lectern/ooxml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../clock.ts";
import type { Store } from "../store/store.ts";
import { type StorageKind, type Storages, startStorages, storageKinds } from "../testing/storages.ts";
import { openStore, type StoreSettings, toBlobSettings } from "../wiring.ts";
import { type CheckedStore, checkStore } from "./check-store.ts";
import { type CopiedStore, copyStore } from "./copy-store.ts";
import { openDestination } from "./destination.ts";
import { openChecked } from "./open-checked.ts";
import type { Place } from "./place.ts";
import { openSource } from "./source.ts";

let storages: Storages;
let directory = "";

beforeAll(async () => {
  storages = await startStorages();
  directory = await mkdtemp(join(tmpdir(), "lectern-copies-"));
});
afterAll(async () => {
  await storages[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

let count = 0;
const toDeck = () => [writeZip([storeEntry("deck.xml", Buffer.from(`<deck number="${++count}"/>`))])];
const outline = JSON.stringify({ title: "Über alles", slides: [] });

async function keepDeck({ blobs, presentations }: Store): Promise<string> {
  const { key, size } = await blobs.put(toDeck());
  const id = `deck-${count}`;
  const facts = { id, ownerId: "owner", title: "Title", author: null, templateId: null, look: null };
  await presentations.insert({ ...facts, blobKey: key, size }, { outline, report: "{}" });
  return id;
}

/** Lays a deck out anew, as a new outline does: another file, and the old one goes at once. */
async function replaceDeck({ blobs, presentations }: Store, id: string): Promise<void> {
  const now = await presentations.find(id);
  if (now === undefined) return;
  const { key, size } = await blobs.put(toDeck());
  const { title, look, version } = now;
  const texts = { outline, change: "content" } as const;
  await presentations.replaceOutline({ id, title, look, version, blobKey: key, size, ...texts });
  await blobs.delete(now.blobKey);
}

async function deleteDeck({ blobs, presentations }: Store, id: string): Promise<void> {
  const buried = await presentations.bury("owner", id);
  if (buried) await blobs.delete(buried.blobKey);
}

/** Makes, replaces and deletes decks until it is told to end; returns how many it did. */
function startLoad(store: Store, ids: readonly string[]): () => Promise<number> {
  let isOn = true;
  let turns = 0;
  const running = (async () => {
    for (; isOn; turns++) {
      await keepDeck(store);
      await replaceDeck(store, ids[(turns * 7) % ids.length] ?? "");
      await deleteDeck(store, ids[(turns * 5 + 3) % ids.length] ?? "");
    }
  })();
  return async () => {
    isOn = false;
    await running;
    return turns;
  };
}

async function copy(from: Place, to: Place, isBackup: boolean): Promise<CopiedStore> {
  const source = await openSource(from);
  try {
    const destination = await openDestination(to, { isBackup });
    try {
      return await copyStore({
        source,
        destination,
        isBackup,
        now: systemClock,
        onProgress: () => undefined,
      });
    } finally {
      await destination.close();
    }
  } finally {
    await source.close();
  }
}

async function check(place: Place): Promise<CheckedStore> {
  const checked = await openChecked(place);
  try {
    const before = checked.isBackup ? undefined : new Date(Date.now() + 1000);
    return await checkStore({ ...checked, before, onProgress: () => undefined });
  } finally {
    await checked.close();
  }
}

const toStore = (settings: StoreSettings): Place => ({ kind: "store", settings });
const toDirectory = (name: string) => toStore({ dataDirectory: join(directory, name) });

async function toBackup(kind: string): Promise<Place> {
  if (kind === "a directory") return toDirectory(`backup-${++count}`);
  const files = toBlobSettings(await storages.create("Postgres and a bucket"));
  if (files.kind !== "s3") throw new Error("Expected a bucket.");
  return { kind: "bucket", files };
}

async function listIds({ presentations }: Store): Promise<string[]> {
  const all = await presentations.list({ ownerId: "owner", limit: 10_000 });
  return all.map(({ id }) => id).toSorted();
}

describe.each(storageKinds)("a store of %s", (kind) => {
  const other = storageKinds.find((one) => one !== kind) as StorageKind;

  it.each(["a directory", "a bucket"])(
    "is backed up under load to %s, and restored elsewhere whole",
    async (backupKind) => {
      const settings = await storages.create(kind);
      const store = await openStore(settings);
      const { token } = await store.keys.create({ name: "laptop", ownerId: "owner" });
      const ids: string[] = [];
      for (let turn = 0; turn < 40; turn++) ids.push(await keepDeck(store));
      const endLoad = startLoad(store, ids);
      const backup = await toBackup(backupKind);
      const first = await copy(toStore(settings), backup, true);
      expect(first.faults).toEqual([]);
      expect(await endLoad()).toBeGreaterThan(0);
      // Again, at rest: only what is new is copied.
      const again = await copy(toStore(settings), backup, true);
      expect([again.faults, again.kept > 0, again.files - again.kept > 0]).toEqual([[], true, true]);
      expect(await check(backup)).toMatchObject({ differences: [] });

      const restored = await storages.create(other);
      await copy(backup, toStore(restored), false);
      expect(await check(toStore(restored))).toMatchObject({ differences: [], young: 0, left: 0 });
      const there = await openStore(restored);
      expect([there.id, there.linkSecrets.current]).toEqual([store.id, store.linkSecrets.current]);
      expect((await there.keys.findByToken(token))?.name).toBe("laptop");
      expect(await listIds(there)).toEqual(await listIds(store));
      const [id = ""] = await listIds(there);
      expect(await there.presentations.findOutline(id)).toEqual(await store.presentations.findOutline(id));
      await there.close();
      await store.close();
    },
  );

  it("goes over to the other kind at once, never over another store, and never half", async () => {
    const settings = await storages.create(kind);
    const store = await openStore(settings);
    for (let turn = 0; turn < 12; turn++) await keepDeck(store);
    const goal = await storages.create(other);
    const source = await openSource(toStore(settings));
    let reads = 0;
    const get: Store["blobs"]["get"] = async (key) => {
      if (++reads === 9) throw new Error("The disk broke.");
      return source.blobs.get(key);
    };
    const destination = await openDestination(toStore(goal), { isBackup: false });
    const options = { destination, isBackup: false, now: systemClock, onProgress: () => undefined };
    const broken = { ...source, blobs: { ...source.blobs, get } };
    await expect(copyStore({ ...options, source: broken })).rejects.toThrow("The disk broke.");
    await destination.close();
    await source.close();
    // Whoever starts the service on it now is told that it is not whole.
    await expect(openStore(goal)).rejects.toThrow("belong to another database");
    const fresh = await storages.create(other);
    await expect(copy(toStore(settings), toStore(fresh), false)).resolves.toMatchObject({ kept: 0 });
    await expect(copy(toStore(settings), toStore(fresh), false)).rejects.toThrow(
      other === "SQLite and a directory" ? "There is a database at" : "Expected an empty database",
    );
    await store.close();
  });
});

describe("a backup", () => {
  it("goes on where it broke off, and never into a store, another's backup or itself", async () => {
    const settings = await storages.create("SQLite and a directory");
    const [store, stranger] = await Promise.all([
      openStore(settings),
      openStore({ dataDirectory: join(directory, "other") }),
    ]);
    await keepDeck(store);
    const place = toDirectory("mine");
    await copy(toStore(settings), place, true);
    await expect(copy(toDirectory("other"), place, true)).rejects.toThrow("a backup of another store");
    await expect(copy(toStore(settings), toDirectory("other"), true)).rejects.toThrow("that is no backup");
    await expect(copy(toStore(settings), toStore(settings), true)).rejects.toThrow("that is no backup");
    const files = toBlobSettings(await storages.create("Postgres and a bucket"));
    if (files.kind !== "s3") throw new Error("Expected a bucket.");
    await copy(toStore(settings), { kind: "bucket", files }, true);
    await expect(copy(toDirectory("other"), { kind: "bucket", files }, true)).rejects.toThrow(
      "belong to another store",
    );
    expect(await readdir(join(directory, "mine"))).toEqual(["blobs", "lectern.sqlite"]);
    await Promise.all([store.close(), stranger.close()]);
  });

  it("follows rows that are replaced or deleted before their files are copied", async () => {
    const settings = await storages.create("SQLite and a directory");
    const store = await openStore(settings);
    const [kept, replaced, deleted] = [await keepDeck(store), await keepDeck(store), await keepDeck(store)];
    const source = await openSource(toStore(settings));
    const place = toDirectory("followed");
    const destination = await openDestination(place, { isBackup: true });
    const takeImage = async (to: string) => {
      await source.takeImage(to);
      await replaceDeck(store, replaced);
      await replaceDeck(store, deleted);
      await deleteDeck(store, deleted);
    };
    const options = { destination, isBackup: true, now: systemClock, onProgress: () => undefined };
    const copied = await copyStore({ ...options, source: { ...source, takeImage } });
    await destination.close();
    await source.close();
    expect(copied).toMatchObject({ presentations: 2, deleted: 1, faults: [] });
    expect(await check(place)).toMatchObject({ presentations: 2, differences: [] });
    const restored = await storages.create("SQLite and a directory");
    await copy(place, toStore(restored), false);
    const there = await openStore(restored);
    expect(await listIds(there)).toEqual([kept, replaced].toSorted());
    expect((await there.presentations.find(replaced))?.version).toBe(2);
    expect((await there.presentations.findOutline(replaced))?.version).toBe(2);
    await Promise.all([there.close(), store.close()]);
  });

  it("into the bucket of the files themselves is refused", async () => {
    const settings = await storages.create("Postgres and a bucket");
    const store = await openStore(settings);
    await keepDeck(store);
    const files = toBlobSettings(settings);
    if (files.kind !== "s3") throw new Error("Expected a bucket.");
    await expect(copy(toStore(settings), { kind: "bucket", files }, true)).rejects.toThrow(
      "those that are to be copied",
    );
    await store.close();
  });
});

describe("a check", () => {
  it("names what is missing, cut, damaged or left over", async () => {
    const settings = await storages.create("SQLite and a directory");
    const { dataDirectory } = settings;
    const store = await openStore(settings);
    const ids: string[] = [];
    for (let turn = 0; turn < 4; turn++) ids.push(await keepDeck(store));
    const keys = await Promise.all(
      ids.map(async (id) => (await store.presentations.find(id))?.blobKey ?? ""),
    );
    const [whole = "", missing = "", cut = "", damaged = ""] = keys;
    const { key: orphan } = await store.blobs.put(toDeck());
    await store.blobs.delete(missing);
    await truncate(join(dataDirectory, "blobs", cut.slice(0, 2), cut), 10);
    const bytes = Buffer.from((await store.blobs.read(damaged)) ?? []);
    bytes.writeUInt8(0x21, bytes.indexOf("<deck"));
    await store.blobs.delete(damaged);
    await store.blobs.put([bytes], damaged);
    const { differences, presentations } = await check(toStore(settings));
    const faults = differences.map(({ name, fault }) => `${name}: ${fault}`).toSorted();
    expect(presentations).toBe(4);
    expect(faults).toEqual(
      [
        `presentation ${ids[1]}: its file ${missing} is missing`,
        `presentation ${ids[2]}: its file ${cut} has 10 bytes, the row says ${bytes.byteLength}`,
        `presentation ${ids[3]}: its file ${damaged} is damaged: deck.xml has another checksum`,
        `the file ${orphan}: no row refers to it; the next sweep takes it`,
      ].toSorted(),
    );
    expect(faults.join()).not.toContain(whole);
    // A copy brings over what is there, and names what is not.
    const copied = await copy(toStore(settings), toDirectory("of a broken one"), true);
    expect(copied.faults.map(({ kind }) => kind).toSorted()).toEqual(["missing", "size"]);
    await store.close();
  });
});
