import type { TemplatePackage } from "@lectern/engine";
import { expect, it } from "vitest";
import { createTemplateCache } from "./template-cache.ts";

function createSource() {
  const read: string[] = [];
  return {
    read,
    get: (cache: ReturnType<typeof createTemplateCache>, hash: string, size = 1) =>
      cache.get(hash, async () => {
        read.push(hash);
        return { template: { hash } as unknown as TemplatePackage, size };
      }),
  };
}

it("reads a template once", async () => {
  const cache = createTemplateCache({ count: 2, size: 100 });
  const source = createSource();
  expect(await source.get(cache, "a")).toBe(await source.get(cache, "a"));
  expect(source.read).toEqual(["a"]);
});

it("drops the least recently used where there are too many", async () => {
  const cache = createTemplateCache({ count: 2, size: 100 });
  const source = createSource();
  for (const hash of ["a", "b", "a", "c", "a", "b"]) await source.get(cache, hash);
  expect(source.read).toEqual(["a", "b", "c", "b"]);
});

it("drops what is too large together", async () => {
  const cache = createTemplateCache({ count: 9, size: 100 });
  const source = createSource();
  await source.get(cache, "a", 60);
  await source.get(cache, "b", 60);
  await source.get(cache, "a", 60);
  expect(source.read).toEqual(["a", "b", "a"]);
});

it("does not keep a failure", async () => {
  const cache = createTemplateCache({ count: 2, size: 100 });
  await expect(cache.get("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(createSource().get(cache, "a")).resolves.toEqual({ hash: "a" });
});

it("reads once for all who ask at the same time", async () => {
  const cache = createTemplateCache({ count: 2, size: 100 });
  const source = createSource();
  const [one, other] = await Promise.all([source.get(cache, "a"), source.get(cache, "a")]);
  expect(one).toBe(other);
  expect(source.read).toEqual(["a"]);
});

it("reads again for whoever waited for a reading that failed", async () => {
  const cache = createTemplateCache({ count: 2, size: 100 });
  const failing = cache.get("a", () => Promise.reject(new Error("deleted")));
  const waiting = createSource().get(cache, "a");
  await expect(failing).rejects.toThrow("deleted");
  await expect(waiting).resolves.toEqual({ hash: "a" });
});
