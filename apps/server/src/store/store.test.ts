import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dropOutlines } from "../testing/drop-outlines.ts";
import { type StorageKind, type Storages, startStorages, storageKinds } from "../testing/storages.ts";
import { openDatabase, openStore, type StoreSettings } from "../wiring.ts";
import type { Blobs } from "./blobs/blobs.ts";
import { openSqlite } from "./database/sqlite.ts";
import type { Store } from "./store.ts";
import { type SweepOptions, sweep } from "./sweeper.ts";
import { leaseFor } from "./tables/idempotency.ts";
import { isValidKey } from "./tables/keys.ts";
import type { ListOptions } from "./tables/presentations.ts";

let storages: Storages;
let settings: StoreSettings;
let store: Store;
let now = new Date("2026-11-20T09:30:00Z");
const clock = () => now;

beforeAll(async () => {
  storages = await startStorages();
});
afterAll(() => storages[Symbol.asyncDispose]());

async function open(kind: StorageKind): Promise<void> {
  now = new Date("2026-11-20T09:30:00Z");
  settings = await storages.create(kind);
  store = await openStore(settings, clock);
}

async function keepPresentation(id: string): Promise<string> {
  const { key, size } = await store.blobs.put([Uint8Array.of(1)]);
  await store.presentations.insert({
    id,
    ownerId: "owner",
    title: "Title",
    blobKey: key,
    size,
    author: null,
    templateId: null,
    look: null,
  });
  return key;
}

const plain = {
  ownerId: "owner",
  title: "Title",
  blobKey: "0",
  size: 1,
  author: "embedded",
  templateId: null,
  look: null,
};

async function readReports(): Promise<unknown[]> {
  const database = await openDatabase(settings);
  const rows = await database.selectFrom("presentations").select("report").execute();
  await database.destroy();
  return rows.map(({ report }) => report);
}

async function listKeys(blobs: Pick<Blobs, "list">): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  return keys.toSorted();
}

