import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** The tables whose rows have a file each. */
export const tablesWithFiles = ["presentations", "templates"] as const;

/** One of them. */
export type TableWithFiles = (typeof tablesWithFiles)[number];

/** A row that is not deleted, as far as its file goes. */
export interface FileRow {
  readonly table: TableWithFiles;
  readonly id: string;
  readonly blobKey: string;
  /** Of the file, in bytes. */
  readonly size: number;
}

/** A row with a file, and what else goes with it. */
export interface Belongings {
  readonly row: Row;
  readonly outlines: readonly Row[];
}

/** What a backup says of itself. */
export interface BackupFacts {
  readonly madeAt: string;
  readonly presentations: number;
  readonly templates: number;
}

/** All rows of a store, as they were at one moment, in a SQLite database of their own that nobody else writes to. */
export interface Image {
  readonly storeId: string;
  /** The names of its tables, but those that tell what was done to them. */
  readonly tables: readonly string[];
  /** Yields the rows of a table. */
  readRows(table: string): Iterable<Row>;
  /** Adds rows, all or none; they have the columns that the table has. */
  addRows(table: string, rows: readonly Row[]): void;
  /** Yields the rows that are not deleted and have files; rows may be changed in between. */
  listFiles(): Iterable<FileRow>;
  countFiles(): { readonly rows: number; readonly bytes: number };
  /** Puts a row as it became since in the place of what it was; undefined: it was deleted. */
  replace(table: TableWithFiles, id: string, now: Belongings | undefined): void;
  clear(table: string): void;
  /** Makes it a backup, or no more one. */
  setFacts(facts: BackupFacts | undefined): void;
  close(): void;
}

const factsTable = "lectern_backup";
const imageName = "lectern.sqlite";

/** Returns the path of the image in this directory. */
export function imagePathIn(directory: string): string {
  return join(directory, imageName);
}

/** Opens the image in this directory; its tables are there already. */
export function openImage(directory: string): Image {
  const database = new DatabaseSync(imagePathIn(directory));
  const all = (text: string, ...values: SQLInputValue[]): Row[] => database.prepare(text).all(...values);
  return {
    storeId: readStoreId(database),
    tables: listTables(database),
    readRows: (table) => database.prepare(`select * from "${table}"`).iterate() as Iterable<Row>,
    addRows: (table, rows) => atOnce(database, () => insert(database, table, rows)),
    *listFiles() {
      for (const table of tablesWithFiles) yield* listFilesOf(table, all);
    },
    countFiles() {
      const [count] = all(`select count(*) as "rows", coalesce(sum(size), 0) as bytes from (${living})`);
      return { rows: Number(count?.["rows"]), bytes: Number(count?.["bytes"]) };
    },
    replace(table, id, now) {
      atOnce(database, () => {
        database.prepare(`delete from "${table}" where id = ?`).run(id);
        if (table === "presentations" && hasTable(database, "outlines"))
          database.prepare("delete from outlines where presentation_id = ?").run(id);
        if (now === undefined) return;
        insert(database, table, [now.row]);
        insert(database, "outlines", now.outlines);
      });
    },
    clear: (table) => database.exec(`delete from "${table}"`),
    setFacts: (facts) => setFacts(database, facts),
    close: () => database.close(),
  };
}

/** Returns what the backup at this path says of itself; undefined where the database is no backup. */
export function readFacts(path: string): (BackupFacts & { readonly storeId: string }) | undefined {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    if (!hasTable(database, factsTable)) return undefined;
    const rows = database.prepare(`select name, value from ${factsTable}`).all();
    const facts = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    return {
      storeId: readStoreId(database),
      madeAt: String(facts["madeAt"]),
      presentations: Number(facts["presentations"]),
      templates: Number(facts["templates"]),
    };
  } finally {
    database.close();
  }
}

const living = tablesWithFiles
  .map((table) => `select size from ${table} where deleted_at is null`)
  .join(" union all ");

const page = 500;

function* listFilesOf(
  table: TableWithFiles,
  all: (text: string, ...values: SQLInputValue[]) => Row[],
): Iterable<FileRow> {
  const text = `select id, blob_key, size from ${table} where deleted_at is null and id > ? order by id limit ${page}`;
  for (let last = ""; ; ) {
    const rows = all(text, last);
    for (const { id, blob_key, size } of rows)
      yield { table, id: String(id), blobKey: String(blob_key), size: Number(size) };
    if (rows.length < page) return;
    last = String(rows.at(-1)?.["id"]);
  }
}

function insert(database: DatabaseSync, table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const names = columns.map((column) => `"${column}"`).join(", ");
  const marks = columns.map(() => "?").join(", ");
  const statement = database.prepare(`insert into "${table}" (${names}) values (${marks})`);
  for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null));
}

function atOnce(database: DatabaseSync, work: () => void): void {
  database.exec("begin");
  try {
    work();
    database.exec("commit");
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
}

function setFacts(database: DatabaseSync, facts: BackupFacts | undefined): void {
  database.exec(`drop table if exists ${factsTable}`);
  if (facts === undefined) return;
  database.exec(`create table ${factsTable} (name text primary key, value text not null)`);
  const rows = Object.entries(facts).map(([name, value]) => ({ name, value: String(value) }));
  insert(database, factsTable, rows);
}

function listTables(database: DatabaseSync): string[] {
  const rows = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  const names = rows.map(({ name }) => String(name));
  return names.filter((name) => !/^(kysely_|sqlite_)/.test(name) && name !== factsTable);
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare("select 1 from sqlite_schema where name = ?").get(name) !== undefined;
}

function readStoreId(database: DatabaseSync): string {
  if (!hasTable(database, "store")) return "";
  return String(database.prepare("select value from store where name = 'id'").get()?.["value"] ?? "");
}
