// A worker for tests: the real tasks over a fake engine, held up and released from the main thread.
import { BroadcastChannel, threadId, workerData } from "node:worker_threads";
import type { Engine, GenerateRequest } from "@lectern/engine";
import { createFakeEngine } from "@lectern/engine/testing";
import { createBlobs } from "../store/blobs/open-blobs.ts";
import { createTaskRunner } from "../work/tasks.ts";
import type { WorkerData } from "../work/worker-pool.ts";
import { type Release, releaseChannel } from "./fake-worker-control.ts";

const { blobs } = workerData as WorkerData;

const wait = (prompt: string) =>
  new Promise<void>((resolve) => {
    const channel = new BroadcastChannel(releaseChannel);
    channel.onmessage = (event) => {
      const { kind, text } = event.data as Release;
      if (kind !== "release" || !prompt.includes(text)) return;
      channel.close();
      resolve();
    };
    channel.postMessage({ kind: "waiting", text: prompt } satisfies Release);
  });

/** As the author does: it never waits, and looks between its stages. */
function computeUntilAborted({ prompt, signal }: GenerateRequest): never {
  new BroadcastChannel(releaseChannel).postMessage({ kind: "waiting", text: prompt } satisfies Release);
  for (;;) signal?.throwIfAborted();
}

const fakeEngine = createFakeEngine({ wait });

const engine: Engine = {
  ...fakeEngine,
  async generateDeck(request) {
    request.onProgress?.({ kind: "stage", stage: "authoring" });
    if (request.prompt.includes("[thread]"))
      return fakeEngine.generateDeck({ ...request, prompt: `${threadId}` });
    if (request.prompt.includes("[compute]")) computeUntilAborted(request);
    const deck = await fakeEngine.generateDeck(request);
    request.onProgress?.({ kind: "finished", slideCount: deck.slideCount });
    return deck;
  },
};

/** Does one task. */
export const runTask = createTaskRunner({
  engine,
  blobs: await createBlobs(blobs),
});
