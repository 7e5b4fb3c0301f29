import { startServer } from "../server.ts";
import { readSettings } from "../settings/settings.ts";
import { fakeWorker } from "../testing/fake-worker-control.ts";
import { toBlobSettings } from "../wiring.ts";
import { createWorkerPool } from "../work/worker-pool.ts";

const server = await startServer(readSettings(process.env), {
  createWork: (settings, onError) =>
    createWorkerPool({
      worker: fakeWorker,
      workerData: { blobs: toBlobSettings(settings) },
      workers: settings.workers,
      queue: settings.queue,
      timeout: settings.generateSeconds * 1000,
      onError,
    }),
});
process.once("SIGTERM", () => void server.close());
process.stdout.write(`Lectern listens on ${server.url} (Ctrl-C ends it)\n`);
