import { join } from "node:path";
import { findContractChangeFault } from "./contract-change.ts";

const fault = findContractChangeFault(join(import.meta.dirname, "../.."));
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  console.log("The contract is as it was released, or a changeset announces its change.");
}
