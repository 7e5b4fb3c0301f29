import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type {
  CreatePresentation,
  GenerationProgress,
  ListedPresentation,
  Outline,
  Presentation,
  PresentationReport,
  PresentationVersion,
} from "@lectern/types";
import type { Clock } from "../clock.ts";
import { findTemplate, type Generation, type GenerationRequest, type GenerationStep } from "../generation.ts";
import type { Made, MakeOnce } from "../idempotency/make-once.ts";
import type { Links } from "../links.ts";
import { toOutlineTag } from "../outline/outline-tag.ts";
import type { Outlining } from "../outline/outlining.ts";
import { toServedOutline } from "../outline/served-outline.ts";
import { ProblemError, quote } from "../problems.ts";
import { assertRoom, countStart, type Quotas } from "../quotas.ts";
import { randomId } from "../random.ts";
import { toAuthorHeader } from "../report/author-header.ts";
import { createRememberedFiles, type RememberedFiles } from "../store/blobs/remembered-files.ts";
import { openWhole, type WholeFile } from "../store/blobs/whole-blob.ts";
import { erase } from "../store/erase.ts";
import type { Store } from "../store/store.ts";
import { isOutcomeUnknown } from "../store/store-errors.ts";
import type { VersionRecord } from "../store/tables/outlines.ts";
import type { PresentationRecord } from "../store/tables/presentations.ts";
import type { TemplateRecord } from "../store/tables/templates.ts";
import type { PictureType } from "../work/picture-type.ts";
import type { DrawnSlide, TemplateReference, Work } from "../work/work.ts";
import { type Caller, keyOf, ownerOf } from "./authentication.ts";
import { toContentDisposition } from "./content-disposition.ts";
import { createProgressReport } from "./events/generation-progress.ts";
import { readCursor, toCursor } from "./list-cursor.ts";
import type { FileBody, Handlers } from "./operations.ts";
import { tooLarge } from "./problem-replies.ts";

