import { startMock } from "@lectern/mock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BadRequestError, type Client, createClient, watch } from "./index.ts";

let mock: Awaited<ReturnType<typeof startMock>>;
let client: Client;
beforeAll(async () => {
  mock = await startMock({ pace: 1 });
  client = createClient({ baseUrl: mock.url, token: "any", retries: 0 });
});
afterAll(() => mock.close());

const input = { body: { prompt: "Urban gardening" } };
const failing = { headers: { Prefer: "example=failed" } };

test("a loop gets each step, in order, and then there is the result", async () => {
  const watched = watch(client.generatePresentation, input);
  const fractions: number[] = [];
  for await (const { fraction } of watched) fractions.push(fraction);
  expect(fractions.length).toBeGreaterThan(3);
  expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
  expect((await watched.result).id).toMatch(/^[\w-]{22}$/);
});

test("a slow loop loses nothing", async () => {
  const stages: string[] = [];
  for await (const { stage } of watch(client.generatePresentation, input)) {
    stages.push(stage);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(stages.at(-1)).toBe("storing");
});

test("a failure is thrown by the loop and by the result", async () => {
  const watched = watch(client.generatePresentation, input, failing);
  const loop = async () => {
    for await (const _ of watched);
  };
  await expect(loop()).rejects.toBeInstanceOf(BadRequestError);
  await expect(watched.result).rejects.toBeInstanceOf(BadRequestError);
});

test("who leaves the loop still gets the result", async () => {
  const watched = watch(client.generatePresentation, input);
  for await (const _ of watched) break;
  expect((await watched.result).embed).toContain(mock.url);
});
