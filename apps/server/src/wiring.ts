import { join } from "node:path";
import { createReference, referenceContentSecurityPolicy } from "@lectern/reference";
import { type Contract, readContract } from "@lectern/spec";
import { studioContentSecurityPolicy, studioDirectory } from "@lectern/studio";
import { viewerContentSecurityPolicy, viewerDirectory } from "@lectern/viewer";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import { pino } from "pino";
import { type Clock, systemClock } from "./clock.ts";
import type { ReferenceOptions } from "./http/pages/reference.ts";
import type { ReadSettings, Settings } from "./settings/settings.ts";
import { type BlobSettings, openBlobs } from "./store/blobs/open-blobs.ts";
import type { Schema } from "./store/database/schema.ts";
import { openSqlite, sqlitePathIn } from "./store/database/sqlite.ts";
import type { Places } from "./store/ownership.ts";
import { createStore, type Store } from "./store/store.ts";
import type { Work } from "./work/work.ts";
import { createWorkerPool } from "./work/worker-pool.ts";

/** Every collaborator of the service that there could be another one of. */
export interface Wiring {
  readonly contract: Contract;
  readonly now: Clock;
  readonly logger: FastifyBaseLogger;
  readonly reference: ReferenceOptions;
  readonly viewer: { readonly directory: string; readonly policy: string };
  readonly studio: {
    readonly directory: string;
    /** `viewerOrigin` is where the viewer is that the app shows in a frame. */
    readonly policy: (viewerOrigin: string) => string;
  };
  openStore(settings: Settings): Promise<Store>;
  createWork(settings: Settings, onError: (error: unknown) => void): Work;
}

/** Returns the implementations that the service runs with; no other file chooses any. */
export function createWiring(settings: Settings, now: Clock = systemClock): Wiring {
  const contract = readContract();
  return {
    contract,
    reference: { find: createReference(contract), policy: referenceContentSecurityPolicy },
    now,
    logger: createLogger(settings),
    viewer: { directory: viewerDirectory, policy: viewerContentSecurityPolicy },
    studio: { directory: studioDirectory, policy: studioContentSecurityPolicy },
    openStore: (given) => openStore(given, now),
    createWork: (given, onError) =>
      createWorkerPool({
        worker: new URL("./work/worker.ts", import.meta.url),
        workerData: {
          blobs: toBlobSettings(given),
          ...(given.model && { model: given.model }),
        },
        workers: given.workers,
        // Whoever waits for a model leaves the processor to others.
        tasksPerWorker: given.model === undefined ? 1 : given.modelRequests,
        queue: given.queue,
        timeout: given.generateSeconds * 1000,
        onError,
      }),
  };
}

type StoreSettingName =
  | "databaseUrl"
  | "databaseConnections"
  | "s3Bucket"
  | "s3Endpoint"
  | "s3Region"
  | "s3Prefix"
  | "s3PathStyle"
  | "s3KeyId"
  | "s3Secret";

/** Where everything is kept: without more than a directory, in that directory. */
export type StoreSettings = Pick<ReadSettings, "dataDirectory"> &
  Partial<Pick<ReadSettings, StoreSettingName>>;

/**
 * Opens what is kept there; throws a StoreSetupError that says what is wrong where that cannot be, also where the files
 * are not those of the database.
 */
export async function openStore(settings: StoreSettings, now: Clock = systemClock): Promise<Store> {
  const store = await openUnclaimedStore(settings, now);
  try {
    await store.ownership.claim();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Does the same without a look at whose the files are: for whoever is to decide it. */
export async function openUnclaimedStore(settings: StoreSettings, now: Clock = systemClock): Promise<Store> {
  const blobs = await openBlobs(toBlobSettings(settings));
  const database = await openDatabase(settings);
  try {
    return await createStore({ database, blobs, now, places: toPlaces(settings) });
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

// Without the address of the database, which may hold a password.
function toPlaces({ dataDirectory, databaseUrl, s3Bucket, s3Prefix }: StoreSettings): Places {
  const prefix = s3Prefix ? ` (${s3Prefix})` : "";
  return {
    database: databaseUrl === undefined ? sqlitePathIn(dataDirectory) : "DATABASE_URL",
    files: s3Bucket === undefined ? blobsIn(dataDirectory) : `the bucket ${s3Bucket}${prefix}`,
  };
}

const blobsIn = (dataDirectory: string) => join(dataDirectory, "blobs");

/** Opens the database of the store, without looking at its tables. */
export async function openDatabase({
  dataDirectory,
  databaseUrl,
  databaseConnections = 10,
}: StoreSettings): Promise<Kysely<Schema>> {
  if (databaseUrl === undefined) return openSqlite(dataDirectory);
  const { openPostgres } = await import("./store/database/postgres.ts");
  return openPostgres({ url: databaseUrl, connections: databaseConnections });
}

/** Returns where files are kept, as workers are told it. */
export function toBlobSettings(settings: StoreSettings): BlobSettings {
  const {
    s3Bucket,
    s3Endpoint,
    s3Region = "us-east-1",
    s3Prefix = "",
    s3PathStyle,
    s3KeyId,
    s3Secret,
  } = settings;
  if (s3Bucket === undefined) return { kind: "directory", directory: blobsIn(settings.dataDirectory) };
  return {
    kind: "s3",
    bucket: s3Bucket,
    region: s3Region,
    prefix: s3Prefix,
    pathStyle: s3PathStyle ?? s3Endpoint !== undefined,
    ...(s3Endpoint !== undefined && { endpoint: s3Endpoint }),
    ...(s3KeyId !== undefined &&
      s3Secret !== undefined && { credentials: { accessKeyId: s3KeyId, secretAccessKey: s3Secret } }),
  };
}

/** Returns a log to stderr, so that what the command prints stays apart; quiet on a terminal, where a person reads. */
export function createLogger({ logLevel }: Settings): FastifyBaseLogger {
  const level = logLevel ?? (process.stderr.isTTY ? "warn" : "info");
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
