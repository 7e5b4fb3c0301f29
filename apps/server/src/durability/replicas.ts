// Two replicas behind nginx, on one Postgres and one bucket, while callers make presentations: a rolling restart, kill -9 of one,
// the database stopped, frozen, the bucket away. Says what callers noticed, and whether anything acknowledged is lost.
//   pnpm --filter @lectern/server replicas [SECONDS OF A PHASE]
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ChildServer, startChildServer } from "../testing/child-server.ts";
import { startPostgresServer } from "../testing/postgres-server.ts";
import { startS3Server } from "../testing/s3-server.ts";
import { toS3Settings } from "../testing/storages.ts";
import type { StoreSettings } from "../wiring.ts";
import { findLosses, type Ledger, type Thing } from "./ledger.ts";
import { observe } from "./observe.ts";

const seconds = Number(process.argv[2] ?? 10);
const token = "a_key_for_replicas";
const callers = 4;

/** What callers met in a phase. */
interface Phase {
  readonly name: string;
  acknowledged: number;
  /** First answers that were no success, by status; "none": the connection ended. */
  readonly refusals: Map<string, number>;
  /** From the first try to the success, in milliseconds. */
  readonly times: number[];
  /** Of GET /readyz of one replica. */
  readonly ready: Map<number, number>;
  slowestReady: number;
}

const phases: Phase[] = [];
const current = () => phases.at(-1) as Phase;
const ledger: Ledger = new Map();
let isOver = false;

await using postgres = await startPostgresServer();
await using s3 = await startS3Server();
const bucket = await openRelay(Number(new URL(s3.url).port));
const folder = await mkdtemp(join(tmpdir(), "lectern-replicas-"));
const settings: StoreSettings = {
  dataDirectory: join(folder, "data"),
  databaseUrl: await postgres.createDatabase(),
  ...toS3Settings(s3),
  s3Endpoint: `http://127.0.0.1:${bucket.port}`,
};
const [balancerPort, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()];
const balancer = `http://127.0.0.1:${balancerPort}`;
const replicas = await Promise.all(ports.map(startReplica));
const nginx = await startNginx(balancerPort, ports);

const work = Promise.all(Array.from({ length: callers }, (_, caller) => keepAsking(caller)));
const looking = lookWhetherReady();
await pass("nothing", () => sleep(seconds * 1000));
await pass("rolling restart", async () => {
  for (const index of replicas.keys()) await restart(index, "SIGTERM");
  await sleep(seconds * 500);
});
await pass("kill -9 of one", async () => {
  await restart(1, "SIGKILL", 3_000);
  await sleep(seconds * 500);
});
await pass("database stopped", () => postgres.kill().then(() => sleep(seconds * 500)));
await pass("… and started", () => postgres.start().then(() => sleep(seconds * 1000)));
await pass("database frozen", async () => {
  postgres.freeze();
  await sleep(seconds * 1000);
});
await pass("… and thawed", async () => {
  postgres.thaw();
  await sleep(seconds * 1000);
});
await pass("bucket away", () => bucket.close().then(() => sleep(seconds * 1000)));
await pass("… and back", () => bucket.open().then(() => sleep(seconds * 1000)));
isOver = true;
await Promise.all([work, looking]);
const observed = await observe(settings);
const losses = findLosses(ledger, observed);
for (const server of replicas) await server.end("SIGTERM");
nginx.kill("SIGTERM");
await bucket.close();
await rm(folder, { recursive: true });
report();

async function pass(name: string, happen: () => Promise<unknown>): Promise<void> {
  phases.push({ name, acknowledged: 0, refusals: new Map(), times: [], ready: new Map(), slowestReady: 0 });
  await happen();
}

function startReplica(port: number): Promise<ChildServer> {
  return startChildServer({
    PORT: String(port),
    LECTERN_BASE_URL: balancer,
    LECTERN_DATA_DIR: settings.dataDirectory,
    LECTERN_API_KEY: token,
    LECTERN_LOG_LEVEL: "silent",
    LECTERN_WORKERS: "1",
    LECTERN_DRAIN_SECONDS: "1",
    DATABASE_URL: settings.databaseUrl ?? "",
    LECTERN_S3_BUCKET: settings.s3Bucket ?? "",
    LECTERN_S3_ENDPOINT: settings.s3Endpoint ?? "",
    LECTERN_S3_ACCESS_KEY_ID: settings.s3KeyId ?? "",
    LECTERN_S3_SECRET_ACCESS_KEY: settings.s3Secret ?? "",
  });
}

async function restart(index: number, signal: NodeJS.Signals, after = 0): Promise<void> {
  await replicas[index]?.end(signal);
  await sleep(after);
  replicas[index] = await startReplica(ports[index] ?? 0);
}

