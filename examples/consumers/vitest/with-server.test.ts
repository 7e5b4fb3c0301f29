import { createClient } from "@lectern/client";
import { startMock } from "@lectern/mock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeAll } from "./archive.ts";

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ seed: 7, pace: 0 });
});
afterAll(() => mock.close());

test("what is there is removed, and what is gone is passed over", async () => {
  const client = createClient({ baseUrl: mock.url, token: "any" });
  const { id } = await client.generatePresentation({ body: { prompt: "City bees" } });
  expect(await removeAll(client, [id])).toEqual([id]);
  expect(await removeAll(client, [id])).toEqual([]);
});

test("a service that fails is heard of", async () => {
  const client = createClient({
    baseUrl: mock.url,
    token: "any",
    retries: 0,
    headers: { Prefer: "scenario=failing" },
  });
  await expect(removeAll(client, ["a"])).rejects.toThrow();
});
