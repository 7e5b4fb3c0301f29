import { toPoints } from "@lectern/deck";
import type { Engine, Outline, TemplatePackage } from "@lectern/engine";
import { describeLayout } from "../mcp/describe-pages.ts";
import type { Blobs } from "../store/blobs/blobs.ts";
import { DamagedFileError, hashChunks } from "../store/blobs/whole-blob.ts";
import { reasonOf } from "../store/store-errors.ts";
import { type Control, listenForStop } from "./control.ts";
import { createSlidePainter, type SlidePainter } from "./slide-painter.ts";
import { createTemplateCache } from "./template-cache.ts";
import { withoutQuotes } from "./without-quotes.ts";
import type { Refusal, Task, TaskAnswer, TaskResult, TemplateReference } from "./work.ts";

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
      const contentHash = hashChunks([bytes]);
      if (contentHash !== reference.contentHash)
        throw new DamagedFileError(reference.blobKey, `the checksum ${reference.contentHash}`, contentHash);
      return { template: await read(bytes), size: bytes.byteLength };
    });
  const painter = createSlidePainter(engine, blobs);
  return async ({ control, ...task }) => {
    const stop = control && listenForStop(control);
    try {
      return await runTask(task, { engine, open, painter }, stop?.signal);
    } catch (error) {
      return toRefusal(error, confidentialIn(task));
    } finally {
      stop?.end();
    }
  };
}

type ReadBytes = (bytes: Uint8Array) => TemplatePackage | Promise<TemplatePackage>;
type OpenTemplate = (reference: TemplateReference, read: ReadBytes) => Promise<TemplatePackage>;

interface Tools {
  readonly engine: Engine;
  readonly open: OpenTemplate;
  readonly painter: SlidePainter;
}

async function runTask(
  task: Task,
  { engine, open, painter }: Tools,
  signal: AbortSignal | undefined,
): Promise<TaskAnswer> {
  switch (task.kind) {
    case "generate": {
      const template = task.template && (await open(task.template, engine.readTemplate));
      const { chunks, title, look, outline, report } = await engine.generateDeck({
        prompt: task.prompt,
        createdAt: task.createdAt,
        ...(template && { template }),
        ...(signal && { signal }),
        onProgress: (progress) => task.progress?.postMessage(progress),
      });
      return { kind: "deck", chunks, title, ...nameLook(look), outline, report };
    }
    case "compose": {
      const template = task.template && (await open(task.template, engine.readTemplate));
      const { outline, report } = await engine.composeOutline({
        prompt: task.prompt,
        ...(template && { template }),
        ...(signal && { signal }),
      });
      return { kind: "outline", outline, report };
    }
    case "render": {
      const template = task.template && (await open(task.template, engine.readTemplate));
      const outline = task.look === undefined ? task.outline : inLook(task.outline, task.look, engine);
      const { chunks, title, look } = engine.renderOutline(outline, {
        createdAt: task.createdAt,
        ...(template && { template }),
      });
      return { kind: "rendered", chunks, title, ...nameLook(look) };
    }
    case "describe": {
      const template = task.template && (await open(task.template, engine.readTemplate));
      const rendered = engine.renderOutline(task.outline, { ...(template && { template }) });
      return { kind: "layout", layout: describeLayout(rendered) };
    }
    case "read": {
      const { readOutlineForm, readSlideChange } = await import("@lectern/model-author/outline-form/read");
      const { written } = task;
      return {
        kind: "read",
        read: await ("form" in written ? readOutlineForm(written.form) : readSlideChange(written)),
      };
    }
    case "draw":
      return { kind: "drawn", picture: await painter.drawFile(task) };
    case "drawOutline": {
      const template = task.template && (await open(task.template, engine.readTemplate));
      const outline = task.look === undefined ? task.outline : inLook(task.outline, task.look, engine);
      const { slideNumber, mediaType } = task;
      const order = { outline, slideNumber, mediaType, ...(template && { template }) };
      return { kind: "drawn", picture: await painter.drawOutline(order) };
    }
    case "check": {
      const { template } = await open(task.template, engine.checkTemplate);
      const { slideSize, layouts } = template;
      const pageSize = { width: toPoints(slideSize.width), height: toPoints(slideSize.height) };
      return { kind: "template", pageSize, layouts: layouts.map(({ name }) => name) };
    }
  }
}

/** The colour wished for stays; throws a LookUnknownError where there is no look of the name. */
function inLook(outline: Outline, look: string, { looks }: Engine): Outline {
  if (!looks.includes(look)) throw new LookUnknownError(look, looks);
  return { ...outline, design: { ...outline.design, look } };
}

/** A look in a colour of its own is called "harbor in 0A7F5A": the colour stands in the outline. */
function nameLook(look: string | undefined): { readonly look?: string } {
  return look === undefined ? {} : { look: look.split(" ", 1).join() };
}

class LookUnknownError extends Error {
  readonly code = "look_unknown";

  constructor(look: string, looks: readonly string[]) {
    super(`expected one of ${looks.join(", ")}, got "${look}"`);
    this.name = "LookUnknownError";
  }
}

class TemplateGoneError extends Error {
  readonly code = "template_not_found";

  constructor() {
    super("The template was deleted before it could be used.");
    this.name = "TemplateGoneError";
  }
}

function confidentialIn(task: Task): string {
  switch (task.kind) {
    case "generate":
    case "compose":
      return task.prompt;
    case "read":
      return JSON.stringify(task.written);
    case "render":
    case "describe":
    case "drawOutline":
      return JSON.stringify(task.outline);
    case "draw":
    case "check":
      return "";
  }
}

function toRefusal(error: unknown, confidential: string): Refusal {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const code = (error as { code?: unknown } | undefined)?.code;
  switch (code) {
    case "prompt_unusable":
    case "template_unusable":
    case "template_not_found":
    case "look_unknown":
    case "model_failed":
    case "model_timeout":
      return { kind: "refused", code, message };
    case "unavailable":
      return { kind: "refused", code, message: reasonOf((error as Error).cause) };
    default:
      return { kind: "failed", name, message: withoutQuotes(message, confidential), stack: framesOf(stack) };
  }
}

// The first lines of a stack repeat the message.
function framesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
