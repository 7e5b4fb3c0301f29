import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startMock } from "../index.ts";
import { createHandlers } from "./create-handlers.ts";

const baseUrl = "http://lectern.test";
const server = setupServer();
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ pace: 0, seed: 7 });
  server.listen({ onUnhandledFrame: "bypass" });
});
afterEach(() => server.resetHandlers());
afterAll(async () => {
  server.close();
  await mock.close();
});

interface Exchange {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function ask(base: string, { path, method = "GET", headers = {}, body }: Exchange) {
  const response = await fetch(base + path, {
    method,
    redirect: "manual",
    headers: {
      Authorization: "Bearer any",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { "lectern-contract": contract, location, etag } = Object.fromEntries(response.headers);
  const told = {
    status: response.status,
    type: response.headers.get("content-type"),
    contract,
    location,
    etag,
  };
  return JSON.parse(
    JSON.stringify({ ...told, text: text.startsWith("PK") ? text.length : text })
      .replaceAll(base, "BASE")
      // A problem has an id of its own.
      .replaceAll(/urn:uuid:[\w-]+/g, "UUID"),
  ) as unknown;
}

const prompt = "Urban gardening";
const outline = {
  title: "Bees",
  language: "en",
  direction: "ltr",
  slides: [{ kind: "title", title: "Bees" }],
};
const steps: readonly Exchange[] = [
  { path: "/v1/presentations/generate", method: "POST", body: { prompt } },
  {
    path: "/v1/presentations/generate",
    method: "POST",
    body: { prompt },
    headers: { Accept: "text/event-stream", "Idempotency-Key": "k" },
  },
  {
    path: "/v1/presentations/generate",
    method: "POST",
    body: { prompt },
    headers: { "Idempotency-Key": "k" },
  },
  {
    path: "/v1/presentations/generate",
    method: "POST",
    body: { prompt: "Other" },
    headers: { "Idempotency-Key": "k" },
  },
  { path: "/v1/presentations?limit=3" },
  { path: "/v1/presentations", method: "POST", body: { outline } },
  { path: "/v1/presentations/abc" },
  { path: "/v1/presentations/abc/outline", method: "PUT", body: outline, headers: { "If-Match": "*" } },
  { path: "/v1/presentations/abc/outline" },
  { path: "/v1/presentations/abc/download?token=t", headers: { Authorization: "" } },
  { path: "/v1/presentations/abc/embed" },
  { path: "/v1/presentations/abc", method: "DELETE" },
  { path: "/v1/presentations/abc" },
  { path: "/v1/presentations/abc/report" },
  { path: "/v1/presentations/def", headers: { Prefer: "code=404" } },
  { path: "/v1/presentations/def", headers: { Prefer: "scenario=quota" } },
  { path: "/v1/templates", headers: { Prefer: "scenario=many" } },
  { path: "/v1/templates", headers: { Authorization: "" } },
  { path: "/v1/templates", headers: { Prefer: "exampel=templates" } },
];

describe("what the mock's server answers, the handlers answer", () => {
  test("to one request after the other", async () => {
    server.use(...createHandlers({ baseUrl, pace: 0, seed: 7 }));
    for (const step of steps) {
      const name = `${step.method ?? "GET"} ${step.path} ${JSON.stringify(step.headers ?? {})}`;
      expect({ name, answer: await ask(baseUrl, step) }).toEqual({ name, answer: await ask(mock.url, step) });
    }
  });

  test.each([
    { path: "/v1/presentations/generate", method: "POST", body: { prompt: "abc" } },
    { path: "/v1/presentations/generate", method: "POST", body: { prompt, theme: "dark" } },
    { path: "/v1/presentations/generate", method: "POST" },
    { path: "/v1/presentations?limit=101" },
    {
      path: "/v1/presentations",
      method: "POST",
      body: { outline: { ...outline, slides: [{ kind: "titel" }] } },
    },
  ])("to what the contract does not allow: $method $path $body", async (step) => {
    server.use(...createHandlers({ baseUrl }));
    const [own, served] = [await ask(baseUrl, step), await ask(mock.url, step)] as { text: string }[];
    expect(own).toMatchObject({ status: 400, type: "application/problem+json" });
    const { code, errors } = JSON.parse(own?.text ?? "") as { code: string; errors: object[] };
    expect(code).toBe(JSON.parse(served?.text ?? "").code);
    expect(errors[0]).toMatchObject({ pointer: expect.stringMatching(/^\/(?:body|query)/) });
  });
});

test("the handlers of another call have a memory of their own, and any address will do", async () => {
  server.use(...createHandlers({ scenario: "empty" }));
  const api = "https://pages.example/api";
  await ask(api, { path: "/v1/presentations/generate", method: "POST", body: { prompt } });
  const listed = (await ask(api, { path: "/v1/presentations" })) as { text: string };
  const { presentations } = JSON.parse(listed.text) as { presentations: { embed: string }[] };
  expect(presentations.map(({ embed }) => embed)).toEqual([
    expect.stringMatching(/^BASE\/v1\/presentations/),
  ]);
  server.resetHandlers(...createHandlers({ scenario: "empty" }));
  expect(await ask(api, { path: "/v1/presentations" })).toMatchObject({ text: '{"presentations":[]}' });
});

test("an unknown scenario is refused with those that there are", () => {
  expect(() => createHandlers({ scenario: "busy" })).toThrow(/slow, failing, quota, empty, many/);
});
