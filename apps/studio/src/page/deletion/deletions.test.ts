import { expect, test } from "vitest";
import { createDeletions, type Deletion } from "./deletions.ts";

function createDeletion(name: string, log: string[], failure?: Error): Deletion {
  return {
    name,
    send: async () => {
      log.push(`send ${name}`);
      if (failure) throw failure;
    },
    onDeleted: () => log.push(`deleted ${name}`),
    onFailed: (error) => log.push(`failed ${name}: ${(error as Error).message}`),
  };
}

test("nothing is sent before the deletion is committed, and then once", async () => {
  const log: string[] = [];
  const deletions = createDeletions();
  deletions.start(createDeletion("a", log));
  expect([log, deletions.states.get().get("a")]).toEqual([[], "undoable"]);
  const committing = deletions.commit("a");
  expect(deletions.states.get().get("a")).toBe("sending");
  await Promise.all([committing, deletions.commit("a")]);
  expect(log).toEqual(["send a", "deleted a"]);
  expect(deletions.states.get().size).toBe(0);
});

test("what is undone is never sent", async () => {
  const log: string[] = [];
  const deletions = createDeletions();
  deletions.start(createDeletion("a", log));
  deletions.undo("a");
  await deletions.commit("a");
  await deletions.flush();
  expect([log, deletions.states.get().size]).toEqual([[], 0]);
});

test("when the page goes away all that waits is sent at once", async () => {
  const log: string[] = [];
  const deletions = createDeletions();
  deletions.start(createDeletion("a", log));
  deletions.start(createDeletion("b", log));
  const flushing = deletions.flush();
  expect(log).toEqual(["send a", "send b"]);
  await flushing;
});

test("what the service refuses is there again", async () => {
  const log: string[] = [];
  const deletions = createDeletions();
  deletions.start(createDeletion("a", log, new Error("no room")));
  await deletions.commit("a");
  expect(log).toEqual(["send a", "failed a: no room"]);
  expect(deletions.states.get().size).toBe(0);
});
