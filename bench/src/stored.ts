// How a store that holds very many presentations does beside an empty one. Prints the table of README.md; a count may be given.
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openStore, sweep } from "@lectern/server";
import { printTable, toFigure } from "./measuring/print-table.ts";
import { median, medianRatio } from "./measuring/statistics.ts";
import { type MeasuredService, startService } from "./service/start-service.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const few = 50;
const turns = 200;
const starts = 3;
/** A file system takes so many names for one file; the names are what a sweep meets. */
const mostLinks = 30_000;

type Measured = "start" | "get" | "list" | "search" | "delete" | "sweep";

/** A store, and what was measured of it so far, each in milliseconds. */
interface Filled {
  readonly presentations: number;
  readonly directory: string;
  readonly times: Record<Measured, number[]>;
}

const stores: readonly Filled[] = [few, count].map((presentations) => ({
  presentations,
  directory: mkdtempSync(join(tmpdir(), "lectern-stored-")),
  times: { start: [], get: [], list: [], search: [], delete: [], sweep: [] },
}));
try {
  for (const { directory, presentations } of stores) {
    const since = performance.now();
    await fill(directory, presentations);
    console.log(`${presentations} presentations made in ${toFigure((performance.now() - since) / 1000)} s`);
  }
  for (let turn = 0; turn < starts; turn++) {
    for (const store of stores) await measureStart(store);
  }
  for (const store of stores) store.times.sweep.push(await measureSweep(store.directory));
  await measureRequests();
  report();
} finally {
  for (const { directory } of stores) rmSync(directory, { recursive: true });
}

function report(): void {
  const [empty, full] = stores;
  if (empty === undefined || full === undefined) return;
  const rows = (Object.keys(empty.times) as Measured[]).map((name) => {
    const [before, after] = [empty.times[name], full.times[name]];
    return [name, toFigure(median(before)), toFigure(median(after)), toFigure(medianRatio(after, before))];
  });
  console.log("\nMedian ms, both stores in turn, one request at a time; a sweep with all its files\n");
  printTable(["", `${few} stored`, `${count.toLocaleString("en")} stored`, "ratio"], rows);
}

function toId(turn: number): string {
  return `deck${String(turn).padStart(8, "0")}`;
}

function toKey(turn: number): string {
  return turn.toString(16).padStart(8, "0").split("").reverse().join("").padEnd(32, "0");
}

/** Makes rows and files as the service would, all of one owner. */
async function fill(directory: string, presentations: number): Promise<void> {
  await (await openStore({ dataDirectory: directory })).close();
  const database = new DatabaseSync(join(directory, "lectern.sqlite"));
  database.exec("pragma synchronous = off; begin");
  const insert = database.prepare(
    `insert into presentations (id, owner_id, title, title_key, blob_key, size, created_at, version)
     values (?, 'default', ?, ?, ?, 1, ?, 1)`,
  );
  const outline = database.prepare(
    "insert into outlines (presentation_id, version, outline, created_at) values (?, 1, ?, ?)",
  );
  for (let turn = 0; turn < presentations; turn++) {
    const title = `Report ${turn} on the ${turn % 97} bridges`;
    insert.run(toId(turn), title, title.toLowerCase(), toKey(turn), turn);
    outline.run(toId(turn), JSON.stringify({ title, slides: [] }), turn);
  }
  database.exec("commit");
  database.close();
  makeFiles(join(directory, "blobs"), presentations);
}

function makeFiles(blobs: string, presentations: number): void {
  for (let shard = 0; shard < 256; shard++)
    mkdirSync(join(blobs, shard.toString(16).padStart(2, "0")), { recursive: true });
  const toPath = (turn: number) => join(blobs, toKey(turn).slice(0, 2), toKey(turn));
  for (let turn = 0; turn < presentations; turn++) {
    if (turn % mostLinks === 0) writeFileSync(toPath(turn), "x");
    else linkSync(toPath(turn - (turn % mostLinks)), toPath(turn));
  }
}

async function measureStart({ directory, times }: Filled): Promise<void> {
  const since = performance.now();
  const service = await startService(directory);
  times.start.push(performance.now() - since);
  await service.close();
}

/** With a service on each store, whose first sweeps run meanwhile. */
async function measureRequests(): Promise<void> {
  const services: MeasuredService[] = [];
  try {
    for (const { directory } of stores) services.push(await startService(directory));
    const measure = (name: Measured, requests: number, send: Send) =>
      timeInTurn(services, { name, requests, send });
    await measure("list", turns, (service) => service.send("GET", "/v1/presentations"));
    await measure("search", turns / 10, (service) => service.send("GET", "/v1/presentations?q=report"));
    await measure("get", turns, (service, turn) =>
      service.send("GET", `/v1/presentations/${toId(turn % few)}`),
    );
    await measure("delete", few / 2, (service, turn) =>
      service.send("DELETE", `/v1/presentations/${toId(turn)}`),
    );
  } finally {
    for (const service of services) await service.close();
  }
}

type Send = (service: MeasuredService, turn: number) => Promise<Response>;

async function timeInTurn(
  services: readonly MeasuredService[],
  { name, requests, send }: { readonly name: Measured; readonly requests: number; readonly send: Send },
): Promise<void> {
  for (let turn = 0; turn < requests; turn++) {
    for (const [index, service] of services.entries()) {
      const since = performance.now();
      await (await send(service, turn)).arrayBuffer();
      stores[index]?.times[name].push(performance.now() - since);
    }
  }
}

async function measureSweep(directory: string): Promise<number> {
  const store = await openStore({ dataDirectory: directory });
  try {
    const since = performance.now();
    const { orphans, spared } = await sweep({ store, now: () => new Date(), graceFor: 0, keepTrashFor: 0 });
    if (orphans + spared > 0) throw new Error("Expected every file to have its row.");
    return performance.now() - since;
  } finally {
    await store.close();
  }
}
