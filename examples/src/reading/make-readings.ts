import { Worker } from "node:worker_threads";
import { noDeck } from "./deck/deck-words.ts";
import { judgeReading, type Reading } from "./judge-reading.ts";
import type { AnnotatedPrompt } from "./prompts/annotated-prompt.ts";

/** How to make many decks. */
export interface ReadingJobs {
  /** Threads at work at a time. */
  readonly jobs: number;
  /** Milliseconds that a deck may take; one that takes longer has failed, and its thread is ended. */
  readonly deadline: number;
  readonly onReading?: (reading: Reading) => void;
}

/** Makes the decks of prompts in threads; returns their readings in the order of the prompts. */
export async function makeReadings(
  prompts: readonly AnnotatedPrompt[],
  { jobs, deadline, onReading }: ReadingJobs,
): Promise<readonly Reading[]> {
  const queue = prompts.entries();
  const readings: Reading[] = [];
  const work = async () => {
    let worker: Worker | undefined;
    for (const [index, prompt] of queue) {
      worker ??= startWorker();
      const reading = await ask(worker, prompt, deadline);
      if (reading.failure !== undefined) {
        // Its thread may have ended or never come back.
        await worker.terminate();
        worker = undefined;
      }
      readings[index] = reading;
      onReading?.(reading);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return readings;
}

function startWorker(): Worker {
  return new Worker(new URL("./reading-worker.ts", import.meta.url));
}

function ask(worker: Worker, prompt: AnnotatedPrompt, deadline: number): Promise<Reading> {
  return new Promise((resolve) => {
    const finish = (reading: Reading) => {
      clearTimeout(timer);
      worker.off("message", finish);
      worker.off("error", failWith);
      resolve(reading);
    };
    const failWith = (reason: unknown) => finish(judgeReading(prompt, noDeck, String(reason)));
    const timer = setTimeout(() => failWith(`expected a deck within ${deadline} ms`), deadline);
    worker.on("message", finish);
    worker.on("error", failWith);
    worker.postMessage(prompt);
  });
}
