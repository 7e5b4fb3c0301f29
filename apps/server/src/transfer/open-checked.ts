import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { Schema } from "../store/database/schema.ts";
import { openSqlite } from "../store/database/sqlite.ts";
import { readStoreId } from "../store/database/store-id.ts";
import type { Place } from "./place.ts";
import { openSource } from "./source.ts";

/** A store or a backup that is to be checked. */
export interface Checked {
  readonly name: string;
  readonly database: Kysely<Schema>;
  readonly blobs: Blobs;
  readonly storeId: string;
  /** Whether nobody changes it. */
  readonly isBackup: boolean;
  close(): Promise<void>;
}

/** Opens a store as it is, or a backup, whose rows are copied aside first, so that nothing in it is touched. */
export async function openChecked(place: Place): Promise<Checked> {
  const source = await openSource(place);
  const directory = await mkdtemp(join(tmpdir(), "lectern-check-"));
  const close = async (database?: Kysely<Schema>) => {
    await database?.destroy();
    await source.close();
    await rm(directory, { recursive: true });
  };
  try {
    if (source.database === undefined) await source.takeImage(directory);
    const database = source.database ?? openSqlite(directory);
    return {
      name: source.name,
      database,
      blobs: source.blobs,
      storeId: await readStoreId(database),
      isBackup: source.database === undefined,
      close: () => close(database),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
