import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createDirectoryBlobs } from "../store/blobs/directory-blobs.ts";
import { hashChunks } from "../store/blobs/whole-blob.ts";
import { createFakeWorkerControl, fakeWorker } from "../testing/fake-worker-control.ts";
import type { Work } from "./work.ts";
import { createWorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

const control = createFakeWorkerControl();
const errors: unknown[] = [];
const createdAt = new Date(0);
let directory = "";
let work: Work;

function start(
  limits: Partial<
    Pick<WorkerPoolOptions, "workers" | "tasksPerWorker" | "queue" | "timeout" | "stopGrace">
  > = {},
): Work {
  work = createWorkerPool({
    worker: fakeWorker,
    workerData: { blobs: { kind: "directory", directory } },
    workers: 1,
    queue: 2,
    timeout: 60_000,
    stopGrace: 300,
    onError: (error) => errors.push(error),
    ...limits,
  });
  return work;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-pool-"));
});
afterEach(() => work.close());
afterAll(async () => {
  control.close();
  await rm(directory, { recursive: true });
});

describe("a worker pool", () => {
  it("returns a deck", async () => {
    const deck = await start().generate({ prompt: "Urban gardening", createdAt });
    expect(deck).toMatchObject({
      kind: "deck",
      title: "Urban gardening",
      outline: { title: "Urban gardening" },
    });
    expect(deck.chunks[0]?.slice(0, 2)).toEqual(Uint8Array.of(0x50, 0x4b));
  });

  it("reads the template itself, and says when it is gone", async () => {
    const blobs = createDirectoryBlobs(directory);
    const content = [Uint8Array.of(0x50, 0x4b, 3, 4)];
    const { key: blobKey } = await blobs.put(content);
    const pool = start();
    await expect(pool.checkTemplate({ blobKey, contentHash: hashChunks(content) })).resolves.toMatchObject({
      kind: "template",
    });
    await expect(pool.checkTemplate({ blobKey, contentHash: "a" })).rejects.toThrow("is damaged");
    const gone = { blobKey: "0".repeat(32), contentHash: "b" };
    await expect(pool.checkTemplate(gone)).rejects.toMatchObject({ code: "template_not_found", status: 400 });
  });

  it.each([
    { prompt: "[unusable]", want: { code: "prompt_unusable", status: 400 } },
    { prompt: "[fault] and a long secret story", want: { name: "TypeError" } },
    { prompt: "[exit]", want: { message: expect.stringContaining("exited") } },
  ])("throws for $prompt and goes on working", async ({ prompt, want }) => {
    const pool = start();
    const error = await pool.generate({ prompt, createdAt }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(want);
    expect(String((error as Error).stack)).not.toContain("secret story");
    await expect(pool.generate({ prompt: "Next", createdAt })).resolves.toMatchObject({ title: "Next" });
  });

  it("does again what was lost with a worker that was ended for the sake of another task", async () => {
    const pool = start({ tasksPerWorker: 2, stopGrace: 50 });
    const controller = new AbortController();
    const stuck = pool.generate({ prompt: "[loop]", createdAt }, { signal: controller.signal });
    const beside = pool.generate({ prompt: "Beside", createdAt });
    controller.abort(new Error("gone"));
    await expect(stuck).rejects.toThrow("gone");
    await expect(beside).resolves.toMatchObject({ title: "Beside" });
  });

  it("refuses more than can run and wait", async () => {
    const pool = start({ queue: 1 });
    const running = pool.generate({ prompt: "first [wait]", createdAt });
    await control.untilWaiting("first [wait]");
    const waiting = pool.generate({ prompt: "Second", createdAt });
    const refused = pool.generate({ prompt: "Third", createdAt });
    await expect(refused).rejects.toMatchObject({ code: "unavailable", headers: { "Retry-After": "5" } });
    control.release("first [wait]");
    await expect(Promise.all([running, waiting])).resolves.toHaveLength(2);
  });

  it.each([
    { name: "a worker that never comes back", stopGrace: 300 },
    { name: "one whose time is over before it has started", stopGrace: 1 },
  ])("stops what is aborted, even $name", async ({ stopGrace }) => {
    const pool = start({ stopGrace });
    const controller = new AbortController();
    const stuck = pool.generate({ prompt: "[loop]", createdAt }, { signal: controller.signal });
    const waiting = pool.generate({ prompt: "Next", createdAt });
    controller.abort(new Error("gone"));
    await expect(stuck).rejects.toThrow("gone");
    await expect(waiting).resolves.toMatchObject({ title: "Next" });
  });

  it("keeps the worker of what is aborted where it stops by itself, also while it computes", async () => {
    const pool = start();
    const { title: worker } = await pool.generate({ prompt: "[thread]", createdAt });
    for (const prompt of ["gone [wait]", "gone [compute]"]) {
      const controller = new AbortController();
      const gone = pool.generate({ prompt, createdAt }, { signal: controller.signal });
      await control.untilWaiting(prompt);
      controller.abort(new Error("gone"));
      await expect(gone).rejects.toThrow("gone");
    }
    await expect(pool.generate({ prompt: "[thread]", createdAt })).resolves.toMatchObject({ title: worker });
  });

  it("lets another key in while one fills the queue, and tells whom there is room for", async () => {
    const pool = start({ queue: 3 });
    const make = (keyId: string) => pool.generate({ prompt: `${keyId} [wait]`, createdAt }, { keyId });
    const many = [make("many"), make("many"), make("many"), make("many")];
    await control.untilWaiting("many [wait]");
    expect([pool.hasRoom("many"), pool.hasRoom("few")]).toEqual([false, true]);
    const few = make("few");
    await expect(many[3]).rejects.toMatchObject({ code: "unavailable" });
    control.release("many [wait]");
    await control.untilWaiting("few [wait]");
    control.release("few [wait]");
    await expect(few).resolves.toMatchObject({ title: "few [wait]" });
    await control.untilWaiting("many [wait]", 2);
    control.release("many [wait]");
    await control.untilWaiting("many [wait]", 3);
    control.release("many [wait]");
    await expect(Promise.all(many.slice(0, 3))).resolves.toHaveLength(3);
  });

  it("gives up what takes too long", async () => {
    const pool = start({ timeout: 300 });
    await expect(pool.generate({ prompt: "[loop]", createdAt })).rejects.toMatchObject({
      code: "generation_failed",
      status: 400,
    });
  });

  it("outlives aborts at any moment", async () => {
    const pool = start({ queue: 50 });
    const racing = Array.from({ length: 25 }, async (_, turn) => {
      const controller = new AbortController();
      const deck = pool.generate({ prompt: `Turn ${turn}`, createdAt }, { signal: controller.signal });
      if (turn % 2 === 0) setImmediate(() => controller.abort(new Error("gone")));
      return deck.catch((error: Error) => error.message);
    });
    const outcomes = await Promise.all(racing);
    expect(outcomes.filter((outcome) => typeof outcome === "object").length).toBeGreaterThanOrEqual(12);
    await expect(pool.generate({ prompt: "Last", createdAt })).resolves.toMatchObject({ title: "Last" });
  });
});

describe("workers that do several tasks at a time", () => {
  it("finish one while another waits", async () => {
    const pool = start({ tasksPerWorker: 2 });
    const first = pool.generate({ prompt: "one [wait]", createdAt });
    await control.untilWaiting("one [wait]");
    await expect(pool.generate({ prompt: "Two", createdAt })).resolves.toMatchObject({ title: "Two" });
    control.release("one [wait]");
    await expect(first).resolves.toMatchObject({ title: "one [wait]" });
  });

  it("stop what is aborted and nothing else", async () => {
    const pool = start({ tasksPerWorker: 3, queue: 0 });
    const controller = new AbortController();
    const gone = pool.generate({ prompt: "gone [wait]", createdAt }, { signal: controller.signal });
    const kept = pool.generate({ prompt: "kept [wait]", createdAt });
    await Promise.all([control.untilWaiting("gone [wait]"), control.untilWaiting("kept [wait]")]);
    controller.abort(new Error("gone"));
    await expect(gone).rejects.toThrow("gone");
    control.release("kept [wait]");
    await expect(kept).resolves.toMatchObject({ title: "kept [wait]" });
  });

  it("are ended where a task does not stop, and others take their place", async () => {
    const pool = start({ tasksPerWorker: 2 });
    const controller = new AbortController();
    const stuck = pool.generate({ prompt: "[loop]", createdAt }, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error("gone")), 500);
    await expect(stuck).rejects.toThrow("gone");
    await expect(pool.generate({ prompt: "Next", createdAt })).resolves.toMatchObject({ title: "Next" });
  });

  it("refuse more than they can take", async () => {
    const pool = start({ tasksPerWorker: 2, queue: 0 });
    const both = ["a", "b"].map((name) => pool.generate({ prompt: `${name} [wait]`, createdAt }));
    await Promise.all([control.untilWaiting("a [wait]"), control.untilWaiting("b [wait]")]);
    await expect(pool.generate({ prompt: "Third", createdAt })).rejects.toMatchObject({
      code: "unavailable",
    });
    control.release("[wait]");
    await expect(Promise.all(both)).resolves.toHaveLength(2);
  });
});
