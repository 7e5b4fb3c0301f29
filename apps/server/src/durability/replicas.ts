// Two replicas behind nginx, on one Postgres and one bucket, while callers make and delete presentations: a rolling restart,
// kill -9 of one, the database stopped and frozen, the bucket away. Says what callers met, and whether anything that was
// acknowledged is lost.  pnpm --filter @lectern/server replicas [SECONDS OF A PHASE] [--control]
// --control: one file of the bucket in ten is taken away before it is looked at, which has to be found.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ChildServer, startChildServer } from "../testing/child-server.ts";
import { startPostgresServer } from "../testing/postgres-server.ts";
import { startS3Server } from "../testing/s3-server.ts";
import { toS3Settings, toVariables } from "../testing/storages.ts";
import { findZipFault } from "../transfer/find-zip-fault.ts";
import type { StoreSettings } from "../wiring.ts";
import { findFreePort, openCuttablePort } from "./cuttable-port.ts";
import { findLosses, type Ledger, type Thing } from "./ledger.ts";
import { observe } from "./observe.ts";
import { countOne, createPhase, type Phase, printPhases } from "./phases.ts";
import { startNginx } from "./start-nginx.ts";

const [word] = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const seconds = Number(word ?? 10);
const isControl = process.argv.includes("--control");
const token = "a_key_for_replicas";
const callers = 4;

const phases: Phase[] = [createPhase("nothing")];
const current = () => phases.at(-1) as Phase;
const ledger: Ledger = new Map();
let isOver = false;

await using postgres = await startPostgresServer();
await using s3 = await startS3Server();
const bucket = await openCuttablePort(Number(new URL(s3.url).port));
const folder = await mkdtemp(join(tmpdir(), "lectern-replicas-"));
const settings: StoreSettings = {
  dataDirectory: join(folder, "data"),
  databaseUrl: await postgres.createDatabase(),
  ...toS3Settings(s3),
  s3Endpoint: `http://127.0.0.1:${bucket.port}`,
};
const ports = [await findFreePort(), await findFreePort()];
const balancerPort = await findFreePort();
const balancer = `http://127.0.0.1:${balancerPort}`;
const replicas = await Promise.all(ports.map(startReplica));
const nginx = await startNginx(folder, balancerPort, ports);

// The first deck of each starts its worker.
for (const [index, { url }] of replicas.entries()) await make(addThing(`First deck ${index}`), url);
const calling = Promise.all(Array.from({ length: callers }, (_, caller) => makeAndDelete(caller)));
const looking = lookWhetherReady();
await goOn();
await meet("rolling restart", async () => {
  for (const index of replicas.keys()) await restart(index, "SIGTERM");
});
await meet("kill -9 of one", () => restart(1, "SIGKILL", 3_000));
await meet("database stopped", () => postgres.kill());
await meet("… and started", () => postgres.start());
await meet("database frozen", () => postgres.freeze());
await meet("… and thawed", () => postgres.thaw());
await meet("bucket away", () => bucket.cut());
await meet("… and back", () => bucket.mend());
isOver = true;
await Promise.all([calling, looking]);
if (isControl) takeFilesAway();
const left = [...ledger.values()].filter(({ effects }) => effects.at(-1)?.kind !== "delete");
const losses = [...(await download(left)), ...findLosses(ledger, await observe(settings))];
for (const server of replicas) await server.end("SIGTERM");
await nginx.end();
await bucket.cut();
await rm(folder, { recursive: true });
report();

async function meet(name: string, happen: () => unknown): Promise<void> {
  phases.push(createPhase(name));
  await happen();
  await goOn();
}

function goOn(): Promise<void> {
  return sleep(seconds * 1000);
}

function startReplica(port: number): Promise<ChildServer> {
  return startChildServer({
    PORT: String(port),
    LECTERN_BASE_URL: balancer,
    ...toVariables(settings),
    LECTERN_API_KEY: token,
    LECTERN_LOG_LEVEL: "silent",
    LECTERN_WORKERS: "1",
    LECTERN_DRAIN_SECONDS: "1",
  });
}

async function restart(index: number, signal: NodeJS.Signals, away = 0): Promise<void> {
  await replicas[index]?.end(signal);
  await sleep(away);
  replicas[index] = await startReplica(ports[index] ?? 0);
}

async function makeAndDelete(caller: number): Promise<void> {
  for (let count = 0; !isOver; count++) {
    const thing = addThing(`Deck ${caller}.${count}`);
    const begun = performance.now();
    await make(thing);
    current().times.push(performance.now() - begun);
    current().acknowledged++;
    if (count % 3 === 2) await deleteOnce(thing);
  }
}

function addThing(name: string): Thing {
  const thing: Thing = { table: "presentations", name, effects: [{ kind: "make", title: name }] };
  ledger.set(name, thing);
  return thing;
}

/** Asks again, with the same key, until there is a success: as the client does. */
async function make(thing: Thing, url = balancer): Promise<void> {
  const body = JSON.stringify({
    prompt: `# ${thing.name}\n\n- Stone lasts\n- Steel spans\n- Wood is light`,
  });
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  for (;;) {
    const answer = await ask(`${url}/v1/presentations/generate`, { method: "POST", headers, body });
    if (answer) {
      thing.id = (JSON.parse(answer.toString()) as { id: string }).id;
      acknowledge(thing);
      return;
    }
    await sleep(200);
  }
}

async function deleteOnce(thing: Thing): Promise<void> {
  thing.effects.push({ kind: "delete", title: "" });
  if (await ask(`${balancer}/v1/presentations/${thing.id}`, { method: "DELETE" })) acknowledge(thing);
}

function acknowledge({ effects }: Thing): void {
  const last = effects.at(-1);
  if (last) last.requestId = "told";
}

/** Returns the body of a success; else undefined, and counts what came instead. */
async function ask(url: string, { headers, ...request }: RequestInit = {}): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(url, {
      ...request,
      headers: { ...(headers as Record<string, string>), authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) return bytes;
    countOne(current().failed, String(answer.status));
  } catch {
    countOne(current().failed, "cut");
  }
  return undefined;
}

async function lookWhetherReady(): Promise<void> {
  while (!isOver) {
    const [phase, begun] = [current(), performance.now()];
    const status = await fetch(`http://127.0.0.1:${ports[0]}/readyz`).then(
      (one) => one.status,
      () => 0,
    );
    countOne(phase.ready, status);
    phase.slowestReady = Math.max(phase.slowestReady, performance.now() - begun);
    await sleep(250);
  }
}

/** Downloads all of these by the balancer, and says of which there is no whole file. */
async function download(things: readonly Thing[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, id } of things) {
    const bytes = await ask(`${balancer}/v1/presentations/${id}/download`);
    const fault = bytes ? findZipFault(bytes) : "it cannot be downloaded";
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

function takeFilesAway(): void {
  const files = [...s3.objects.keys()].filter((name) => !name.includes("lectern-"));
  for (const name of files.filter((_, index) => index % 10 === 0)) s3.objects.delete(name);
}

function report(): void {
  printPhases(phases);
  for (const loss of losses) console.log(`LOST ${loss}`);
  const acknowledged = phases.reduce((sum, phase) => sum + phase.acknowledged, 0);
  const failed = phases.flatMap((phase) => [...phase.failed.values()]).reduce((sum, count) => sum + count, 0);
  console.log(
    `${acknowledged} presentations acknowledged, ${failed} requests failed, ${left.length} downloaded afterwards, ${losses.length} lost`,
  );
  process.exitCode = (losses.length === 0) === isControl ? 1 : 0;
}
