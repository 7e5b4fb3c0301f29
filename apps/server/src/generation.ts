import { createHash } from "node:crypto";
import { createOutline } from "@lectern/deck";
import type { CreatePresentation, GeneratePresentation } from "@lectern/types";
import type { Clock } from "./clock.ts";
import { keyReused, type Made, type MakeOnce, wasDeleted } from "./idempotency/make-once.ts";
import { ProblemError, quote } from "./problems.ts";
import { assertRoom, countStart, type Quotas } from "./quotas.ts";
import { randomId } from "./random.ts";
import { createRelay, type Relay } from "./relay.ts";
import { toAuthorHeader } from "./report/author-header.ts";
import type { ToReport } from "./report/to-report.ts";
import { hashChunks } from "./store/blobs/whole-blob.ts";
import type { Store } from "./store/store.ts";
import { isOutcomeUnknown } from "./store/store-errors.ts";
import type { Attempt } from "./store/tables/idempotency.ts";
import type { NewPresentation, PresentationRecord, PresentationTexts } from "./store/tables/presentations.ts";
import type { TemplateReference, Work, WorkProgress } from "./work/work.ts";

/** Where a generation stands. */
export type GenerationStep = WorkProgress | { readonly kind: "storing" };

/** One request for a presentation. */
export interface GenerationRequest {
  readonly ownerId: string;
  /** The key that pays for it, in the queue and where there is a rate limit. */
  readonly keyId: string;
  /** A prompt, or an outline without faults. */
  readonly body: GeneratePresentation | CreatePresentation;
  readonly idempotencyKey?: string;
  /** Aborted when the client hangs up. */
  readonly signal: AbortSignal;
  /** Not called before the generation is taken on: what is known earlier to be wrong is thrown first. */
  readonly onProgress?: (step: GenerationStep) => void;
}

/** A presentation, made for this request or for an earlier one with the same idempotency key. */
export type Generated = Made<PresentationRecord>;

/** Makes presentations and keeps them; prompt or outline -> worker -> file -> row. */
export interface Generation {
  /** Returns the presentation when it is stored; throws a ProblemError, or the signal's reason. */
  generate(request: GenerationRequest): Promise<Generated>;
  /** Returns when nothing runs any more that no request waits for. */
  settle(): Promise<void>;
}

