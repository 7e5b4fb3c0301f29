import type { Kysely } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Schema } from "../database/schema.ts";

/** What is known about a custom template. */
export interface TemplateRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly blobKey: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly contentHash: string;
  /** Of the file, in bytes. */
  readonly size: number;
  /** What people call it; null where nobody said. */
  readonly name: string | null;
  readonly createdAt: Date;
}

/** The custom templates that there are. A deleted one is gone for every method but the sweeper's. */
export interface Templates {
  /** Commits the template and returns it with its time. */
  insert(record: Omit<TemplateRecord, "createdAt">): Promise<TemplateRecord>;
  find(ownerId: string, id: string): Promise<TemplateRecord | undefined>;
  /** Returns the owner's templates, or everybody's, the newest first. */
  list(ownerId?: string): Promise<TemplateRecord[]>;
  /** Marks the owner's template as deleted and returns it; undefined where the owner has none with this id. */
  bury(ownerId: string, id: string): Promise<TemplateRecord | undefined>;
  /** Removes what is left of a deleted template, once its file is gone. */
  forget(id: string): Promise<void>;
  /** Returns deleted ones whose files may still be there, at most so many. */
  listBuried(limit: number): Promise<{ readonly id: string; readonly blobKey: string }[]>;
}

const columns = [
  "id",
  "owner_id as ownerId",
  "blob_key as blobKey",
  "content_hash as contentHash",
  "size",
  "name",
  "created_at as createdAt",
] as const;

/** Returns the templates in this database. */
export function createTemplates(database: Kysely<Schema>, now: Clock): Templates {
  const living = () => database.selectFrom("templates").select(columns).where("deleted_at", "is", null);
  return {
    async insert(record) {
      const createdAt = now();
      await database
        .insertInto("templates")
        .values({
          id: record.id,
          owner_id: record.ownerId,
          blob_key: record.blobKey,
          content_hash: record.contentHash,
          size: record.size,
          name: record.name,
          created_at: createdAt.getTime(),
          deleted_at: null,
        })
        .execute();
      return { ...record, createdAt };
    },
    async find(ownerId, id) {
      return toRecord(await living().where("owner_id", "=", ownerId).where("id", "=", id).executeTakeFirst());
    },
    async list(ownerId) {
      const query = ownerId === undefined ? living() : living().where("owner_id", "=", ownerId);
      const rows = await query.orderBy("created_at", "desc").orderBy("id").execute();
      return rows.map((row) => toRecord(row));
    },
    async bury(ownerId, id) {
      const row = await database
        .updateTable("templates")
        .set({ deleted_at: now().getTime() })
        .where("id", "=", id)
        .where("owner_id", "=", ownerId)
        .where("deleted_at", "is", null)
        .returning(columns)
        .executeTakeFirst();
      return toRecord(row);
    },
    async forget(id) {
      await database
        .deleteFrom("templates")
        .where("id", "=", id)
        .where("deleted_at", "is not", null)
        .execute();
    },
    listBuried: (limit) =>
      database
        .selectFrom("templates")
        .select(["id", "blob_key as blobKey"])
        .where("deleted_at", "is not", null)
        .limit(limit)
        .execute(),
  };
}

type Row = Omit<TemplateRecord, "createdAt"> & { readonly createdAt: number };

function toRecord(row: Row): TemplateRecord;
function toRecord(row: Row | undefined): TemplateRecord | undefined;
function toRecord(row: Row | undefined): TemplateRecord | undefined {
  return row && { ...row, createdAt: new Date(row.createdAt) };
}
