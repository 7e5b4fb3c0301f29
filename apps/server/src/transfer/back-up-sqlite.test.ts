import { copyFile, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "../wiring.ts";
import { backUpSqlite } from "./back-up-sqlite.ts";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-backup-"));
});
afterEach(() => rm(directory, { recursive: true }));

it("a backup of a running service holds what a copy of the file lacks, and serves in its place", async () => {
  const dataDirectory = join(directory, "data");
  const store = await openStore({ dataDirectory });
  const { key: blobKey, size } = await store.blobs.put([Uint8Array.of(1)]);
  const record = {
    id: "one",
    ownerId: "owner",
    title: "Title",
    blobKey,
    size,
    author: null,
    templateId: null,
    look: null,
  };
  await store.presentations.insert(record);
  const path = join(directory, "backup.sqlite");
  await backUpSqlite(dataDirectory, path);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect((await stat(join(dataDirectory, "lectern.sqlite"))).size).toBe(4096);
  await store.presentations.bury("owner", "one");
  await store.close();

  await copyFile(path, join(dataDirectory, "lectern.sqlite"));
  const again = await openStore({ dataDirectory });
  expect(again.id).toBe(store.id);
  expect(await again.presentations.find("one")).toMatchObject(record);
  expect(await again.blobs.read(blobKey)).toEqual(Uint8Array.of(1));
  await again.close();
});

it("a backup replaces no file, and is none of a database that is not there", async () => {
  const path = join(directory, "backup.sqlite");
  await expect(backUpSqlite(directory, path)).rejects.toThrow("There is no database at");
  expect(await readdir(directory)).toEqual([]);
  await (await openStore({ dataDirectory: directory })).close();
  await backUpSqlite(directory, path);
  const { mtimeMs } = await stat(path);
  await expect(backUpSqlite(directory, path)).rejects.toThrow("EEXIST");
  expect((await stat(path)).mtimeMs).toBe(mtimeMs);
});
