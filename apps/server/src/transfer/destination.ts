import { createReadStream, existsSync } from "node:fs";
import { link, mkdir, mkdtemp, open, realpath, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Blobs } from "../store/blobs/blobs.ts";
import { openBlobs } from "../store/blobs/open-blobs.ts";
import { sqlitePathIn } from "../store/database/sqlite.ts";
import { StoreSetupError } from "../store/store-errors.ts";
import { openDatabase, type StoreSettings, toBlobSettings } from "../wiring.ts";
import { imagePathIn, openImage, readFacts } from "./image.ts";
import type { Place } from "./place.ts";
import { assertNoRows, insertImage } from "./postgres-rows.ts";
import { rowsObject } from "./source.ts";

/** Where rows and files are copied to. */
export interface Destination {
  /** In words: a path, a variable, a bucket. */
  readonly name: string;
  readonly blobs: Blobs;
  /** A new directory for the image, gone after publishing or closing. */
  readonly workDirectory: string;
  /** Throws a StoreSetupError, and changes nothing, where the rows of this store cannot go there. */
  assertFree(storeId: string): Promise<void>;
  /** Shows the rows of the image, all at once; the files are there already. */
  publish(): Promise<void>;
  close(): Promise<void>;
}

/** What a destination is to be. */
export interface DestinationOptions {
  /** A backup may take the place of an earlier one of the same store; else there must be nothing yet. */
  readonly isBackup: boolean;
}

/** Opens the place to copy to. */
export async function openDestination(place: Place, options: DestinationOptions): Promise<Destination> {
  if (place.kind === "bucket") return openBucket(place);
  const { settings } = place;
  return settings.databaseUrl === undefined ? openDirectory(settings, options) : openPostgres(settings);
}

async function openDirectory(
  settings: StoreSettings,
  { isBackup }: DestinationOptions,
): Promise<Destination> {
  const { dataDirectory } = settings;
  const path = sqlitePathIn(dataDirectory);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const workDirectory = join(await realpath(dataDirectory), "unfinished-copy");
  return {
    name: dataDirectory,
    blobs: await openBlobs(toBlobSettings(settings)),
    workDirectory: await makeEmpty(workDirectory),
    async assertFree(storeId) {
      if (!existsSync(path)) return;
      if (!isBackup) throw toTaken(path);
      assertOlderBackup(path, path, storeId);
    },
    async publish() {
      const image = imagePathIn(workDirectory);
      await sync(image);
      // A link replaces nothing, whatever was put there meanwhile.
      await (isBackup ? rename(image, path) : link(image, path));
      await sync(dirname(path));
    },
    close: () => rm(workDirectory, { recursive: true, force: true }),
  };
}

async function openPostgres(settings: StoreSettings): Promise<Destination> {
  const name = "DATABASE_URL";
  const blobs = await openBlobs(toBlobSettings(settings));
  const database = await openDatabase(settings);
  const workDirectory = await mkdtemp(join(tmpdir(), "lectern-copy-"));
  return {
    name,
    blobs,
    workDirectory,
    assertFree: () => assertNoRows(database, name),
    async publish() {
      await upgradeImage(workDirectory);
      const image = openImage(workDirectory);
      try {
        await insertImage(database, image, name);
      } finally {
        image.close();
      }
    },
    async close() {
      await database.destroy();
      await rm(workDirectory, { recursive: true, force: true });
    },
  };
}

async function openBucket({ files }: Extract<Place, { kind: "bucket" }>): Promise<Destination> {
  const { createNamedObject } = await import("../store/blobs/s3-blobs.ts");
  const name = `s3://${files.bucket}/${files.prefix}`;
  const object = createNamedObject(files, rowsObject);
  const workDirectory = await mkdtemp(join(tmpdir(), "lectern-copy-"));
  return {
    name,
    blobs: await openBlobs(files),
    workDirectory,
    assertFree: async () => undefined,
    publish: () => object.put(createReadStream(imagePathIn(workDirectory))),
    close: () => rm(workDirectory, { recursive: true, force: true }),
  };
}

/** Gives the image the tables of this program. */
async function upgradeImage(dataDirectory: string): Promise<void> {
  const [{ openSqlite }, { migrate }] = await Promise.all([
    import("../store/database/sqlite.ts"),
    import("../store/database/migrations.ts"),
  ]);
  const database = openSqlite(dataDirectory);
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

function toTaken(path: string): StoreSetupError {
  return new StoreSetupError(
    `There is a database at ${path} already. Nothing was changed. Move it away with the files beside it whose names ` +
      "begin alike, with the service stopped, or take another directory.",
  );
}

function assertOlderBackup(path: string, name: string, storeId: string): void {
  const facts = readFacts(path);
  if (facts === undefined) {
    const what = "that is no backup: a service may be working on it";
    throw new StoreSetupError(
      `There is a database at ${name} ${what}. Nothing was changed. Take another place.`,
    );
  }
  if (facts.storeId !== storeId) {
    const expected = `expected one of the store ${storeId}, got one of ${facts.storeId}`;
    throw new StoreSetupError(
      `There is a backup of another store at ${name}: ${expected}. Nothing was changed. Take another place.`,
    );
  }
}

async function makeEmpty(directory: string): Promise<string> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { mode: 0o700 });
  return directory;
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
