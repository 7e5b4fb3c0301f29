import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Blobs } from "./blobs/blobs.ts";
import { migrate } from "./database/migrations.ts";
import type { Schema } from "./database/schema.ts";
import { readStoreId } from "./database/store-id.ts";
import { createOwnership, type Ownership, type Places } from "./ownership.ts";
import { createIdempotencyKeys, type IdempotencyKeys } from "./tables/idempotency.ts";
import { createKeys, type Keys } from "./tables/keys.ts";
import { type LinkSecrets, readLinkSecrets } from "./tables/link-secrets.ts";
import { createPresentations, type Presentations } from "./tables/presentations.ts";
import { createRates, type Rates } from "./tables/rates.ts";
import { rememberKeys } from "./tables/remembered-keys.ts";
import { createTemplates, type Templates } from "./tables/templates.ts";
import { createUsages, type Usages } from "./tables/usages.ts";

/** Everything that the service keeps. A row's commit is *the* commit: its file is there before it and gone after it. */
export interface Store {
  /** Random, the database's for good, and its copies'. */
  readonly id: string;
  /** Whether database and files belong together: claimed before the store is used, and looked at before each sweep. */
  readonly ownership: Ownership;
  readonly presentations: Presentations;
  readonly templates: Templates;
  readonly keys: Keys;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly rates: Rates;
  readonly usages: Usages;
  readonly blobs: Blobs;
  readonly linkSecrets: LinkSecrets;
  /** Tells which of these files a row, deleted or not, refers to. */
  findReferences(blobKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Throws where the database does not answer, or takes no transaction. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What a store is made of. */
export interface StoreParts {
  readonly database: Kysely<Schema>;
  readonly blobs: Blobs;
  readonly now: Clock;
  /** Where the other two are. */
  readonly places: Places;
}

/** Returns the store over this database, its tables brought up to date, and these files, which are not claimed yet. */
export async function createStore({ database, blobs, now, places }: StoreParts): Promise<Store> {
  await migrate(database);
  const id = await readStoreId(database);
  const findReferencesHere = (blobKeys: readonly string[]) => findReferences(database, blobKeys);
  return {
    id,
    ownership: createOwnership({
      id,
      blobs,
      places,
      hasRows: () => hasRows(database),
      findReferences: findReferencesHere,
    }),
    presentations: createPresentations(database, now),
    templates: createTemplates(database, now),
    keys: rememberKeys(createKeys(database, now)),
    idempotencyKeys: createIdempotencyKeys(database, now),
    rates: createRates(database, now),
    usages: createUsages(database),
    blobs,
    linkSecrets: await readLinkSecrets(database, now),
    findReferences: findReferencesHere,
    async ping() {
      await database.transaction().execute((transaction) => sql`select 1`.execute(transaction));
    },
    close: () => database.destroy(),
  };
}

/** Returns which of these files a row, deleted or not, refers to. */
export async function findReferences(
  database: Kysely<Schema>,
  blobKeys: readonly string[],
): Promise<Set<string>> {
  if (blobKeys.length === 0) return new Set();
  const rows = await database
    .selectFrom("presentations")
    .select("blob_key")
    .where("blob_key", "in", blobKeys)
    .unionAll(database.selectFrom("templates").select("blob_key").where("blob_key", "in", blobKeys))
    .execute();
  return new Set(rows.map((row) => row.blob_key));
}

async function hasRows(database: Kysely<Schema>): Promise<boolean> {
  const first = (table: "presentations" | "templates") =>
    database.selectFrom(table).select("id").where("deleted_at", "is", null).limit(1).executeTakeFirst();
  return ((await first("presentations")) ?? (await first("templates"))) !== undefined;
}
