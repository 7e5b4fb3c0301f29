import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Piscina } from "piscina";
import type { ControlledTask } from "./tasks.ts";
import type { Task, TaskResult } from "./work.ts";

/** What stops a task. */
export interface StopOptions {
  /** Nobody wants it any more. */
  readonly signal: AbortSignal;
  /** How long it may go on then before its worker is ended, with all else that it does, in milliseconds. */
  readonly graceFor: (reason: unknown) => number;
  readonly transferList: readonly MessagePort[];
}

/**
 * Does a task, and rejects when it has stopped after the signal, which it looks for between its stages: a worker takes
 * many times as long to start. (Piscina ends the worker of a task that is aborted.)
 */
export async function runStoppable(
  pool: Piscina,
  task: Task,
  { signal, graceFor, transferList }: StopOptions,
): Promise<TaskResult> {
  signal.throwIfAborted();
  const { port1: ours, port2: theirs } = new MessageChannel();
  let worker: number | undefined;
  let grace: NodeJS.Timeout | undefined;
  let isOver = false;
  const end = () => pool.threads.find(({ threadId }) => threadId === worker)?.terminate();
  ours.on("message", (threadId: number) => {
    worker = threadId;
    // It was still starting when its time was over.
    if (isOver) end();
  });
  const stop = () => {
    ours.postMessage("stop");
    grace = setTimeout(() => {
      isOver = true;
      end();
    }, graceFor(signal.reason));
  };
  signal.addEventListener("abort", stop, { once: true });
  const controlled: ControlledTask = { ...task, control: theirs };
  try {
    return await pool.run(controlled, { transferList: [theirs, ...transferList] });
  } finally {
    signal.removeEventListener("abort", stop);
    clearTimeout(grace);
    ours.close();
  }
}
