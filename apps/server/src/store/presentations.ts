import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Schema } from "./schema.ts";

/** What is known about a presentation. */
export interface PresentationRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly blobKey: string;
  /** Of the file, in bytes. */
  readonly size: number;
  /** Who wrote it, as the response header says; null in old ones: the embedded author. */
  readonly author: string | null;
}

/** The presentations that there are. A deleted one is gone for every method but the sweeper's. */
export interface Presentations {
  /** Commits the presentation with the report on it, as JSON; false, and nothing changed, where the id is taken. */
  insert(record: PresentationRecord, report?: string): Promise<boolean>;
  find(id: string): Promise<PresentationRecord | undefined>;
  /** Returns the report on the presentation; undefined where it has none, and where there is none with this id. */
  findReport(id: string): Promise<string | undefined>;
  /**
   * Marks the owner's presentation as deleted, erases the report on it, and returns it; undefined where the owner has
   * none with this id.
   */
  bury(ownerId: string, id: string): Promise<PresentationRecord | undefined>;
  /** Removes what is left of a deleted presentation, once its file is gone. */
  forget(id: string): Promise<void>;
  /** Returns deleted ones whose files may still be there, at most so many. */
  listBuried(limit: number): Promise<{ readonly id: string; readonly blobKey: string }[]>;
}

const columns = ["id", "owner_id as ownerId", "title", "blob_key as blobKey", "size", "author"] as const;

/** Returns the presentations in this database. */
export function createPresentations(database: Kysely<Schema>, now: Clock): Presentations {
  return {
    async insert({ id, ownerId, title, blobKey, size, author }, report) {
      const result = await database
        .insertInto("presentations")
        .values({
          id,
          owner_id: ownerId,
          title,
          blob_key: blobKey,
          size,
          author,
          report: report ?? null,
          created_at: now().getTime(),
          deleted_at: null,
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    find: (id) =>
      database
        .selectFrom("presentations")
        .select(columns)
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .executeTakeFirst(),
    async findReport(id) {
      const row = await database
        .selectFrom("presentations")
        .select("report")
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return row?.report ?? undefined;
    },
    bury: (ownerId, id) =>
      database
        .updateTable("presentations")
        .set({ deleted_at: now().getTime(), report: null })
        .where("id", "=", id)
        .where("owner_id", "=", ownerId)
        .where("deleted_at", "is", null)
        .returning(columns)
        .executeTakeFirst(),
    async forget(id) {
      await database
        .deleteFrom("presentations")
        .where("id", "=", id)
        .where("deleted_at", "is not", null)
        .execute();
    },
    listBuried: (limit) =>
      database
        .selectFrom("presentations")
        .select(["id", "blob_key as blobKey"])
        .where("deleted_at", "is not", null)
        .limit(limit)
        .execute(),
  };
}
