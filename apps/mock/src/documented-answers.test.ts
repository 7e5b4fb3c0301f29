import { readContract } from "@lectern/spec";
import { findAnswerFaults, readAnswer } from "@lectern/spec/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeForStatus } from "./contract/problems.ts";
import { type Mock, startMock } from "./mock.ts";
import { createValidRequest } from "./testing/valid-request.ts";

const contract = readContract();
const byDefault = ["404", "405", "413", "415", "418", "429", "503", "504"];
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ pace: 0, jsonLimit: 1_000_000 });
});
afterAll(async () => {
  await mock.close();
});

const answers = contract.operations.flatMap((operation) => {
  const statuses = Object.keys(operation.responses).filter((status) => status !== "default");
  return [...new Set([...statuses, ...byDefault])].map((status) => ({
    name: `${operation.operationId} ${status}`,
    operation,
    status: Number(status),
  }));
});

describe.each(["", ", dynamic=true"])(
  "every answer that is asked for%s is what the contract says",
  (extra) => {
    test.each(answers)("$name", async ({ operation, status }) => {
      const { path, init } = createValidRequest(operation, { Prefer: `code=${status}${extra}` });
      // A path of its own for each, because deleting is remembered.
      const response = await fetch(
        mock.url + path.replace("some-id", `${operation.operationId}-${status}${extra}`),
        init,
      );
      expect(response.status).toBe(status);
      expect(response.headers.get("retry-after") !== null).toBe(status === 429 || status === 503);
      expect(response.headers.get("allow") !== null).toBe(status === 405);
      const isDocumented = String(status) in operation.responses;
      if (!isDocumented) expect(await response.clone().json()).toMatchObject({ code: codeForStatus(status) });
      expect(findAnswerFaults(operation, await readAnswer(response))).toEqual([]);
    });
  },
);

test("every named example can be asked for by its name alone", async () => {
  for (const { name, method, path, status } of readNamedExamples()) {
    const operation = contract.operations.find((one) => one.method === method && one.path === path);
    if (!operation) throw new Error(`${method} ${path} is not in the contract`);
    const { path: url, init } = createValidRequest(operation, { Prefer: `example=${name}` });
    const response = await fetch(mock.url + url.replace("some-id", `${operation.operationId}-${name}`), init);
    expect([operation.operationId, name, response.status]).toEqual([operation.operationId, name, status]);
    expect(findAnswerFaults(operation, await readAnswer(response))).toEqual([]);
  }
});

test.each(["code=204", "code=302", "example=nosuch", "code=404, example=presentation", "code=nonsense"])(
  "Prefer: %s, which no answer can meet, is a 400 that says so",
  async (prefer) => {
    const headers = { Authorization: "Bearer any", Prefer: prefer };
    const response = await fetch(`${mock.url}/v1/templates`, { headers });
    expect(response.status).toBe(400);
    const problem = await response.json();
    expect(problem).toMatchObject({ code: "invalid_request", errors: [{ pointer: "/header/prefer" }] });
  },
);

test("the mock knows a code of the contract for every status that it answers by itself", () => {
  const codes = contract.schemas["ProblemCode"]?.["enum"];
  for (const status of [400, 401, 404, 405, 413, 415, 422, 429, 500, 503, 504]) {
    expect(codes).toContain(codeForStatus(status));
  }
});

interface NamedExample {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

function readNamedExamples(): readonly NamedExample[] {
  return contract.operations.flatMap(({ method, path, responses }) => {
    const paths = contract.document["paths"] as Record<string, Record<string, unknown>>;
    const written = (paths[path]?.[method] ?? {}) as { responses?: Record<string, unknown> };
    return Object.entries(responses).flatMap(([status]) =>
      exampleNames(written.responses?.[status]).map(({ name, statusInside }) => {
        return { name, method, path, status: status === "default" ? statusInside : Number(status) };
      }),
    );
  });
}

function exampleNames(response: unknown): readonly { name: string; statusInside: number }[] {
  const { content = {} } = resolve(response) as { content?: Record<string, { examples?: object }> };
  return Object.values(content)
    .flatMap(({ examples }) => Object.entries(examples ?? {}))
    .map(([name, example]) => {
      const { value } = resolve(example) as { value: { status?: number } };
      return { name, statusInside: value.status ?? 0 };
    });
}

function resolve(node: unknown): unknown {
  const reference = (node as { $ref?: string }).$ref;
  if (reference === undefined) return node;
  let place: unknown = contract.document;
  for (const part of reference.slice(2).split("/")) place = (place as Record<string, unknown>)[part];
  return place;
}
