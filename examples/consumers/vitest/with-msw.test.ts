import { createClient } from "@lectern/client";
import { createHandlers } from "@lectern/client/msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeAll } from "./archive.ts";

const server = setupServer(...createHandlers({ baseUrl: "http://lectern.test", pace: 0 }));
beforeAll(() => server.listen());
afterAll(() => server.close());

test("what is there is removed, without a server", async () => {
  const client = createClient({ baseUrl: "http://lectern.test", token: "any" });
  const { id } = await client.generatePresentation({ body: { prompt: "City bees" } });
  expect(await removeAll(client, [id])).toEqual([id]);
  expect(await removeAll(client, [id])).toEqual([]);
});
