// How long a new service takes to its first answer, and to its first deck. Needs `pnpm build`. Prints the table of README.md.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printTable } from "./measuring/print-table.ts";
import { median, smallest } from "./measuring/statistics.ts";
import { startService } from "./service/start-service.ts";

const rounds = 10;

const starts: Start[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const start = await measureStart();
  if (round > 0) starts.push(start);
}
const toRow = (name: string, values: readonly number[]) => [
  name,
  Math.round(median(values)).toString(),
  Math.round(smallest(values)).toString(),
];
console.log(`\nA new process with a new data directory, ${rounds} starts\n`);
printTable(
  ["from the start of the process to", "median ms", "least ms"],
  [
    toRow(
      "the first answer (GET /healthz)",
      starts.map(({ answer }) => answer),
    ),
    toRow(
      "the first deck (POST …/generate)",
      starts.map(({ deck }) => deck),
    ),
  ],
);

interface Start {
  readonly answer: number;
  readonly deck: number;
}

async function measureStart(): Promise<Start> {
  const directory = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const begin = performance.now();
  const service = await startService(directory);
  try {
    const answer = performance.now() - begin;
    const body = JSON.stringify({ prompt: "Urban gardening on small balconies" });
    await service.send("POST", "/v1/presentations/generate", { type: "application/json", body });
    return { answer, deck: performance.now() - begin };
  } finally {
    await service.close();
    rmSync(directory, { recursive: true });
  }
}
