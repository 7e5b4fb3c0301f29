import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Gives presentations the checksums of their files; those from before have none. */
export const checksumsOfPresentations: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("presentations").addColumn("content_hash", "text").execute();
  },
};
