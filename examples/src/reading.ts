// Annotated prompts -> decks -> what stands on them beside what should -> a table of figures and whether they meet the goals.
//   node src/reading.ts SET… [--json FILE] [--only ID] [--worst N] [--jobs N]
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { printTable } from "./print-table.ts";
import type { Reading } from "./reading/judge-reading.ts";
import { makeReadings } from "./reading/make-readings.ts";
import { readSets } from "./reading/prompts/read-sets.ts";
import {
  describeFaults,
  type ReportTable,
  sortByFaults,
  toFigureTable,
  toGoalTable,
  toLeakTable,
} from "./reading/report-readings.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "string" },
    only: { type: "string", multiple: true, default: [] },
    worst: { type: "string", default: "0" },
    jobs: { type: "string", default: String(Math.min(4, availableParallelism())) },
  },
});
if (positionals.length === 0) {
  console.error("Expected files or folders of annotated prompts: pnpm reading SET….");
  process.exit(2);
}
// The paths are the caller's, who may stand in another folder than this package.
const fromCaller = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);
const isWanted = (name: string) =>
  values.only.length === 0 || values.only.some((id) => name === id || name.split(" ").includes(id));
const prompts = readSets(positionals.map(fromCaller)).filter(({ name }) => isWanted(name));
if (prompts.length === 0) {
  console.error("Expected annotated prompts in .txt files of these sets, found none.");
  process.exit(2);
}
const started = performance.now();
const readings = await makeReadings(prompts, { jobs: Number(values.jobs), deadline: 120_000 });
const seconds = (performance.now() - started) / 1000;

print(toFigureTable(readings), 1);
print(toLeakTable(readings), 1);
print(toGoalTable(readings), 1);
for (const reading of readings.filter(({ failure }) => failure !== undefined)) describe(reading);
const worst = values.only.length > 0 ? readings.length : Number(values.worst);
for (const reading of sortByFaults(readings).slice(0, worst)) describe(reading);
console.log(`\n${readings.length} prompts in ${seconds.toFixed(0)} s`);
if (values.json !== undefined) writeFileSync(fromCaller(values.json), JSON.stringify(readings, undefined, 1));

function print({ headings, rows }: ReportTable, firstNumber: number): void {
  printTable(headings, rows, firstNumber);
  console.log();
}

function describe(reading: Reading): void {
  console.log(`\n${reading.name}: ${reading.slideCount} slides: ${reading.slideTitles.join(" / ")}`);
  for (const line of describeFaults(reading)) console.log(`  ${line}`);
}
