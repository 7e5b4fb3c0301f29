import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createDirectoryBlobs } from "./directory-blobs.ts";
import { hashChunks, openWhole, type WholeFile } from "./whole-blob.ts";

describe("the file of a presentation", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each([
    { name: "cut off", damage: (path: string) => truncate(path, 5) },
    {
      name: "as long as before, with other bytes",
      damage: (path: string, size: number) => writeFile(path, Buffer.alloc(size)),
    },
  ])("that is $name is never sent", async ({ damage }) => {
    const token = server.firstKey ?? "";
    const { id } = await server.generate(token);
    const { blobKey, size } = (await server.store.presentations.find(id)) ?? { blobKey: "", size: 0 };
    await damage(join(server.directory, "blobs", blobKey.slice(0, 2), blobKey), size);
    const { status, json } = await server.call("downloadPresentation", { token, id });
    expect([status, json]).toMatchObject([500, { code: "internal_error" }]);
    expect(server.log()).toContain(`The file ${blobKey} is damaged`);
  });
});

async function readAll(file: WholeFile | undefined): Promise<Buffer> {
  const { content = Buffer.alloc(0) } = file ?? {};
  return content instanceof Uint8Array ? Buffer.from(content) : buffer(content);
}

describe.each([100, 300 * 1024])("a file of %i bytes", (size) => {
  it("is opened whole, or not at all", async () => {
    const directory = await mkdtemp(join(tmpdir(), "lectern-whole-"));
    const blobs = createDirectoryBlobs(directory);
    const content = [Buffer.alloc(size, "a")];
    const { key: blobKey } = await blobs.put(content);
    const facts = { blobKey, size, contentHash: hashChunks(content) };
    const opened = await openWhole(blobs, facts);
    expect((await readAll(opened)).equals(Buffer.concat(content))).toBe(true);
    await expect(openWhole(blobs, { ...facts, contentHash: "0" })).rejects.toThrow(
      "is damaged: expected the checksum 0",
    );
    await expect(openWhole(blobs, { ...facts, size: 1 })).rejects.toThrow("expected 1 bytes");
    const unhashed = await openWhole(blobs, { ...facts, contentHash: null });
    expect((await readAll(unhashed)).byteLength).toBe(size);
    expect(await openWhole(blobs, { ...facts, blobKey: "0".repeat(32) })).toBe(undefined);
    await rm(directory, { recursive: true });
  });
});