/** What the operations work with. */
export interface HandlerOptions {
  readonly store: Store;
  readonly generation: Generation;
  readonly outlining: Outlining;
  readonly work: Work;
  readonly makeOnce: MakeOnce;
  readonly links: Links;
  readonly maxTemplateBytes: number;
  readonly quotas: Quotas;
  readonly now: Clock;
  /** Told of what an operator may have to account for. */
  readonly audit: (event: string, facts: Readonly<Record<string, string>>) => void;
  /** Told about faults that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** Returns what each operation of the contract does. */
export function createHandlers(options: HandlerOptions): Handlers {
  const { store, generation, outlining, links } = options;
  const remembered = createRememberedFiles({ most: 32 * 1024 * 1024, keepFor: 60_000 });
  return {
    async generatePresentation({ body, header, caller, signal, onProgress }) {
      const request = toGenerationRequest({ body, header, caller, signal });
      const watched = { ...request, ...(onProgress && { onProgress: tellProgress(onProgress) }) };
      const { thing, isReplay } = await generation.generate(watched);
      const headers = { "Lectern-Author": thing.author ?? "embedded", ...toReplayHeader(isReplay) };
      return { status: 200, headers, body: toPresentation(thing, links, caller) };
    },

    async createPresentation({ body, header, caller, signal }) {
      assertOneDesign(body);
      const request = toGenerationRequest({ body, header, caller, signal });
      const { thing, isReplay } = await generation.generate(request);
      return { status: 200, headers: toReplayHeader(isReplay), body: toPresentation(thing, links, caller) };
    },

    async listPresentations({ query: { q, limit = 20, cursor }, caller }) {
      const found = await store.presentations.list({
        ownerId: ownerOf(caller),
        limit: limit + 1,
        ...(q !== undefined && { words: q }),
        ...(cursor !== undefined && { after: readCursor(cursor) }),
      });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const presentations = page.map((presentation) => toListed(presentation, links, caller));
      return { status: 200, body: { presentations, ...(last && { next: toCursor(last) }) } };
    },

    async composeOutline({ body, caller, signal }) {
      const { ownerId, keyId } = keyOf(caller);
      const composed = await outlining.compose({ ownerId, keyId, body, signal });
      const headers = { "Lectern-Author": toAuthorHeader(composed.report.author) };
      return { status: 200, headers, body: composed };
    },

    async getPresentationOutline({ path, caller }) {
      const presentation = await findPresentation(store, caller, path.id, 404);
      const { outline, version } = await outlining.find(presentation);
      return {
        status: 200,
        headers: { ETag: toOutlineTag(version) },
        body: toServedOutline(JSON.parse(outline) as Outline),
      };
    },

    async putPresentationOutline({ path, header, body, caller, signal }) {
      const presentation = await findPresentation(store, caller, path.id, 404);
      const replaced = await outlining.replace({
        keyId: keyOf(caller).keyId,
        presentation,
        ifMatch: header["If-Match"],
        outline: body,
        signal,
      });
      return {
        status: 200,
        headers: { ETag: toOutlineTag(replaced.version) },
        body: toPresentation(replaced, links, caller),
      };
    },

    async listPresentationVersions({ path, caller }) {
      const versions = await outlining.listVersions(await findPresentation(store, caller, path.id, 404));
      return { status: 200, body: { versions: versions.map(toListedVersion) } };
    },

    async getPresentationVersion({ path, caller }) {
      const presentation = await findPresentation(store, caller, path.id, 404);
      return { status: 200, body: await outlining.findVersion(presentation, path.version) };
    },

    async getPresentation({ path, caller }) {
      return {
        status: 200,
        body: toPresentation(await findPresentation(store, caller, path.id, 404), links, caller),
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
      const { title, blob } = await openFile(store, presentation, remembered);
      const headers = { "Content-Disposition": toContentDisposition(title, "pptx") };
      return { status: 200, headers, body: blob };
    },

    async embedPresentation({ path, caller }) {
      const { id } = await findPresentation(store, caller, path.id, 400);
      const grant = caller.kind === "link" ? caller.grant : links.grantFor(caller.keyId);
      const location = links.viewer(id, grant);
      return { status: 307, headers: { Location: location }, body: { location } };
    },

    async getSlidePicture({ path, caller, mediaType = "image/svg+xml", signal }) {
      const presentation = await findPresentation(store, caller, path.id, 404);
      const order = { presentation, slideNumber: path.slideNumber, mediaType, signal };
      return { status: 200, body: toPicture(await drawSlide(options, order), mediaType) };
    },

    async drawOutline({ body, caller, mediaType = "image/svg+xml", signal }) {
      assertOneDesign(body);
      assertFewSlides(body.outline);
      const { ownerId, keyId } = keyOf(caller);
      const { outline, look, slideNumber = 1 } = body;
      const template = await findTemplate(store, ownerId, body.templateId);
      const task = { outline, slideNumber, mediaType, ...(look !== undefined && { look }) };
      const drawn = await options.work.drawOutline(
        { ...task, ...(template && { template }) },
        { keyId, signal },
      );
      return { status: 200, body: toPicture(assertDrawn(drawn.picture, slideNumber), mediaType) };
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

    async uploadTemplate({ query: { name = null }, header, body, caller, signal }) {
      const { keyId, ownerId } = keyOf(caller);
      await countStart(store, options.quotas, keyId);
      const idempotencyKey = header["Idempotency-Key"];
      const upload = { keyId, ownerId, name, body, signal, idempotencyKey };
      const { thing, isReplay } = await keepTemplate(options, upload);
      if (!isReplay) options.audit("template.uploaded", { templateId: thing.id, keyId });
      return { status: 201, headers: toReplayHeader(isReplay), body: toTemplate(thing) };
    },

    async getTemplate({ path, caller, signal }) {
      const template = await store.templates.find(ownerOf(caller), path.id);
      if (template === undefined) throw templateNotFound(path.id);
      const { keyId } = keyOf(caller);
      const { pageSize, layouts } = await options.work.checkTemplate(toReference(template), {
        keyId,
        signal,
      });
      const { id, createdAt } = toTemplate(template);
      const name = template.name ?? `Template ${createdAt.slice(0, "2026-11-20".length)}`;
      return {
        status: 200,
        body: { id, createdAt, name, pageSize, layouts: layouts.map((layout) => ({ name: layout })) },
      };
    },

    async deleteTemplate({ path, caller }) {
      const buried = await store.templates.bury(ownerOf(caller), path.id);
      if (buried === undefined) throw templateNotFound(path.id);
      options.audit("template.deleted", { templateId: path.id, keyId: keyOf(caller).keyId });
      await erase(store.templates, store, buried).catch(options.onError);
      return { status: 200, body: undefined };
    },
  };
}

/** What a request for a presentation says, whether it brings a prompt or an outline. */
interface PresentationCall extends Pick<GenerationRequest, "body" | "signal"> {
  readonly header: { readonly "Idempotency-Key"?: string };
  readonly caller: Caller;
}

function toGenerationRequest({ body, header, caller, signal }: PresentationCall): GenerationRequest {
  const { ownerId, keyId } = keyOf(caller);
  const idempotencyKey = header["Idempotency-Key"];
  return { ownerId, keyId, body, signal, ...(idempotencyKey !== undefined && { idempotencyKey }) };
}

function toReplayHeader(isReplay: boolean): { readonly "Idempotent-Replayed"?: "true" } {
  return isReplay ? { "Idempotent-Replayed": "true" } : {};
}

function tellProgress(onProgress: (progress: GenerationProgress) => void): (step: GenerationStep) => void {
  const report = createProgressReport();
  return (step) => onProgress(report(step));
}

function toPresentation({ id }: PresentationRecord, links: Links, caller: Caller): Presentation {
  const grant = links.grantFor(keyOf(caller).keyId);
  return { id, embed: links.signed("embed", id, grant), download: links.signed("download", id, grant) };
}

function toReference({ blobKey, contentHash }: TemplateRecord): TemplateReference {
  return { blobKey, contentHash };
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

/** Opens the file of a presentation, looked through before the first byte of it is sent; the newer one where it was laid out anew in this moment. */
async function openFile(
  store: Store,
  presentation: PresentationRecord,
  remembered: RememberedFiles,
): Promise<OpenFile> {
  const { id, title, blobKey } = presentation;
  const blob = await openWhole(store.blobs, presentation, remembered);
  if (blob !== undefined) return { title, blob };
  const now = await store.presentations.find(id);
  if (now === undefined) throw presentationNotFound(id, 400);
  if (now.blobKey === blobKey) throw new Error(`The file ${blobKey} is not in the store.`);
  return openFile(store, now, remembered);
}

interface DrawOrder {
  readonly presentation: PresentationRecord;
  readonly slideNumber: number;
  readonly mediaType: PictureType;
  readonly signal: AbortSignal;
}

/** Draws a slide of a presentation, of the newer file where it was laid out anew in this moment. */
async function drawSlide(
  { store, work }: Pick<HandlerOptions, "store" | "work">,
  { presentation, slideNumber, mediaType, signal }: DrawOrder,
): Promise<Uint8Array> {
  const { id, blobKey } = presentation;
  const { picture } = await work.draw({ blobKey, slideNumber, mediaType }, { signal });
  if (picture.kind === "drawn") return picture.bytes;
  if (picture.kind === "noSlide") {
    const detail = `Expected a slide from 1 to ${picture.slideCount}, got ${slideNumber}.`;
    throw new ProblemError("slide_not_found", detail);
  }
  const now = await store.presentations.find(id);
  if (now === undefined) throw presentationNotFound(id, 404);
  if (now.blobKey === blobKey) throw new Error(`The file ${blobKey} is not in the store.`);
  return drawSlide({ store, work }, { presentation: now, slideNumber, mediaType, signal });
}

function toPicture(bytes: Uint8Array, mediaType: PictureType): FileBody {
  return { size: bytes.byteLength, content: bytes, mediaType };
}

/** Of an outline that came with the request, a slide that is not there is a fault of the request. */
function assertDrawn(picture: DrawnSlide["picture"], slideNumber: number): Uint8Array {
  if (picture.kind === "drawn") return picture.bytes;
  const last = picture.kind === "noSlide" ? picture.slideCount : 0;
  throw invalidBody("slideNumber", `expected a slide from 1 to ${last}, got ${slideNumber}`);
}

/** Whoever chooses looks at a few; a whole deck is made to be kept. */
const mostDrawnSlides = 4;

function assertFewSlides({ slides }: Outline): void {
  if (slides.length <= mostDrawnSlides) return;
  throw invalidBody("outline/slides", `expected at most ${mostDrawnSlides} slides, got ${slides.length}`);
}

function invalidBody(place: string, message: string): ProblemError {
  const detail = `At /body/${place}, ${message}.`;
  return new ProblemError("invalid_request", detail, { errors: [{ pointer: `/body/${place}`, message }] });
}

interface OpenFile {
  readonly title: string;
  readonly blob: WholeFile;
}

function toListed(presentation: PresentationRecord, links: Links, caller: Caller): ListedPresentation {
  const { title, createdAt, updatedAt, templateId, look } = presentation;
  return {
    ...toPresentation(presentation, links, caller),
    title,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(templateId !== null && { templateId }),
    ...(look !== null && { look }),
  };
}

function toListedVersion({ version, createdAt, change, look }: VersionRecord): PresentationVersion {
  return { version, createdAt: createdAt.toISOString(), change, ...(look !== null && { look }) };
}

function assertOneDesign({ templateId, look }: Pick<CreatePresentation, "templateId" | "look">): void {
  if (templateId === undefined || look === undefined) return;
  const message = "must not come together with templateId, which brings a look of its own";
  throw new ProblemError("invalid_request", `The look ${message}.`, {
    errors: [{ pointer: "/body/look", message }],
  });
}

function presentationNotFound(id: string, status: 400 | 404): ProblemError {
  return new ProblemError("presentation_not_found", `You have no presentation with the id ${quote(id)}.`, {
    status,
  });
}

function reportNotFound(): ProblemError {
  const detail =
    "The presentation was made of an outline, or before reports were kept. There is a report on those made from a prompt.";
  return new ProblemError("report_not_found", detail);
}

function templateNotFound(id: string): ProblemError {
  const detail = `You have no template with the id ${quote(id)}. List yours with GET /v1/templates.`;
  return new ProblemError("template_not_found", detail);
}

interface UploadedTemplate {
  readonly keyId: string;
  readonly ownerId: string;
  readonly name: string | null;
  readonly body: Readable | undefined;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
}

/** Keeps the file, then looks whether its idempotency key came before: only then is it known what the body was. */
async function keepTemplate(
  { store, work, makeOnce, maxTemplateBytes, quotas, now, onError }: HandlerOptions,
  { keyId, ownerId, name, body, idempotencyKey, signal }: UploadedTemplate,
): Promise<Made<TemplateRecord>> {
  if (body === undefined) throw emptyTemplate();
  const hash = createHash("sha256");
  const blob = await store.blobs.put(readLimited(body, maxTemplateBytes, (chunk) => hash.update(chunk)));
  const letGo = () => store.blobs.delete(blob.key).catch(onError);
  try {
    if (blob.size === 0) throw emptyTemplate();
    const contentHash = hash.digest("hex");
    const make = async (id: string) => {
      const what = { kind: "template", size: blob.size } as const;
      await assertRoom(store, quotas, { ownerId, what, now: now() });
      await work.checkTemplate({ blobKey: blob.key, contentHash }, { keyId, signal });
      return store.templates.insert({ id, ownerId, blobKey: blob.key, contentHash, size: blob.size, name });
    };
    if (idempotencyKey === undefined) return { thing: await make(randomId()), isReplay: false };
    const bodyHash = hashUpload(name, contentHash);
    const find = (id: string) => store.templates.find(ownerId, id);
    const made = await makeOnce({ attempt: { ownerId, idempotencyKey, bodyHash }, find, make });
    if (made.isReplay) await letGo();
    return made;
  } catch (error) {
    if (!isOutcomeUnknown(error)) await letGo();
    throw error;
  }
}

/** What is uploaded may be the body of no other request. */
function hashUpload(name: string | null, contentHash: string): string {
  return createHash("sha256")
    .update(JSON.stringify(["template", name, contentHash]))
    .digest("hex");
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
