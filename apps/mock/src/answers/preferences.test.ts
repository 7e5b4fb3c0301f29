import { describe, expect, test } from "vitest";
import { ProblemError } from "../contract/problems.ts";
import { parsePreferences } from "./preferences.ts";

describe("preferences are understood", () => {
  test.each([
    { given: "", want: { dynamic: false, waitSeconds: 0, applied: "" } },
    { given: "code=404", want: { code: 404, dynamic: false, waitSeconds: 0, applied: "code=404" } },
    {
      given: 'Code = "503", example=unavailable; wait=2, respond-async',
      want: {
        code: 503,
        example: "unavailable",
        dynamic: false,
        waitSeconds: 2,
        applied: "code=503, example=unavailable, wait=2",
      },
    },
    { given: "dynamic", want: { dynamic: true, waitSeconds: 0 } },
    { given: "code=404, code=500", want: { code: 404 } },
    { given: "dynamic=false, wait=0.5", want: { dynamic: false, waitSeconds: 0.5 } },
  ])("$given", ({ given, want }) => {
    expect(parsePreferences(given, new URLSearchParams())).toMatchObject(want);
  });
});

test("a link that cannot send the header puts them into the query; the header counts more", () => {
  const query = new URLSearchParams("__code=404&__example=notFound&__dynamic=true&__wait=1");
  const want = { code: 500, example: "notFound", dynamic: true, waitSeconds: 1 };
  expect(parsePreferences("code=500", query)).toMatchObject(want);
});

test.each(["code=abc", "code=600", "code", "dynamic=perhaps", "wait=soon", "wait=-1", "wait=1000"])(
  "%s is refused",
  (given) => {
    expect(() => parsePreferences(given, new URLSearchParams())).toThrow(ProblemError);
  },
);
