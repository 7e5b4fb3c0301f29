import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Clock } from "../../clock.ts";
import { prepare } from "../database/prepare.ts";
import type { Schema } from "../database/schema.ts";
import {
  deleteOutlines,
  findVersion,
  insertOutline,
  listVersions,
  type OutlineChange,
  type StoredOutline,
  type StoredVersion,
  type VersionRecord,
} from "./outlines.ts";
import { toTitleKey, toTitlePattern } from "./title-key.ts";

/** What is to be known about a presentation when it is made. */
export interface NewPresentation {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly blobKey: string;
  /** Of the file, in bytes. */
  readonly size: number;
  /** SHA-256 of the file, hexadecimal; null in rows from before it was kept. */
  readonly contentHash?: string | null;
  /** Who wrote it, as the response header says; null in old ones, the embedded author, and in those made of outlines. */
  readonly author: string | null;
  /** The custom template that it was made in. */
  readonly templateId: string | null;
  /** The name of the built-in look that it has. */
  readonly look: string | null;
}

/** What is known about a presentation. */
export interface PresentationRecord extends NewPresentation {
  /** Counts the outlines that it has had, from 1. */
  readonly version: number;
  readonly createdAt: Date;
  /** When its outline was last replaced; else when it was made. */
  readonly updatedAt: Date;
}

/** What a presentation is kept with, each as JSON. */
export interface PresentationTexts {
  readonly report?: string;
  readonly outline?: string;
}

/** What a presentation becomes when its outline is replaced. */
export interface Replacement
  extends Pick<NewPresentation, "id" | "title" | "blobKey" | "size" | "contentHash" | "look"> {
  /** The version that it has until then. */
  readonly version: number;
  /** As JSON. */
  readonly outline: string;
  readonly change: OutlineChange;
}

/** Which presentations to list. */
export interface ListOptions {
  readonly ownerId: string;
  /** Only those with these words in their titles. */
  readonly words?: string;
  /** Only those older than this one, by time and id. */
  readonly after?: Pick<PresentationRecord, "createdAt" | "id">;
  readonly limit: number;
}

/** The presentations that there are. A deleted one is gone for every method but the sweeper's. */
export interface Presentations {
  /** Commits the presentation with what it says and the report on it; undefined, and nothing changed, where the id is taken. */
  insert(record: NewPresentation, texts?: PresentationTexts): Promise<PresentationRecord | undefined>;
  find(id: string): Promise<PresentationRecord | undefined>;
  /** Returns the owner's presentations, the newest first. */
  list(options: ListOptions): Promise<PresentationRecord[]>;
  /** Returns the report on the presentation; undefined where it has none, and where there is none with this id. */
  findReport(id: string): Promise<string | undefined>;
  /** Returns what the presentation says; undefined where it has no outline, and where there is none with this id. */
  findOutline(id: string): Promise<StoredOutline | undefined>;
  /** Returns the outlines that the presentation has and had, the newest first; none where there is none with this id. */
  listVersions(id: string): Promise<VersionRecord[]>;
  /** Returns what the presentation said in a version; undefined where that is not kept, and where there is none with this id. */
  findVersion(id: string, version: number): Promise<StoredVersion | undefined>;
  /**
   * Commits another outline and file of the presentation, the outline before becoming an older version; undefined, and
   * nothing changed, where it has another version.
   */
  replaceOutline(replacement: Replacement): Promise<PresentationRecord | undefined>;
  /**
   * Marks the owner's presentation as deleted, erases what it says and the report on it, and returns it; undefined where
   * the owner has none with this id.
   */
  bury(ownerId: string, id: string): Promise<PresentationRecord | undefined>;
  /** Does the same with everybody's that were neither made nor changed since, at most so many; returns how many there were. */
  buryOlder(before: Date, limit: number): Promise<number>;
  /** Removes what is left of a deleted presentation, once its file is gone. */
  forget(id: string): Promise<void>;
  /** Returns deleted ones whose files may still be there, at most so many. */
  listBuried(limit: number): Promise<{ readonly id: string; readonly blobKey: string }[]>;
}

