import { expect, test } from "vitest";
import { readRetryAfter, toRetryDelay } from "./retry-delay.ts";

test.each([
  { attempt: 1, retryAfter: undefined, random: 0, want: 500 },
  { attempt: 2, retryAfter: undefined, random: 0, want: 1000 },
  { attempt: 3, retryAfter: undefined, random: 0, want: 2000 },
  { attempt: 9, retryAfter: undefined, random: 0, want: 8000 },
  { attempt: 1, retryAfter: undefined, random: 0.5, want: 437.5 },
  { attempt: 1, retryAfter: 5, random: 0, want: 5000 },
  { attempt: 1, retryAfter: 5, random: 0.5, want: 5625 },
  { attempt: 1, retryAfter: 0, random: 0.5, want: 0 },
  { attempt: 1, retryAfter: 60, random: 0, want: 60_000 },
  { attempt: 1, retryAfter: 61, random: 0, want: undefined },
])("waits $want ms after attempt $attempt with Retry-After $retryAfter and chance $random", (given) => {
  expect(toRetryDelay(given.attempt, given.retryAfter, () => given.random)).toBe(given.want);
});

const now = Date.parse("2026-11-20T09:30:00Z");

test.each([
  { given: "5", want: 5 },
  { given: " 120 ", want: 120 },
  { given: "0", want: 0 },
  { given: "Fri, 20 Nov 2026 09:30:07 GMT", want: 7 },
  { given: "Fri, 20 Nov 2026 09:00:00 GMT", want: 0 },
  { given: "soon", want: undefined },
  { given: "", want: undefined },
])("reads Retry-After $given as $want seconds", ({ given, want }) => {
  expect(readRetryAfter(new Headers({ "Retry-After": given }), now)).toBe(want);
});

test("reads no Retry-After where there is none", () => {
  expect(readRetryAfter(new Headers(), now)).toBeUndefined();
});
