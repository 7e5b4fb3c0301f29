import { readContract } from "@lectern/spec";
import { describe, expect, test } from "vitest";
import { createRoutes } from "./routes.ts";

const routes = createRoutes(readContract().operations);

describe("a method and a path lead to an operation", () => {
  test.each([
    { given: "GET /v1/presentations/abc", want: ["getPresentation", { id: "abc" }] },
    { given: "HEAD /v1/presentations/abc", want: ["getPresentation", { id: "abc" }] },
    { given: "DELETE /v1/presentations/abc", want: ["deletePresentation", { id: "abc" }] },
    { given: "GET /v1/presentations/a%2Fb/embed", want: ["embedPresentation", { id: "a/b" }] },
    { given: "GET /v1/presentations/%zz", want: ["getPresentation", { id: "%zz" }] },
    { given: "POST /v1/presentations/generate", want: ["generatePresentation", {}] },
    { given: "GET /v1/presentations/generate", want: ["getPresentation", { id: "generate" }] },
    { given: "PUT /v1/presentations/abc", want: "wrong_method" },
    { given: "GET /v1/presentations/", want: "unknown_path" },
    { given: "GET /v1/templates/", want: "unknown_path" },
    { given: "GET /v2/templates", want: "unknown_path" },
    { given: "GET /xv1/templates", want: "unknown_path" },
  ])("$given", ({ given, want }) => {
    const [method = "", path = ""] = given.split(" ");
    const match = routes.match(method, path);
    const got =
      match.kind === "found" ? [match.route.operation.operationId, match.route.parameters] : match.kind;
    expect(got).toEqual(want);
  });
});

test("a path takes the methods of its operations, HEAD beside GET, and OPTIONS", () => {
  expect(routes.allowedMethods("/v1/templates")).toEqual(["GET", "POST", "HEAD", "OPTIONS"]);
  expect(routes.allowedMethods("/v1/templates/abc")).toEqual(["GET", "DELETE", "HEAD", "OPTIONS"]);
  expect(routes.allowedMethods("/nowhere")).toEqual([]);
});
