// Runs in a worker thread and picks the implementations there, as wiring.ts does in the main thread.
import { workerData } from "node:worker_threads";
import { createEngine } from "@lectern/engine";
import { createDirectoryBlobs } from "../store/directory-blobs.ts";
import { createTaskRunner } from "./tasks.ts";
import type { WorkerData } from "./worker-pool.ts";

const { blobDirectory } = workerData as WorkerData;

/** Does one task. */
export const runTask = createTaskRunner({
  engine: createEngine(),
  blobs: createDirectoryBlobs(blobDirectory),
});
