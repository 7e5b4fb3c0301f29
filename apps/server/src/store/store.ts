import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Blobs } from "./blobs.ts";
import { createIdempotencyKeys, type IdempotencyKeys } from "./idempotency.ts";
import { createKeys, type Keys } from "./keys.ts";
import { migrate } from "./migrations.ts";
import { createPresentations, type Presentations } from "./presentations.ts";
import { createRates, type Rates } from "./rates.ts";
import type { Schema } from "./schema.ts";
import { readSecret } from "./secrets.ts";
import { createTemplates, type Templates } from "./templates.ts";

/** Everything that the service keeps. A row's commit is *the* commit: its file is there before it and gone after it. */
export interface Store {
  readonly presentations: Presentations;
  readonly templates: Templates;
  readonly keys: Keys;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly rates: Rates;
  readonly blobs: Blobs;
  /** What links are signed with. */
  readonly linkSecret: Uint8Array;
  /** Tells which of these files a row, deleted or not, refers to. */
  findReferences(blobKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Throws where the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the store over this database, its tables brought up to date, and these files. */
export async function createStore(database: Kysely<Schema>, blobs: Blobs, now: Clock): Promise<Store> {
  await migrate(database);
  return {
    presentations: createPresentations(database, now),
    templates: createTemplates(database, now),
    keys: createKeys(database, now),
    idempotencyKeys: createIdempotencyKeys(database, now),
    rates: createRates(database, now),
    blobs,
    linkSecret: await readSecret(database, "link"),
    findReferences: (blobKeys) => findReferences(database, blobKeys),
    async ping() {
      await sql`select 1`.execute(database);
    },
    close: () => database.destroy(),
  };
}

async function findReferences(database: Kysely<Schema>, blobKeys: readonly string[]): Promise<Set<string>> {
  if (blobKeys.length === 0) return new Set();
  const rows = await database
    .selectFrom("presentations")
    .select("blob_key")
    .where("blob_key", "in", blobKeys)
    .unionAll(database.selectFrom("templates").select("blob_key").where("blob_key", "in", blobKeys))
    .execute();
  return new Set(rows.map((row) => row.blob_key));
}
