// prompt -> worker -> outline, kept nowhere; and outline -> worker -> file -> the row that is there already.
import { isDeepStrictEqual } from "node:util";
import { createOutline, type Outline as KeptOutline } from "@lectern/deck";
import type { ComposedOutline, GeneratePresentation, Outline } from "@lectern/types";
import { findTemplate, type GenerationOptions } from "../generation.ts";
import { ProblemError } from "../problems.ts";
import { countStart } from "../quotas.ts";
import { hashChunks } from "../store/blobs/whole-blob.ts";
import { isOutcomeUnknown } from "../store/store-errors.ts";
import type { OutlineChange, StoredOutline, VersionRecord } from "../store/tables/outlines.ts";
import type { PresentationRecord } from "../store/tables/presentations.ts";
import type { TemplateReference } from "../work/work.ts";
import { isMatch, toOutlineTag } from "./outline-tag.ts";
import { toServedOutline, withPicturesOf } from "./served-outline.ts";

/** One request for an outline. */
export interface ComposeRequest {
  readonly ownerId: string;
  /** The key that pays for it, where there is a rate limit. */
  readonly keyId: string;
  readonly body: GeneratePresentation;
  readonly signal: AbortSignal;
}

/** One request to replace an outline. */
export interface ReplaceRequest {
  readonly keyId: string;
  readonly presentation: PresentationRecord;
  /** The header, where there is one. */
  readonly ifMatch: string | undefined;
  /** Without faults. */
  readonly outline: Outline;
  readonly signal: AbortSignal;
}

/** Writes outlines, and lays presentations out anew. */
export interface Outlining {
  /** Returns what a presentation of the prompt would say; throws a ProblemError, or the signal's reason. */
  compose(request: ComposeRequest): Promise<ComposedOutline>;
  /** Returns what the presentation says; throws a ProblemError where it was made before outlines were kept. */
  find(presentation: PresentationRecord): Promise<StoredOutline>;
  /** Returns the outlines that the presentation has and had, the newest first; throws a ProblemError where there are none. */
  listVersions(presentation: PresentationRecord): Promise<readonly VersionRecord[]>;
  /** Returns what the presentation said in a version, with its look as its design; throws a ProblemError where it is not kept. */
  findVersion(presentation: PresentationRecord, version: number): Promise<Outline>;
  /** Returns the presentation as it is then; throws a ProblemError, or the signal's reason. */
  replace(request: ReplaceRequest): Promise<PresentationRecord>;
}

/** Returns outlining that shares the limits of generation. */
export function createOutlining(options: GenerationOptions): Outlining {
  const { store, work, toReport } = options;
  const find: Outlining["find"] = async ({ id }) => {
    const found = await store.presentations.findOutline(id);
    if (found === undefined) throw outlineNotFound();
    return found;
  };
  return {
    async compose({ ownerId, keyId, body, signal }) {
      const template = await findTemplate(store, ownerId, body.templateId);
      await countStart(store, options.quotas, keyId);
      const task = { prompt: body.prompt, ...(template && { template }) };
      const { outline, report } = await work.compose(task, { keyId, signal });
      return { outline: toServedOutline(outline), report: toReport(report) };
    },
    find,
    async listVersions({ id }) {
      const versions = await store.presentations.listVersions(id);
      if (versions.length === 0) throw outlineNotFound();
      return versions;
    },
    async findVersion({ id }, version) {
      const found = await store.presentations.findVersion(id, version);
      if (found === undefined) throw versionNotFound(version);
      return withLook(toServedOutline(JSON.parse(found.outline) as KeptOutline), found.look);
    },
    async replace(request) {
      const { presentation, ifMatch } = request;
      if (ifMatch === undefined) throw preconditionRequired();
      const current = await find(presentation);
      const before = JSON.parse(current.outline) as KeptOutline;
      const outline = withPicturesOf(before, createOutline(request.outline));
      const text = JSON.stringify(outline);
      if (!isMatch(ifMatch, current.version)) {
        // Sent again, because its answer was lost: it has been done (RFC 9110, 13.1.1).
        if (text === current.outline) return { ...presentation, version: current.version };
        throw preconditionFailed(ifMatch, current.version);
      }
      await countStart(store, options.quotas, request.keyId);
      return await replaceOutline(options, request, { current, text });
    },
  };
}

