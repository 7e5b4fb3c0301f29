import type { Engine, TemplatePackage } from "@lectern/engine";
import type { Blobs } from "../store/blobs.ts";
import { createTemplateCache } from "./template-cache.ts";
import { withoutQuotes } from "./without-quotes.ts";
import type { CheckedTemplate, FinishedDeck, Refusal, Task, TaskResult, TemplateReference } from "./work.ts";

/** What a worker works with. */
export interface TaskTools {
  readonly engine: Engine;
  readonly blobs: Pick<Blobs, "read">;
}

const cacheLimits = { count: 16, size: 256 * 1024 * 1024 };

/** Returns the function that does one task after another and answers in plain data; it never throws. */
export function createTaskRunner({ engine, blobs }: TaskTools): (task: Task) => Promise<TaskResult> {
  const cache = createTemplateCache(cacheLimits);
  const readTemplate = (reference: TemplateReference) =>
    cache.get(reference.contentHash, async () => {
      const bytes = await blobs.read(reference.blobKey);
      if (bytes === undefined) throw new TemplateGoneError();
      return { template: engine.readTemplate(bytes), size: bytes.byteLength };
    });
  return async (task) => {
    try {
      return await runTask(task, engine, readTemplate);
    } catch (error) {
      return toRefusal(error, task.kind === "generate" ? task.prompt : "");
    }
  };
}

async function runTask(
  task: Task,
  engine: Engine,
  readTemplate: (reference: TemplateReference) => Promise<TemplatePackage>,
): Promise<FinishedDeck | CheckedTemplate> {
  switch (task.kind) {
    case "generate": {
      const template = task.template && (await readTemplate(task.template));
      const { bytes, title, slideCount } = await engine.generateDeck({
        prompt: task.prompt,
        createdAt: task.createdAt,
        ...(template && { template }),
        onProgress: (progress) => task.progress?.postMessage(progress),
      });
      return { kind: "deck", bytes, title, slideCount };
    }
    case "check": {
      const { template } = await readTemplate(task.template);
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
      return { kind: "refused", code, message };
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
