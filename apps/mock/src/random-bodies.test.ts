import { readContract } from "@lectern/spec";
import { findAnswerFaults, readAnswer } from "@lectern/spec/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "./mock.ts";

const contract = readContract();
let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(async () => {
  await mock.close();
});

const almostRight = fc.record(
  {
    prompt: fc.oneof(fc.string({ unit: "grapheme" }), fc.anything()),
    templateId: fc.anything(),
    more: fc.anything(),
  },
  { requiredKeys: [] },
);
const bodies = fc.oneof(
  fc.json().map((text) => Buffer.from(text)),
  almostRight.map((value) =>
    Buffer.from(JSON.stringify(value, (_, item) => (typeof item === "bigint" ? 0 : item))),
  ),
  fc.string({ unit: "binary" }).map((text) => Buffer.from(text)),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
);
const mediaTypes = fc.oneof(
  ...contract.operations
    .flatMap(({ requestBody }) => Object.keys(requestBody?.content ?? {}))
    .map((mediaType) => fc.constantFrom(mediaType, `${mediaType}; charset=utf-8`)),
  fc.constantFrom(
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    ";",
    "*/*",
    "json",
  ),
);
const requests = fc.record({
  operation: fc.constantFrom(...contract.operations),
  id: fc.string({ unit: "grapheme", minLength: 1 }).filter((id) => id !== "." && id !== ".."),
  body: bodies,
  mediaType: mediaTypes,
  headers: fc.record(
    {
      Prefer: fc.oneof(
        // fetch takes a 407 for a failure of the network
        fc
          .integer({ min: 100, max: 599 })
          .filter((code) => code !== 407)
          .map((code) => `code=${code}`),
        fc.constantFrom("dynamic=true", "dynamic=true, code=500", "example=notFound", ", ;=,"),
      ),
      "Idempotency-Key": fc.stringMatching(/^[!-~]{0,300}$/),
      Accept: fc.constantFrom("*/*", "application/json", "text/html", ";;", "application/problem+json;q=0"),
    },
    { requiredKeys: [] },
  ),
});

test("whatever is sent, the answer comes and is one that the contract documents", async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(requests, async ({ operation, id, body, mediaType, headers }) => {
      const takesBody = operation.method !== "get" && operation.method !== "head";
      const path = operation.path.replace(/\{[^}]+\}/, () => encodeURIComponent(id.toWellFormed()));
      const response = await fetch(mock.url + path, {
        method: operation.method.toUpperCase(),
        redirect: "manual",
        headers: { Authorization: "Bearer any", "Content-Type": mediaType, ...headers },
        ...(takesBody && { body }),
      });
      statuses.add(response.status);
      expect(findAnswerFaults(operation, await readAnswer(response))).toEqual([]);
      if (!headers.Prefer) expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  // A property that only ever sees refusals proves little.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 415]));
});
