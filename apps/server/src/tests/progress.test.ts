import { parseEvents, type StreamEvent } from "@lectern/spec/testing";
import type { GenerationProgress } from "@lectern/types";
import { afterAll, afterEach, expect, it } from "vitest";
import { createFakeWorkerControl } from "../testing/fake-worker-control.ts";
import { pathOf, startTestServer, type TestServer } from "../testing/test-server.ts";

const control = createFakeWorkerControl();
let server: TestServer;
let token = "";

async function start(settings: Parameters<typeof startTestServer>[0] = {}): Promise<void> {
  server = await startTestServer(settings);
  token = await server.createToken();
}

afterEach(() => server[Symbol.asyncDispose]());
afterAll(() => control.close());

const accept = "text/event-stream, application/problem+json";

/** Asks for a presentation and its events; `call` holds every answer against the contract. */
function generate(prompt: string, headers: Readonly<Record<string, string>> = {}) {
  return server.call("generatePresentation", { token, json: { prompt }, headers: { accept, ...headers } });
}

async function generateEvents(prompt: string, headers: Readonly<Record<string, string>> = {}) {
  const { status, headers: received, body } = await generate(prompt, headers);
  expect([status, received.get("content-type")]).toEqual([200, "text/event-stream"]);
  return parseEvents(body);
}

function namesOf(events: readonly StreamEvent[]): string[] {
  return events.map(({ event }) => event);
}

/** Begins a generation and hands out what came of its answer up to now. */
async function open(prompt: string, options: { signal?: AbortSignal; key?: string } = {}) {
  const response = await server.request(pathOf("generatePresentation"), {
    method: "POST",
    token,
    json: { prompt },
    headers: { accept, ...(options.key && { "idempotency-key": options.key }) },
    ...(options.signal && { signal: options.signal }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const { done, value = "" } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`Expected ${part}; the answer ended with ${text}`);
        text += value;
      }
      return text;
    },
  };
}

it("tells the stages as they come, then the presentation", async () => {
  await start();
  const answer = await open("Bridges [wait]");
  expect(await answer.until("\n\n")).toContain('event: progress\ndata: {"stage":"authoring"');
  control.release("Bridges");
  const text = await answer.until("event: presentation");
  expect(text).toContain('"message":"1 slides are made"');
  expect(text).toContain('"stage":"storing"');
});

it("ends with the presentation that can then be had", async () => {
  await start();
  const events = await generateEvents("Bridges of Europe");
  expect(new Set(namesOf(events))).toEqual(new Set(["progress", "presentation"]));
  const made = events.at(-1)?.data as { id: string };
  expect((await server.call("getPresentation", { token, id: made.id })).json).toEqual(made);
});

it("lets the fraction never fall", async () => {
  await start();
  const fractions = (await generateEvents("Bridges of Europe"))
    .slice(0, -1)
    .map(({ data }) => (data as GenerationProgress).fraction);
  expect(fractions.length).toBeGreaterThan(1);
  expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
});

it.each([
  undefined,
  "*/*",
  "application/json",
  "application/json, text/event-stream",
  "text/html, */*;q=0.8",
])("answers plain JSON to Accept: %s", async (plain) => {
  await start();
  const headers = plain === undefined ? {} : { accept: plain };
  const answer = await server.call("generatePresentation", { token, headers, json: { prompt: "Bridges" } });
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.json).toHaveProperty("id");
});

it("says what is wrong before the work begins as a plain problem with its status", async () => {
  await start({ rateLimit: 1 });
  const json = { prompt: "Bridges" };
  const headers = { accept };
  const call = server.call.bind(server, "generatePresentation");
  expect((await call({ headers, json })).status).toBe(401);
  expect((await call({ token, headers, json: { prompt: "abc" } })).status).toBe(400);
  const unknownTemplate = { ...json, templateId: "nosuch" };
  expect((await call({ token, headers, json: unknownTemplate })).json).toMatchObject({
    code: "template_not_found",
  });
  const limited = await call({ token, headers, json });
  expect([limited.status, limited.json]).toMatchObject([429, { code: "rate_limited" }]);
});

it("says that it waits for a place, and refuses as before where there is not even that", async () => {
  await start({ workers: 1, queue: 1 });
  const first = await open("First [wait]");
  await control.untilWaiting("First");
  const second = await open("Second one");
  expect(await second.until("\n\n")).toContain('"stage":"queued"');
  expect(await generate("Third one")).toMatchObject({ status: 503 });
  control.release("First");
  await first.until("event: presentation");
  await second.until("event: presentation");
});

it.each([
  { prompt: "[unusable]", want: { status: 400, code: "prompt_unusable" } },
  { prompt: "[fault]", want: { status: 500, code: "internal_error" } },
])("ends with the problem that a plain answer would be for $prompt", async ({ prompt, want }) => {
  await start();
  const plain = await server.call("generatePresentation", { token, json: { prompt } });
  expect(plain.json).toMatchObject(want);
  const events = await generateEvents(prompt);
  expect(namesOf(events)).toEqual(["progress", "problem"]);
  expect({ ...(events.at(-1)?.data as object), instance: "" }).toEqual({
    ...(plain.json as object),
    instance: "",
  });
});

it("gives the same presentation to the same idempotency key, in events or without", async () => {
  await start();
  const headers = { "idempotency-key": "a key" };
  const made = (await generateEvents("Bridges of Europe", headers)).at(-1);
  expect(await generateEvents("Bridges of Europe", headers)).toEqual([made]);
  const plain = { token, json: { prompt: "Bridges of Europe" }, headers };
  expect((await server.call("generatePresentation", plain)).json).toEqual(made?.data);
});

it("tells who comes later with the same idempotency key where the work is", async () => {
  await start({ workers: 1 });
  const first = await open("Shared [wait]", { key: "shared" });
  await control.untilWaiting("Shared");
  const second = await open("Shared [wait]", { key: "shared" });
  expect(await second.until("\n\n")).toContain('"stage":"authoring"');
  control.release("Shared");
  const [one, other] = [await first.until("presentation\n"), await second.until("presentation\n")];
  expect(one.slice(one.indexOf("event: presentation"))).toBe(
    other.slice(other.indexOf("event: presentation")),
  );
});

it("stops the work when the client hangs up", async () => {
  await start({ workers: 1, queue: 0 });
  const controller = new AbortController();
  const answer = await open("Gone [wait]", { signal: controller.signal });
  await answer.until("authoring");
  controller.abort();
  // The only place is free again, be it after a moment.
  while ((await generate("Next one please")).status !== 200);
});

it("goes on when the client hangs up, for the one that comes back with its idempotency key", async () => {
  await start({ workers: 1 });
  const controller = new AbortController();
  const answer = await open("Back [wait]", { signal: controller.signal, key: "back" });
  await answer.until("authoring");
  controller.abort();
  const again = await open("Back [wait]", { key: "back" });
  control.release("Back");
  await again.until("event: presentation");
});
