import type { ComposedOutline } from "@lectern/types";
import { isRecord } from "../state/store.ts";

/** An outline that somebody looks through before the deck is made of it; undefined: there is none. */
export type Review = ComposedOutline | undefined;

/** Returns the outline that was kept as this JSON. */
export function parseReview(json: unknown): Review {
  if (!isRecord(json) || !isRecord(json["outline"]) || !isRecord(json["report"])) return undefined;
  // What stands here was written by this page as the service had sent it.
  return Array.isArray(json["outline"]["slides"]) ? (json as unknown as ComposedOutline) : undefined;
}
