import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { GenerationProgress, Presentation, PresentationReport } from "@lectern/types";
import type { Generation, GenerationStep } from "../generation.ts";
import type { Links } from "../links.ts";
import { ProblemError, quote } from "../problems.ts";
import { randomId } from "../random.ts";
import { erase } from "../store/erase.ts";
import type { PresentationRecord } from "../store/presentations.ts";
import type { Store } from "../store/store.ts";
import { isOutcomeUnknown } from "../store/store-errors.ts";
import type { TemplateRecord } from "../store/templates.ts";
import type { Work } from "../work/work.ts";
import { type Caller, keyOf, ownerOf } from "./authentication.ts";
import { toContentDisposition } from "./content-disposition.ts";
import { createProgressReport } from "./generation-progress.ts";
import type { Handlers } from "./operations.ts";
import { tooLarge } from "./problem-replies.ts";

/** What the operations work with. */
export interface HandlerOptions {
  readonly store: Store;
  readonly generation: Generation;
  readonly work: Work;
  readonly links: Links;
  readonly maxTemplateBytes: number;
  /** Told about faults that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** Returns what each operation of the contract does. */
export function createHandlers(options: HandlerOptions): Handlers {
  const { store, generation, links } = options;
  return {
    async generatePresentation({ body, header, caller, signal, onProgress }) {
      const idempotencyKey = header["Idempotency-Key"];
      const { ownerId, keyId } = keyOf(caller);
      const request = {
        ownerId,
        keyId,
        body,
        signal,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        ...(onProgress && { onProgress: tellProgress(onProgress) }),
      };
      const presentation = await generation.generate(request);
      const headers = { "Lectern-Author": presentation.author ?? "embedded" };
      return { status: 200, headers, body: toPresentation(presentation, links) };
    },

    async getPresentation({ path, caller }) {
      return {
        status: 200,
        body: toPresentation(await findPresentation(store, caller, path.id, 404), links),
      };
    },

    async deletePresentation({ path, caller }) {
      const buried = await store.presentations.bury(ownerOf(caller), path.id);
      if (buried === undefined) throw presentationNotFound(path.id, 404);
      // It is gone for everybody; should its file not go now, the sweeper removes it.
      await erase(store.presentations, store, buried).catch(options.onError);
      return { status: 200, body: undefined };
    },

    async downloadPresentation({ path, caller }) {
      const presentation = await findPresentation(store, caller, path.id, 400);
      const blob = await store.blobs.get(presentation.blobKey);
      if (blob === undefined) throw await missingFile(store, presentation);
      const headers = { "Content-Disposition": toContentDisposition(presentation.title, "pptx") };
      return { status: 200, headers, body: blob };
    },

    async embedPresentation({ path, caller }) {
      const { id } = await findPresentation(store, caller, path.id, 400);
      const location = links.viewer(id);
      return { status: 307, headers: { Location: location }, body: { location } };
    },

    async getPresentationReport({ path, caller }) {
      const { id } = await findPresentation(store, caller, path.id, 404);
      const report = await store.presentations.findReport(id);
      if (report === undefined) throw reportNotFound();
      return { status: 200, body: JSON.parse(report) as PresentationReport };
    },

    async listTemplates({ caller }) {
      const templates = await store.templates.list(ownerOf(caller));
      return { status: 200, body: templates.map(toTemplate) };
    },

    async uploadTemplate({ body, caller, signal }) {
      return { status: 201, body: toTemplate(await keepTemplate(options, ownerOf(caller), body, signal)) };
    },

    async deleteTemplate({ path, caller }) {
      const buried = await store.templates.bury(ownerOf(caller), path.id);
      if (buried === undefined) throw templateNotFound(path.id);
      await erase(store.templates, store, buried).catch(options.onError);
      return { status: 200, body: undefined };
    },
  };
}

function tellProgress(onProgress: (progress: GenerationProgress) => void): (step: GenerationStep) => void {
  const report = createProgressReport();
  return (step) => onProgress(report(step));
}

function toPresentation({ id }: PresentationRecord, links: Links): Presentation {
  return { id, embed: links.signed("embed", id), download: links.signed("download", id) };
}

function toTemplate({ id, createdAt }: TemplateRecord) {
  return { id, createdAt: createdAt.toISOString() };
}

async function findPresentation(
  store: Store,
  caller: Caller,
  id: string,
  status: 400 | 404,
): Promise<PresentationRecord> {
  const found = await store.presentations.find(id);
  if (found === undefined || !mayOpen(caller, found)) throw presentationNotFound(id, status);
  return found;
}

function mayOpen(caller: Caller, presentation: PresentationRecord): boolean {
  switch (caller.kind) {
    case "key":
      return caller.ownerId === presentation.ownerId;
    case "link":
      return caller.presentationId === presentation.id;
  }
}

/** Returns the problem of a presentation whose file was not there: deleted in this moment, or lost. */
async function missingFile(store: Store, { id, blobKey }: PresentationRecord): Promise<Error> {
  const stillThere = await store.presentations.find(id);
  return stillThere ? new Error(`The file ${blobKey} is not in the store.`) : presentationNotFound(id, 400);
}

function presentationNotFound(id: string, status: 400 | 404): ProblemError {
  return new ProblemError("presentation_not_found", `You have no presentation with the id ${quote(id)}.`, {
    status,
  });
}

function reportNotFound(): ProblemError {
  const detail = "The presentation was made before reports were kept. Generate it again to get one.";
  return new ProblemError("report_not_found", detail);
}

function templateNotFound(id: string): ProblemError {
  const detail = `You have no template with the id ${quote(id)}. List yours with GET /v1/templates.`;
  return new ProblemError("template_not_found", detail);
}

async function keepTemplate(
  { store, work, maxTemplateBytes, onError }: HandlerOptions,
  ownerId: string,
  body: Readable | undefined,
  signal: AbortSignal,
): Promise<TemplateRecord> {
  if (body === undefined) throw emptyTemplate();
  const hash = createHash("sha256");
  const blob = await store.blobs.put(readLimited(body, maxTemplateBytes, (chunk) => hash.update(chunk)));
  try {
    if (blob.size === 0) throw emptyTemplate();
    const contentHash = hash.digest("hex");
    await work.checkTemplate({ blobKey: blob.key, contentHash }, { signal });
    return await store.templates.insert({
      id: randomId(),
      ownerId,
      blobKey: blob.key,
      contentHash,
      size: blob.size,
    });
  } catch (error) {
    if (!isOutcomeUnknown(error)) await store.blobs.delete(blob.key).catch(onError);
    throw error;
  }
}

function emptyTemplate(): ProblemError {
  return new ProblemError("invalid_request", "The body is missing; send the .pptx or .potx file itself.", {
    errors: [{ pointer: "/body", message: "must not be empty" }],
  });
}

async function* readLimited(
  body: Readable,
  limit: number,
  onChunk: (chunk: Uint8Array) => void,
): AsyncIterable<Uint8Array> {
  let size = 0;
  // Not destroyed when we stop early: the connection still has to carry the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    onChunk(chunk);
    yield chunk;
  }
}