async function replaceOutline(
  { store, work, now, onError }: GenerationOptions,
  { keyId, presentation, ifMatch = "", signal }: ReplaceRequest,
  { current, text }: { readonly current: StoredOutline; readonly text: string },
): Promise<PresentationRecord> {
  const { id, blobKey } = presentation;
  const template = await findOwnTemplate(store, presentation);
  const [wished, before] = [JSON.parse(text) as KeptOutline, JSON.parse(current.outline) as KeptOutline];
  const outline = keepLook(wished, before, presentation.look);
  const task = { outline, createdAt: now(), ...(template && { template }) };
  const { chunks, title, look = null } = await work.render(task, { keyId, signal });
  const blob = await store.blobs.put(chunks);
  try {
    signal.throwIfAborted();
    const file = { blobKey: blob.key, size: blob.size, contentHash: hashChunks(chunks) };
    const change = findChange(wished, before);
    const replacement = { id, version: current.version, title, look, ...file, outline: text, change };
    const replaced = await store.presentations.replaceOutline(replacement);
    if (replaced === undefined) throw await lostRace(store, id, ifMatch);
    // Nobody is led to the old file any more; should it not go now, the sweeper removes it.
    await store.blobs.delete(blobKey).catch(onError);
    return replaced;
  } catch (error) {
    if (!isOutcomeUnknown(error)) await store.blobs.delete(blob.key).catch(onError);
    throw error;
  }
}

/** The look stays, unless the new outline names one or wishes for something else than the old one did. */
function keepLook(wished: KeptOutline, before: KeptOutline, look: string | null): KeptOutline {
  const hasChanged = !isDeepStrictEqual(wished.design, before.design);
  return wished.design?.look !== undefined || hasChanged ? wished : withLook(wished, look);
}

function withLook<Kind extends KeptOutline | Outline>(outline: Kind, look: string | null): Kind {
  return look === null ? outline : { ...outline, design: { ...outline.design, look } };
}

function findChange(outline: KeptOutline, before: KeptOutline): OutlineChange {
  return isDeepStrictEqual({ ...outline, design: before.design }, { design: undefined, ...before })
    ? "look"
    : "content";
}

async function findOwnTemplate(
  store: GenerationOptions["store"],
  { ownerId, templateId }: PresentationRecord,
): Promise<TemplateReference | undefined> {
  try {
    return await findTemplate(store, ownerId, templateId);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const detail =
      "The template that the presentation was made in was deleted. Make a new presentation of the outline, in another one.";
    throw new ProblemError("template_not_found", detail, { status: 400, cause: error });
  }
}

async function lostRace(
  { presentations }: GenerationOptions["store"],
  id: string,
  ifMatch: string,
): Promise<ProblemError> {
  const now = await presentations.findOutline(id);
  if (now !== undefined) return preconditionFailed(ifMatch, now.version);
  return new ProblemError("presentation_not_found", "The presentation was deleted in the meantime.");
}

function outlineNotFound(): ProblemError {
  const detail =
    "The presentation was made before outlines were kept. Make it again to get one that can be edited.";
  return new ProblemError("outline_not_found", detail);
}

function versionNotFound(version: number): ProblemError {
  const detail = `The version ${version} is not kept. List those that are with GET /v1/presentations/{id}/versions.`;
  return new ProblemError("outline_not_found", detail);
}

function preconditionRequired(): ProblemError {
  const detail = "Expected the header If-Match with the ETag that came with the outline; it is missing.";
  return new ProblemError("precondition_required", detail);
}

function preconditionFailed(came: string, version: number): ProblemError {
  const detail = `Expected If-Match to name the outline as it is now, ${toOutlineTag(version)}; it names ${came}. Retrieve it again and make your changes there.`;
  return new ProblemError("precondition_failed", detail);
}
