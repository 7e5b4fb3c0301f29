import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { reasonOf, StoreSetupError } from "../store-errors.ts";
import { checksumsOfPresentations } from "./checksums-of-presentations.ts";
import { lifeOfKeys } from "./life-of-keys.ts";
import { outlinesOfPresentations } from "./outlines-of-presentations.ts";
import type { Schema } from "./schema.ts";
import { idOfStore } from "./store-id.ts";
import { versionsOfOutlines } from "./versions-of-outlines.ts";

const firstTables: Migration = {
  async up(database: Kysely<unknown>) {
    const table = (name: string) => database.schema.createTable(name).ifNotExists();
    await table("presentations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("blob_key", "text", (column) => column.notNull().unique())
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("deleted_at", "bigint")
      .execute();
    await table("templates")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("blob_key", "text", (column) => column.notNull().unique())
      .addColumn("content_hash", "text", (column) => column.notNull())
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("deleted_at", "bigint")
      .execute();
    await table("api_keys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("prefix", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("revoked_at", "bigint")
      .execute();
    await table("idempotency_keys")
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("idempotency_key", "text", (column) => column.notNull())
      .addColumn("body_hash", "text", (column) => column.notNull())
      .addColumn("presentation_id", "text", (column) => column.notNull())
      .addColumn("claimant", "text", (column) => column.notNull())
      .addColumn("lease_until", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotency_keys_key", ["owner_id", "idempotency_key"])
      .execute();
    await table("rate_counters")
      .addColumn("key_id", "text", (column) => column.notNull())
      .addColumn("window_start", "bigint", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("rate_counters_key", ["key_id", "window_start"])
      .execute();
    await table("secrets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await createIndexes(database);
  },
};

async function createIndexes(database: Kysely<unknown>): Promise<void> {
  const index = (name: string) => database.schema.createIndex(name).ifNotExists();
  await index("templates_by_owner").on("templates").columns(["owner_id", "created_at"]).execute();
  await index("presentations_deleted").on("presentations").column("deleted_at").execute();
  await index("templates_deleted").on("templates").column("deleted_at").execute();
  await index("idempotency_keys_by_age").on("idempotency_keys").column("created_at").execute();
}

const authorOfPresentations: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("presentations").addColumn("author", "text").execute();
  },
};

const reportOfPresentations: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("presentations").addColumn("report", "text").execute();
  },
};

const nameOfTemplates: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("templates").addColumn("name", "text").execute();
  },
};

/** Every change to the tables, oldest first; what has been released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-first-tables": firstTables,
  "0002-author-of-presentations": authorOfPresentations,
  "0003-id-of-store": idOfStore,
  "0004-report-of-presentations": reportOfPresentations,
  "0005-outlines-of-presentations": outlinesOfPresentations,
  "0006-name-of-templates": nameOfTemplates,
  "0007-life-of-keys": lifeOfKeys,
  "0008-checksums-of-presentations": checksumsOfPresentations,
  "0009-versions-of-outlines": versionsOfOutlines,
};

const attempts = 5;

/**
 * Brings the tables up to date, or only as far as this change; another process may be doing the same to the same database.
 */
export async function migrate(database: Kysely<Schema>, last?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  for (let attempt = 1; ; attempt++) {
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (error === undefined) return;
    await assertKnown(database);
    if (attempt === attempts) {
      const message = `The tables of the database could not be made or updated: ${reasonOf(error)}`;
      throw new StoreSetupError(message, error);
    }
    await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
  }
}

/** Throws a StoreSetupError where the tables are newer than this program. */
async function assertKnown(database: Kysely<Schema>): Promise<void> {
  const done = await sql<{ name: string }>`select name from kysely_migration`
    .execute(database)
    .catch(() => ({ rows: [] }));
  const unknown = done.rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new StoreSetupError(
    `The database was brought up to date by a newer version of Lectern (${unknown.join(", ")}). Run that one, or go back to a backup.`,
  );
}
