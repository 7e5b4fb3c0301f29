import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contractPath, readContract } from "./index.ts";

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