describe.each(storageKinds)("in %s", (kind) => {
  beforeEach(() => open(kind));
  afterEach(() => store.close());

  describe("the store", () => {
    it("is still there when it is opened again, its secret too", async () => {
      await keepPresentation("one");
      const again = await openStore(settings, clock);
      expect(await again.presentations.find("one")).toMatchObject({
        ownerId: "owner",
        title: "Title",
        size: 1,
      });
      expect(again.linkSecrets.current).toEqual(store.linkSecrets.current);
      expect(again.linkSecrets.current[0]).toHaveLength(32);
      await again.close();
    });

    it("is opened for the first time by several at once", async () => {
      const empty = await storages.create(kind);
      const stores = await Promise.all([1, 2, 3].map(() => openStore(empty, clock)));
      expect(new Set(stores.map(({ linkSecrets }) => String(linkSecrets.current[0]))).size).toBe(1);
      await Promise.all(stores.map((one) => one.close()));
    });

    it("gives an id to the first that takes it", async () => {
      await keepPresentation("one");
      const other = {
        id: "one",
        ownerId: "other",
        title: "Other",
        blobKey: "0",
        size: 1,
        author: null,
        templateId: null,
        look: null,
      };
      expect(await store.presentations.insert(other, { outline: "{}" })).toBe(undefined);
      expect(await store.presentations.findOutline("one")).toBe(undefined);
      expect(await store.presentations.find("one")).toMatchObject({ title: "Title" });
    });

    it("looks for what no id can hold, and finds nothing", async () => {
      expect(await store.presentations.find("\0")).toBe(undefined);
      expect(await store.presentations.bury("owner", "\0")).toBe(undefined);
    });

    it("keeps a report with its presentation, and not a moment longer", async () => {
      const report = JSON.stringify({ decisions: ["Überblick 概要 🎈 \u0000 \ud800"] });
      const { key: blobKey, size } = await store.blobs.put([Uint8Array.of(1)]);
      const record = {
        id: "one",
        ownerId: "owner",
        title: "Title",
        blobKey,
        size,
        author: "model",
        templateId: null,
        look: null,
      };
      await store.presentations.insert(record, { report });
      await keepPresentation("without");
      expect(await store.presentations.findReport("one")).toBe(report);
      expect(await store.presentations.findReport("without")).toBe(undefined);
      expect(await store.presentations.findReport("none")).toBe(undefined);
      expect(await store.presentations.bury("owner", "one")).toMatchObject(record);
      expect(await store.presentations.findReport("one")).toBe(undefined);
      expect(await readReports()).toEqual([null, null]);
    });

    it("keeps an outline with its presentation, replaces it once for each version, and erases it", async () => {
      const outline = JSON.stringify({ title: "Überblick 概要 🎈 \u0000 \ud800" });
      const madeAt = now;
      await store.presentations.insert({ ...plain, id: "one", look: "harbor" }, { outline });
      await store.presentations.insert({ ...plain, id: "without", blobKey: "1" });
      expect(await store.presentations.findOutline("one")).toEqual({ outline, version: 1 });
      expect(await store.presentations.findOutline("without")).toBe(undefined);
      expect(await store.presentations.findOutline("none")).toBe(undefined);
      now = new Date("2026-11-21T09:30:00Z");
      const texts = { outline: "{}", change: "content" } as const;
      const changes = { id: "one", title: "New", blobKey: "2", size: 2, look: null, ...texts };
      const replaced = await store.presentations.replaceOutline({ ...changes, version: 1 });
      expect(replaced).toMatchObject({
        ownerId: "owner",
        title: "New",
        blobKey: "2",
        look: null,
        version: 2,
      });
      expect(replaced?.updatedAt).toEqual(now);
      expect(replaced?.createdAt).toEqual(new Date("2026-11-20T09:30:00Z"));
      expect(await store.presentations.replaceOutline({ ...changes, version: 1 })).toBe(undefined);
      expect(await store.presentations.findOutline("one")).toEqual({ outline: "{}", version: 2 });
      expect(await store.presentations.listVersions("one")).toEqual([
        { version: 2, change: "content", look: null, createdAt: now },
        { version: 1, change: "made", look: "harbor", createdAt: madeAt },
      ]);
      expect(await store.presentations.listVersions("without")).toEqual([]);
      const first = { version: 1, outline, look: "harbor" };
      expect(await store.presentations.findVersion("one", 1)).toEqual(first);
      expect(await store.presentations.findVersion("one", 3)).toBe(undefined);
      await store.presentations.bury("owner", "one");
      expect(await store.presentations.findOutline("one")).toBe(undefined);
      expect(await store.presentations.listVersions("one")).toEqual([]);
      expect(await store.presentations.findVersion("one", 1)).toBe(undefined);
      expect(await store.presentations.replaceOutline({ ...changes, version: 2 })).toBe(undefined);
      const database = await openDatabase(settings);
      expect(await database.selectFrom("outlines").selectAll().execute()).toEqual([]);
      await database.destroy();
    });

    it("takes one of two replacements of the same version", async () => {
      await store.presentations.insert({ ...plain, id: "one" }, { outline: "{}" });
      const replace = (blobKey: string) =>
        store.presentations.replaceOutline({
          ...plain,
          id: "one",
          version: 1,
          blobKey,
          outline: "[]",
          change: "content",
        });
      const replaced = await Promise.all([replace("1"), replace("2")]);
      expect(replaced.filter((one) => one !== undefined)).toHaveLength(1);
    });

    it.each([
      ["the last fifty versions", 60, "{}", [60, 11, 50]],
      ["versions of 16 MiB together", 5, JSON.stringify("x".repeat(5 * 1024 * 1024)), [5, 3, 3]],
    ])("keeps %s", async (_what, count, outline, kept) => {
      await store.presentations.insert({ ...plain, id: "one" }, { outline });
      for (let version = 1; version < count; version++) {
        const file = { ...plain, id: "one", blobKey: `of-${version + 1}` };
        await store.presentations.replaceOutline({ ...file, version, outline, change: "content" });
      }
      const versions = (await store.presentations.listVersions("one")).map(({ version }) => version);
      expect([versions[0], versions.at(-1), versions.length]).toEqual(kept);
      expect(await store.presentations.findOutline("one")).toMatchObject({ version: count });
    });

    it("lists an owner's presentations, the newest first, a page at a time", async () => {
      const titles = ["Café", "100 %", "Night  buses", "night_buses", "Nächte"];
      for (const [index, title] of titles.entries()) {
        now = new Date(Date.UTC(2026, 0, index < 3 ? 1 : 2));
        await store.presentations.insert({ ...plain, id: `id-${index}`, title, blobKey: `${index}` });
      }
      await store.presentations.insert({ ...plain, id: "foreign", ownerId: "other", blobKey: "f" });
      await store.presentations.insert({ ...plain, id: "gone", blobKey: "g" });
      await store.presentations.bury("owner", "gone");
      const list = async (options: Partial<ListOptions> = {}) =>
        (await store.presentations.list({ ownerId: "owner", limit: 100, ...options })).map(({ id }) => id);
      expect(await list()).toEqual(["id-4", "id-3", "id-2", "id-1", "id-0"]);
      const [, , last] = await store.presentations.list({ ownerId: "owner", limit: 3 });
      expect(await list({ ...(last && { after: last }), limit: 1 })).toEqual(["id-1"]);
      expect(await list({ words: "CAFE" })).toEqual(["id-0"]);
      expect(await list({ words: "night b" })).toEqual(["id-2"]);
      expect(await list({ words: "0 %" })).toEqual(["id-1"]);
      expect(await list({ words: "_" })).toEqual(["id-3"]);
      expect(await list({ words: "nachte" })).toEqual(["id-4"]);
      expect(await list({ words: "\\" })).toEqual([]);
      expect(await list({ words: "\0" })).toEqual([]);
      expect(await list({ words: " " })).toHaveLength(5);
    });

    it("brings tables from before outlines up to date, and finds their titles", async () => {
      await store.presentations.insert({ ...plain, id: "old", title: "Café" });
      const database = await openDatabase(settings);
      await dropOutlines(database);
      await database.destroy();
      const again = await openStore(settings, clock);
      expect(await again.presentations.list({ ownerId: "owner", words: "cafe", limit: 2 })).toMatchObject([
        { id: "old", version: 1, look: null, templateId: null },
      ]);
      expect(await again.presentations.findOutline("old")).toBe(undefined);
      await again.close();
    });

    it("brings tables from before reports up to date, and keeps what they hold", async () => {
      await keepPresentation("old");
      const database = await openDatabase(settings);
      await dropOutlines(database);
      await sql`alter table presentations drop column report`.execute(database);
      await sql`delete from kysely_migration where name = '0004-report-of-presentations'`.execute(database);
      await database.destroy();
      const again = await openStore(settings, clock);
      expect(await again.presentations.find("old")).toMatchObject({ title: "Title" });
      expect(await again.presentations.findReport("old")).toBe(undefined);
      await again.presentations.insert({ ...plain, id: "new" }, { report: "{}" });
      expect(await again.presentations.findReport("new")).toBe("{}");
      await again.close();
    });

    it("keeps text in every script as it is, and numbers as numbers", async () => {
      const record = {
        id: "one",
        ownerId: "owner",
        title: "Überblick 概要 🎈",
        blobKey: "0",
        size: 2 ** 40,
        author: null,
        templateId: null,
        look: null,
      };
      await store.presentations.insert(record);
      expect(await store.presentations.find("one")).toMatchObject(record);
    });
  });

  describe("an idempotency key", () => {
    const attempt = { ownerId: "owner", idempotencyKey: "key", bodyHash: "hash" };
    const claim = (claimant: string) => store.idempotencyKeys.claim(attempt, claimant, `of ${claimant}`);

    it("is claimed by one of many at the same time", async () => {
      const claims = await Promise.all(Array.from({ length: 20 }, (_, turn) => claim(`claimant ${turn}`)));
      expect(claims.filter(({ kind }) => kind === "mine")).toHaveLength(1);
      expect(claims.filter(({ kind }) => kind === "running")).toHaveLength(19);
    });

    it("is taken over by one of many, once its claimant is gone, under the same id", async () => {
      await claim("gone");
      now = new Date(now.getTime() + leaseFor + 1);
      const claims = await Promise.all(Array.from({ length: 20 }, (_, turn) => claim(`claimant ${turn}`)));
      expect(claims.filter(({ kind }) => kind === "mine")).toEqual([{ kind: "mine", id: "of gone" }]);
    });
  });

  describe("a lease", () => {
    const attempt = { ownerId: "owner", idempotencyKey: "key", bodyHash: "hash" };
    const claim = (claimant: string) => store.idempotencyKeys.claim(attempt, claimant, `of ${claimant}`);

    it("outlives no clock that is set back by an hour, and is held by who goes on", async () => {
      await claim("first");
      now = new Date(now.getTime() - 3_600_000);
      expect(await claim("second")).toEqual({ kind: "mine", id: "of first" });
      expect(await claim("third")).toEqual({ kind: "running", claimant: "second" });
    });

    it("ends where its claimant is known to be gone, and no other's does", async () => {
      await claim("first");
      await store.idempotencyKeys.endLease(attempt, "another");
      expect(await claim("second")).toEqual({ kind: "running", claimant: "first" });
      await store.idempotencyKeys.endLease(attempt, "first");
      now = new Date(now.getTime() + 1);
      expect(await claim("second")).toEqual({ kind: "mine", id: "of first" });
    });
  });

  describe("a counter", () => {
    const takeAtOnce = async (count: number) => {
      const all = await Promise.all(Array.from({ length: count }, () => store.rates.take("key", 10)));
      return all.filter(({ isTaken }) => isTaken).length;
    };
    const passSeconds = (count: number) => {
      now = new Date(now.getTime() + count * 1000);
    };

    it("lets in as many as may come, of many at the same time", async () => {
      expect(await takeAtOnce(20)).toBe(10);
    });

    it("counts the last minute, not the full one: no burst at its turn", async () => {
      passSeconds(45);
      expect(await takeAtOnce(20)).toBe(10);
      passSeconds(15);
      expect(await takeAtOnce(20)).toBe(0);
      passSeconds(30);
      expect(await takeAtOnce(20)).toBe(5);
    });

    it.each([0, 20, 59])("says when another one may come, %i seconds into the minute", async (seconds) => {
      passSeconds(seconds);
      await takeAtOnce(10);
      const refused = await store.rates.take("key", 10);
      if (refused.isTaken) throw new Error("Expected a refusal.");
      passSeconds(refused.secondsLeft - 1);
      expect(await takeAtOnce(1)).toBe(0);
      passSeconds(1);
      expect(await takeAtOnce(1)).toBe(1);
    });
  });

  describe("what an owner keeps", () => {
    it("is nothing at first", async () => {
      expect(await store.usages.find("owner")).toEqual({ presentations: 0, bytes: 0, oldest: undefined });
    });

    it("counts files of presentations and templates, deleted and others' ones aside", async () => {
      const insert = (id: string, ownerId: string, size: number) =>
        store.presentations.insert({ ...plain, id, blobKey: id, ownerId, size });
      const begin = now;
      await insert("one", "owner", 3);
      now = new Date(now.getTime() + 1000);
      await insert("two", "owner", 4_000_000_000);
      await insert("deleted", "owner", 50);
      await insert("theirs", "another", 600);
      await store.presentations.bury("owner", "deleted");
      const template = { ownerId: "owner", contentHash: "hash", name: null };
      await store.templates.insert({ ...template, id: "template", blobKey: "template", size: 20 });
      await store.templates.insert({ ...template, id: "old", blobKey: "old", size: 7000 });
      await store.templates.bury("owner", "old");
      const usage = { presentations: 2, bytes: 4_000_000_023, oldest: begin };
      expect(await store.usages.find("owner")).toEqual(usage);
    });
  });

  describe("keys", () => {
    it("are random and long, and found by their tokens", async () => {
      const { key, token } = await store.keys.create({ name: "laptop" });
      expect(token).toMatch(/^lk_[0-9A-Za-z]{32}$/);
      expect(await store.keys.findByToken(token)).toEqual(key);
    });

    it("are listed with when they were revoked, and cannot be revoked twice", async () => {
      const { key } = await store.keys.create({ name: "laptop", ownerId: "me" });
      now = new Date("2026-11-21T00:00:00Z");
      expect([await store.keys.revoke(key.id), await store.keys.revoke(key.id)]).toEqual([true, false]);
      expect(await store.keys.list()).toEqual([{ ...key, revokedAt: now }]);
    });
  });

  describe("keys that end", () => {
    it("hold until then, and can be given an end once more before it", async () => {
      const expiresAt = new Date(now.getTime() + 2000);
      const { key, token } = await store.keys.create({ name: "for a while", expiresAt });
      expect(await store.keys.findByToken(token)).toMatchObject({ expiresAt });
      expect([isValidKey(key, now), isValidKey(key, expiresAt)]).toEqual([true, false]);
      const sooner = new Date(now.getTime() + 1000);
      expect(await store.keys.expire(key.id, sooner)).toBe(true);
      now = sooner;
      expect(await store.keys.expire(key.id, expiresAt)).toBe(false);
      expect(await store.keys.isRevoked(key.id)).toBe(false);
    });

    it("tell when they were last used, and whether they were revoked", async () => {
      const { key } = await store.keys.create({ name: "laptop" });
      await store.keys.noteUse(key.id);
      expect(await store.keys.list()).toEqual([{ ...key, lastUsedAt: now }]);
      await store.keys.revoke(key.id);
      expect([await store.keys.isRevoked(key.id), await store.keys.isRevoked("key_none")]).toEqual([
        true,
        true,
      ]);
    });
  });

  describe("the secret of links", () => {
    it("is followed by another one, beside which it holds for as long as is said, in every process", async () => {
      const [first] = store.linkSecrets.current;
      const other = await openStore(settings, clock);
      await store.linkSecrets.rotate(new Date(now.getTime() + 2000));
      await store.linkSecrets.rotate(new Date(now.getTime() + 1000));
      const [third, ...former] = store.linkSecrets.current;
      expect(former).toHaveLength(2);
      expect(former).toContainEqual(first);
      expect(former).not.toContainEqual(third);
      await expect
        .poll(
          async () => {
            await other.linkSecrets.reload();
            return other.linkSecrets.current;
          },
          { timeout: 10_000 },
        )
        .toEqual(store.linkSecrets.current);
      now = new Date(now.getTime() + 1500);
      const later = await openStore(settings, clock);
      expect(later.linkSecrets.current).toEqual([third, first]);
      await other.close();
      await later.close();
    });
  });

  describe("a sweep", () => {
    const hour = 3_600_000;
    const keepTrashFor = 24 * hour;
    const sweepNow = (graceFor: number, others: Partial<SweepOptions> = {}) =>
      sweep({ store, now: () => new Date(), graceFor, keepTrashFor, ...others });

    it("deletes what was kept for long enough since it was made or changed, where that is said", async () => {
      const day = 24 * hour;
      const [old, changed, young] = ["old", "changed", "young"];
      for (const id of [old, changed]) await keepPresentation(id);
      now = new Date(now.getTime() + 2 * day);
      await keepPresentation(young);
      const { key: blobKey } = await store.blobs.put([Uint8Array.of(2)]);
      const replacement = {
        id: changed,
        version: 1,
        title: "Title",
        blobKey,
        size: 1,
        look: null,
        outline: "{}",
        change: "content",
      } as const;
      await store.presentations.replaceOutline(replacement);
      expect(await sweepNow(-1000)).toMatchObject({ expired: 0, buried: 0 });
      const swept = await sweepNow(-1000, { now: clock, keepFor: day });
      expect(swept).toMatchObject({ expired: 1, buried: 1 });
      const left = await store.presentations.list({ ownerId: "owner", limit: 10 });
      expect(left.map(({ id }) => id).toSorted()).toEqual([changed, young]);
    });

    it("ends between two batches where it is told to, and the next one goes on", async () => {
      const { key } = await store.blobs.put([Uint8Array.of(1)]);
      const stopped = sweepNow(-1000, { signal: AbortSignal.abort(new Error("Stopping.")) });
      await expect(stopped).rejects.toThrow("Stopping.");
      expect(await store.blobs.get(key).then((found) => found?.stream.destroy())).toBeDefined();
      expect(await sweepNow(-1000)).toMatchObject({ orphans: 1 });
    });

    it("removes deleted presentations whose files were left, at once", async () => {
      const blobKey = await keepPresentation("one");
      await store.presentations.bury("owner", "one");
      expect(await sweepNow(24 * hour)).toMatchObject({ buried: 1, orphans: 0 });
      expect(await store.blobs.get(blobKey)).toBe(undefined);
      expect(await store.presentations.listBuried(10)).toEqual([]);
    });

    it("puts files without a row into the trash only when they are old enough, and erases them later", async () => {
      const kept = await keepPresentation("one");
      const { key: orphan } = await store.blobs.put([Uint8Array.of(1)]);
      expect(await sweepNow(hour)).toMatchObject({ orphans: 0 });
      expect(await sweepNow(-1000)).toMatchObject({ orphans: 1, erased: 0 });
      expect(await listKeys(store.blobs.trash)).toEqual([orphan]);
      expect(await sweepNow(-1000)).toMatchObject({ orphans: 0, erased: 0 });
      expect(await store.blobs.read(orphan)).toEqual(Uint8Array.of(1));
      expect(await sweepNow(-1000, { keepTrashFor: -1000 })).toMatchObject({ orphans: 0, erased: 1 });
      expect([await store.blobs.read(orphan), await store.blobs.read(kept)]).toEqual([
        undefined,
        Uint8Array.of(1),
      ]);
    });

    it("takes out of the trash what a row refers to after all, however long it was there", async () => {
      const { key: blobKey, size } = await store.blobs.put([Uint8Array.of(1)]);
      await sweepNow(-1000);
      await store.presentations.insert({
        id: "1",
        ownerId: "me",
        title: "1",
        blobKey,
        size,
        author: null,
        templateId: null,
        look: null,
      });
      expect(await store.blobs.read(blobKey)).toEqual(Uint8Array.of(1));
      expect(await sweepNow(-1000, { keepTrashFor: -1000 })).toMatchObject({ restored: 1, erased: 0 });
      expect([await listKeys(store.blobs), await listKeys(store.blobs.trash)]).toEqual([[blobKey], []]);
    });

    it("removes at once what a user deleted, also from the trash", async () => {
      const blobKey = await keepPresentation("one");
      await store.blobs.trash.put(blobKey);
      await store.presentations.bury("owner", "one");
      await sweepNow(24 * hour);
      expect(await store.blobs.read(blobKey)).toBe(undefined);
    });

    it("leaves everything where files without a row are too many, until somebody lets them go", async () => {
      const { key: old } = await store.blobs.put([Uint8Array.of(1)]);
      await store.blobs.trash.put(old);
      for (const id of ["one", "two", "three"]) await keepPresentation(id);
      for (let count = 0; count < 20; count++) await store.blobs.put([Uint8Array.of(1)]);
      const { key: last } = await store.blobs.put([Uint8Array.of(1)]);
      const files = await listKeys(store.blobs);
      expect(await sweepNow(-1000, { keepTrashFor: -1000 })).toMatchObject({
        orphans: 0,
        spared: 21,
        erased: 0,
      });
      expect([await listKeys(store.blobs), await listKeys(store.blobs.trash)]).toEqual([files, [old]]);
      await store.blobs.delete(last);
      expect(await sweepNow(hour)).toMatchObject({ orphans: 0, spared: 0 });
      await store.blobs.put([Uint8Array.of(1)]);
      expect(await sweepNow(-1000, { takesMany: true })).toMatchObject({ orphans: 21, spared: 0 });
      expect(await listKeys(store.blobs)).toHaveLength(3);
    });

    it("may be made by several at the same time", async () => {
      const deleted = await keepPresentation("one");
      const kept = await keepPresentation("two");
      for (let count = 0; count < 5; count++) await store.blobs.put([Uint8Array.of(1)]);
      await store.presentations.bury("owner", "one");
      const other = await openStore(settings, clock);
      const sweepOther = sweep({ store: other, now: () => new Date(), graceFor: -1000, keepTrashFor });
      await Promise.all([sweepNow(-1000), sweepOther]);
      await other.close();
      expect(await listKeys(store.blobs)).toEqual([kept]);
      expect(await listKeys(store.blobs.trash)).toHaveLength(5);
      expect([await store.blobs.get(deleted), await store.presentations.listBuried(10)]).toEqual([
        undefined,
        [],
      ]);
    });

    it("removes old counters", async () => {
      await store.rates.take("key", 1);
      now = new Date(now.getTime() + 3 * 60_000);
      await store.rates.take("key", 1);
      expect(await sweepNow(hour)).toMatchObject({ rateCounters: 1 });
      expect(await store.rates.take("key", 1)).toMatchObject({ isTaken: false });
    });

    it("keeps counters of a day for two, and counts apart from those of a minute", async () => {
      const takeOfDay = async () => (await store.rates.take("key", 2, "day")).isTaken;
      expect([await takeOfDay(), await takeOfDay(), await takeOfDay()]).toEqual([true, true, false]);
      expect(await store.rates.take("key", 1)).toMatchObject({ isTaken: true });
      now = new Date(now.getTime() + 24 * hour);
      expect(await sweepNow(hour)).toMatchObject({ rateCounters: 1 });
      // Some 15 hours of the day before are still in the last 24: of its two, one counts.
      expect([await takeOfDay(), await takeOfDay()]).toEqual([true, false]);
      now = new Date(now.getTime() + 72 * hour);
      expect(await sweepNow(hour)).toMatchObject({ rateCounters: 2 });
    });
  });
});

