// The reports that vitest left in every package -> one line: tests passed, tests failed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readArrows } from "./arrows/arrows.ts";

const root = join(import.meta.dirname, "../..");
const reports = Object.keys(readArrows(root).imports)
  .map((folder) => join(root, folder, ".vitest/report.json"))
  .filter((path) => existsSync(path))
  .map(
    (path) => JSON.parse(readFileSync(path, "utf8")) as { numPassedTests: number; numFailedTests: number },
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

console.log(sum(reports.map((one) => one.numPassedTests)), sum(reports.map((one) => one.numFailedTests)));
