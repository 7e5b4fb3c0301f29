import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "./store/store.ts";
import { StoreUnavailableError } from "./store/store-errors.ts";

/** What readiness is told by, with times in milliseconds. */
export interface ReadinessOptions {
  readonly store: Pick<Store, "ping"> & { readonly blobs: Pick<Store["blobs"], "probe"> };
  /** How long each part may take to answer; left out: 1,500. */
  readonly limit?: number;
  /** How long it holds that all is well; left out: 1,000. */
  readonly keepFor?: number;
}

/**
 * Returns what throws a StoreUnavailableError unless the database takes a transaction and the files one more file. What does
 * not answer is asked once, however often this is called.
 */
export function createReadiness({
  store,
  limit = 1500,
  keepFor = 1000,
}: ReadinessOptions): () => Promise<void> {
  const checks = [
    createCheck("database", () => store.ping(), { limit, keepFor }),
    createCheck("files", () => store.blobs.probe(), { limit, keepFor }),
  ];
  return async () => {
    await Promise.all(checks.map((check) => check()));
  };
}

function createCheck(
  part: StoreUnavailableError["part"],
  ask: () => Promise<void>,
  { limit, keepFor }: { readonly limit: number; readonly keepFor: number },
): () => Promise<void> {
  let asked: Promise<void> | undefined;
  const askOnce = async () => {
    try {
      await ask();
    } catch (error) {
      throw error instanceof StoreUnavailableError ? error : new StoreUnavailableError(part, error);
    }
  };
  const forget = () => {
    asked = undefined;
  };
  return async () => {
    if (asked === undefined) {
      asked = askOnce();
      asked.then(() => setTimeout(forget, keepFor).unref(), forget);
    }
    const timer = new AbortController();
    const late = sleep(limit, undefined, { signal: timer.signal }).then(() => {
      throw new StoreUnavailableError(part, new Error(`no answer in ${limit} ms`));
    });
    late.catch(() => undefined);
    try {
      await Promise.race([asked, late]);
    } finally {
      timer.abort();
    }
  };
}