describe("SQLite", () => {
  it("can be read by nobody else, and holds no key itself", async () => {
    await open("SQLite and a directory");
    const { token } = await store.keys.create({ name: "laptop" });
    const paths = ["lectern.sqlite", "lectern.sqlite-wal"].map((name) => join(settings.dataDirectory, name));
    for (const path of paths) {
      expect((await stat(path)).mode & 0o077).toBe(0);
      expect(await readFile(path, "latin1")).not.toContain(token.slice(7));
    }
    await store.close();
  });

  it("is not opened where a newer version has changed its tables", async () => {
    await open("SQLite and a directory");
    await store.close();
    const database = openSqlite(settings.dataDirectory);
    const row = { name: "9999-from-the-future", timestamp: "" };
    await database
      .withTables<{ kysely_migration: typeof row }>()
      .insertInto("kysely_migration")
      .values(row)
      .execute();
    await database.destroy();
    await expect(openStore(settings)).rejects.toThrow("newer version of Lectern (9999-from-the-future)");
  });
});

describe("Postgres", () => {
  it("says what is wrong with an encoding that does not hold every text", async () => {
    const databaseUrl = await storages.postgres.createDatabase({ encoding: "LATIN1" });
    await expect(openStore({ dataDirectory: "", databaseUrl })).rejects.toThrow(
      "Expected a database with the encoding UTF8",
    );
  });

  it("says what is wrong where its user may not make tables", async () => {
    const databaseUrl = await storages.postgres.createDatabase();
    const client = new Client(databaseUrl);
    await client.connect();
    await client.query("create role guest login");
    await client.end();
    const asGuest = databaseUrl.replace("lectern@", "guest@");
    await expect(openStore({ dataDirectory: "", databaseUrl: asGuest })).rejects.toMatchObject({
      name: "StoreSetupError",
      message: expect.stringContaining("permission denied for schema public"),
    });
  });
});

describe("what opening a store loads", () => {
  const program = `
    const { openStore } = await import(${JSON.stringify(new URL("../wiring.ts", import.meta.url).href)});
    const store = await openStore(JSON.parse(process.argv[1]));
    await store.close();
    const loaded = Object.keys((await import("node:module")).Module._cache);
    const packages = ["pg", "@aws-sdk/client-s3"];
    console.log(packages.filter((name) => loaded.some((path) => path.includes("/node_modules/" + name + "/"))).join());
  `;
  it.each([
    { kind: storageKinds[0], want: "" },
    { kind: storageKinds[1], want: "pg,@aws-sdk/client-s3" },
  ])("is only what it needs: $kind", async ({ kind, want }) => {
    const given = JSON.stringify(await storages.create(kind));
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program, given]);
    expect(stdout.trim()).toBe(want);
  });
});
