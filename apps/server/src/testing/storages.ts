import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreSettings } from "../wiring.ts";
import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";
import { type S3Server, startS3Server } from "./s3-server.ts";

/** A real Postgres and a server that speaks S3, for the tests of one file. */
export interface Storages {
  readonly postgres: PostgresServer;
  readonly s3: S3Server;
  /** Returns the settings of an empty store of this kind. */
  create(kind: StorageKind): Promise<StoreSettings>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Where a store can be: what every one of its tests runs over. */
export const storageKinds = ["SQLite and a directory", "Postgres and a bucket"] as const;

/** Names one of them. */
export type StorageKind = (typeof storageKinds)[number];

/** Starts both servers. */
export async function startStorages(): Promise<Storages> {
  const [postgres, s3] = await Promise.all([startPostgresServer(), startS3Server()]);
  const directories: string[] = [];
  return {
    postgres,
    s3,
    async create(kind) {
      const dataDirectory = await mkdtemp(join(tmpdir(), "lectern-store-"));
      directories.push(dataDirectory);
      if (kind === "SQLite and a directory") return { dataDirectory };
      const databaseUrl = await postgres.createDatabase();
      return { dataDirectory, databaseUrl, ...toS3Settings(s3), s3Prefix: `${directories.length}/` };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([postgres[Symbol.asyncDispose](), s3[Symbol.asyncDispose]()]);
      for (const directory of directories) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Returns the settings that lead to this server's bucket. */
export function toS3Settings({ url, bucket, key }: S3Server) {
  return { s3Bucket: bucket, s3Endpoint: url, s3KeyId: key.accessKeyId, s3Secret: key.secretAccessKey };
}

/** Returns the variables by which the service and `lectern` are told of this store. */
export function toVariables(settings: StoreSettings): Record<string, string> {
  return {
    LECTERN_DATA_DIR: settings.dataDirectory,
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    ...(settings.s3Bucket && { LECTERN_S3_BUCKET: settings.s3Bucket }),
    ...(settings.s3Prefix && { LECTERN_S3_PREFIX: settings.s3Prefix }),
    ...(settings.s3Endpoint && { LECTERN_S3_ENDPOINT: settings.s3Endpoint }),
    ...(settings.s3KeyId && { LECTERN_S3_ACCESS_KEY_ID: settings.s3KeyId }),
    ...(settings.s3Secret && { LECTERN_S3_SECRET_ACCESS_KEY: settings.s3Secret }),
  };
}
