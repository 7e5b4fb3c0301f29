import { type MessagePort, threadId } from "node:worker_threads";

/** Joins a task in a worker to whoever waits for it, where the worker cannot just be ended: it does other tasks, too. */
export type Control = MessagePort;

/** Tells the main thread which worker the task is in; returns a signal that is aborted when it says to stop. */
export function listenForStop(control: Control): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  control.once("message", () => controller.abort());
  control.postMessage(threadId);
  return { signal: controller.signal, end: () => control.close() };
}
