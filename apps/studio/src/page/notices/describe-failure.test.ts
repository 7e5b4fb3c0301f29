import { createClient } from "@lectern/client";
import { expect, test } from "vitest";
import { describeFailure, isGone } from "./describe-failure.ts";

async function failWith(answer: () => Response): Promise<unknown> {
  const client = createClient({ baseUrl: "http://a.example", retries: 0, fetch: async () => answer() });
  return client.getPresentation({ id: "a" }).catch((error: unknown) => error);
}

function problem(status: number, code: string, more: object = {}, headers: HeadersInit = {}): () => Response {
  const body = { type: `urn:lectern:problem:${code}`, title: "Title.", status, code, ...more };
  return () =>
    Response.json(body, { status, headers: { ...headers, "content-type": "application/problem+json" } });
}

test.each([
  { answer: problem(401, "unauthorized"), want: { kind: "key" } },
  { answer: problem(404, "presentation_not_found"), want: { kind: "gone" } },
  { answer: problem(400, "template_not_found"), want: { kind: "gone" } },
  {
    answer: problem(503, "unavailable", {}, { "retry-after": "5" }),
    want: { kind: "busy", seconds: 5 },
  },
  { answer: problem(429, "rate_limited"), want: { kind: "busy", seconds: undefined } },
  {
    answer: problem(500, "internal_error", { instance: "urn:uuid:1" }),
    want: { kind: "fault", requestId: "urn:uuid:1" },
  },
  {
    answer: problem(400, "prompt_unusable", {
      detail: "No words.",
      errors: [{ pointer: "/body", message: "m" }],
    }),
    want: { kind: "refused", detail: "No words.", parts: ["m"] },
  },
  { answer: () => new Response("<h1>Bad gateway</h1>", { status: 502 }), want: { kind: "unreachable" } },
])("an answer means $want", async ({ answer, want }) => {
  expect(describeFailure(await failWith(answer))).toEqual(want);
});

test("no answer at all means that the service cannot be reached", async () => {
  const error = await failWith(() => {
    throw new TypeError("fetch failed");
  });
  expect(describeFailure(error)).toEqual({ kind: "unreachable" });
  expect(isGone(error)).toBe(false);
});
