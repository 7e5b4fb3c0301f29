import { expect, it, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

const fine = async () => undefined;
const never = () => new Promise<never>(() => undefined);
const toStore = (ping: () => Promise<void>, probe: () => Promise<void>) => ({ ping, blobs: { probe } });

it.each([
  {
    name: "the database fails",
    store: toStore(() => Promise.reject(new Error("gone")), fine),
    part: "database",
  },
  { name: "the database is frozen", store: toStore(never, fine), part: "database" },
  {
    name: "no file can be kept",
    store: toStore(fine, () => Promise.reject(new Error("full"))),
    part: "files",
  },
  { name: "the bucket does not answer", store: toStore(fine, never), part: "files" },
])("says at once that the service is not ready where $name", async ({ store, part }) => {
  const assertReady = createReadiness({ store, limit: 50 });
  await expect(assertReady()).rejects.toMatchObject({ code: "unavailable", part });
});

it("asks what does not answer only once", async () => {
  const ping = vi.fn(never);
  const assertReady = createReadiness({ store: toStore(ping, fine), limit: 20 });
  await Promise.allSettled([assertReady(), assertReady()]);
  await assertReady().catch(() => undefined);
  expect(ping).toHaveBeenCalledTimes(1);
});

it("finds out that all is well again", async () => {
  let isFull = true;
  const probe = () => (isFull ? Promise.reject(new Error("full")) : fine());
  const assertReady = createReadiness({ store: toStore(fine, probe), keepFor: 10 });
  await expect(assertReady()).rejects.toThrow("full");
  isFull = false;
  await expect
    .poll(() =>
      assertReady().then(
        () => "ready",
        () => "not",
      ),
    )
    .toBe("ready");
});
