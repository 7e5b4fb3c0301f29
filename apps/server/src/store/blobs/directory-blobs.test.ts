import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  it("can be read by nobody else", async () => {
    const { key } = await blobs.put([Uint8Array.of(1)]);
    const { mode } = await stat(join(directory, "blobs", key.slice(0, 2), key));
    expect(mode & 0o077).toBe(0);
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
});
