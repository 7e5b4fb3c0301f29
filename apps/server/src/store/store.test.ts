import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../wiring.ts";
import type { Store } from "./store.ts";
import { sweep } from "./sweeper.ts";

let directory = "";
let store: Store;
let now = new Date("2026-11-20T09:30:00Z");
const clock = () => now;

beforeEach(async () => {
  now = new Date("2026-11-20T09:30:00Z");
  directory = await mkdtemp(join(tmpdir(), "lectern-store-"));
  store = await openStore(directory, clock);
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

async function keepPresentation(id: string): Promise<string> {
  const { key, size } = await store.blobs.put([Uint8Array.of(1)]);
  await store.presentations.insert({
    id,
    ownerId: "owner",
    title: "Title",
    blobKey: key,
    size,
    author: null,
  });
  return key;
}

describe("the store", () => {
  it("is still there when it is opened again, its secret too", async () => {
    await keepPresentation("one");
    const again = await openStore(directory, clock);
    expect(await again.presentations.find("one")).toMatchObject({
      ownerId: "owner",
      title: "Title",
      size: 1,
    });
    expect(again.linkSecret).toEqual(store.linkSecret);
    expect(again.linkSecret).toHaveLength(32);
    await again.close();
  });

  it("is opened for the first time by several at once", async () => {
    const other = await mkdtemp(join(tmpdir(), "lectern-store-"));
    const stores = await Promise.all([1, 2, 3].map(() => openStore(other, clock)));
    expect(new Set(stores.map(({ linkSecret }) => Buffer.from(linkSecret).toString("hex"))).size).toBe(1);
    await Promise.all(stores.map((one) => one.close()));
    await rm(other, { recursive: true });
  });

  it("can be read by nobody else", async () => {
    expect((await stat(join(directory, "lectern.sqlite"))).mode & 0o077).toBe(0);
  });

  it("gives an id to the first that takes it", async () => {
    await keepPresentation("one");
    const other = { id: "one", ownerId: "other", title: "Other", blobKey: "0", size: 1, author: null };
    expect(await store.presentations.insert(other)).toBe(false);
    expect(await store.presentations.find("one")).toMatchObject({ title: "Title" });
  });
});

describe("keys", () => {
  it("are random, long, and kept as hashes only", async () => {
    const { key, token } = await store.keys.create({ name: "laptop" });
    expect(token).toMatch(/^lk_[0-9A-Za-z]{32}$/);
    expect(await store.keys.findByToken(token)).toEqual(key);
    const { readFile } = await import("node:fs/promises");
    for (const name of ["lectern.sqlite", "lectern.sqlite-wal"]) {
      const content = await readFile(join(directory, name), "latin1");
      expect(content).not.toContain(token.slice(7));
    }
  });

  it("are listed with when they were revoked, and cannot be revoked twice", async () => {
    const { key } = await store.keys.create({ name: "laptop", ownerId: "me" });
    now = new Date("2026-11-21T00:00:00Z");
    expect([await store.keys.revoke(key.id), await store.keys.revoke(key.id)]).toEqual([true, false]);
    expect(await store.keys.list()).toEqual([{ ...key, revokedAt: now }]);
  });
});

describe("a sweep", () => {
  const hour = 3_600_000;
  const sweepNow = (graceFor: number) => sweep({ store, now: () => new Date(), graceFor });

  it("removes deleted presentations whose files were left, at once", async () => {
    const blobKey = await keepPresentation("one");
    await store.presentations.bury("owner", "one");
    expect(await sweepNow(24 * hour)).toMatchObject({ buried: 1, orphans: 0 });
    expect(await store.blobs.get(blobKey)).toBe(undefined);
    expect(await store.presentations.listBuried(10)).toEqual([]);
  });

  it("removes files without a row only when they are old enough", async () => {
    const kept = await keepPresentation("one");
    const { key: orphan } = await store.blobs.put([Uint8Array.of(1)]);
    expect(await sweepNow(hour)).toMatchObject({ orphans: 0 });
    expect(await store.blobs.read(orphan)).toBeDefined();
    expect(await sweepNow(-1000)).toMatchObject({ orphans: 1 });
    expect([await store.blobs.read(orphan), await store.blobs.read(kept)]).toEqual([undefined, Buffer.of(1)]);
  });

  it("removes old counters", async () => {
    await store.rates.count("key");
    now = new Date(now.getTime() + hour);
    await store.rates.count("key");
    expect(await sweepNow(hour)).toMatchObject({ rateCounters: 1 });
    expect((await store.rates.count("key")).count).toBe(2);
  });
});
