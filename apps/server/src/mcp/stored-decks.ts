// Decks that the service keeps, for an assistant that calls it: by the same handlers as every other caller's.
import { buffer } from "node:stream/consumers";
import type { Outline } from "@lectern/deck";
import type { Outline as WireOutline } from "@lectern/types";
import { findTemplate } from "../generation.ts";
import { type Caller, keyOf, ownerOf } from "../http/authentication.ts";
import type { Handlers } from "../http/operations.ts";
import type { Store } from "../store/store.ts";
import type { PresentationRecord } from "../store/tables/presentations.ts";
import type { Work } from "../work/work.ts";
import { type Decks, RefusedError } from "./decks.ts";

/** What decks are kept by. */
export interface StoredDecksOptions {
  readonly handlers: Handlers;
  readonly store: Store;
  readonly work: Work;
  readonly caller: Caller;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
}

/** Returns the decks of a caller; they throw the ProblemErrors of the operations. */
export function createStoredDecks({ handlers, store, work, caller, signal }: StoredDecksOptions): Decks {
  const { keyId } = keyOf(caller);
  const given = { header: none, query: none, path: none, caller, signal };
  const find = async (id: string) => {
    const { body, headers } = await handlers.getPresentationOutline({
      ...given,
      path: { id },
      body: undefined,
    });
    const record = await store.presentations.find(id);
    if (record === undefined) throw new RefusedError("The presentation was deleted in this moment.");
    // What is kept was checked when it was written.
    return { outline: body as Outline, record, version: headers.ETag };
  };
  const layOut = async (id: string) => {
    const { outline, record } = await find(id);
    const template = await findTemplate(store, ownerOf(caller), record.templateId);
    const task = { outline: inLookOf(record, outline), ...(template && { template }) };
    return (await work.describe(task, { keyId, signal })).layout;
  };
  const toMade = async ({
    id,
    ...links
  }: {
    readonly id: string;
    readonly embed: string;
    readonly download: string;
  }) => ({
    presentation: id,
    links,
    ...(await layOut(id)),
  });

  return {
    // In a worker: while the largest outline is read, the service could answer nobody.
    readOutline: async (form) => (await work.read({ written: { form } }, { keyId, signal })).read,
    readChange: async (change) => (await work.read({ written: change }, { keyId, signal })).read,
    async create(outline, { template }) {
      const body = {
        outline: outline as WireOutline,
        ...(template !== undefined && { templateId: template }),
      };
      return toMade((await handlers.createPresentation({ ...given, body })).body);
    },
    async read(id) {
      const { outline, record, version } = await find(id);
      return { outline, version, ...(record.templateId !== null && { template: record.templateId }) };
    },
    async change(id, outline, { version = "*" }) {
      const body = outline as WireOutline;
      const header = { "If-Match": version };
      return toMade((await handlers.putPresentationOutline({ ...given, path: { id }, header, body })).body);
    },
    layOut,
    async draw(id, page, mediaType) {
      const path = { id, slideNumber: page };
      const { body } = await handlers.getSlidePicture({ ...given, path, mediaType, body: undefined });
      return body.content instanceof Uint8Array ? Buffer.from(body.content) : buffer(body.content);
    },
    async readReport(id) {
      await find(id);
      const report = await store.presentations.findReport(id);
      return report === undefined ? undefined : JSON.parse(report);
    },
    async listTemplates() {
      const { body } = await handlers.listTemplates({ ...given, body: undefined });
      return body.map((template) => ({ ...template }));
    },
  };
}

/** What an operation is given that takes no such parameters, or needs none of them. */
const none = {} as never;

/** A deck that nobody chose a look for has the one that it was given when it was made. */
function inLookOf({ look }: PresentationRecord, outline: Outline): Outline {
  if (look === null || outline.design?.look !== undefined) return outline;
  return { ...outline, design: { ...outline.design, look } };
}
