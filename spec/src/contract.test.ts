import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contractPath, readContract } from "./index.ts";
import { parseContract } from "./read-contract.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "lectern-contract-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

function contractWith(change: (text: string) => string): string {
  const path = join(directory, "openapi.yaml");
  writeFileSync(path, change(readFileSync(contractPath, "utf8")));
  return path;
}

test("everything that an operation refers to stands in its place", () => {
  expect(JSON.stringify(readContract().operations)).not.toContain("$ref");
});

test("what the build parses is the contract to the letter, and serves for its own text alone", () => {
  const parsed = parseContract(readFileSync(contractPath, "utf8"));
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
  const other = readContract(
    contractWith((text) => text.replace("operationId: listTemplates", "operationId: other")),
  );
  expect(other.operations.map(({ operationId }) => operationId)).toContain("other");
  expect(other.revision).not.toBe(parsed.revision);
});

test("a reference that leads nowhere is an error that names it", () => {
  const path = contractWith((text) => text.replace("responses/Unauthorized", "responses/Nobody"));
  expect(() => readContract(path)).toThrow("#/components/responses/Nobody");
});

test("references in a circle are an error", () => {
  const path = contractWith((text) =>
    text.replaceAll('$ref: "#/components/schemas/ProblemCode"', '$ref: "#/components/schemas/Problem"'),
  );
  expect(() => readContract(path)).toThrow("in a circle: #/components/schemas/Problem");
});
