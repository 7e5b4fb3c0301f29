/** Lets so many through at a time and so many wait, in the order in which they came. */
export interface Gate {
  /**
   * Runs the work when there is a place; throws a GateFullError where even waiting is full, or the signal's reason.
   * Calls `onWait` where there is no place at once.
   */
  enter<Value>(work: () => Promise<Value>, signal?: AbortSignal, onWait?: () => void): Promise<Value>;
}

/** Says that nobody else can wait. */
export class GateFullError extends Error {
  constructor() {
    super("All places are taken and nobody else can wait.");
    this.name = "GateFullError";
  }
}

/**
 * Returns a gate with so many places. (Piscina has a queue with a limit of its own, but does not count tasks that
 * can be aborted, and changes their order.)
 */
export function createGate(limits: { readonly running: number; readonly waiting: number }): Gate {
  let running = 0;
  const waiting = new Set<() => void>();
  const leave = () => {
    const [next] = waiting;
    if (next === undefined) running--;
    else next();
  };
  const wait = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const settle = (finish: () => void) => {
        waiting.delete(proceed);
        signal?.removeEventListener("abort", give);
        finish();
      };
      const proceed = () => settle(resolve);
      const give = () => settle(() => reject(signal?.reason));
      waiting.add(proceed);
      signal?.addEventListener("abort", give);
    });
  return {
    async enter(work, signal, onWait) {
      signal?.throwIfAborted();
      if (running < limits.running) running++;
      else if (waiting.size < limits.waiting) {
        onWait?.();
        await wait(signal);
      } else throw new GateFullError();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
