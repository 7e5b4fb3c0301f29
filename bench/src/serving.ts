// What is served, beside bare node:http that answers the same bytes, in turn. Needs `pnpm build`. Prints the table of README.md.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { printTable, toFigure } from "./measuring/print-table.ts";
import { median, medianRatio } from "./measuring/statistics.ts";
import type { BareAnswer } from "./service/bare-server.ts";
import { sendRequests } from "./service/send-requests.ts";
import { type MeasuredService, startService } from "./service/start-service.ts";

const rounds = 7;
const connections = 16;
const presentations = 25;

/** One address, and how often it is asked for in a round. */
interface Case {
  readonly name: string;
  readonly path: string;
  readonly requests: number;
}

/** What a round took for each request, in microseconds. */
interface Cost {
  /** Processor time of the server, all its threads. */
  readonly processor: number;
  readonly wall: number;
}

const directory = mkdtempSync(join(tmpdir(), "lectern-serving-"));
const service = await startService(directory);
try {
  const id = await fill(service);
  const cases: readonly Case[] = [
    { name: "get", path: `/v1/presentations/${id}`, requests: 3000 },
    { name: "list (20)", path: "/v1/presentations", requests: 1500 },
    { name: "healthz", path: "/healthz", requests: 3000 },
    { name: "download", path: `/v1/presentations/${id}/download`, requests: 1500 },
  ];
  await measure(service, cases);
} finally {
  await service.close();
  rmSync(directory, { recursive: true });
}

async function fill({ send }: MeasuredService): Promise<string> {
  let id = "";
  for (let turn = 0; turn < presentations; turn++) {
    const body = JSON.stringify({ prompt: `# Deck ${turn}\n\n- One\n- Two\n- Three` });
    const answer = await send("POST", "/v1/presentations/generate", { type: "application/json", body });
    id = ((await answer.json()) as { id: string }).id;
  }
  return id;
}

async function measure(served: MeasuredService, cases: readonly Case[]): Promise<void> {
  const bare = await startBare(await readAnswers(served, cases));
  const rows: string[][] = [];
  try {
    for (const one of cases) {
      const [ours, theirs]: [Cost[], Cost[]] = [[], []];
      for (let round = 0; round <= rounds; round++) {
        const [ourCost, theirCost] = [await load(served, one), await load(bare, one)];
        // The first round warms both up.
        if (round > 0) ours.push(ourCost);
        if (round > 0) theirs.push(theirCost);
      }
      const ratio = (part: keyof Cost) => toFigure(medianRatio(pick(theirs, part), pick(ours, part)));
      const figure = (costs: readonly Cost[]) => toFigure(median(pick(costs, "processor")));
      rows.push([one.name, figure(ours), figure(theirs), ratio("processor"), ratio("wall")]);
    }
  } finally {
    bare.child.kill();
  }
  console.log(`\n${connections} connections, ${rounds} rounds in turn, µs of processor for each request\n`);
  printTable(["request", "service", "node:http", "of node:http", "of its requests per second"], rows);
}

function pick(costs: readonly Cost[], part: keyof Cost): number[] {
  return costs.map((cost) => cost[part]);
}

async function readAnswers(served: MeasuredService, cases: readonly Case[]) {
  const answers: Record<string, BareAnswer> = {};
  for (const { path } of cases) {
    const answer = await served.send("GET", path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // The same head, to the letter, as far as it is not node:http's own.
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !["connection", "date", "keep-alive"].includes(name)),
    );
    if (answer.headers.get("content-type")?.includes("json")) {
      answers[path] = { headers, body: bytes.toString() };
    } else {
      const file = join(directory, "bare-file");
      writeFileSync(file, bytes);
      answers[path] = { headers, file };
    }
  }
  return answers;
}

interface Bare extends Pick<MeasuredService, "url" | "pid" | "key"> {
  readonly child: ChildProcess;
}

async function startBare(answers: Readonly<Record<string, BareAnswer>>): Promise<Bare> {
  const script = fileURLToPath(new URL("service/bare-server.ts", import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, BARE_ANSWERS: JSON.stringify(answers) },
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    pid: child.pid ?? 0,
    key: service.key,
    child,
  };
}

async function load({ url, pid, key }: Omit<Bare, "child">, one: Case): Promise<Cost> {
  const authorization = `Bearer ${key}`;
  const [before, since] = [readProcessor(pid), performance.now()];
  await sendRequests({
    url,
    path: one.path,
    headers: { authorization },
    requests: one.requests,
    connections,
  });
  const wall = ((performance.now() - since) * 1000) / one.requests;
  return { processor: (readProcessor(pid) - before) / 1000 / one.requests, wall };
}

/** Returns the processor time that all threads of a process took up to now, in nanoseconds (Linux alone counts so). */
function readProcessor(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const times = readdirSync(tasks).map((task) => {
    const [time = "0"] = readFileSync(join(tasks, task, "schedstat"), "utf8").split(" ");
    return Number(time);
  });
  return times.reduce((sum, time) => sum + time, 0);
}
