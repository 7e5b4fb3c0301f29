// How long a new service takes to its first answer, and to its first deck. Needs `pnpm build`. Prints the table of README.md.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { printTable } from "./print-table.ts";
import { median, smallest } from "./statistics.ts";

const rounds = 10;
const key = "a-key-for-measuring-only-0123456789";
const server = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

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
  const port = await findFreePort();
  const begin = performance.now();
  const child = spawn(process.execPath, [server], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      LECTERN_DATA_DIR: directory,
      LECTERN_API_KEY: key,
      LECTERN_LOG_LEVEL: "silent",
    },
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitForAnswer(`${url}/healthz`, child);
    const answer = performance.now() - begin;
    await generate(url);
    return { answer, deck: performance.now() - begin };
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
    rmSync(directory, { recursive: true });
  }
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(2);
  }
  throw new Error(
    `Expected the service to start, it ended with ${child.exitCode}. Start it with \`pnpm start\` to see why.`,
  );
}

async function generate(url: string): Promise<void> {
  const answer = await fetch(`${url}/v1/presentations/generate`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ prompt: "Urban gardening on small balconies" }),
  });
  if (!answer.ok) throw new Error(`Expected a deck, got ${answer.status}: ${await answer.text()}`);
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  listener.close();
  await once(listener, "close");
  if (address === null || typeof address === "string") throw new Error("Expected a port, got none.");
  return address.port;
}
