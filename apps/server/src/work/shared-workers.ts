import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Piscina } from "piscina";
import type { ControlledTask } from "./tasks.ts";
import type { Task, TaskResult } from "./work.ts";

/** How long a task that was told to stop may go on before its worker is ended, with all else that it does. */
const graceFor = 5_000;

/**
 * Does a task in a worker that does others at the same time, and rejects when the task has stopped after the signal.
 * (Piscina ends the worker of a task with a signal, and gives such a worker nothing else to do.)
 */
export async function runShared(
  pool: Piscina,
  task: Task,
  signal: AbortSignal,
  transferList: readonly MessagePort[] = [],
): Promise<TaskResult> {
  signal.throwIfAborted();
  const { port1: ours, port2: theirs } = new MessageChannel();
  let worker: number | undefined;
  let grace: NodeJS.Timeout | undefined;
  ours.on("message", (threadId: number) => {
    worker = threadId;
  });
  const end = () => pool.threads.find(({ threadId }) => threadId === worker)?.terminate();
  const stop = () => {
    ours.postMessage("stop");
    grace = setTimeout(end, graceFor);
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