const columns = [
  "id",
  "owner_id as ownerId",
  "title",
  "blob_key as blobKey",
  "size",
  "content_hash as contentHash",
  "author",
  "template_id as templateId",
  "look",
  "version",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

/** Returns the presentations in this database. */
export function createPresentations(database: Kysely<Schema>, now: Clock): Presentations {
  const time = () => now().getTime();
  const living = () => database.selectFrom("presentations").select(columns).where("deleted_at", "is", null);
  const find = prepare(database, living().where("id", "=", ""));
  const lists = createLists(database, living);
  return {
    insert: (record, { report, outline } = {}) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto("presentations")
          .values({ ...toColumns(record), report: report ?? null, version: 1, created_at: time() })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning(columns)
          .executeTakeFirst();
        if (row && outline !== undefined)
          await insertOutline(transaction, { ...toVersion(row), outline, change: "made", time: time() });
        return toRecord(row);
      }),
    find: async (id) => toRecord((await find(id))[0]),
    async list({ ownerId, words = "", after, limit }) {
      const hasWords = words.trim() !== "";
      const query = lists[hasWords ? "found" : "all"][after === undefined ? "first" : "next"];
      const found = hasWords ? [toTitlePattern(words)] : [];
      const rows = await query(
        ownerId,
        ...found,
        ...(after ? [after.createdAt.getTime(), after.id] : []),
        limit,
      );
      return rows.map((row) => toRecord(row));
    },
    async findReport(id) {
      const row = await database
        .selectFrom("presentations")
        .select("report")
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return row?.report ?? undefined;
    },
    findOutline: (id) =>
      database
        .selectFrom("presentations")
        .innerJoin("outlines", (join) =>
          join
            .onRef("outlines.presentation_id", "=", "presentations.id")
            .onRef("outlines.version", "=", "presentations.version"),
        )
        .select(["outlines.outline", "outlines.version"])
        .where("presentations.id", "=", id)
        .where("presentations.deleted_at", "is", null)
        .executeTakeFirst(),
    listVersions: (id) => listVersions(database, id),
    findVersion: (id, version) => findVersion(database, id, version),
    replaceOutline: ({ id, version, outline, change, ...changes }) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("presentations")
          .set({ ...toChangedColumns(changes), version: version + 1, updated_at: time() })
          .where("id", "=", id)
          .where("version", "=", version)
          .where("deleted_at", "is", null)
          .returning(columns)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await insertOutline(transaction, { ...toVersion(row), outline, change, time: time() });
        return toRecord(row);
      }),
    bury: (ownerId, id) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("presentations")
          .set({ deleted_at: time(), report: null })
          .where("id", "=", id)
          .where("owner_id", "=", ownerId)
          .where("deleted_at", "is", null)
          .returning(columns)
          .executeTakeFirst();
        if (row !== undefined) await deleteOutlines(transaction, id);
        return toRecord(row);
      }),
    buryOlder: (before, limit) =>
      database.transaction().execute(async (transaction) => {
        const old = transaction
          .selectFrom("presentations")
          .select("id")
          .where("deleted_at", "is", null)
          .where(sql<number>`coalesce(updated_at, created_at)`, "<", before.getTime())
          .limit(limit);
        const rows = await transaction
          .updateTable("presentations")
          .set({ deleted_at: time(), report: null })
          .where("id", "in", old)
          .where("deleted_at", "is", null)
          .returning("id")
          .execute();
        for (const { id } of rows) await deleteOutlines(transaction, id);
        return rows.length;
      }),
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

/** Returns the queries for lists: only of titles with certain words, only after a certain one, both or neither. */
function createLists(
  database: Kysely<Schema>,
  living: () => SelectQueryBuilder<Schema, "presentations", Row>,
) {
  const build = (hasWords: boolean, isAfter: boolean) =>
    prepare(
      database,
      living()
        .where("owner_id", "=", "")
        .$if(hasWords, (query) => query.where(sql<boolean>`title_key like ${""} escape '\\'`))
        .$if(isAfter, (query) => query.where(sql<boolean>`(created_at, id) < (${0}, ${""})`))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(0),
    );
  return {
    all: { first: build(false, false), next: build(false, true) },
    found: { first: build(true, false), next: build(true, true) },
  };
}

function toColumns({ id, ownerId, author, templateId, ...others }: NewPresentation) {
  return { id, owner_id: ownerId, author, template_id: templateId, ...toChangedColumns(others) };
}

function toChangedColumns({
  title,
  blobKey,
  size,
  contentHash = null,
  look,
}: Omit<Replacement, "id" | "version" | "outline" | "change">) {
  return { title, title_key: toTitleKey(title), blob_key: blobKey, size, content_hash: contentHash, look };
}

function toVersion({ id, version, look }: Row) {
  return { id, version, look };
}

type Row = Omit<PresentationRecord, "createdAt" | "updatedAt"> & {
  readonly createdAt: number;
  readonly updatedAt: number | null;
};

function toRecord(row: Row): PresentationRecord;
function toRecord(row: Row | undefined): PresentationRecord | undefined;
function toRecord(row: Row | undefined): PresentationRecord | undefined {
  if (row === undefined) return undefined;
  // One by one: SQLite's rows have no prototype, and to spread those is slow.
  return {
    id: row.id,
    ownerId: row.ownerId,
    title: row.title,
    blobKey: row.blobKey,
    size: row.size,
    contentHash: row.contentHash ?? null,
    author: row.author,
    templateId: row.templateId,
    look: row.look,
    version: row.version,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt ?? row.createdAt),
  };
}
