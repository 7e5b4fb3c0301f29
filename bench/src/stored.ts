// How a store that holds very many presentations does beside an empty one. Prints the table of README.md; a count may be given.
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openStore, sweep } from "@lectern/server";
import { printTable, toFigure } from "./measuring/print-table.ts";
import { median } from "./measuring/statistics.ts";
import { type MeasuredService, startService } from "./service/start-service.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const few = 50;
const turns = 200;
const starts = 3;
/** A file system takes so many names for one file; the names are what a sweep meets. */
const mostLinks = 30_000;

/** What was measured, in milliseconds. */
interface Figures {
  readonly start: number;
  readonly get: number;
  readonly list: number;
  readonly search: number;
  readonly delete: number;
  readonly sweep: number;
}

const directories = [few, count].map((presentations) => ({
  presentations,
  directory: mkdtempSync(join(tmpdir(), "lectern-stored-")),
}));
try {
  const measured: Figures[] = [];
  for (const { directory, presentations } of directories) {
    const since = performance.now();
    await fill(directory, presentations);
    console.log(`${presentations} presentations made in ${toFigure((performance.now() - since) / 1000)} s`);
    measured.push(await measure(directory));
  }
  report(measured);
} finally {
  for (const { directory } of directories) rmSync(directory, { recursive: true });
}

function report([empty, full]: readonly Figures[]): void {
  if (empty === undefined || full === undefined) return;
  const rows = (Object.keys(empty) as (keyof Figures)[]).map((name) => [
    name,
    toFigure(empty[name]),
    toFigure(full[name]),
    toFigure(full[name] / empty[name]),
  ]);
  console.log(`\nMedian ms, one request at a time; a sweep with all its files\n`);
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

async function measure(directory: string): Promise<Figures> {
  const started: number[] = [];
  for (let turn = 0; turn < starts; turn++) {
    const since = performance.now();
    const service = await startService(directory);
    started.push(performance.now() - since);
    await service.close();
  }
  const sweep = await measureSweep(directory);
  const service = await startService(directory);
  try {
    const list = await time(turns, () => service.send("GET", "/v1/presentations"));
    const search = await time(20, () => service.send("GET", "/v1/presentations?q=report"));
    const get = await time(turns, (turn) => service.send("GET", `/v1/presentations/${toId(turn % few)}`));
    const gone = await time(few / 2, (turn) => remove(service, turn));
    return { start: median(started), get, list, search, delete: gone, sweep };
  } finally {
    await service.close();
  }
}

function remove(service: MeasuredService, turn: number): Promise<Response> {
  return service.send("DELETE", `/v1/presentations/${toId(turn)}`);
}

async function time(requests: number, send: (turn: number) => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < requests; turn++) {
    const since = performance.now();
    await (await send(turn)).arrayBuffer();
    times.push(performance.now() - since);
  }
  return median(times);
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
