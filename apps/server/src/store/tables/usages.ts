import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

/** What an owner keeps, deleted things aside. */
export interface Usage {
  readonly presentations: number;
  /** Of the files of presentations and templates together. */
  readonly bytes: number;
  /** When the presentation was made, or last changed, for which that is longest ago; undefined where there is none. */
  readonly oldest: Date | undefined;
}

/** What owners keep. */
export interface Usages {
  /** Reads every row of the owner. */
  find(ownerId: string): Promise<Usage>;
}

/** Returns what is kept in this database. */
export function createUsages(database: Kysely<Schema>): Usages {
  const kept = (ownerId: string, table: "presentations" | "templates") =>
    database
      .selectFrom(table)
      .select(({ fn }) => [fn.countAll().as("count"), fn.sum("size").as("bytes")])
      .where("owner_id", "=", ownerId)
      .where("deleted_at", "is", null);
  return {
    async find(ownerId) {
      const presentations = await kept(ownerId, "presentations")
        .select(sql<number | null>`min(coalesce(updated_at, created_at))`.as("oldest"))
        .executeTakeFirstOrThrow();
      const templates = await kept(ownerId, "templates").executeTakeFirstOrThrow();
      // Postgres sums to a decimal, which comes as text.
      const bytes = Number(presentations.bytes ?? 0) + Number(templates.bytes ?? 0);
      const { oldest } = presentations;
      return {
        presentations: Number(presentations.count),
        bytes,
        oldest: oldest === null ? undefined : new Date(Number(oldest)),
      };
    },
  };
}
