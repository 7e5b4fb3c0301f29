import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient, NotFoundError, RateLimitedError } from "./index.ts";
import { createHandlers } from "./msw.ts";

const baseUrl = "http://lectern.test/api";
const server = setupServer(...createHandlers({ baseUrl, pace: 0 }));
const client = createClient({ baseUrl, token: "any", retries: 0 });
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

test("the client makes, reads and deletes a presentation without a server", async () => {
  const stages: string[] = [];
  const { id, embed } = await client.generatePresentation(
    { body: { prompt: "City bees" } },
    { onProgress: ({ stage }) => void stages.push(stage) },
  );
  expect(stages.length).toBeGreaterThan(3);
  expect(embed.startsWith(`${baseUrl}/v1/presentations/${id}/embed`)).toBe(true);
  const file = await client.downloadPresentation({ id });
  expect([file.fileName, (await file.blob()).size > 50_000]).toEqual(["Urban gardening.pptx", true]);
  expect((await client.embedPresentation({ id })).location).toContain(`/view/${id}`);
  expect((await client.listPresentations()).presentations[0]?.id).toBe(id);
  await client.deletePresentation({ id });
  await expect(client.getPresentation({ id })).rejects.toBeInstanceOf(NotFoundError);
});

test("a scenario is played for one call", async () => {
  const call = client.listTemplates({}, { headers: { Prefer: "scenario=quota" } });
  await expect(call).rejects.toBeInstanceOf(RateLimitedError);
});
