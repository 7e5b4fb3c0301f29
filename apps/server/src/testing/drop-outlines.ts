import { type Kysely, sql } from "kysely";
import type { Schema } from "../store/database/schema.ts";

/** Makes tables what they were before outlines were kept. */
export async function dropOutlines(database: Kysely<Schema>): Promise<void> {
  await sql`drop index presentations_by_owner`.execute(database);
  await sql`drop table outlines`.execute(database);
  for (const column of ["template_id", "look", "version", "updated_at", "title_key", "content_hash"]) {
    await sql`alter table presentations drop column ${sql.ref(column)}`.execute(database);
  }
  await sql`alter table templates drop column name`.execute(database);
  for (const column of ["expires_at", "last_used_at"]) {
    await sql`alter table api_keys drop column ${sql.ref(column)}`.execute(database);
  }
  await sql`delete from kysely_migration where name >= '0005-outlines-of-presentations'`.execute(database);
}
