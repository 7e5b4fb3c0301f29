import type { Clock } from "../clock.ts";
import type { Blobs } from "../store/blobs/blobs.ts";
import { StoreSetupError } from "../store/store-errors.ts";
import { type CopiedFiles, type CopyProgress, copyFiles } from "./copy-files.ts";
import type { Destination } from "./destination.ts";
import { type Image, openImage } from "./image.ts";
import type { Source } from "./source.ts";

/** What was copied. */
export interface CopiedStore extends CopiedFiles {
  readonly storeId: string;
  readonly presentations: number;
  readonly templates: number;
}

/** What is copied, and where it goes. */
export interface CopyStoreOptions {
  readonly source: Source;
  readonly destination: Destination;
  readonly isBackup: boolean;
  readonly now: Clock;
  readonly onProgress: (progress: CopyProgress & { readonly of: CopyProgress }) => void;
}

/**
 * Copies a store: the rows of one moment aside, then their files, then the rows to where they are seen, all at once. The
 * copy has the ids of the original, the store's too. What breaks off shows no rows, and goes on when it is done again.
 */
export async function copyStore(options: CopyStoreOptions): Promise<CopiedStore> {
  const { source, destination } = options;
  await source.takeImage(destination.workDirectory);
  const image = openImage(destination.workDirectory);
  try {
    const { storeId } = image;
    if (storeId === "") throw new StoreSetupError(`The database at ${source.name} is none of Lectern's.`);
    await destination.assertFree(storeId);
    await claimFiles(source.blobs, destination, storeId);
    const of = toProgress(image);
    const copied = await copyFiles({
      image,
      source,
      blobs: destination.blobs,
      onProgress: (progress) => options.onProgress({ ...progress, of }),
    });
    const counts = countRows(image);
    image.setFacts(options.isBackup ? { madeAt: options.now().toISOString(), ...counts } : undefined);
    image.close();
    await destination.publish();
    return { storeId, ...counts, ...copied };
  } catch (error) {
    image.close();
    throw error;
  }
}

function toProgress(image: Image): CopyProgress {
  const { rows, bytes } = image.countFiles();
  return { files: rows, bytes };
}

function countRows(image: Image) {
  let [presentations, templates] = [0, 0];
  for (const { table } of image.listFiles()) {
    if (table === "presentations") presentations++;
    else templates++;
  }
  return { presentations, templates };
}

/** Marks the files of the destination for this store, unless something else is there. */
async function claimFiles(from: Blobs, { name, blobs }: Destination, storeId: string): Promise<void> {
  const marks = await blobs.marks.list();
  if (marks.some((id) => id !== storeId)) {
    throw new StoreSetupError(
      `The files at ${name} belong to another store: expected none, or those of ${storeId}, got those of ` +
        `${marks.join(" and ")}. Nothing was changed. Take another place.`,
    );
  }
  if (marks.length === 0) {
    const { done } = await blobs.list()[Symbol.asyncIterator]().next();
    if (!done)
      throw new StoreSetupError(
        `There are files at ${name} that no store has marked. Nothing was changed. Take another place.`,
      );
    await blobs.marks.put(storeId);
  }
  await assertOtherFiles(from, blobs, name);
}

/** Two names may lead to one place: what is put into one then stands in the other. */
async function assertOtherFiles(from: Blobs, to: Blobs, name: string): Promise<void> {
  const { key } = await to.put([]);
  const found = await from.get(key);
  found?.stream.destroy();
  await to.delete(key);
  if (found)
    throw new StoreSetupError(
      `The files at ${name} are those that are to be copied. Take another place: these are no copy of themselves.`,
    );
}
