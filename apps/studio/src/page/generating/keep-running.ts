import { createKeptStore, isRecord, type KeptArea } from "../state/store.ts";
import type { Generation, GenerationRequest } from "./generation.ts";

/**
 * Keeps what is being made in an area, and returns what was being made when the page was left. Started again, it has the
 * same key: a deck that the service has finished meanwhile is not made twice.
 */
export function keepRunning(generation: Generation, area: KeptArea): GenerationRequest | undefined {
  const kept = createKeptStore({ area, name: "lectern.running", parse: parseRequest, isShared: false });
  const left = kept.get();
  generation.state.subscribe(() => {
    const state = generation.state.get();
    const request = state.kind === "running" ? state.request : undefined;
    if (request !== kept.get()) kept.set(request);
  });
  return left;
}

/** Returns the request that was kept as this JSON; undefined where it is none. */
function parseRequest(json: unknown): GenerationRequest | undefined {
  if (!isRecord(json)) return undefined;
  const isRequest = typeof json["prompt"] === "string" && typeof json["idempotencyKey"] === "string";
  if (!isRequest) return undefined;
  // What stands here was written by this page; fields that are undefined are not kept.
  const none = { templateId: undefined, look: undefined, outline: undefined, report: undefined };
  return { ...none, ...json, isOutlineOnly: json["isOutlineOnly"] === true } as GenerationRequest;
}