/** As deploy/nginx.conf has it, without TLS. */
async function startNginx(port: number, servers: readonly number[]) {
  const configuration = `
    daemon off; pid ${folder}/pid; error_log ${folder}/errors;
    events {}
    http {
      access_log off; client_body_temp_path ${folder}/bodies; proxy_temp_path ${folder}/proxied;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      upstream lectern { ${servers.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join(" ")} keepalive 32; }
      server {
        listen 127.0.0.1:${port}; client_max_body_size 100m;
        location / {
          proxy_pass http://lectern; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
          proxy_buffering off; proxy_read_timeout 310s;
          proxy_next_upstream error timeout http_503; proxy_next_upstream_tries 2;
        }
      }
    }`;
  await writeFile(join(folder, "nginx.conf"), configuration);
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  while (
    !(await fetch(`${balancer}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error("Expected nginx to start: apt-get install nginx-light.");
    await sleep(50);
  }
  return child;
}

async function keepAsking(caller: number): Promise<void> {
  for (let count = 0; !isOver; count++) {
    const name = `Deck ${caller}.${count}`;
    const body = JSON.stringify({ prompt: `# ${name}\n\n- Stone lasts\n- Steel spans\n- Wood is light` });
    const thing: Thing = { table: "presentations", name, effects: [{ kind: "make", title: name }] };
    ledger.set(name, thing);
    const begun = performance.now();
    const made = await askUntilMade(body, randomUUID());
    current().times.push(performance.now() - begun);
    current().acknowledged++;
    thing.id = made.id;
    const [effect] = thing.effects;
    if (effect) effect.requestId = "told";
    if (count % 3 === 2) await deleteIt(thing);
  }
}

/** Asks again, with the same key, until there is a success: as the client does. */
async function askUntilMade(body: string, idempotencyKey: string): Promise<{ id: string }> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": idempotencyKey,
  };
  for (let tries = 0; ; tries++) {
    const answer = await ask(`${balancer}/v1/presentations/generate`, { method: "POST", headers, body });
    if (typeof answer !== "string") return JSON.parse(answer.text) as { id: string };
    if (tries === 0) current().refusals.set(answer, (current().refusals.get(answer) ?? 0) + 1);
    await sleep(200);
  }
}

async function deleteIt(thing: Thing): Promise<void> {
  const effect = { kind: "delete", title: "" } as const;
  thing.effects.push(effect);
  const answer = await ask(`${balancer}/v1/presentations/${thing.id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
  if (typeof answer !== "string") thing.effects[1] = { ...effect, requestId: "told" };
}

/** Returns the text of a success, or what came instead. */
async function ask(url: string, request: RequestInit): Promise<{ text: string } | string> {
  try {
    const answer = await fetch(url, request);
    const text = await answer.text();
    return answer.ok ? { text } : String(answer.status);
  } catch {
    return "none";
  }
}

async function lookWhetherReady(): Promise<void> {
  while (!isOver) {
    const [phase, begun] = [current(), performance.now()];
    const status = await fetch(`http://127.0.0.1:${ports[0]}/readyz`).then(
      (one) => one.status,
      () => 0,
    );
    phase.ready.set(status, (phase.ready.get(status) ?? 0) + 1);
    phase.slowestReady = Math.max(phase.slowestReady, performance.now() - begun);
    await sleep(250);
  }
}

/** A way to a port of this machine that can be closed: as a network does it, to connections that are open too. */
async function openRelay(to: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => sockets.delete(one) && other.destroy());
    }
  });
  const port = await findFreePort();
  const open = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await open();
  return {
    port,
    open,
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function report(): void {
  console.log("| while | acknowledged | first refused | p50 ms | longest ms | /readyz | slowest ms |");
  console.log("| --- | ---: | --- | ---: | ---: | --- | ---: |");
  for (const { name, acknowledged, refusals, times, ready, slowestReady } of phases) {
    const sorted = times.toSorted((one, other) => one - other);
    const [middle = 0, longest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
    const counts = (map: ReadonlyMap<unknown, number>) =>
      [...map].map(([what, count]) => `${count} × ${what}`).join(", ");
    const cells = [
      name,
      acknowledged,
      counts(refusals),
      Math.round(middle),
      Math.round(longest),
      counts(ready),
      Math.round(slowestReady),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  for (const loss of losses) console.log(`LOST ${loss}`);
  const acknowledged = phases.reduce((sum, phase) => sum + phase.acknowledged, 0);
  console.log(
    `${acknowledged} presentations acknowledged, ${losses.length} lost; ${observed.orphans} files without a row`,
  );
  process.exitCode = losses.length === 0 ? 0 : 1;
}
