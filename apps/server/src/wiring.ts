import { join } from "node:path";
import { createReference, referenceContentSecurityPolicy } from "@lectern/reference";
import { type Contract, readContract } from "@lectern/spec";
import { studioContentSecurityPolicy, studioDirectory } from "@lectern/studio";
import { viewerContentSecurityPolicy, viewerDirectory } from "@lectern/viewer";
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { type Clock, systemClock } from "./clock.ts";
import type { ReferenceOptions } from "./http/reference.ts";
import type { Settings } from "./settings.ts";
import { createDirectoryBlobs } from "./store/directory-blobs.ts";
import { openSqlite } from "./store/sqlite.ts";
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
    openStore: ({ dataDirectory }) => openStore(dataDirectory, now),
    createWork: (given, onError) =>
      createWorkerPool({
        worker: new URL("./work/worker.ts", import.meta.url),
        workerData: {
          blobDirectory: toBlobDirectory(given.dataDirectory),
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

/** Opens what is kept in this directory, which is made if need be. */
export function openStore(dataDirectory: string, now: Clock = systemClock): Promise<Store> {
  return createStore(openSqlite(dataDirectory), createDirectoryBlobs(toBlobDirectory(dataDirectory)), now);
}

function toBlobDirectory(dataDirectory: string): string {
  return join(dataDirectory, "blobs");
}

// To stderr, so that what the command prints stays apart; quiet on a terminal, where a person reads.
function createLogger({ logLevel }: Settings): FastifyBaseLogger {
  const level = logLevel ?? (process.stderr.isTTY ? "warn" : "info");
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
