import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Blobs } from "./blobs.ts";
import { createDirectoryBlobs } from "./directory-blobs.ts";

let directory = "";
let blobs: Blobs;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-blobs-"));
  blobs = createDirectoryBlobs(join(directory, "blobs"));
});
afterAll(() => rm(directory, { recursive: true }));

async function list(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  return keys.toSorted();
}

describe("files in a directory", () => {
  it("has none before the first", async () => {
    expect(await list()).toEqual([]);
    expect(await blobs.removeUnfinished(new Date())).toBe(0);
  });

  it("keeps what comes in pieces, and gives it back whole", async () => {
    const { key, size } = await blobs.put([Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)]);
    expect(size).toBe(3);
    const opened = await blobs.get(key);
    expect(opened?.size).toBe(3);
    expect([...(opened ? await buffer(opened.stream) : [])]).toEqual([1, 2, 3]);
    expect([...((await blobs.read(key)) ?? [])]).toEqual([1, 2, 3]);
    expect(await list()).toEqual([key]);
    const { mode } = await stat(join(directory, "blobs", key.slice(0, 2), key));
    expect(mode & 0o077).toBe(0);
    await blobs.delete(key);
    expect([await blobs.get(key), await blobs.read(key), await list()]).toEqual([undefined, undefined, []]);
    await blobs.delete(key);
  });

  it("leaves nothing of what broke off", async () => {
    const broken = async function* () {
      yield Uint8Array.of(1);
      throw new Error("The client hung up.");
    };
    await expect(blobs.put(broken())).rejects.toThrow("The client hung up.");
    expect(await list()).toEqual([]);
    expect(await readdir(join(directory, "blobs", "unfinished"))).toEqual([]);
  });

  it("removes unfinished files that are old enough", async () => {
    const { key } = await blobs.put([Uint8Array.of(1)]);
    const unfinished = join(directory, "blobs", "unfinished");
    const content = async function* () {
      yield Uint8Array.of(1);
      const [name = ""] = await readdir(unfinished);
      const old = new Date(Date.now() - 60_000);
      await utimes(join(unfinished, name), old, old);
      expect(await blobs.removeUnfinished(new Date(Date.now() - 120_000))).toBe(0);
      expect(await blobs.removeUnfinished(new Date(Date.now() - 30_000))).toBe(1);
    };
    await expect(blobs.put(content())).rejects.toThrow("ENOENT");
    expect(await list()).toEqual([key]);
    await blobs.delete(key);
  });

  it.each(["../../etc/passwd", "", "g".repeat(32), "ab"])("refuses the key %j", async (key) => {
    await expect((async () => blobs.get(key))()).rejects.toThrow("Expected the key of a file");
  });
});
