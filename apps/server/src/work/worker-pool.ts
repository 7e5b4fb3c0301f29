import { MessageChannel, type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import type { EngineProgress } from "@lectern/engine";
import type { ModelSettings } from "@lectern/model-author";
import { Piscina } from "piscina";
import { ProblemError } from "../problems.ts";
import type { BlobSettings } from "../store/blobs/open-blobs.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";
import { createGate, GateFullError } from "./gate.ts";
import { queueFull } from "./queue-full.ts";
import { runStoppable } from "./stoppable.ts";
import type {
  CheckedTemplate,
  DescribedDeck,
  DrawnSlide,
  FinishedDeck,
  ReadOutline,
  Refusal,
  RenderedDeck,
  Task,
  TaskAnswer,
  TaskResult,
  Work,
  WorkOptions,
  WrittenOutline,
} from "./work.ts";

/** What a worker thread is told when it starts. */
export interface WorkerData {
  readonly blobs: BlobSettings;
  /** The language model that writes; left out: the embedded author does. */
  readonly model?: ModelSettings;
}

/** What a pool is made of. */
export interface WorkerPoolOptions {
  /** A module that exports `runTask`, as worker.ts does. */
  readonly worker: URL;
  readonly workerData: WorkerData;
  readonly workers: number;
  /** How many tasks each worker does at the same time, because they wait for others most of it; left out: one. */
  readonly tasksPerWorker?: number;
  /** How many tasks may wait for a worker. */
  readonly queue: number;
  /** How long a task may take, with waiting, in milliseconds. */
  readonly timeout: number;
  /** How long a task that was told to stop may go on before its worker is ended, in milliseconds; left out: 5,000. */
  readonly stopGrace?: number;
  /** Told about faults that hit no task in particular. */
  readonly onError: (error: unknown) => void;
}

/** In megabytes, for each worker: what runs away with more than that fails alone. */
const memoryLimit = 1024;

function isTimeout(reason: unknown): boolean {
  return (reason as { name?: unknown } | undefined)?.name === "TimeoutError";
}

function isWorkerLost(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("worker exited");
}

/** Returns work done in worker threads, started as they are needed. */
export function createWorkerPool(options: WorkerPoolOptions): Work {
  const {
    worker,
    workerData,
    workers,
    tasksPerWorker = 1,
    queue,
    timeout,
    stopGrace = 5_000,
    onError,
  } = options;
  const gate = createGate({ running: workers * tasksPerWorker, waiting: queue });
  const pool = new Piscina({
    filename: worker.href,
    name: "runTask",
    workerData,
    minThreads: 1,
    maxThreads: workers,
    concurrentTasksPerWorker: tasksPerWorker,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
    // The default blocks an idle worker's event loop, and its open connections with it.
    atomics: "disabled",
  });
  // Without a listener the process would end; a task that is aborted while its answer is under way comes here.
  pool.on("error", onError);
  // A worker that does nothing else is ended as soon as there is no time left.
  const graceFor = (reason: unknown) => (tasksPerWorker === 1 && isTimeout(reason) ? 0 : stopGrace);
  const run = async (task: Task, { keyId, signal, onProgress }: WorkOptions): Promise<TaskAnswer> => {
    const opened: Reports[] = [];
    const limit = AbortSignal.timeout(timeout);
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    try {
      const work = () => {
        const reports = onProgress && openReports(onProgress);
        if (reports !== undefined) opened.push(reports);
        return runStoppable(pool, reports ? ({ ...task, progress: reports.port } as Task) : task, {
          signal: either,
          graceFor,
          transferList: reports ? [reports.port] : [],
        });
      };
      // Its worker may have been ended for the sake of another task.
      const again = (error: unknown) => {
        if (!isWorkerLost(error) || either.aborted) throw error;
        return work();
      };
      const result: TaskResult = await gate.enter(() => work().catch(again), {
        ...(keyId !== undefined && { keyId }),
        signal: either,
        onWait: () => onProgress?.({ kind: "queued" }),
      });
      if (result.kind === "refused" || result.kind === "failed") throw toError(result);
      return result;
    } catch (error) {
      signal?.throwIfAborted();
      throw limit.aborted ? tooSlow(task, timeout) : toProblemError(task, error);
    } finally {
      for (const reports of opened) reports.close();
    }
  };
  return {
    generate: async (task, given = {}) => (await run({ kind: "generate", ...task }, given)) as FinishedDeck,
    compose: async (task, given = {}) => (await run({ kind: "compose", ...task }, given)) as WrittenOutline,
    read: async (task, given = {}) => (await run({ kind: "read", ...task }, given)) as ReadOutline,
    describe: async (task, given = {}) => (await run({ kind: "describe", ...task }, given)) as DescribedDeck,
    draw: async (task, given = {}) => (await run({ kind: "draw", ...task }, given)) as DrawnSlide,
    drawOutline: async (task, given = {}) =>
      (await run({ kind: "drawOutline", ...task }, given)) as DrawnSlide,
    render: async (task, given = {}) => (await run({ kind: "render", ...task }, given)) as RenderedDeck,
    checkTemplate: async (template, given = {}) =>
      (await run({ kind: "check", template }, given)) as CheckedTemplate,
    hasRoom: (keyId) => gate.hasRoom(keyId),
    close: () => pool.destroy(),
  };
}

interface Reports {
  /** The worker's end. */
  readonly port: MessagePort;
  close(): void;
}

/** Opens a line on which a worker tells how far it is. */
function openReports(onProgress: (progress: EngineProgress) => void): Reports {
  const { port1, port2 } = new MessageChannel();
  port1.on("message", onProgress);
  return {
    port: port2,
    close() {
      // The result comes on another line and can overtake what was told before it.
      for (let told = receiveMessageOnPort(port1); told; told = receiveMessageOnPort(port1)) {
        onProgress(told.message as EngineProgress);
      }
      port1.close();
    },
  };
}

function toError(refusal: Refusal): Error {
  if (refusal.kind === "refused") {
    const { code, message } = refusal;
    if (code === "look_unknown") {
      const errors = [{ pointer: "/body/look", message }];
      return new ProblemError("invalid_request", `There is no such look: ${message}.`, { errors });
    }
    if (code === "unavailable") return new StoreUnavailableError("files", message);
    return new ProblemError(code, message, code === "template_not_found" ? { status: 400 } : {});
  }
  const { name, message, stack } = refusal;
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });
}

function toProblemError(task: Task, error: unknown): unknown {
  if (error instanceof GateFullError) return queueFull();
  if ((error as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY") {
    const detail = "It takes more memory than a worker may use. Try a shorter text or a smaller template.";
    return new ProblemError(failureCodes[task.kind], detail, { cause: error });
  }
  return error;
}

function tooSlow(task: Task, timeout: number): ProblemError {
  const detail = `It was not finished after ${timeout / 1000} seconds. Try a smaller one, or again later.`;
  return new ProblemError(failureCodes[task.kind], detail);
}

const failureCodes = {
  generate: "generation_failed",
  compose: "generation_failed",
  render: "generation_failed",
  describe: "generation_failed",
  read: "generation_failed",
  draw: "unavailable",
  drawOutline: "generation_failed",
  check: "template_unusable",
} as const;
