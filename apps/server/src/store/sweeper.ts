import type { Clock } from "../clock.ts";
import type { ListedBlob } from "./blobs/blobs.ts";
import { erase } from "./erase.ts";
import type { Store } from "./store.ts";
import { isTooMany } from "./too-many.ts";

/** What a sweep did. */
export interface Swept {
  /** Presentations that were kept for as long as they are to be, and are deleted now. */
  readonly expired: number;
  /** Deleted presentations and templates whose files were still there. */
  readonly buried: number;
  /** Files that no row refers to and that went to the trash. */
  readonly orphans: number;
  /** Files that no row refers to and that were left where they are, because they are too many: then 0 orphans. */
  readonly spared: number;
  /** Files that were in the trash although a row refers to them, and are out of it again. */
  readonly restored: number;
  /** Files that had been in the trash for long enough, and are gone for good. */
  readonly erased: number;
  /** Files that were never finished. */
  readonly unfinished: number;
  readonly idempotencyKeys: number;
  readonly rateCounters: number;
}

/** What a sweep works on. */
export interface SweepOptions {
  readonly store: Store;
  readonly now: Clock;
  /** How old a file without a row must be, in milliseconds: younger ones may get theirs in a moment. */
  readonly graceFor: number;
  /** How long a file stays in the trash before it is erased, in milliseconds. */
  readonly keepTrashFor: number;
  /** How long a presentation is kept after it was made or last changed, in milliseconds; left out: for good. */
  readonly keepFor?: number;
  /** Ends the sweep with its reason before the next files or rows: what is left the next sweep does. */
  readonly signal?: AbortSignal;
  /** Lets files without a row go to the trash however many they are; left out: not where they are too many. */
  readonly takesMany?: boolean;
}

/**
 * Removes what crashes, deletions and time left behind. A file without a row goes to the trash, and is erased at a later
 * sweep. Where they are too many, the database is probably not the one that the files belong to: then no file is put
 * into the trash, and none erased from it. Where the files have not this database's mark, it throws a StoreSetupError
 * before anything is done.
 */
export async function sweep(options: SweepOptions): Promise<Swept> {
  const { store, now, graceFor, keepTrashFor, keepFor, takesMany = false, signal } = options;
  await store.ownership.assert();
  const time = now().getTime();
  const before = new Date(time - graceFor);
  const expired = keepFor === undefined ? 0 : await expire(store, new Date(time - keepFor), signal);
  const buried =
    (await removeBuried(store.presentations, store, signal)) +
    (await removeBuried(store.templates, store, signal));
  const { orphans, total } = await findOrphans(store, before, signal);
  const isRefused = isTooMany(orphans.length, total) && !takesMany;
  const trash = await careForTrash(store, isRefused ? undefined : new Date(time - keepTrashFor), signal);
  if (!isRefused) for (const key of orphans) await store.blobs.trash.put(key);
  return {
    expired,
    buried,
    orphans: isRefused ? 0 : orphans.length,
    spared: isRefused ? orphans.length : 0,
    ...trash,
    unfinished: await store.blobs.removeUnfinished(before),
    idempotencyKeys: await store.idempotencyKeys.removeExpired(),
    rateCounters: await store.rates.removePast(),
  };
}

const batch = 500;

/** Deletes the presentations that were not changed since, as their owners would. */
async function expire({ presentations }: Store, before: Date, signal?: AbortSignal): Promise<number> {
  for (let expired = 0; ; ) {
    signal?.throwIfAborted();
    const count = await presentations.buryOlder(before, batch);
    expired += count;
    if (count < batch) return expired;
  }
}

/** A table with deleted rows whose files may still be there. */
type Graveyard = Pick<Store["templates"], "listBuried" | "forget">;

async function removeBuried(table: Graveyard, store: Store, signal?: AbortSignal): Promise<number> {
  for (let removed = 0; ; ) {
    signal?.throwIfAborted();
    const buried = await table.listBuried(batch);
    for (const record of buried) await erase(table, store, record);
    removed += buried.length;
    if (buried.length < batch) return removed;
  }
}

/** Returns the files older than this that no row refers to, and how many files there are in all. */
async function findOrphans(
  store: Store,
  before: Date,
  signal?: AbortSignal,
): Promise<{ orphans: string[]; total: number }> {
  const orphans: string[] = [];
  let total = 0;
  for await (const blobs of inBatches(store.blobs.list())) {
    signal?.throwIfAborted();
    total += blobs.length;
    const keys = blobs.filter(({ modifiedAt }) => modifiedAt <= before).map(({ key }) => key);
    const referred = await store.findReferences(keys);
    orphans.push(...keys.filter((key) => !referred.has(key)));
  }
  return { orphans, total };
}

/** Takes what a row refers to out of the trash, and erases from it what was put there before this time. */
async function careForTrash(
  { blobs: { trash }, findReferences }: Store,
  before: Date | undefined,
  signal?: AbortSignal,
): Promise<Pick<Swept, "restored" | "erased">> {
  let [restored, erased] = [0, 0];
  for await (const blobs of inBatches(trash.list())) {
    signal?.throwIfAborted();
    const referred = await findReferences(blobs.map(({ key }) => key));
    for (const { key, modifiedAt } of blobs) {
      if (referred.has(key)) {
        await trash.restore(key);
        restored++;
      } else if (before && modifiedAt <= before) {
        await trash.erase(key);
        erased++;
      }
    }
  }
  return { restored, erased };
}

async function* inBatches(blobs: AsyncIterable<ListedBlob>): AsyncIterable<readonly ListedBlob[]> {
  let held: ListedBlob[] = [];
  for await (const blob of blobs) {
    held.push(blob);
    if (held.length < batch) continue;
    yield held;
    held = [];
  }
  if (held.length > 0) yield held;
}
