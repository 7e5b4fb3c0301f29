import { existsSync } from "node:fs";
import { access, constants, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { freemem, tmpdir, totalmem } from "node:os";
import { dirname } from "node:path";
import { sql } from "kysely";
import { chooseAuthor } from "../model/choose-author.ts";
import { toAuthorLines } from "../model/describe-author.ts";
import type { Settings } from "../settings/settings.ts";
import { openBlobs } from "../store/blobs/open-blobs.ts";
import { sqlitePathIn } from "../store/database/sqlite.ts";
import { readStoreId } from "../store/database/store-id.ts";
import { openDatabase, toBlobSettings } from "../wiring.ts";
import { loadEngine } from "../work/load-engine.ts";
import type { Examination } from "./findings.ts";

/** What is looked at. */
export interface ExaminationOptions {
  readonly settings: Settings;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Returns what to look at before the service is started with these settings, or while it runs. Nothing that is kept is changed. */
export function createExaminations(options: ExaminationOptions): Readonly<Record<string, Examination>> {
  const { settings } = options;
  return {
    Database: () => examineDatabase(settings),
    Files: () => examineFiles(settings),
    Clock: () => examineClock(settings),
    Disk: () => examineDisk(settings),
    Memory: async () => examineMemory(settings),
    Port: () => examinePort(settings),
    Model: () => examineModel(options),
    Decks: () => examineDecks(),
  };
}

async function examineDatabase(settings: Settings): Promise<string> {
  const path = sqlitePathIn(settings.dataDirectory);
  if (settings.databaseUrl === undefined && !existsSync(path)) {
    await assertWritable(settings.dataDirectory);
    return `SQLite, not made yet; the first start makes ${path}.`;
  }
  const database = await openDatabase(settings);
  try {
    const since = performance.now();
    const keys = await sql<{ count: number }>`select count(*) as count from api_keys`
      .execute(database)
      .then(({ rows }) => `${rows[0]?.count} keys`)
      .catch(() => "no tables yet; the first start makes them");
    const took = Math.round(performance.now() - since);
    return `${settings.databaseUrl === undefined ? path : "Postgres"} answers in ${took} ms: ${keys}.`;
  } finally {
    await database.destroy();
  }
}

/** Throws where a directory, or the nearest one above that is there, takes no files. */
async function assertWritable(directory: string): Promise<void> {
  let nearest = directory;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  await access(nearest, constants.W_OK).catch(() => {
    throw new Error(
      `${nearest} cannot be written to by this user. Give it to the user of the service, or set LECTERN_DATA_DIR.`,
    );
  });
}

async function examineFiles(settings: Settings): Promise<string> {
  const files = toBlobSettings(settings);
  const where = files.kind === "s3" ? `the bucket ${files.bucket}` : files.directory;
  if (files.kind === "directory" && !existsSync(files.directory)) {
    await assertWritable(files.directory);
    return `${where}, not made yet; the first start makes it.`;
  }
  const blobs = await openBlobs(files);
  const { key } = await blobs.put([Buffer.from("Lectern can write here.")]);
  await blobs.read(key);
  await blobs.delete(key);
  const marks = await blobs.marks.list();
  const storeId = await findStoreId(settings);
  if (storeId !== undefined && marks.length > 0 && (marks.length > 1 || marks[0] !== storeId)) {
    throw new Error(
      `${where} holds the files of another database: expected those of the store ${storeId}, got those of ` +
        `${marks.join(" and ")}. See "Database and files belong together" in docs/operating.md.`,
    );
  }
  return `${where} can be written, read and listed${marks.length > 0 ? ", and is this database's" : ""}.`;
}

async function findStoreId(settings: Settings): Promise<string | undefined> {
  const isThere = settings.databaseUrl !== undefined || existsSync(sqlitePathIn(settings.dataDirectory));
  const database = isThere ? await openDatabase(settings).catch(() => undefined) : undefined;
  try {
    return database && (await readStoreId(database).catch(() => undefined));
  } finally {
    await database?.destroy();
  }
}

/** In milliseconds: servers may differ by ten seconds, in either direction. */
const mostDrift = 5_000;

async function examineClock({ databaseUrl, ...settings }: Settings): Promise<string> {
  const here = new Date().toISOString();
  if (databaseUrl === undefined) return `${here}; one machine needs no other.`;
  const database = await openDatabase({ ...settings, databaseUrl });
  try {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
    const drift = Date.now() - Number(rows[0]?.now);
    if (Math.abs(drift) > mostDrift)
      throw new Error(`It is ${drift} ms off that of the database. Keep both by NTP, to within ten seconds.`);
    return `${here}, ${Math.abs(drift)} ms off that of the database.`;
  } finally {
    await database.destroy();
  }
}

const [leastFree, gigabyte] = [1e9, 1e9];

async function examineDisk({ dataDirectory }: Settings): Promise<string> {
  const told: string[] = [];
  for (const directory of new Set([dataDirectory, tmpdir()])) {
    let nearest = directory;
    while (!existsSync(nearest)) nearest = dirname(nearest);
    const { bavail, bsize, ffree } = await statfs(nearest);
    const free = bavail * bsize;
    if (free < leastFree || (ffree < 10_000 && ffree > 0)) {
      const left = `${(free / gigabyte).toFixed(2)} GB and ${ffree} files are left for ${directory}`;
      throw new Error(`${left}. Make room: at least 1 GB, or presentations are refused soon.`);
    }
    told.push(`${(free / gigabyte).toFixed(0)} GB free for ${directory}`);
  }
  return `${told.join(", ")}.`;
}

const gibibyte = 1024 ** 3;

function examineMemory({ workers }: Settings): string {
  const limit = process.constrainedMemory();
  const total = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  const usual = 0.25 * gibibyte + 0.5 * gibibyte * workers;
  const toText = (bytes: number) => `${(bytes / gibibyte).toFixed(1)} GiB`;
  const facts = `${toText(total)} in all, ${toText(freemem())} free; ${workers} workers take about ${toText(usual)}`;
  if (total < usual) throw new Error(`${facts}. Set LECTERN_WORKERS lower, or give it more.`);
  return `${facts}.`;
}

async function examinePort({ port, host }: Settings): Promise<string> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
    return `${host}:${port} is free.`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EACCES") throw new Error(`${port} takes more rights. Set PORT to 1024 or more.`);
    if (code !== "EADDRINUSE") throw new Error(`${message}. Check PORT and HOST.`);
    const isOurs = await isLectern(port);
    if (isOurs) return `${host}:${port} is taken, by a Lectern that answers.`;
    throw new Error(`${port} is taken by another program. Stop it, or set PORT to another one.`);
  } finally {
    server.close();
  }
}

async function isLectern(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal }).catch(() => undefined);
  return answer?.headers.has("lectern-contract") ?? false;
}

async function examineModel({ settings, environment }: ExaminationOptions): Promise<string> {
  const { author, settings: chosen } = await chooseAuthor(settings, { environment });
  const [line = ""] = toAuthorLines(author).split("\n");
  const url = author.kind === "set" ? chosen.model?.url : undefined;
  if (url === undefined) return line;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new Error(
      `${line} It does not answer at ${url}: ${cause?.message ?? message}. Does it run, and is LECTERN_MODEL_URL right?`,
    );
  }
  return `${line} It answers at ${url}; lectern model check says how well it writes.`;
}

const sample =
  "# A first deck\n\n## Why\n\n- One reason\n- Another reason\n\n## How\n\n- One step\n- Another step\n";

async function examineDecks(): Promise<string> {
  const since = performance.now();
  const engine = await loadEngine(undefined);
  const { slideCount } = await engine.generateDeck({ prompt: sample });
  const took = Math.round(performance.now() - since);
  return `${slideCount} slides made in ${took} ms; the fonts they are measured with are here, the system's are not needed.`;
}
