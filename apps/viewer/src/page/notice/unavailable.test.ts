import { describe, expect, test } from "vitest";
import { toNotice, toUnavailableReason } from "./unavailable.ts";

describe("toUnavailableReason", () => {
  test.each([
    { status: 400, code: "presentation_not_found", want: "gone" },
    { status: 400, code: "validation_failed", want: "link-invalid" },
    { status: 401, code: "unauthorized", want: "link-invalid" },
    { status: 403, code: undefined, want: "link-invalid" },
    { status: 404, code: undefined, want: "gone" },
    { status: 429, code: "rate_limited", want: "busy" },
    { status: 503, code: undefined, want: "busy" },
    { status: 500, code: undefined, want: "failed" },
  ])("takes $status with the code $code as $want", ({ status, code, want }) => {
    expect(toUnavailableReason(status, code)).toBe(want);
  });
});

describe("toNotice", () => {
  const reasons = [
    "link-incomplete",
    "link-invalid",
    "gone",
    "busy",
    "unreachable",
    "unreadable",
    "empty",
    "failed",
  ] as const;

  test.each(reasons)("has words for people when a deck is %s", (reason) => {
    const { heading, text } = toNotice(reason);
    expect(`${heading} ${text}`).not.toMatch(/[{}<>_]|\b[45]\d\d\b|json|http|token|error/i);
  });

  test("offers another try only where it could help", () => {
    expect(reasons.filter((reason) => toNotice(reason).offersRetry)).toEqual([
      "busy",
      "unreachable",
      "failed",
    ]);
  });
});
