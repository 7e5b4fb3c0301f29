// Contract in, client out: `pnpm generate` writes what changed, `pnpm generate --check` exits 1 when something is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readContract } from "@lectern/spec";
import { printClient } from "./print-client.ts";

const name = "src/generated/operations.ts";
const path = fileURLToPath(new URL(`../${name}`, import.meta.url));

function readIfThere(): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const content = printClient(readContract());
if (readIfThere() === content) process.exit(0);
if (process.argv.includes("--check")) {
  console.error(`${name} is not what the contract says. Run \`pnpm generate\` and commit the result.`);
  process.exit(1);
}
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, content);
console.log(`Wrote ${name}.`);
