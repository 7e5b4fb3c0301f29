/** What the client takes from the world besides `fetch`, so that tests can put their own in its place. */
export interface Runtime {
  /** Milliseconds since 1970. */
  now(): number;
  /** A number from 0 to below 1. */
  random(): number;
  /** A random UUID, for idempotency keys. */
  uuid(): string;
  /** Waits; rejects as soon as the signal says so. */
  sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
}

/** The clock and the chance of the platform. */
export const platformRuntime: Runtime = {
  now: Date.now,
  random: Math.random,
  uuid: createUuid,
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clear();
        reject(signal?.reason);
      };
      const clear = startTimer(milliseconds, () => {
        signal?.removeEventListener("abort", stop);
        resolve();
      });
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop);
    }),
};

/** Starts a timer and returns what stops it; one that is longer than timers can be never goes off. */
export function startTimer(milliseconds: number, callback: () => void): () => void {
  if (milliseconds > 0x7fffffff) return () => {};
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages that came over plain http. */
function createUuid(): string {
  const digits = crypto.getRandomValues(new Uint8Array(31));
  let next = 0;
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replaceAll(/[xy]/g, (kind) => {
    const digit = digits[next++] ?? 0;
    return (kind === "x" ? digit & 15 : (digit & 3) | 8).toString(16);
  });
}
