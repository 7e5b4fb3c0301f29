import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Gives keys an end that is known before, and the time of their last use. */
export const lifeOfKeys: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("api_keys").addColumn("expires_at", "bigint").execute();
    await database.schema.alterTable("api_keys").addColumn("last_used_at", "bigint").execute();
  },
};
