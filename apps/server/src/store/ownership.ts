import type { Blobs, ListedBlob } from "./blobs/blobs.ts";
import { StoreSetupError } from "./store-errors.ts";
import { isTooMany } from "./too-many.ts";

/** Whether the files are those that this database wrote: both carry one id, the files in the name of their mark. */
export interface Ownership {
  /**
   * Marks files that have no mark: where there are none yet, or where rows refer to them. Throws a StoreSetupError where
   * they have another mark, or rows and files do not belong together.
   */
  claim(): Promise<void>;
  /** Marks the files as this database's, whoever they belonged to, and returns what is known about them. */
  adopt(): Promise<Adopted>;
  /** Throws a StoreSetupError unless the files have this database's mark, and no other. */
  assert(): Promise<void>;
}

/** Files that were made those of this database. */
export interface Adopted extends Census {
  /** The ids of the stores that they were marked for before. */
  readonly before: readonly string[];
}

/** Some of the files, compared with the rows. */
export interface Census {
  /** How many files were looked at: all, or so many that the rest is like them. */
  readonly total: number;
  /** Of these, how many a row refers to. */
  readonly referred: number;
}

/** What ownership is about. */
export interface OwnershipOptions {
  /** Of the database. */
  readonly id: string;
  readonly blobs: Blobs;
  readonly places: Places;
  /** Tells whether any presentation or template is there. */
  hasRows(): Promise<boolean>;
  findReferences(blobKeys: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Where both are, in words for the operator: a path, a variable, a bucket. */
export interface Places {
  readonly database: string;
  readonly files: string;
}

/** Returns what tells whether files and database belong together. */
export function createOwnership(options: OwnershipOptions): Ownership {
  const { id, blobs, places } = options;
  const { marks } = blobs;
  const assert = async () => {
    const found = await marks.list();
    if (found.length !== 1 || found[0] !== id) throw toMismatch(id, found, places);
  };
  return {
    async claim() {
      if ((await marks.list()).length === 0) {
        const fault = await findFault(options);
        // Another process of this very store may have marked them meanwhile, and written files already.
        if ((await marks.list()).length === 0) {
          if (fault !== undefined) throw new StoreSetupError(fault);
          await marks.put(id);
        }
      }
      await assert();
    },
    async adopt() {
      const before = (await marks.list()).filter((one) => one !== id);
      await marks.put(id);
      for (const other of before) await marks.delete(other);
      return { before, ...(await takeCensus(options)) };
    },
    assert,
  };
}

/** Returns why files without a mark are not this database's, or undefined where they are. */
async function findFault(options: OwnershipOptions): Promise<string | undefined> {
  const { id, places } = options;
  const { total, referred } = await takeCensus(options);
  if (total === 0) return (await options.hasRows()) ? toMissing(id, places) : undefined;
  if (referred > 0 && !isTooMany(total - referred, total)) return undefined;
  return (
    `The files in ${places.files} belong to another database than the one at ${places.database}: expected rows that refer to ` +
    `them, got rows for ${referred} of the ${total} that were looked at. Nothing was started, and no file touched.\n${advice}`
  );
}

/** How many files to compare with the rows: their names are random, so the first ones are a fair sample. */
const sampled = 1000;
const batch = 500;

async function takeCensus({ blobs, findReferences }: OwnershipOptions): Promise<Census> {
  const keys: string[] = [];
  for await (const { key } of listEverything(blobs)) {
    keys.push(key);
    if (keys.length === sampled) break;
  }
  let referred = 0;
  for (let start = 0; start < keys.length; start += batch) {
    referred += (await findReferences(keys.slice(start, start + batch))).size;
  }
  return { total: keys.length, referred };
}

async function* listEverything(blobs: Blobs): AsyncIterable<ListedBlob> {
  yield* blobs.list();
  yield* blobs.trash.list();
}

const variables = "LECTERN_DATA_DIR, or LECTERN_S3_BUCKET and LECTERN_S3_PREFIX";

const advice = `Start with the database that wrote them (if it was lost, restore its backup), or give this one files of its own: ${variables}.
If they are to be this database's from now on, say so: lectern store adopt. What has no row in it then goes to the trash.
docs/operating.md says more.`;

function toMismatch(id: string, found: readonly string[], { database, files }: Places): StoreSetupError {
  if (found.length === 0) {
    return new StoreSetupError(
      `The files in ${files} have lost their mark: expected that of the store ${id}, got none. No file is removed. ` +
        "Start the service again, and it looks whether they are still the ones.",
    );
  }
  return new StoreSetupError(
    `The files in ${files} belong to another database than the one at ${database}: expected those of the store ${id}, got those ` +
      `of ${found.join(" and ")}. Nothing was started, and no file touched.\n${advice}`,
  );
}

function toMissing(id: string, { database, files }: Places): string {
  return (
    `The files of the database at ${database} are not in ${files}: expected those of the store ${id}, got none. Nothing was started.\n` +
    `Check ${variables}. If they are lost, and it is to start without them: lectern store adopt.`
  );
}
