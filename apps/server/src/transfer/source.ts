import { createWriteStream, existsSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Kysely } from "kysely";
import type { Blobs } from "../store/blobs/blobs.ts";
import { openBlobs } from "../store/blobs/open-blobs.ts";
import type { Schema } from "../store/database/schema.ts";
import { sqlitePathIn } from "../store/database/sqlite.ts";
import { StoreSetupError } from "../store/store-errors.ts";
import { openDatabase, type StoreSettings, toBlobSettings } from "../wiring.ts";
import { backUpSqlite } from "./back-up-sqlite.ts";
import { imagePathIn, readFacts } from "./image.ts";
import type { Place } from "./place.ts";
import { writePostgresImage } from "./postgres-rows.ts";

/** Where rows and files are copied from; the service may be running on them. */
export interface Source {
  /** In words: a path, a variable, a bucket. */
  readonly name: string;
  readonly blobs: Blobs;
  /** Writes all rows, as they are at one moment, to an image in this directory. */
  takeImage(directory: string): Promise<void>;
  /** The rows as they change; left out where nobody changes them: in a backup. */
  readonly database?: Kysely<Schema>;
  close(): Promise<void>;
}

/** The name of the rows in a bucket that is a backup. */
export const rowsObject = "lectern.sqlite";

/** Opens the place to copy from; throws a StoreSetupError where nothing is there. */
export async function openSource(place: Place): Promise<Source> {
  return place.kind === "store" ? openStoreSource(place.settings) : openBucketSource(place);
}

async function openStoreSource(settings: StoreSettings): Promise<Source> {
  const { dataDirectory, databaseUrl } = settings;
  if (databaseUrl === undefined && !existsSync(sqlitePathIn(dataDirectory)))
    throw new StoreSetupError(
      `There is no database at ${sqlitePathIn(dataDirectory)}. Is it the right place?`,
    );
  const blobs = await openBlobs(toBlobSettings(settings));
  const takeSqlite = (directory: string) => backUpSqlite(dataDirectory, imagePathIn(directory));
  if (databaseUrl === undefined && readFacts(sqlitePathIn(dataDirectory)) !== undefined)
    return { name: dataDirectory, blobs, takeImage: takeSqlite, close: async () => undefined };
  const database = await openDatabase(settings);
  return {
    name: databaseUrl === undefined ? dataDirectory : "DATABASE_URL",
    blobs,
    database,
    takeImage: (directory) =>
      databaseUrl === undefined ? takeSqlite(directory) : writePostgresImage(database, directory),
    close: () => database.destroy(),
  };
}

async function openBucketSource({ files }: Extract<Place, { kind: "bucket" }>): Promise<Source> {
  const { createNamedObject } = await import("../store/blobs/s3-blobs.ts");
  const name = `s3://${files.bucket}/${files.prefix}`;
  return {
    name,
    blobs: await openBlobs(files),
    async takeImage(directory) {
      const found = await createNamedObject(files, rowsObject).get();
      if (found === undefined)
        throw new StoreSetupError(`There is no backup at ${name}: no ${rowsObject} among its files.`);
      await pipeline(found.stream, createWriteStream(imagePathIn(directory), { flags: "wx", mode: 0o600 }));
    },
    close: async () => undefined,
  };
}
