import { type MessagePort, receiveMessageOnPort, threadId } from "node:worker_threads";

/** Joins a task in a worker to whoever waits for it: the worker is not ended where the task stops by itself. */
export type Control = MessagePort;

/** Tells the main thread which worker the task is in; returns a signal that is aborted when it says to stop. */
export function listenForStop(control: Control): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  control.once("message", () => controller.abort());
  control.postMessage(threadId);
  return { signal: toLookingSignal(controller, control), end: () => control.close() };
}

/** Returns the controller's signal, which looks itself, too: while a task computes, no message is delivered. */
function toLookingSignal(controller: AbortController, control: Control): AbortSignal {
  const { signal } = controller;
  const throwIfAborted = signal.throwIfAborted.bind(signal);
  signal.throwIfAborted = () => {
    if (!signal.aborted && receiveMessageOnPort(control)) controller.abort();
    throwIfAborted();
  };
  return signal;
}
