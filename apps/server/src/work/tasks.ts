import type { Engine, TemplatePackage } from "@lectern/engine";
import type { Blobs } from "../store/blobs.ts";
import { reasonOf } from "../store/store-errors.ts";
import { type Control, listenForStop } from "./control.ts";
import { createTemplateCache } from "./template-cache.ts";
import { withoutQuotes } from "./without-quotes.ts";
import type { CheckedTemplate, FinishedDeck, Refusal, Task, TaskResult, TemplateReference } from "./work.ts";

/** What a worker works with. */
export interface TaskTools {
  readonly engine: Engine;
  readonly blobs: Pick<Blobs, "read">;
}

/** A task, and where a worker that does several at a time is told to stop this one. */
export type ControlledTask = Task & { readonly control?: Control };

const cacheLimits = { count: 16, size: 256 * 1024 * 1024 };

/** Returns the function that does one task after another and answers in plain data; it never throws. */
export function createTaskRunner({
  engine,
  blobs,
}: TaskTools): (task: ControlledTask) => Promise<TaskResult> {
  const cache = createTemplateCache(cacheLimits);
  const open = (reference: TemplateReference, read: ReadBytes) =>
    cache.get(reference.contentHash, async () => {
      const bytes = await blobs.read(reference.blobKey);
      if (bytes === undefined) throw new TemplateGoneError();
      return { template: await read(bytes), size: bytes.byteLength };
    });
  return async ({ control, ...task }) => {
    const stop = control && listenForStop(control);
    try {
      return await runTask(task, engine, open, stop?.signal);
    } catch (error) {
      return toRefusal(error, task.kind === "generate" ? task.prompt : "");
    } finally {
      stop?.end();
    }
  };
}

type ReadBytes = (bytes: Uint8Array) => TemplatePackage | Promise<TemplatePackage>;
type OpenTemplate = (reference: TemplateReference, read: ReadBytes) => Promise<TemplatePackage>;

async function runTask(
  task: Task,
  engine: Engine,
  open: OpenTemplate,
  signal: AbortSignal | undefined,
): Promise<FinishedDeck | CheckedTemplate> {
  switch (task.kind) {
    case "generate": {
      const template = task.template && (await open(task.template, engine.readTemplate));
      const { chunks, title, slideCount, report } = await engine.generateDeck({
        prompt: task.prompt,
        createdAt: task.createdAt,
        ...(template && { template }),
        ...(signal && { signal }),
        onProgress: (progress) => task.progress?.postMessage(progress),
      });
      return { kind: "deck", chunks, title, slideCount, report };
    }
    case "check": {
      const { template } = await open(task.template, engine.checkTemplate);
      return { kind: "template", layoutCount: template.layouts.length };
    }
  }
}

class TemplateGoneError extends Error {
  readonly code = "template_not_found";

  constructor() {
    super("The template was deleted before it could be used.");
    this.name = "TemplateGoneError";
  }
}

function toRefusal(error: unknown, prompt: string): Refusal {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const code = (error as { code?: unknown } | undefined)?.code;
  switch (code) {
    case "prompt_unusable":
    case "template_unusable":
    case "template_not_found":
    case "model_failed":
    case "model_timeout":
      return { kind: "refused", code, message };
    case "unavailable":
      return { kind: "refused", code, message: reasonOf((error as Error).cause) };
    default:
      return { kind: "failed", name, message: withoutQuotes(message, prompt), stack: framesOf(stack) };
  }
}

// The first lines of a stack repeat the message.
function framesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
