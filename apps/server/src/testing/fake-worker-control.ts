import { BroadcastChannel } from "node:worker_threads";

/** Where tests and the fake worker talk to each other. */
export const releaseChannel = "lectern fake worker";

/** What they say: a prompt with "[wait]" waits; those that hold a text may go on. */
export type Release = { readonly kind: "waiting" | "release"; readonly text: string };

/** The worker with a fake engine. */
export const fakeWorker: URL = new URL("./fake-worker.ts", import.meta.url);

/** Holds up and releases the fake worker. */
export interface FakeWorkerControl {
  /** Returns when so many prompts that hold this text have begun to wait. */
  untilWaiting(text: string, count?: number): Promise<void>;
  /** Lets go on what waits with a prompt that holds this text. */
  release(text: string): void;
  close(): void;
}

/** Returns the control of every fake worker of this process. */
export function createFakeWorkerControl(): FakeWorkerControl {
  const channel = new BroadcastChannel(releaseChannel);
  const waiting: string[] = [];
  const listeners = new Set<() => void>();
  channel.onmessage = (event) => {
    const { kind, text } = event.data as Release;
    if (kind === "waiting") waiting.push(text);
    for (const listener of listeners) listener();
  };
  return {
    untilWaiting: (text, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (waiting.filter((prompt) => prompt.includes(text)).length < count) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    release: (text) => channel.postMessage({ kind: "release", text } satisfies Release),
    close: () => channel.close(),
  };
}
