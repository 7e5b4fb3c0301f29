import { readFile, stat } from "node:fs/promises";
import { parseEnv } from "node:util";
import type { Environment } from "../settings/environment.ts";
import { readSettings, SettingsError } from "../settings/settings.ts";
import type { BlobSettings } from "../store/blobs/open-blobs.ts";
import { type StoreSettings, toBlobSettings } from "../wiring.ts";

/** Where rows and files are, or are to go. */
export type Place =
  /** A database and files as the service works on them. A backup in a directory is one, too. */
  | { readonly kind: "store"; readonly settings: StoreSettings }
  /** A backup in a bucket: the files and, among them, the rows as a SQLite database. */
  | { readonly kind: "bucket"; readonly files: Extract<BlobSettings, { kind: "s3" }> };

/** Returns the store that the environment names, for commands that name another bucket besides. */
export function readOwnStore(environment: Environment): StoreSettings {
  return readSettings(environment["LECTERN_S3_BUCKET"] ? environment : withoutBucket(environment));
}

/**
 * Returns the place that a word names: a directory, `s3://BUCKET/PREFIX`, reached by the `LECTERN_S3_` variables of the
 * environment, or a file of settings, `NAME.env`, for a store of other settings. Throws a SettingsError where the file
 * holds what cannot be used.
 */
export async function readPlace(
  word: string,
  environment: Environment,
  toPath: (word: string) => string,
): Promise<Place> {
  if (word.startsWith("s3:")) return readBucket(word, environment);
  const path = toPath(word);
  if (!word.endsWith(".env")) return toDirectory(path);
  const isFile = (await stat(path).catch(() => undefined))?.isFile() ?? false;
  return isFile ? readSettingsFile(path) : toDirectory(path);
}

function toDirectory(dataDirectory: string): Place {
  return { kind: "store", settings: { dataDirectory } };
}

async function readSettingsFile(path: string): Promise<Place> {
  const settings = parseEnv(await readFile(path, "utf8"));
  try {
    return { kind: "store", settings: readSettings(settings) };
  } catch (error) {
    throw error instanceof SettingsError ? new SettingsError(`In ${path}: ${error.message}`) : error;
  }
}

function readBucket(word: string, environment: Environment): Place {
  const [, bucket = "", prefix = ""] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(word) ?? [];
  const settings = readSettings({
    ...environment,
    LECTERN_S3_BUCKET: bucket,
    LECTERN_S3_PREFIX: prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`,
  });
  const files = toBlobSettings(settings);
  if (bucket === "" || files.kind !== "s3")
    throw new SettingsError(`Expected s3://BUCKET or s3://BUCKET/PREFIX, got ${word}.`);
  return { kind: "bucket", files };
}

function withoutBucket(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("LECTERN_S3_")));
}
