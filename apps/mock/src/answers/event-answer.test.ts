import { readContract } from "@lectern/spec";
import { findAnswerFaults, parseEvents, readAnswer } from "@lectern/spec/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../index.ts";
import { createValidRequest } from "../testing/valid-request.ts";

const operation = readContract().operations.find(({ operationId }) => operationId === "generatePresentation");
if (operation === undefined) throw new Error("Expected the contract to generate presentations.");
const generate = operation;
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ pace: 0 });
});
afterAll(() => mock.close());

async function ask(headers: Readonly<Record<string, string>>, url = mock.url) {
  const { path, init } = createValidRequest(generate, headers);
  const answer = await readAnswer(await fetch(url + path, init));
  expect(findAnswerFaults(generate, answer)).toEqual([]);
  return answer;
}

async function askForEvents(headers: Readonly<Record<string, string>> = {}) {
  const answer = await ask({ Accept: "text/event-stream", ...headers });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  return parseEvents(answer.body);
}

test("the contract's example is told, with a presentation of its own at the end", async () => {
  const events = await askForEvents();
  const [example] = generate.responses["200"]?.content["text/event-stream"]?.examples ?? [];
  const last = events.at(-1) as { event: string; data: { id: string; embed: string } };
  expect(events.slice(0, -1)).toEqual((example as unknown[]).slice(0, -1));
  expect(last.data.id).toMatch(/^[\w-]{22}$/);
  expect(last.data.embed.startsWith(`${mock.url}/`)).toBe(true);
  expect(last.data.embed).toContain(last.data.id);
});

test.each([undefined, "*/*", "application/json", "application/json, text/event-stream", "text/*"])(
  "Accept: %s is answered in plain JSON",
  async (accept) => {
    const { headers } = await ask(accept === undefined ? {} : { Accept: accept });
    expect(headers.get("content-type")).toBe("application/json");
  },
);

test("the same idempotency key gets the same presentation, in events or without", async () => {
  const headers = { "Idempotency-Key": "a key" };
  const told = (await askForEvents(headers)).at(-1)?.data;
  expect((await askForEvents(headers)).at(-1)?.data).toEqual(told);
  expect(JSON.parse(new TextDecoder().decode((await ask(headers)).body))).toEqual(told);
});

test("a failure on the way comes on request, and makes nothing", async () => {
  const events = await askForEvents({ Prefer: "example=failed" });
  expect(events.at(-1)).toMatchObject({ event: "problem", data: { code: "prompt_unusable", status: 400 } });
});

test.each([
  { prefer: "example=failed", accept: "application/json", want: "text/event-stream" },
  { prefer: "example=presentation", accept: "text/event-stream", want: "application/json" },
])("Prefer: $prefer brings $want, whatever is accepted", async ({ prefer, accept, want }) => {
  const { headers } = await ask({ Prefer: prefer, Accept: accept });
  expect(headers.get("content-type")).toBe(want);
});

test.each([
  { prefer: "code=503", accept: "text/event-stream", status: 503 },
  { prefer: "example=templateNotFound", accept: "text/event-stream", status: 400 },
])("Prefer: $prefer with Accept: $accept is a plain $status", async ({ prefer, accept, status }) => {
  const answer = await ask({ Prefer: prefer, Accept: accept });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
});

test("a bad request is a plain problem", async () => {
  const { path, init } = createValidRequest(generate, { Accept: "text/event-stream" });
  const response = await fetch(mock.url + path, { ...init, body: '{"prompt":"abc"}' });
  expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/problem+json"]);
});

test("the events come one after the other, and stop when the caller is gone", async () => {
  const slow = await startMock({ pace: 1_000_000 });
  const { path, init } = createValidRequest(generate, { Accept: "text/event-stream" });
  const controller = new AbortController();
  const response = await fetch(slow.url + path, { ...init, signal: controller.signal });
  const first = await response.body?.getReader().read();
  expect(parseEvents(first?.value ?? new Uint8Array())).toMatchObject([{ event: "progress" }]);
  controller.abort();
  await slow.close();
});
