import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { Schema } from "../store/database/schema.ts";
import { findReferences } from "../store/store.ts";
import { findZipFault } from "./find-zip-fault.ts";
import { forEachAtOnce } from "./for-each-at-once.ts";
import { type TableWithFiles, tablesWithFiles } from "./image.ts";

/** What is wrong with one row or file. */
export interface Difference {
  /** The row, or the file that has none. */
  readonly name: string;
  readonly fault: string;
}

/** What a check found. */
export interface CheckedStore {
  readonly presentations: number;
  readonly templates: number;
  /** Of the files of rows, together. */
  readonly bytes: number;
  readonly differences: readonly Difference[];
  /** Files without a row that are so young that they may be about to get one. */
  readonly young: number;
  /** Files without a row, in a backup: of rows that an earlier backup at this place had. */
  readonly left: number;
  readonly trashed: number;
}

/** What a check looks at; the service may be running. */
export interface CheckOptions {
  readonly database: Kysely<Schema>;
  readonly blobs: Blobs;
  readonly storeId: string;
  /** Files without a row are differences where they are older than this; undefined: never. */
  readonly before: Date | undefined;
  readonly onProgress: (rows: number) => void;
}

const page = 500;
const atOnce = 4;

/** Looks whether every row has its whole file and every file its row; the content of each file is read. */
export async function checkStore(options: CheckOptions): Promise<CheckedStore> {
  const { blobs } = options;
  const differences: Difference[] = await findMarkFaults(options);
  const counts = { presentations: 0, templates: 0, bytes: 0 };
  for (const table of tablesWithFiles) {
    for await (const rows of readRows(options.database, table)) {
      await forEachAtOnce(rows, atOnce, async (row) => {
        const { size, fault } = await checkRow(options, table, row);
        if (fault !== undefined) differences.push({ name: `${table.slice(0, -1)} ${row.id}`, fault });
        counts.bytes += size;
      });
      counts[table] += rows.length;
      options.onProgress(counts.presentations + counts.templates);
    }
  }
  const orphans = await countOrphans(options, differences);
  return { ...counts, ...orphans, differences, trashed: await count(blobs.trash.list()) };
}

async function findMarkFaults({ blobs, storeId }: CheckOptions): Promise<Difference[]> {
  const marks = await blobs.marks.list();
  if (marks.length === 1 && marks[0] === storeId) return [];
  const got = marks.length === 0 ? "none" : `those of ${marks.join(" and ")}`;
  return [{ name: "the mark of the files", fault: `expected that of the store ${storeId}, got ${got}` }];
}

interface CheckedRow {
  readonly id: string;
  readonly blob_key: string;
  readonly size: number;
  /** SHA-256, hexadecimal; of templates, and of presentations where it was kept. */
  readonly content_hash?: string | null;
}

async function* readRows(database: Kysely<Schema>, table: TableWithFiles): AsyncIterable<CheckedRow[]> {
  for (let last = ""; ; ) {
    const { rows } = await sql<CheckedRow>`
      select * from ${sql.table(table)} where deleted_at is null and id > ${last} order by id limit ${sql.lit(page)}
    `.execute(database);
    if (rows.length > 0) yield rows;
    if (rows.length < page) return;
    last = rows.at(-1)?.id ?? "";
  }
}

async function checkRow(
  { database, blobs }: CheckOptions,
  table: TableWithFiles,
  row: CheckedRow,
): Promise<{ readonly size: number; readonly fault?: string }> {
  const bytes = await blobs.read(row.blob_key);
  if (bytes !== undefined) {
    const fault = findContentFault(bytes, row);
    return { size: bytes.byteLength, ...(fault !== undefined && { fault }) };
  }
  const now = await database.selectFrom(table).selectAll().where("id", "=", row.id).executeTakeFirst();
  if (now === undefined || now.deleted_at !== null) return { size: 0 };
  if (now.blob_key !== row.blob_key) return checkRow({ database, blobs } as CheckOptions, table, now);
  return { size: 0, fault: `its file ${row.blob_key} is missing` };
}

function findContentFault(bytes: Uint8Array, row: CheckedRow): string | undefined {
  const file = `its file ${row.blob_key}`;
  if (bytes.byteLength !== row.size) return `${file} has ${bytes.byteLength} bytes, the row says ${row.size}`;
  const hash = row.content_hash ?? undefined;
  if (hash !== undefined) {
    const found = createHash("sha256").update(bytes).digest("hex");
    return found === hash ? undefined : `${file} has another checksum than the row says`;
  }
  const fault = findZipFault(bytes);
  return fault && `${file} is damaged: ${fault}`;
}

async function countOrphans(
  { database, blobs, before }: CheckOptions,
  differences: Difference[],
): Promise<Pick<CheckedStore, "young" | "left">> {
  const orphans = { young: 0, left: 0 };
  const look = async (files: readonly { key: string; modifiedAt: Date }[]) => {
    const keys = files.map(({ key }) => key);
    const referred = await findReferences(database, keys);
    for (const { key, modifiedAt } of files.filter((file) => !referred.has(file.key))) {
      if (before === undefined) orphans.left++;
      else if (modifiedAt > before) orphans.young++;
      else
        differences.push({ name: `the file ${key}`, fault: "no row refers to it; the next sweep takes it" });
    }
  };
  let held: { key: string; modifiedAt: Date }[] = [];
  for await (const file of blobs.list()) {
    if (held.push(file) < page) continue;
    await look(held);
    held = [];
  }
  if (held.length > 0) await look(held);
  return orphans;
}

async function count(files: AsyncIterable<unknown>): Promise<number> {
  let found = 0;
  for await (const _ of files) found++;
  return found;
}
