import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { toTitleKey } from "../tables/title-key.ts";
import type { Schema } from "./schema.ts";

/** Gives presentations outlines, what they are laid out in, and what their lists are searched and ordered by. */
export const outlinesOfPresentations: Migration = {
  async up(database: Kysely<unknown>) {
    const alter = () => database.schema.alterTable("presentations");
    await alter().addColumn("template_id", "text").execute();
    await alter().addColumn("look", "text").execute();
    await alter()
      .addColumn("version", "bigint", (column) => column.notNull().defaultTo(1))
      .execute();
    await alter().addColumn("updated_at", "bigint").execute();
    await alter()
      .addColumn("title_key", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await database.schema
      .createTable("outlines")
      .addColumn("presentation_id", "text", (column) => column.notNull())
      .addColumn("version", "bigint", (column) => column.notNull())
      .addColumn("outline", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("outlines_key", ["presentation_id", "version"])
      .execute();
    await database.schema
      .createIndex("presentations_by_owner")
      .on("presentations")
      .columns(["owner_id", "created_at", "id"])
      .execute();
    await fillTitleKeys(database as Kysely<Schema>);
  },
};

const batch = 500;

async function fillTitleKeys(database: Kysely<Schema>): Promise<void> {
  for (let last = ""; ; ) {
    const rows = await database
      .selectFrom("presentations")
      .select(["id", "title"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, title } of rows) {
      await database
        .updateTable("presentations")
        .set({ title_key: toTitleKey(title) })
        .where("id", "=", id)
        .execute();
    }
    last = rows.at(-1)?.id ?? "";
    if (rows.length < batch) return;
  }
}
