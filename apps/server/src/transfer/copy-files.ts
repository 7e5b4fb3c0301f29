import type { Blobs } from "../store/blobs/blobs.ts";
import { forEachAtOnce } from "./for-each-at-once.ts";
import type { FileRow, Image } from "./image.ts";
import { findRow } from "./postgres-rows.ts";
import type { Source } from "./source.ts";

/** A row whose file was not there, or was not as long as the row says; such a file is copied as it is. */
export interface FileFault {
  readonly row: FileRow;
  readonly kind: "missing" | "size";
  /** In bytes; left out where it is missing. */
  readonly found?: number;
}

/** How far copying is. */
export interface CopyProgress {
  readonly files: number;
  readonly bytes: number;
}

/** What came of copying. */
export interface CopiedFiles extends CopyProgress {
  /** Files that were there from an earlier try. */
  readonly kept: number;
  /** Rows that users deleted while their files were copied, and that are deleted in the copy, too. */
  readonly deleted: number;
  readonly faults: readonly FileFault[];
}

/** What copying works on. */
export interface CopyFilesOptions {
  readonly image: Image;
  readonly source: Pick<Source, "blobs" | "database">;
  readonly blobs: Blobs;
  readonly onProgress: (progress: CopyProgress) => void;
}

/** How many files are under way at a time. */
const atOnce = 8;

/**
 * Copies the file of each row of the image, under its own key. Files are immutable, so that what a row names is its file
 * whenever it is copied; where it is gone, its row was deleted or changed since, and so it is in the image then.
 */
export async function copyFiles({
  image,
  source,
  blobs,
  onProgress,
}: CopyFilesOptions): Promise<CopiedFiles> {
  const there = await readKeys(blobs);
  const faults: FileFault[] = [];
  let [files, bytes, kept, deleted] = [0, 0, 0, 0];
  const follow = async (row: FileRow): Promise<void> => {
    if (there.has(row.blobKey)) {
      kept++;
      return;
    }
    const size = await copyFile(row.blobKey, source.blobs, blobs);
    if (size !== undefined) {
      if (size !== row.size) faults.push({ row, kind: "size", found: size });
      bytes += size;
      return;
    }
    const now = source.database && (await findRow(source.database, row.table, row.id));
    if (source.database === undefined || now?.row["blob_key"] === row.blobKey) {
      faults.push({ row, kind: "missing" });
      return;
    }
    image.replace(row.table, row.id, now);
    if (now === undefined) deleted++;
    else await follow({ ...row, blobKey: String(now.row["blob_key"]), size: Number(now.row["size"]) });
  };
  await forEachAtOnce(image.listFiles(), atOnce, async (row) => {
    await follow(row);
    files++;
    onProgress({ files, bytes });
  });
  return { files, bytes, kept, deleted, faults };
}

async function copyFile(key: string, from: Blobs, to: Blobs): Promise<number | undefined> {
  const found = await from.get(key);
  if (found === undefined) return undefined;
  try {
    return (await to.put(found.stream, key)).size;
  } finally {
    found.stream.destroy();
  }
}

async function readKeys(blobs: Blobs): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for await (const { key } of blobs.list()) keys.add(key);
  return keys;
}
