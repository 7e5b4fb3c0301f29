import { Worker } from "node:worker_threads";

/** Requests for health in a thread of their own: among a thousand callers in one thread, an answer waits for its reader. */
export interface HealthWatch {
  /** Ends it and returns how long each answer took, in milliseconds. */
  end(): Promise<readonly number[]>;
}

/** Begins to ask whether the service lives, twenty milliseconds after each answer. */
export function watchHealth(url: string): HealthWatch {
  const worker = new Worker(new URL("health-thread.ts", import.meta.url), { workerData: url });
  const times = new Promise<readonly number[]>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  });
  return {
    end() {
      worker.postMessage("end");
      return times;
    },
  };
}
