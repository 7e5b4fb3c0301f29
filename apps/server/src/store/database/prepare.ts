import type { Compilable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * Returns what runs this query with other parameters, in the order in which they stand in it. It is made into SQL once:
 * that takes longer than a database in the same process takes to answer it.
 */
export function prepare<Row>(
  database: Kysely<Schema>,
  query: Compilable<Row>,
): (...parameters: readonly unknown[]) => Promise<Row[]> {
  const compiled = query.compile();
  return async (...parameters) => {
    if (parameters.length !== compiled.parameters.length) {
      const expected = compiled.parameters.length;
      throw new TypeError(`Expected ${expected} parameters for ${compiled.sql}, got ${parameters.length}.`);
    }
    const { rows } = await database.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
