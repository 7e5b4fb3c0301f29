// How many decks a service makes under more callers than it can serve, beside a bare server that syncs as many bytes.
// Prints the tables of README.md. With the path of another checkout's main.ts, measures that one instead.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openStore } from "@lectern/server";
import { printTable, toFigure } from "../measuring/print-table.ts";
import { median, medianRatio } from "../measuring/statistics.ts";
import { findFreePort, startService, waitForAnswer } from "../service/start-service.ts";
import { type CallerOptions, type Outcome, runCallers } from "./callers.ts";
import { watchHealth } from "./watch-health.ts";

const [main] = process.argv.slice(2);
const counts = [1, 8, 32, 256, 1000];
const warmUp = 2_000;
/** They start the workers and have their code compiled. */
const firstDecks = 150;
/** In milliseconds; longer than those who are refused stay away. */
const measured = 10_000;

const toPrompt = (count: number) =>
  `# Report ${count}\n\n## Harvest\n\n- Tomatoes gave 12 kg in ${count % 50} weeks\n- Beans gave 4 kg\n- Herbs are cut weekly\n\n` +
  "## Costs\n\n- Soil and pots cost 120 euros\n- Water costs 8 euros a month\n- Seeds come from the exchange\n\n" +
  "## Next year\n\n1. Build a trellis in March\n2. Sow beans in May\n3. Share the harvest in August";
const toLongPrompt = (count: number) => toPrompt(count).repeat(150).slice(0, 60_000);

interface Served {
  readonly url: string;
  readonly key: string;
  readPeakMemory(): number | undefined;
}

/** A service that keeps everything in a directory of its own, with so many keys. */
async function withService(use: (service: Served, keys: readonly string[]) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "lectern-load-"));
  const store = await openStore({ dataDirectory: directory });
  const keys: string[] = [];
  for (const name of ["one", "two"]) keys.push((await store.keys.create({ name })).token);
  await store.close();
  const service = await startService(directory, {}, main);
  try {
    for (let count = 0; count < firstDecks; count++) {
      const body = JSON.stringify({ prompt: toPrompt(count) });
      await service.send("POST", "/v1/presentations/generate", { type: "application/json", body });
    }
    await use(service, keys);
  } finally {
    await service.close();
    rmSync(directory, { recursive: true });
  }
}

