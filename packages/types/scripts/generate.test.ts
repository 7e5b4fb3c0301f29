import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readContract } from "@lectern/spec";
import { expect, test } from "vitest";

const directory = fileURLToPath(new URL("../", import.meta.url));

test("what is committed is what the contract says", () => {
  const commandLine = ["scripts/generate.ts", "--check"];
  expect(execFileSync(process.execPath, commandLine, { cwd: directory, encoding: "utf8" })).toBe("");
});

test("every schema of the contract has a named type", () => {
  const index = readFileSync(`${directory}src/index.ts`, "utf8");
  for (const name of Object.keys(readContract().schemas)) {
    expect(index).toContain(`export type ${name} = components["schemas"]["${name}"];`);
  }
});

test.each(["src/index.ts", "src/generated/schema.ts"])("%s says how to make it anew", (name) => {
  expect(readFileSync(directory + name, "utf8")).toMatch(/^\/\/ Generated .*`pnpm generate`\.\n/);
});
