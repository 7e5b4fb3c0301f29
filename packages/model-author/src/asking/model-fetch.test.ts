import { setTimeout as wait } from "node:timers/promises";
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from "undici";
import { expect, it } from "vitest";
import { createModelAuthor } from "../model-author.ts";
import { createTestSettings, modelReplies, startModelServer } from "../testing.ts";

/** Lets the platform's fetch, which gives up after 300 s of silence, give up after so many milliseconds. */
function shortenPlatformTimeouts(milliseconds: number): Disposable {
  const before = getGlobalDispatcher();
  setGlobalDispatcher(new Agent({ headersTimeout: milliseconds, bodyTimeout: milliseconds }));
  return { [Symbol.dispose]: () => setGlobalDispatcher(before) };
}

it("waits for a slow server as long as the settings say, not as long as the platform's fetch would", async () => {
  const { promise: after, resolve } = Promise.withResolvers<void>();
  await using server = await startModelServer([{ ...modelReplies.deck, after }]);
  using _ = shortenPlatformTimeouts(100);
  const deck = createModelAuthor(createTestSettings(server.url)).compose({ prompt: "Plants, 4 slides" });
  deck.catch(() => undefined);
  while (server.requests.length === 0) await wait(10);
  // What the platform's own fetch does in the meantime.
  const body = JSON.stringify({ model: "test", messages: [] });
  await expect(fetch(`${server.url}/chat/completions`, { method: "POST", body })).rejects.toMatchObject({
    cause: { code: "UND_ERR_HEADERS_TIMEOUT" },
  });
  resolve();
  expect((await deck).report.writer).toEqual({ name: "model" });
  expect(server.requests).toHaveLength(2);
});

it("asks a server over the connection that it has", async () => {
  await using server = await startModelServer([modelReplies.deck]);
  const author = createModelAuthor(createTestSettings(server.url));
  await author.compose({ prompt: "Plants, 4 slides" });
  // The connection is free as soon as its last byte is read, which is after the last word.
  await wait(50);
  await author.compose({ prompt: "Plants, 4 slides" });
  expect(new Set(server.requests.map(({ port }) => port)).size).toBe(1);
});