/** What generation works with. */
export interface GenerationOptions {
  readonly store: Store;
  readonly work: Work;
  readonly toReport: ToReport;
  readonly makeOnce: MakeOnce;
  readonly now: Clock;
  readonly quotas: Quotas;
  /** Told about faults that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

interface Running {
  readonly bodyHash: string;
  readonly generated: Promise<Generated>;
  readonly steps: Relay<GenerationStep>;
}

/** Returns generation that keeps the promises of the idempotency key, whichever process a retry reaches. */
export function createGeneration(options: GenerationOptions): Generation {
  const running = new Map<string, Running>();

  const generateOnce = (request: GenerationRequest, idempotencyKey: string): Promise<Generated> => {
    const attempt: Attempt = { ownerId: request.ownerId, idempotencyKey, bodyHash: hashBody(request.body) };
    const name = JSON.stringify([attempt.ownerId, idempotencyKey]);
    const joined = running.get(name);
    if (joined) {
      if (joined.bodyHash !== attempt.bodyHash) throw keyReused();
      if (request.onProgress) joined.steps.listen(request.onProgress);
      return joined.generated.then(({ thing }) => ({ thing, isReplay: true }));
    }
    const steps = createRelay<GenerationStep>();
    if (request.onProgress) steps.listen(request.onProgress);
    const watched = { ...request, onProgress: steps.tell };
    const generated = followAttempt(options, watched, attempt).finally(() => running.delete(name));
    running.set(name, { bodyHash: attempt.bodyHash, generated, steps });
    return generated;
  };

  return {
    async generate(request) {
      const { idempotencyKey, signal } = request;
      if (idempotencyKey === undefined) {
        await admit(options, request);
        return { thing: await createPresentation(options, request, randomId(), signal), isReplay: false };
      }
      // The generation goes on when the client hangs up: its retry gets the finished presentation.
      const generated = generateOnce(request, idempotencyKey);
      generated.catch((error) => {
        if (signal.aborted && !(error instanceof ProblemError)) options.onError(error);
      });
      return unlessAborted(generated, signal);
    },
    async settle() {
      while (running.size > 0) await Promise.allSettled([...running.values()].map((one) => one.generated));
    },
  };
}

function followAttempt(
  options: GenerationOptions,
  request: GenerationRequest,
  attempt: Attempt,
): Promise<Generated> {
  return options.makeOnce({
    attempt,
    find: (id) => options.store.presentations.find(id),
    async make(id) {
      await admit(options, request);
      return createPresentation(options, request, id);
    },
    onWaiting: () => request.onProgress?.({ kind: "queued" }),
  });
}

/** Throws a ProblemError where the owner keeps too much already, or the key has started too much. */
async function admit(
  { store, quotas, now }: GenerationOptions,
  { ownerId, keyId }: GenerationRequest,
): Promise<void> {
  await assertRoom(store, quotas, { ownerId, what: { kind: "presentation" }, now: now() });
  await countStart(store, quotas, keyId);
}

async function createPresentation(
  options: GenerationOptions,
  request: GenerationRequest,
  id: string,
  signal?: AbortSignal,
): Promise<PresentationRecord> {
  const { store } = options;
  const { ownerId, body, onProgress } = request;
  const { chunks, texts, ...facts } = await makeDeck(options, request, signal);
  onProgress?.({ kind: "storing" });
  const blob = await store.blobs.put(chunks);
  const record = {
    id,
    ownerId,
    blobKey: blob.key,
    size: blob.size,
    contentHash: hashChunks(chunks),
    templateId: body.templateId ?? null,
    ...facts,
  };
  try {
    signal?.throwIfAborted();
    const inserted = await store.presentations.insert(record, texts);
    if (inserted !== undefined) return inserted;
  } catch (error) {
    // A row may refer to it after all; if none does, the sweeper removes it.
    if (!isOutcomeUnknown(error)) await store.blobs.delete(blob.key).catch(() => undefined);
    throw error;
  }
  // Another process, taken for gone, was faster: its presentation counts.
  await store.blobs.delete(blob.key);
  const found = await store.presentations.find(id);
  if (found === undefined) throw wasDeleted(id);
  return found;
}

/** A deck, what is to be known about it, and what it is kept with. */
interface MadeDeck extends Pick<NewPresentation, "title" | "author" | "look"> {
  readonly chunks: readonly Uint8Array[];
  readonly texts: PresentationTexts;
}

async function makeDeck(
  { store, work, toReport, now }: GenerationOptions,
  { ownerId, keyId, body, onProgress }: GenerationRequest,
  signal: AbortSignal | undefined,
): Promise<MadeDeck> {
  const template = await findTemplate(store, ownerId, body.templateId);
  const task = { createdAt: now(), ...(template && { template }) };
  const watch = { keyId, ...(signal && { signal }), ...(onProgress && { onProgress }) };
  if ("outline" in body) {
    const outline = createOutline(body.outline);
    const { look } = body;
    const rendered = await work.render({ ...task, outline, ...(look !== undefined && { look }) }, watch);
    const { chunks, title } = rendered;
    const texts = { outline: JSON.stringify(outline) };
    return { chunks, title, author: null, look: rendered.look ?? null, texts };
  }
  const {
    chunks,
    title,
    look = null,
    outline,
    report,
  } = await work.generate({ ...task, prompt: body.prompt }, watch);
  const told = toReport(report);
  const texts = { report: JSON.stringify(told), outline: JSON.stringify(outline) };
  return { chunks, title, author: toAuthorHeader(told.author), look, texts };
}

/** Returns the owner's template as workers are told it; throws a ProblemError of status 400 where there is none. */
export async function findTemplate(
  { templates }: Store,
  ownerId: string,
  id: string | null | undefined,
): Promise<TemplateReference | undefined> {
  if (id === undefined || id === null) return undefined;
  const template = await templates.find(ownerId, id);
  if (template !== undefined) return { blobKey: template.blobKey, contentHash: template.contentHash };
  const detail = `You have no template with the id ${quote(id)}. List yours with GET /v1/templates.`;
  throw new ProblemError("template_not_found", detail, { status: 400 });
}

/** Returns what tells one body from another: the same fields with the same values make the same hash. */
function hashBody(body: GenerationRequest["body"]): string {
  const fields = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}

function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
