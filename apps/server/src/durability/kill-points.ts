// Kills the service as it is about to make its n-th writing call of a kind, again and again on one store, and looks each time
// whether all is there that it had acknowledged.  pnpm --filter @lectern/server kill-points [POINTS] [SEED] [--real] [--control]
// --real: with real decks, which take seconds a point; --control: with a fault that has to be found.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChildServer, startChildServer } from "../testing/child-server.ts";
import { createRandom } from "./create-random.ts";
import { findLosses, type Ledger, settle } from "./ledger.ts";
import { observe } from "./observe.ts";
import { assertStrace, killAt, killingAt, type WritingCall } from "./strace.ts";
import { work } from "./workload.ts";

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isReal = process.argv.includes("--real");
const isControl = process.argv.includes("--control");
const [points, seed] = [Number(words[0] ?? 1000), Number(words[1] ?? 1)];
const stores = 2;
const standIn = new URL("stand-in-service.ts", import.meta.url);
const earlyRename = new URL("early-rename.ts", import.meta.url).href;
const token = "a_key_for_kill_points";

/** Requests in a life of the service: no point lies beyond. */
const limit = 60;

/** How often a thread makes each call in some 15 requests: a point lies anywhere in that. */
const ranges: readonly (readonly [WritingCall, number])[] = [
  ["pwrite64", 250],
  ["pwrite64", 100],
  ["pwrite64", 30],
  ["fsync", 40],
  ["fsync", 15],
  ["fdatasync", 6],
  ["rename", 6],
  ["mkdir", 12],
  ["unlink", 8],
];

/** Where a point lay. */
interface Point {
  readonly call: WritingCall;
  readonly phase: "at start" | "at work" | "not reached";
  readonly acknowledged: number;
  readonly losses: readonly string[];
}

await assertStrace();
const begun = performance.now();
const done: Point[] = [];
let orphans = 0;
await Promise.all(Array.from({ length: stores }, (_, store) => killAgainAndAgain(store)));
report();

async function killAgainAndAgain(store: number): Promise<void> {
  const random = createRandom(seed + store);
  const dataDirectory = await mkdtemp(join(tmpdir(), "lectern-kill-points-"));
  const ledger: Ledger = new Map();
  let number = 0;
  let last: Omit<Point, "losses"> | undefined;
  const judge = async () => {
    const observed = await observe({ dataDirectory });
    const losses = findLosses(ledger, observed);
    settle(ledger, observed);
    orphans = Math.max(orphans, observed.orphans);
    if (last) tell({ ...last, losses });
    last = undefined;
  };
  while (done.filter(({ phase }) => phase !== "not reached").length < points) {
    const [call, most] = ranges[Math.floor(random() * ranges.length)] ?? ranges[0] ?? ["fsync", 1];
    const count = 1 + Math.floor(random() * most);
    const fromStart = random() < 0.1;
    const server = await start(dataDirectory, fromStart ? killingAt(call, count) : []);
    if (last || server === undefined) await judge();
    if (server === undefined) {
      tell({ call, phase: "at start", acknowledged: 0, losses: [] });
      continue;
    }
    if (!fromStart) await killAt(server.process.pid ?? 0, call, count);
    const worked = await work({
      ...{ url: server.url, token, ledger, random, together: 3, limit },
      nextNumber: () => number++,
    });
    const isReached = server.process.signalCode !== null || worked.sent < limit;
    const code = await server.end("SIGKILL");
    if (code !== null) throw new Error(`Expected the service to be killed, it ended with ${code}.`);
    for (const refusal of worked.refusals)
      tell({ call, phase: "at work", acknowledged: 0, losses: [refusal] });
    last = { call, phase: isReached ? "at work" : "not reached", acknowledged: worked.acknowledged };
  }
  const server = await start(dataDirectory, []);
  await judge();
  if (server === undefined || (await server.end("SIGTERM")) !== 0)
    throw new Error("The service did not end well.");
  await rm(dataDirectory, { recursive: true });
}

/** Returns the service, or undefined where it was killed before it listened. */
async function start(dataDirectory: string, under: readonly string[]): Promise<ChildServer | undefined> {
  const environment = {
    LECTERN_DATA_DIR: dataDirectory,
    LECTERN_API_KEY: token,
    LECTERN_LOG_LEVEL: "silent",
    LECTERN_WORKERS: "1",
    ...(isControl && { NODE_OPTIONS: `--import=${earlyRename}` }),
  };
  try {
    return await startChildServer(environment, { under, ...(!isReal && { main: standIn }) });
  } catch (error) {
    const output = (error as Error).message.split("\n").slice(1).join("").trim();
    if (output !== "") throw error;
    return undefined;
  }
}

function tell(point: Point): void {
  done.push(point);
  for (const loss of point.losses) console.log(`LOST after ${point.call} ${point.phase}: ${loss}`);
  if (done.length % 50 === 0) console.error(`${done.length} points, ${seconds()} s`);
}

function seconds(): number {
  return Math.round((performance.now() - begun) / 1000);
}

function report(): void {
  console.log(
    "| killed before | at start | at work | acknowledged before | lost |\n| --- | ---: | ---: | ---: | ---: |",
  );
  for (const [call, some] of Map.groupBy(done, (point) => point.call)) {
    const count = (phase: Point["phase"]) => some.filter((point) => point.phase === phase).length;
    const sum = (read: (point: Point) => number) => some.reduce((total, point) => total + read(point), 0);
    const cells = [
      call,
      count("at start"),
      count("at work"),
      sum((one) => one.acknowledged),
      sum((one) => one.losses.length),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  const lost = done.reduce((sum, { losses }) => sum + losses.length, 0);
  const reached = done.filter(({ phase }) => phase !== "not reached").length;
  const acknowledged = done.reduce((sum, point) => sum + point.acknowledged, 0);
  console.log(
    `${reached} kill points in ${seconds()} s: ${acknowledged} requests acknowledged, ${lost} lost; at most ${orphans} files left without a row`,
  );
  process.exitCode = (lost === 0) === isControl ? 1 : 0;
}
