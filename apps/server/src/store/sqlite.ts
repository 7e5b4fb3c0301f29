import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import type { Schema } from "./schema.ts";

/** Returns the path of the database in this directory. */
export function sqlitePathIn(directory: string): string {
  return join(directory, "lectern.sqlite");
}

/** Opens the database in this directory, which is made if need be, for its owner alone. */
export function openSqlite(directory: string): Kysely<Schema> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = sqlitePathIn(directory);
  const database = new DatabaseSync(path, { timeout: 5000 });
  chmodSync(path, 0o600);
  // FULL, so that what was acknowledged outlives a power cut.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: toSqliteDatabase(database) }) });
}

function toSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      const given = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...given(parameters)),
        run: (parameters) => statement.run(...given(parameters)),
        iterate: (parameters) => statement.iterate(...given(parameters)),
      };
    },
  };
}
