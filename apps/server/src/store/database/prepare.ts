import type { Compilable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Runs a query that is part of no transaction, and returns its rows. */
export type ReadRows = (sql: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>;

const shortcuts = new WeakMap<Kysely<Schema>, ReadRows>();

/**
 * Has prepared queries on this database run so. Kysely's way to a connection and back is a dozen promises, which take
 * longer than SQLite takes for a row.
 */
export function readDirectly(database: Kysely<Schema>, readRows: ReadRows): void {
  shortcuts.set(database, readRows);
}

/**
 * Returns what runs this query with other parameters, in the order in which they stand in it. It is made into SQL once:
 * that takes longer than a database in the same process takes to answer it.
 */
export function prepare<Row>(
  database: Kysely<Schema>,
  query: Compilable<Row>,
): (...parameters: readonly unknown[]) => Promise<Row[]> {
  const compiled = query.compile();
  const readRows = shortcuts.get(database);
  return async (...parameters) => {
    if (parameters.length !== compiled.parameters.length) {
      const expected = compiled.parameters.length;
      throw new TypeError(`Expected ${expected} parameters for ${compiled.sql}, got ${parameters.length}.`);
    }
    if (readRows) return readRows(compiled.sql, parameters) as Promise<Row[]>;
    const { rows } = await database.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
