import { readContract } from "@lectern/spec";
import { describe, expect, it } from "vitest";
import { ProblemError, problems, toProblem } from "./problems.ts";

const { schemas } = readContract();

describe("the table of problems", () => {
  it("has exactly the codes of the contract", () => {
    const declared = schemas["ProblemCode"]?.["enum"] as string[];
    expect(Object.keys(problems).toSorted()).toEqual(declared.toSorted());
  });

  it("has the titles of the contract's examples", () => {
    const examples = readContract()
      .operations.flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ content }) => content["application/problem+json"]?.examples ?? []) as {
      code: keyof typeof problems;
      title: string;
      status: number;
      type: string;
    }[];
    expect(examples.length).toBeGreaterThan(0);
    for (const { code, title, status, type } of examples) {
      expect({ title, type }).toEqual({ title: problems[code].title, type: `urn:lectern:problem:${code}` });
      expect(problems[code].statuses).toContain(status);
    }
  });
});

describe("ProblemError", () => {
  it("takes the usual status of its code", () => {
    expect(new ProblemError("template_not_found", "…").status).toBe(404);
  });

  it("refuses a status that its code cannot have", () => {
    expect(() => new ProblemError("unauthorized", "…", { status: 403 })).toThrow(RangeError);
  });

  it("leaves as RFC 9457 says, naming the request", () => {
    const error = new ProblemError("rate_limited", "Wait.", { retryAfter: 7 });
    expect(error.headers).toEqual({ "Retry-After": "7" });
    expect(toProblem(error, "3b0c1a52-6d0e-4e0c-9f2c-5a6f0d3c7e11")).toEqual({
      type: "urn:lectern:problem:rate_limited",
      title: "Too many requests with this key.",
      status: 429,
      detail: "Wait.",
      instance: "urn:uuid:3b0c1a52-6d0e-4e0c-9f2c-5a6f0d3c7e11",
      code: "rate_limited",
    });
  });
});
