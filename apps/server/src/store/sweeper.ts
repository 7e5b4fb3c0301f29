import type { Clock } from "../clock.ts";
import { erase } from "./erase.ts";
import type { Store } from "./store.ts";

/** What a sweep removed. */
export interface Swept {
  /** Deleted presentations and templates whose files were still there. */
  readonly buried: number;
  /** Files that no row refers to. */
  readonly orphans: number;
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
}

/** Removes what crashes, deletions and time left behind. */
export async function sweep({ store, now, graceFor }: SweepOptions): Promise<Swept> {
  const before = new Date(now().getTime() - graceFor);
  const buried =
    (await removeBuried(store.presentations, store)) + (await removeBuried(store.templates, store));
  return {
    buried,
    orphans: await removeOrphans(store, before),
    unfinished: await store.blobs.removeUnfinished(before),
    idempotencyKeys: await store.idempotencyKeys.removeExpired(),
    rateCounters: await store.rates.removePast(),
  };
}

const batch = 500;

/** A table with deleted rows whose files may still be there. */
type Graveyard = Pick<Store["templates"], "listBuried" | "forget">;

async function removeBuried(table: Graveyard, store: Store): Promise<number> {
  for (let removed = 0; ; ) {
    const buried = await table.listBuried(batch);
    for (const record of buried) await erase(table, store, record);
    removed += buried.length;
    if (buried.length < batch) return removed;
  }
}

async function removeOrphans(store: Store, before: Date): Promise<number> {
  let removed = 0;
  let candidates: string[] = [];
  const removeCandidates = async () => {
    const referred = await store.findReferences(candidates);
    for (const key of candidates.filter((candidate) => !referred.has(candidate))) {
      await store.blobs.delete(key);
      removed++;
    }
    candidates = [];
  };
  for await (const { key, modifiedAt } of store.blobs.list()) {
    if (modifiedAt > before) continue;
    candidates.push(key);
    if (candidates.length === batch) await removeCandidates();
  }
  if (candidates.length > 0) await removeCandidates();
  return removed;
}
