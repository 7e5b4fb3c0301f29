import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contractPath } from "@lectern/spec";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findContractChangeFault, neededBump } from "./contract-change.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lectern-contract-change-"));
  mkdirSync(join(root, "spec/released"), { recursive: true });
  mkdirSync(join(root, ".changeset"));
  writeFileSync(join(root, "spec/package.json"), '{ "version": "0.1.0" }');
  copyFileSync(contractPath, join(root, "spec/released/openapi.yaml"));
  copyFileSync(contractPath, join(root, "spec/openapi.yaml"));
});
afterEach(() => rmSync(root, { recursive: true }));

function changeContract(from: string, to: string): void {
  const text = readFileSync(contractPath, "utf8");
  expect(text).toContain(from);
  writeFileSync(join(root, "spec/openapi.yaml"), text.replace(from, to));
}

function announce(bump: string): void {
  writeFileSync(
    join(root, ".changeset/brave-owls-sing.md"),
    `---\n"@lectern/spec": ${bump}\n---\n\nA change.\n`,
  );
}

test("an unchanged contract needs no changeset", () => {
  expect(findContractChangeFault(root)).toBeUndefined();
});

test.each([
  ["a narrower limit", "minLength: 5", "minLength: 7", "major", "minor"],
  ["another description", "What to generate.", "What to make.", "patch", "patch"],
  ["a renamed operation", "operationId: listTemplates", "operationId: templates", "major", "minor"],
])("%s without a changeset is a fault that says what to do", (_name, from, to, change, needed) => {
  changeContract(from, to);
  expect(findContractChangeFault(root)).toContain(`a ${change} change`);
  expect(findContractChangeFault(root)).toContain(`at least "${needed}"`);
});

test("a changeset that is large enough covers the change", () => {
  changeContract("minLength: 5", "minLength: 7");
  announce("minor");
  expect(findContractChangeFault(root)).toBeUndefined();
});

test("a changeset that is too small does not", () => {
  changeContract("minLength: 5", "minLength: 7");
  announce("patch");
  expect(findContractChangeFault(root)).toContain('the changesets announce "patch"');
});

test.each([
  ["major", "0.1.0", "minor"],
  ["major", "1.4.0", "major"],
  ["minor", "0.1.0", "minor"],
  ["patch", "0.1.0", "patch"],
  ["none", "0.1.0", "none"],
] as const)("a %s change at version %s needs a %s bump", (change, version, bump) => {
  expect(neededBump(change, version)).toBe(bump);
});
