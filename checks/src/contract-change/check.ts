// `pnpm contract-change`: each difference from the released contract has its line in a changeset; `--write` writes the missing ones.
import { join } from "node:path";
import { findContractChangeFault, readGateInput, writeChangeset } from "./contract-change.ts";

const root = join(import.meta.dirname, "../../..");

if (process.argv.includes("--write")) {
  const path = writeChangeset(root);
  console.log(
    path ? `Wrote ${path}. Say in it what the change is for.` : "Every difference has its line already.",
  );
} else {
  const fault = findContractChangeFault(readGateInput(root));
  if (fault) {
    console.error(fault);
    process.exitCode = 1;
  } else {
    console.log("Each difference from the released contract has its line in a changeset.");
  }
}
