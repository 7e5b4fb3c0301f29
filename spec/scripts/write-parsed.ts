// Writes the contract as it is parsed beside what is built, so that a process that starts need not parse YAML.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { contractPath } from "../src/index.ts";
import { parseContract, parsedPath } from "../src/read-contract.ts";

mkdirSync(dirname(parsedPath), { recursive: true });
writeFileSync(parsedPath, JSON.stringify(parseContract(readFileSync(contractPath, "utf8"))));
