import { expect, test } from "vitest";
import { problemCodesOf } from "./problem-codes.ts";
import { readContract } from "./read-contract.ts";

const { operations, schemas } = readContract();
const codes = schemas["ProblemCode"]?.["enum"] as readonly string[];

/** The rows of the table in the description of ProblemCode. */
const rows = String(schemas["ProblemCode"]?.["description"])
  .split("\n")
  .flatMap((line) => {
    const [, code, statuses = "", again = ""] = /^\| `(\w+)` \| ([\d, ]+) \| (yes|no) \|/.exec(line) ?? [];
    return code ? [{ code, statuses: statuses.split(", ").map(Number), again }] : [];
  });

interface Example {
  readonly code: string;
  readonly status: number;
  readonly type: string;
  readonly title: string;
}

const examples = operations.flatMap(({ responses }) =>
  Object.values(responses).flatMap(
    ({ content }) => (content["application/problem+json"]?.examples ?? []) as readonly Example[],
  ),
);

test("the table in the contract has a row for each code, in their order", () => {
  expect(rows.map(({ code }) => code)).toEqual(codes);
});

test.each(rows)(
  "$code has an example, each with a status of its row, and one title",
  ({ code, statuses }) => {
    const own = examples.filter((example) => example.code === code);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    expect(new Set(own.map(({ title }) => title)).size).toBe(1);
    expect(own.every(({ type }) => type === `urn:lectern:problem:${code}`)).toBe(true);
  },
);

test("an operation's codes are those of its examples", () => {
  const download = operations.find(({ operationId }) => operationId === "downloadPresentation");
  expect(download && problemCodesOf(download)).toEqual(
    expect.arrayContaining(["presentation_not_found", "unauthorized", "internal_error", "rate_limited"]),
  );
  expect(download && problemCodesOf(download)).not.toContain("model_failed");
});
