// Runs in a worker thread and picks the implementations there, as wiring.ts does in the main thread.
import { workerData } from "node:worker_threads";
import { createBlobs } from "../store/blobs/open-blobs.ts";
import { loadEngine } from "./load-engine.ts";
import { createTaskRunner } from "./tasks.ts";
import type { WorkerData } from "./worker-pool.ts";

const { blobs, model } = workerData as WorkerData;

/** Does one task. */
export const runTask = createTaskRunner({
  engine: await loadEngine(model),
  blobs: await createBlobs(blobs),
});
