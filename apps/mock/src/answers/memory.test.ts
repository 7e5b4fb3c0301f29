import { expect, test } from "vitest";
import { createMemory, type Memory } from "./memory.ts";

function createTestMemory(capacity = 100): Memory {
  let made = 0;
  return createMemory({ createId: () => `id-${++made}`, now: () => new Date(0), capacity });
}

const claimed = { operationId: "generate", key: "k", fingerprint: "a" };

test("an idempotency key gives the same creation for the same body, and clashes for another", () => {
  const memory = createTestMemory();
  const creation = { id: "id-1", createdAt: "1970-01-01T00:00:00.000Z" };
  expect(memory.claim(claimed)).toEqual({ kind: "fresh", creation });
  expect(memory.claim(claimed)).toEqual({ kind: "repeated", creation });
  expect(memory.claim({ ...claimed, fingerprint: "b" })).toEqual({ kind: "reused" });
  expect(memory.claim({ ...claimed, operationId: "upload" })).toMatchObject({ kind: "fresh" });
});

test("without a key every creation is fresh", () => {
  const memory = createTestMemory();
  const ids = [1, 2].map(() => {
    const claim = memory.claim({ ...claimed, key: undefined });
    return claim.kind === "fresh" && claim.creation.id;
  });
  expect(ids).toEqual(["id-1", "id-2"]);
});

test("a collection lists its items, the newest first, without those removed", () => {
  const memory = createTestMemory();
  for (const id of ["a", "b", "c"]) memory.add("/things", { id, operationId: "make", body: { id } });
  memory.add("/others", { id: "d", operationId: "make", body: {} });
  memory.remove("/things", "b");
  expect(memory.list("/things").map(({ id }) => id)).toEqual(["c", "a"]);
  expect(memory.isRemoved("/things", "b")).toBe(true);
  expect(memory.isRemoved("/others", "b")).toBe(false);
});

test("past its capacity it forgets the oldest", () => {
  const memory = createTestMemory(2);
  for (const id of ["a", "b", "c"]) {
    memory.add("/things", { id, operationId: "make", body: {} });
    memory.remove("/gone", id);
  }
  expect(memory.list("/things").map(({ id }) => id)).toEqual(["c", "b"]);
  expect(memory.isRemoved("/gone", "a")).toBe(false);
});
