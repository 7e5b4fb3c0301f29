import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Schema } from "./schema.ts";

/** Gives the database its id, which goes with every copy of it: 32 random hexadecimal digits. */
export const idOfStore: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("store")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await (database as Kysely<Schema>)
      .insertInto("store")
      .values({ name: "id", value: randomBytes(16).toString("hex") })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  },
};

/** Returns the id of the database, which the mark of its files has, too. */
export async function readStoreId(database: Kysely<Schema>): Promise<string> {
  const { value } = await database
    .selectFrom("store")
    .select("value")
    .where("name", "=", "id")
    .executeTakeFirstOrThrow();
  return value;
}