async function withBareServer(size: number, use: (url: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "lectern-bare-"));
  const port = await findFreePort();
  const program = fileURLToPath(new URL("bare-server.ts", import.meta.url));
  const child = spawn(process.execPath, [program, directory, String(port), String(size)], {
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${url}/healthz`, child);
  try {
    await use(url);
  } finally {
    child.kill();
    await once(child, "exit");
    rmSync(directory, { recursive: true });
  }
}

interface Measured {
  readonly outcomes: readonly Outcome[];
  readonly health: readonly number[];
  readonly seconds: number;
}

/** Lets several kinds of callers run beside each other. */
async function measure(groups: readonly CallerOptions[]): Promise<Measured> {
  const [first] = groups;
  await run(groups, warmUp);
  const health = watchHealth(first?.url ?? "");
  const outcomes = await run(groups, measured);
  return { outcomes, health: await health.end(), seconds: measured / 1000 };
}

function run(groups: readonly CallerOptions[], milliseconds: number): Promise<Outcome[]> {
  const until = AbortSignal.timeout(milliseconds);
  return Promise.all(groups.map((group) => runCallers(group, until)));
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)];
const cell = (value: number | undefined) => (value === undefined ? "" : toFigure(value));

function toRow(name: string, { outcomes, health, seconds }: Measured, memory?: number): readonly string[] {
  const made = outcomes.flatMap((one) => one.made);
  const refused = outcomes.flatMap((one) => one.refused);
  for (const [other, count] of outcomes.flatMap((one) => [...one.others]))
    console.error(`${name}: ${count} × ${other}`);
  return [
    name,
    cell(made.length / seconds),
    cell(percentile(made, 0.5)),
    cell(percentile(made, 0.99)),
    cell(refused.length / seconds),
    cell(percentile(refused, 0.99)),
    cell(percentile(health, 0.99)),
    memory === undefined ? "" : String(Math.round(memory)),
  ];
}

const headings = [
  "callers",
  "decks/s",
  "p50 ms",
  "p99 ms",
  "refused/s",
  "p99 ms",
  "health p99 ms",
  "peak MiB",
];

async function measureCounts(): Promise<void> {
  const rows: (readonly string[])[] = [];
  const goodputs = { "back-off": [] as number[], "no back-off": [] as number[] };
  for (const backsOff of [true, false]) {
    for (const callers of counts) {
      await withService(async (service) => {
        const result = await measure([{ ...service, toPrompt, callers, backsOff }]);
        const name = `${callers}${backsOff ? "" : ", no back-off"}`;
        goodputs[backsOff ? "back-off" : "no back-off"].push(countMade(result));
        rows.push(toRow(name, result, service.readPeakMemory()));
      });
    }
  }
  for (const callers of counts) {
    await withBareServer(deckSize, async (url) => {
      rows.push(
        toRow(
          `${callers}, bare fastify`,
          await measure([{ url, key: "", toPrompt, callers, backsOff: true }]),
        ),
      );
    });
  }
  printTable(headings, rows);
  for (const [name, made] of Object.entries(goodputs)) {
    const part = (made.at(-1) ?? 0) / Math.max(...made);
    console.log(`${name}: at ${counts.at(-1)} callers, ${Math.round(part * 100)} % of its peak is left`);
  }
}

function countMade({ outcomes, seconds }: Measured): number {
  return outcomes.flatMap((one) => one.made).length / seconds;
}

/** Lets few and many callers come in turn to one service, so that other load of the machine meets both alike. */
async function measureOverload(): Promise<void> {
  const rows: (readonly string[])[] = [];
  for (const backsOff of [true, false]) {
    await withService(async (service) => {
      const [few, many]: [number[], number[]] = [[], []];
      const health: number[] = [];
      for (let round = 0; round < overloadRounds; round++) {
        const measureWith = (callers: number) => measure([{ ...service, toPrompt, callers, backsOff }]);
        few.push(countMade(await measureWith(32)));
        const result = await measureWith(320);
        many.push(countMade(result));
        health.push(percentile(result.health, 0.99) ?? 0);
      }
      const name = backsOff ? "with back-off" : "without";
      rows.push([
        name,
        cell(median(few)),
        cell(median(many)),
        cell(medianRatio(many, few)),
        cell(median(health)),
      ]);
    });
  }
  printTable(["in turn", "32 callers", "320 callers", "ratio", "health p99 ms"], rows);
}

const overloadRounds = 5;

/** Of a deck that is made of such a prompt, in bytes. */
const deckSize = 48_000;

async function measureNeighbours(): Promise<void> {
  const rows: (readonly string[])[] = [];
  const scenes: readonly { name: string; neighbour: Partial<CallerOptions> | undefined }[] = [
    { name: "4 callers alone", neighbour: undefined },
    { name: "beside 300 of another key", neighbour: { callers: 300 } },
    { name: "beside 300 without back-off", neighbour: { callers: 300, backsOff: false } },
    {
      name: "beside 16 that send 60k and hang up",
      neighbour: { callers: 16, toPrompt: toLongPrompt, abortAfter: 50, backsOff: false },
    },
  ];
  for (const { name, neighbour } of scenes) {
    await withService(async (service, [one = "", two = ""]) => {
      const own: CallerOptions = { ...service, key: one, toPrompt, callers: 4, backsOff: true };
      const other: CallerOptions = { ...own, key: two, ...neighbour };
      const { outcomes, health, seconds } = await measure(neighbour ? [own, other] : [own]);
      const [mine, theirs] = outcomes.map(({ made }) => made.length / seconds);
      rows.push([
        name,
        cell(mine),
        cell(theirs),
        cell(percentile(outcomes[0]?.made ?? [], 0.99)),
        cell(percentile(health, 0.99)),
      ]);
    });
  }
  printTable(["a key's callers", "decks/s", "of the other", "p99 ms", "health p99 ms"], rows);
}

console.log(`${availableParallelism()} processors, ${measured / 1000} s each\n`);
await measureCounts();
console.log("");
await measureOverload();
console.log("");
await measureNeighbours();
