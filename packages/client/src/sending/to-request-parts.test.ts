import { describe, expect, test } from "vitest";
import type { Operation } from "../operation.ts";
import { createRequest } from "./create-request.ts";
import { isRepeatable, toRequestParts } from "./to-request-parts.ts";

const key = { idempotencyKey: ["header", "Idempotency-Key"] } as const;

function operationOf(given: Partial<Operation>): Operation {
  return { method: "POST", path: "/v1/things", successes: [{ kind: "empty" }], ...given };
}

/** The request that an operation's input becomes; the contract of today has not all of what the generator allows. */
function toRequest(operation: Partial<Operation>, input: Record<string, unknown>): Request {
  const parts = toRequestParts(operationOf(operation), input, { "X-Own": "1" }, () => "uuid");
  return createRequest("http://lectern.example/base", parts);
}

describe("a request", () => {
  test.each([
    { input: { page: 2, tags: ["a b", "c&d"] }, want: "?page=2&tag=a%20b&tag=c%26d" },
    { input: { page: undefined, tags: [] }, want: "" },
    { input: {}, want: "" },
  ])("has the query $want for $input", ({ input, want }) => {
    const parameters = { page: ["query", "page"], tags: ["query", "tag"] } as const;
    const { url } = toRequest({ method: "GET", parameters }, input);
    expect(url).toBe(`http://lectern.example/base/v1/things${want}`);
  });

  test("has the headers of the contract over those of the caller", () => {
    const parameters = { xOwn: ["header", "X-Own"], ...key } as const;
    const { headers } = toRequest({ parameters }, { xOwn: "2" });
    expect(headers.get("x-own")).toBe("2");
    expect(headers.get("idempotency-key")).toBe("uuid");
    expect(toRequest({ parameters }, {}).headers.get("x-own")).toBe("1");
  });

  test("has the idempotency key that the caller gave as a header", () => {
    const parts = toRequestParts(
      operationOf({ parameters: key }),
      {},
      { "idempotency-key": "mine" },
      () => "uuid",
    );
    expect(createRequest("http://lectern.example", parts).headers.get("idempotency-key")).toBe("mine");
  });

  test("accepts what the operation can answer, and problems", () => {
    const successes = [
      { kind: "file", mediaType: "text/csv" },
      { kind: "json", mediaType: "application/json" },
    ] as const;
    expect(toRequest({ successes }, {}).headers.get("accept")).toBe(
      "text/csv, application/json, application/problem+json",
    );
  });

  test.each([
    { name: "JSON", type: "application/merge-patch+json", body: { a: null }, want: '{"a":null}' },
    { name: "JSON that is only text", type: "application/json", body: "a", want: '"a"' },
    { name: "text", type: "text/markdown", body: "# A", want: "# A" },
    {
      name: "form fields",
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams({ a: "b c" }),
      want: "a=b+c",
    },
  ])("carries $name as it should be", async ({ type, body, want }) => {
    const request = toRequest({ body: [type] }, { body });
    expect(request.headers.get("content-type")).toBe(type);
    expect(await request.text()).toBe(want);
  });

  test("carries a form with the boundary that the platform chose", async () => {
    const body = new FormData();
    body.set("file", new Blob(["abc"]), "a.txt");
    const request = toRequest({ body: ["multipart/form-data"] }, { body });
    expect(request.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(await (await request.formData()).get("file")).toBeInstanceOf(File);
  });

  test("has no body and no type where none is given", () => {
    const request = toRequest({ body: ["application/json"] }, {});
    expect(request.body).toBeNull();
    expect(request.headers.get("content-type")).toBeNull();
  });
});

test.each([
  { method: "GET", want: true },
  { method: "HEAD", want: true },
  { method: "PUT", want: true },
  { method: "DELETE", want: true },
  { method: "POST", want: false },
  { method: "PATCH", want: false },
])(
  "$method may be repeated: $want; with an idempotency key always, with a stream never",
  ({ method, want }) => {
    expect(isRepeatable(operationOf({ method }), undefined)).toBe(want);
    expect(isRepeatable(operationOf({ method, parameters: key }), new Blob())).toBe(true);
    expect(isRepeatable(operationOf({ method, parameters: key }), new Blob().stream())).toBe(false);
  },
);
