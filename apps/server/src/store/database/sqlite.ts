import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, type SqliteDatabase, type SqliteStatement } from "kysely";
import { reasonOf, StoreSetupError } from "../store-errors.ts";
import { readDirectly } from "./prepare.ts";
import type { Schema } from "./schema.ts";
import { createSqliteDialect, run } from "./sqlite-driver.ts";

/** Returns the path of the database in this directory. */
export function sqlitePathIn(directory: string): string {
  return join(directory, "lectern.sqlite");
}

/**
 * Opens the database in this directory, which is made if need be, for its owner alone; throws a StoreSetupError where that
 * cannot be.
 */
export function openSqlite(directory: string): Kysely<Schema> {
  const path = sqlitePathIn(directory);
  try {
    makeDirectory(directory);
    const [single, transactions] = [openHandle(path), openHandle(path)];
    const database = new Kysely<Schema>({ dialect: createSqliteDialect({ single, transactions }) });
    readDirectly(database, async (sql, parameters) => (await run(single, sql, parameters)).rows);
    return database;
  } catch (error) {
    throw new StoreSetupError(
      `The database at ${path} cannot be opened: ${reasonOf(error)}\n` +
        "Check LECTERN_DATA_DIR, that the service may write there, and that the disk has room. If the file is damaged, restore a backup: docs/operating.md.",
      error,
    );
  }
}

/** Makes the directory with those above it, and has their names on the disk: SQLite sees to what is in it alone. */
function makeDirectory(directory: string): void {
  const first = mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = resolve(directory); ; made = dirname(made)) {
    const parent = openSync(dirname(made), "r");
    fsyncSync(parent);
    closeSync(parent);
    if (made === resolve(first)) return;
  }
}

function openHandle(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: 5000 });
  chmodSync(path, 0o600);
  // FULL, so that what was acknowledged outlives a power cut. Once it is open, nobody waits for a lock here.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0;");
  return toSqliteDatabase(database);
}

/** How many statements are kept prepared; the rest is prepared when it comes. */
const keptStatements = 200;

function toSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    /** To prepare a statement takes longer than to run most of them. */
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept) return kept;
      const [oldest] = statements.size < keptStatements ? [] : statements.keys();
      if (oldest !== undefined) statements.delete(oldest);
      const statement = prepareStatement(database, sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

function prepareStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const given = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...given(parameters)),
    run: (parameters) => statement.run(...given(parameters)),
    // One of its own: it stays in use between two rows.
    iterate: (parameters) => database.prepare(sql).iterate(...given(parameters)),
  };
}
