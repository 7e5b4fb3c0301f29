import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Server, startS3Server } from "../../testing/s3-server.ts";
import { toS3Settings } from "../../testing/storages.ts";
import { toBlobSettings } from "../../wiring.ts";
import type { Blobs } from "./blobs.ts";
import { openBlobs } from "./open-blobs.ts";

let s3: S3Server;
let blobs: Blobs;

const open = (others: object = {}) =>
  openBlobs(toBlobSettings({ dataDirectory: "", ...toS3Settings(s3), ...others }));

beforeAll(async () => {
  s3 = await startS3Server();
  blobs = await open({ s3Prefix: "lectern/" });
});
afterAll(() => s3[Symbol.asyncDispose]());

describe("files in a bucket", () => {
  it("leave the names of others alone", async () => {
    const name = `others/${"0".repeat(32)}`;
    s3.objects.set(name, { content: Buffer.of(1), modifiedAt: new Date(0) });
    s3.objects.set("lectern/notes.txt", { content: Buffer.of(1), modifiedAt: new Date(0) });
    const { key } = await blobs.put([Uint8Array.of(1)]);
    expect([...s3.objects.keys()].toSorted()).toEqual([`lectern/${key}`, "lectern/notes.txt", name]);
    const listed: string[] = [];
    for await (const blob of blobs.list()) listed.push(blob.key);
    expect(listed).toEqual([key]);
  });

  it("are sent again where the service has a weak moment", async () => {
    s3.fail(503, "hang up", 500);
    const { key } = await blobs.put([Uint8Array.of(1, 2)]);
    s3.fail("hang up", 500);
    expect([...((await blobs.read(key)) ?? [])]).toEqual([1, 2]);
  });

  it("say so where it goes on failing, and not as often as for ever", async () => {
    const before = s3.requests();
    s3.fail(500, 500, 500, 500);
    await expect(blobs.put([Uint8Array.of(1)])).rejects.toMatchObject({ code: "unavailable", part: "files" });
    expect(s3.requests() - before).toBe(4);
  });

  it("are not taken for whole where the connection breaks", async () => {
    const { key } = await blobs.put([Uint8Array.of(1, 2, 3)]);
    s3.fail("break off");
    await expect(blobs.read(key)).rejects.toMatchObject({ code: "unavailable" });
    expect(await blobs.read(key)).toHaveLength(3);
  });

  it("are rid of uploads that somebody began and never ended, once they are old enough", async () => {
    const upload = { name: `lectern/${"0".repeat(32)}`, parts: new Map() };
    s3.uploads.set("old", { ...upload, startedAt: new Date(Date.now() - 60_000) });
    s3.uploads.set("new", { ...upload, startedAt: new Date() });
    expect(await blobs.removeUnfinished(new Date(Date.now() - 30_000))).toBe(1);
    expect([...s3.uploads.keys()]).toEqual(["new"]);
    s3.uploads.clear();
  });

  it("are swept without that where the service cannot name them", async () => {
    s3.fail(501);
    expect(await blobs.removeUnfinished(new Date())).toBe(0);
  });
});

describe("opening a bucket", () => {
  it("leaves nothing in it", async () => {
    const before = s3.objects.size;
    await open();
    expect(s3.objects.size).toBe(before);
  });

  it.each([
    { given: { s3Bucket: "missing" }, want: /"missing" at http.*there is no such bucket/ },
    { given: { s3KeyId: "stranger" }, want: "the service does not know the access key" },
    { given: { s3Secret: "wrong" }, want: "the secret key is not the one that belongs to the access key" },
    { given: { s3Endpoint: "http://127.0.0.1:1" }, want: /at http:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/ },
  ])("says what is wrong with $given", async ({ given, want }) => {
    const opened = open(given);
    await expect(opened).rejects.toThrow(want);
    await expect(opened).rejects.toMatchObject({ name: "StoreSetupError" });
  });
});
