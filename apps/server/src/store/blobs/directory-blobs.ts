import { type FileHandle, mkdir, open, opendir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemClock } from "../../clock.ts";
import { toFileError } from "../store-errors.ts";
import { assertBlobKey, createBlobKey, isBlobKey, trashFolder } from "./blob-key.ts";
import type { Blobs, ListedBlob, Marks, OpenBlob, StoredBlob, Trash } from "./blobs.ts";
import { parseMarkName, toMarkName, writeMark } from "./store-mark.ts";

/** In bytes: what an upload holds in memory before it is written. */
const batchSize = 1024 * 1024;

/**
 * Returns files kept in a directory: written beside, synced, then renamed, so that a name is never seen before its
 * content is whole. They are spread over 256 directories by the first two digits of their names; those in the trash are
 * in one.
 */
export function createDirectoryBlobs(directory: string): Blobs {
  const unfinished = join(directory, "unfinished");
  const trash = join(directory, trashFolder);
  const shardOf = (key: string) => join(directory, key.slice(0, 2));
  const pathOf = (key: string) => join(shardOf(assertBlobKey(key)), key);
  // Once more at its own place: it may have been restored in between.
  const pathsOf = (key: string) => [pathOf(key), join(trash, key), pathOf(key)];
  const createShard = createShards(directory);
  return {
    async put(content, key = createBlobKey()) {
      // Not the key's: an earlier copy of it may have broken off.
      const source = join(unfinished, createBlobKey());
      try {
        await mkdir(unfinished, { recursive: true, mode: 0o700 });
        const size = await writeSynced(source, content);
        await createShard(shardOf(key));
        await rename(source, pathOf(key));
        await syncDirectory(shardOf(key));
        return { key, size } satisfies StoredBlob;
      } catch (error) {
        // It may be the very disk that does not let go of it; the sweeper comes again.
        await rm(source, { force: true }).catch(() => undefined);
        throw toFileError(error);
      }
    },
    get: (key) => reach(() => findFirst(pathsOf(key), openBlob)),
    read: (key) => reach(() => findFirst(pathsOf(key), readShared)),
    async delete(key) {
      for (const path of pathsOf(key)) await rm(path, { force: true });
    },
    list: () => listBlobs(directory),
    trash: createTrash(trash, { createShard, shardOf, pathOf }),
    marks: createMarks(directory),
    removeUnfinished: (before) => removeUnfinished(unfinished, before),
    probe: () => reach(() => probe(unfinished)),
  };
}

/** Of a probe, in bytes: as much as a deck of some slides. */
const probeSize = 256 * 1024;

/** Throws where no file of a usual size could be kept now. */
async function probe(unfinished: string): Promise<void> {
  const path = join(unfinished, `probe-${createBlobKey()}`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, Buffer.alloc(probeSize), { flag: "wx", mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}

async function reach<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw toFileError(error);
  }
}

interface Places {
  readonly createShard: (shard: string) => Promise<void>;
  readonly shardOf: (key: string) => string;
  readonly pathOf: (key: string) => string;
}

function createTrash(trash: string, { createShard, shardOf, pathOf }: Places): Trash {
  const trashedOf = (key: string) => join(trash, assertBlobKey(key));
  return {
    async put(key) {
      await mkdir(trash, { recursive: true, mode: 0o700 });
      await unlessMissing(async () => {
        const now = systemClock();
        await utimes(pathOf(key), now, now);
        await rename(pathOf(key), trashedOf(key));
      });
    },
    async restore(key) {
      await createShard(shardOf(key));
      await unlessMissing(() => rename(trashedOf(key), pathOf(key)));
    },
    erase: async (key) => rm(trashedOf(key), { force: true }),
    list: () => listFiles(trash),
  };
}

function createMarks(directory: string): Marks {
  return {
    async list() {
      const ids: string[] = [];
      for await (const name of readDirectory(directory)) ids.push(parseMarkName(name) ?? "");
      return ids.filter((id) => id !== "").toSorted();
    },
    async put(storeId) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Whoever made it: a directory whose name is not on the disk is gone after a power cut with all that is in it.
      await syncDirectory(dirname(directory));
      try {
        await writeSynced(join(directory, toMarkName(storeId)), [writeMark(storeId)]);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      await syncDirectory(directory);
    },
    delete: (storeId) => rm(join(directory, toMarkName(storeId)), { force: true }),
  };
}

