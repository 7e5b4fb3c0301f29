import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Server, startS3Server } from "../../testing/s3-server.ts";
import { toS3Settings } from "../../testing/storages.ts";
import { toBlobSettings } from "../../wiring.ts";
import type { Blobs } from "./blobs.ts";
import { openBlobs } from "./open-blobs.ts";

let directory = "";
let s3: S3Server;
let blobs: Blobs;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-blobs-"));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

async function list(from: Pick<Blobs, "list"> = blobs): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of from.list()) keys.push(key);
  return keys.toSorted();
}

const kinds = [
  { name: "a directory", settings: () => ({ dataDirectory: directory }) },
  {
    name: "a bucket",
    settings: () => ({ dataDirectory: directory, ...toS3Settings(s3), s3Prefix: "lectern/" }),
  },
];

describe.each(kinds)("files in $name", ({ name, settings }) => {
  beforeAll(async () => {
    blobs = await openBlobs(toBlobSettings(settings()));
  });

  it("are none before the first", async () => {
    expect(await list()).toEqual([]);
    expect(await blobs.removeUnfinished(new Date())).toBe(0);
  });

  it("come in pieces, and are given back whole", async () => {
    const { key, size } = await blobs.put([Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)]);
    expect(size).toBe(3);
    const opened = await blobs.get(key);
    expect(opened?.size).toBe(3);
    expect([...(opened ? await buffer(opened.stream) : [])]).toEqual([1, 2, 3]);
    expect([...((await blobs.read(key)) ?? [])]).toEqual([1, 2, 3]);
    expect(await list()).toEqual([key]);
    await blobs.delete(key);
    expect([await blobs.get(key), await blobs.read(key), await list()]).toEqual([undefined, undefined, []]);
    await blobs.delete(key);
  });

  it("are read into memory that threads share", async () => {
    const { key } = await blobs.put([Uint8Array.of(1, 2)]);
    expect((await blobs.read(key))?.buffer).toBeInstanceOf(SharedArrayBuffer);
    await blobs.delete(key);
  });

  it("may come in pieces of all sizes", async () => {
    const sizes = [0, 1, 700_000, 0, 700_000, 3, 2_000_000, 1];
    const pieces = sizes.map((size, turn) => new Uint8Array(size).fill(turn));
    const { key, size } = await blobs.put(pieces);
    const whole = Buffer.concat(pieces);
    expect(size).toBe(whole.length);
    expect(whole.equals((await blobs.read(key)) ?? Buffer.of())).toBe(true);
    await blobs.delete(key);
  });

  it("may be empty", async () => {
    const { key, size } = await blobs.put([]);
    const opened = await blobs.get(key);
    opened?.stream.destroy();
    expect([size, opened?.size, (await blobs.read(key))?.byteLength]).toEqual([0, 0, 0]);
    await blobs.delete(key);
  });

  it("may be large", async () => {
    const pieces = Array.from({ length: 20 }, (_, turn) => new Uint8Array(1_048_577).fill(turn));
    const { key, size } = await blobs.put(pieces);
    expect(size).toBe(20 * 1_048_577);
    expect(Buffer.concat(pieces).equals((await blobs.read(key)) ?? Buffer.of())).toBe(true);
    await blobs.delete(key);
  });

  it("leave nothing when they break off, early or late", async () => {
    for (const count of [1, 20]) {
      const broken = async function* () {
        for (let turn = 0; turn < count; turn++) yield new Uint8Array(1_048_576);
        throw new Error("The client hung up.");
      };
      await expect(blobs.put(broken())).rejects.toThrow("The client hung up.");
    }
    expect(await list()).toEqual([]);
    expect(await blobs.removeUnfinished(new Date(Date.now() + 1000))).toBe(0);
  });

  it("are listed all, with their times", async () => {
    const before = Date.now() - 1000;
    const put = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((byte) => blobs.put([Uint8Array.of(byte)])));
    expect(await list()).toEqual(put.map(({ key }) => key).toSorted());
    for await (const { modifiedAt } of blobs.list()) expect(modifiedAt.getTime()).toBeGreaterThan(before);
    for (const { key } of put) await blobs.delete(key);
  });

  it("wait in the trash, still read, until they are restored or erased", async () => {
    const before = Date.now() - 1000;
    const { key } = await blobs.put([Uint8Array.of(1, 2)]);
    await blobs.trash.put(key);
    expect([await list(), await list(blobs.trash)]).toEqual([[], [key]]);
    for await (const { modifiedAt } of blobs.trash.list())
      expect(modifiedAt.getTime()).toBeGreaterThan(before);
    expect([...((await blobs.read(key)) ?? [])]).toEqual([1, 2]);
    const opened = await blobs.get(key);
    expect([...(opened ? await buffer(opened.stream) : [])]).toEqual([1, 2]);
    await blobs.trash.restore(key);
    await blobs.trash.erase(key);
    expect([await list(), await list(blobs.trash)]).toEqual([[key], []]);
    await blobs.trash.put(key);
    await blobs.trash.erase(key);
    expect([await list(), await list(blobs.trash), await blobs.read(key)]).toEqual([[], [], undefined]);
  });

  it("come into the trash with the time at which they did", async () => {
    const { key } = await blobs.put([Uint8Array.of(1)]);
    const old = new Date("2026-01-01");
    if (name === "a directory") await utimes(join(directory, "blobs", key.slice(0, 2), key), old, old);
    else s3.objects.set(`lectern/${key}`, { content: Buffer.of(1), modifiedAt: old });
    await blobs.trash.put(key);
    for await (const { modifiedAt } of blobs.trash.list()) expect(modifiedAt.getTime()).toBeGreaterThan(+old);
    await blobs.delete(key);
    expect(await list(blobs.trash)).toEqual([]);
  });

  it("are not missed in the trash where there are none", async () => {
    const key = "0".repeat(32);
    await blobs.trash.put(key);
    await blobs.trash.restore(key);
    await blobs.trash.erase(key);
    expect([await list(), await list(blobs.trash)]).toEqual([[], []]);
  });

  it("carry the marks of stores, which are no files", async () => {
    const [one, other] = ["0".repeat(32), "1".repeat(32)];
    expect(await blobs.marks.list()).toEqual([]);
    for (const id of [one, other, one]) await blobs.marks.put(id);
    expect([await blobs.marks.list(), await list()]).toEqual([[one, other], []]);
    for (const id of [one, other, one]) await blobs.marks.delete(id);
    expect(await blobs.marks.list()).toEqual([]);
  });

  it.each(["../../etc/passwd", "", "g".repeat(32), "ab"])("refuse the key %j", async (key) => {
    await expect((async () => blobs.get(key))()).rejects.toThrow("Expected the key of a file");
  });
});
