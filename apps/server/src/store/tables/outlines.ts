import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

/** What an outline came with: its presentation was made, or what it says or only its look was changed. */
export type OutlineChange = "made" | "content" | "look";

/** An outline as JSON, and which one of the presentation's it is. */
export interface StoredOutline {
  readonly outline: string;
  readonly version: number;
}

/** An outline that a presentation has or has had, and the built-in look that it had with it. */
export interface StoredVersion extends StoredOutline {
  readonly look: string | null;
}

/** What is known about an outline that a presentation has or has had. */
export interface VersionRecord extends Omit<StoredVersion, "outline"> {
  readonly change: OutlineChange;
  readonly createdAt: Date;
}

/** The outline to add. */
export interface NewOutline extends StoredVersion {
  readonly id: string;
  readonly change: OutlineChange;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** How many outlines of a presentation are kept, and how many bytes of them: two of the largest that a request can bring. */
const most = { outlines: 50, bytes: 16 * 1024 * 1024 };

/** Adds an outline to those of its presentation, and drops the oldest ones where they are too many. */
export async function insertOutline(
  database: Kysely<Schema>,
  { id, time, ...values }: NewOutline,
): Promise<void> {
  await database
    .insertInto("outlines")
    .values({ presentation_id: id, created_at: time, ...values })
    .execute();
  if (values.version > 1) await dropOldest(database, id);
}

async function dropOldest(database: Kysely<Schema>, id: string): Promise<void> {
  const rows = await database
    .selectFrom("outlines")
    .select(["version", sql<number>`octet_length(outline)`.as("size")])
    .where("presentation_id", "=", id)
    .orderBy("version", "desc")
    .execute();
  let bytes = 0;
  const last = rows.find(({ size }, index) => {
    bytes += size;
    return index >= most.outlines || bytes > most.bytes;
  });
  if (last === undefined) return;
  await database
    .deleteFrom("outlines")
    .where("presentation_id", "=", id)
    .where("version", "<=", last.version)
    .execute();
}

/** Removes all outlines of a presentation. */
export async function deleteOutlines(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom("outlines").where("presentation_id", "=", id).execute();
}

/** Returns the outlines of a presentation that is not deleted, the newest first. */
export async function listVersions(database: Kysely<Schema>, id: string): Promise<VersionRecord[]> {
  const rows = await ofLiving(database, id)
    .select(["outlines.version", "outlines.change", "outlines.look", "outlines.created_at as createdAt"])
    .orderBy("outlines.version", "desc")
    .execute();
  return rows.map(({ version, change, look, createdAt }) => ({
    version,
    change: change ?? (version === 1 ? "made" : "content"),
    look,
    createdAt: new Date(createdAt),
  }));
}

/** Returns one outline of a presentation that is not deleted. */
export function findVersion(
  database: Kysely<Schema>,
  id: string,
  version: number,
): Promise<StoredVersion | undefined> {
  return ofLiving(database, id)
    .select(["outlines.outline", "outlines.version", "outlines.look"])
    .where("outlines.version", "=", version)
    .executeTakeFirst();
}

function ofLiving(database: Kysely<Schema>, id: string) {
  return database
    .selectFrom("presentations")
    .innerJoin("outlines", "outlines.presentation_id", "presentations.id")
    .where("presentations.id", "=", id)
    .where("presentations.deleted_at", "is", null);
}