async function findFirst<Value>(
  paths: readonly string[],
  read: (path: string) => Promise<Value>,
): Promise<Value | undefined> {
  for (const path of paths) {
    const found = await unlessMissing(() => read(path));
    if (found !== undefined) return found;
  }
  return undefined;
}

async function writeSynced(
  path: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    let size = 0;
    for await (const chunks of inBatches(content)) size += await writeAll(file, chunks);
    await file.datasync();
    return size;
  } finally {
    await file.close();
  }
}

/** Yields what comes in pieces of at least a batch together: what is uploaded comes in small ones, and each call takes its time. */
async function* inBatches(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncIterable<readonly Uint8Array[]> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    held.push(chunk);
    size += chunk.byteLength;
    if (size < batchSize) continue;
    yield held;
    held = [];
    size = 0;
  }
  yield held;
}

/** Writes the chunks at the end of the file and returns how many bytes they are. */
async function writeAll(file: FileHandle, chunks: readonly Uint8Array[]): Promise<number> {
  let left = chunks.filter(({ byteLength }) => byteLength > 0);
  let size = 0;
  while (left.length > 0) {
    const { bytesWritten } = await file.writev(left);
    size += bytesWritten;
    left = afterBytes(left, bytesWritten);
  }
  return size;
}

/** Returns what is left of the chunks after their first bytes: a write may take fewer than it is given. */
function afterBytes(chunks: readonly Uint8Array[], count: number): Uint8Array[] {
  let skipped = count;
  return chunks.flatMap((chunk) => {
    const start = Math.min(skipped, chunk.byteLength);
    skipped -= start;
    return start < chunk.byteLength ? [chunk.subarray(start)] : [];
  });
}

/**
 * Returns what makes the directory of a shard, and has its name on the disk before it returns: once for each, also where it
 * is there already, for whoever made it may not have come to that.
 */
function createShards(directory: string): (shard: string) => Promise<void> {
  const synced = new Map<string, Promise<void>>();
  return async (shard) => {
    const made = await mkdir(shard, { recursive: true, mode: 0o700 });
    const known = made === undefined ? synced.get(shard) : undefined;
    const sync = known ?? syncDirectory(directory);
    synced.set(shard, sync);
    sync.catch(() => synced.delete(shard));
    await sync;
  };
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function openBlob(path: string): Promise<OpenBlob> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    return { size, stream: file.createReadStream() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readShared(path: string): Promise<Uint8Array<SharedArrayBuffer>> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(new SharedArrayBuffer(size));
    for (let offset = 0; offset < size; ) {
      const { bytesRead } = await file.read(bytes, offset, size - offset, offset);
      if (bytesRead === 0) throw new Error(`Expected ${size} bytes in ${path}, got ${offset}.`);
      offset += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

async function* listBlobs(directory: string): AsyncIterable<ListedBlob> {
  for await (const shard of readDirectory(directory)) {
    if (/^[0-9a-f]{2}$/.test(shard)) yield* listFiles(join(directory, shard));
  }
}

/** How many files are asked for their times at once: one after the other, most of it is waiting. */
const askedAtOnce = 64;

async function* listFiles(directory: string): AsyncIterable<ListedBlob> {
  let keys: string[] = [];
  for await (const key of readDirectory(directory)) {
    if (!isBlobKey(key) || keys.push(key) < askedAtOnce) continue;
    yield* await readTimes(directory, keys);
    keys = [];
  }
  yield* await readTimes(directory, keys);
}

async function readTimes(directory: string, keys: readonly string[]): Promise<ListedBlob[]> {
  const found = await Promise.all(
    keys.map(async (key) => ({ key, file: await unlessMissing(() => stat(join(directory, key))) })),
  );
  return found.flatMap(({ key, file }) => (file ? [{ key, modifiedAt: file.mtime }] : []));
}

async function* readDirectory(path: string): AsyncIterable<string> {
  const directory = await unlessMissing(() => opendir(path));
  if (directory === undefined) return;
  for await (const entry of directory) yield entry.name;
}

async function removeUnfinished(directory: string, before: Date): Promise<number> {
  let removed = 0;
  for await (const name of readDirectory(directory)) {
    const found = await unlessMissing(() => stat(join(directory, name)));
    if (found === undefined || found.mtime > before) continue;
    await rm(join(directory, name), { force: true });
    removed++;
  }
  return removed;
}

async function unlessMissing<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
