import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Tells of outlines what they came with and in which look; of those from before nobody knows. */
export const versionsOfOutlines: Migration = {
  async up(database: Kysely<unknown>) {
    const alter = () => database.schema.alterTable("outlines");
    await alter().addColumn("change", "text").execute();
    await alter().addColumn("look", "text").execute();
  },
};
