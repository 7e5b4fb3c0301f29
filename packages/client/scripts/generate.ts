// Contract in, client out: `pnpm generate` writes what changed, `pnpm generate --check` exits 1 when something is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readContract } from "@lectern/spec";
import { printClient } from "./print-client.ts";
import { printQueries } from "./print-queries.ts";
import { printZod } from "./print-zod.ts";

const contract = readContract();
const files = {
  "src/generated/operations.ts": printClient(contract),
  "src/generated/queries.ts": printQueries(contract),
  "src/generated/zod.ts": await printZod(contract),
};

for (const [name, content] of Object.entries(files)) {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (readIfThere(path) === content) continue;
  if (process.argv.includes("--check")) {
    console.error(`${name} is not what the contract says. Run \`pnpm generate\` and commit the result.`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`Wrote ${name}.`);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
