import { isDeckLook } from "../decks/history.ts";
import type { DeckLook } from "../file-look/deck-look.ts";
import { isRecord } from "../state/store.ts";

/** What this browser knows of a template beyond what the service tells: id and date. */
export interface KnownTemplate {
  /** Name of the file that was uploaded here. */
  readonly name?: string;
  readonly look?: DeckLook;
  /** The sample deck that was made with it. */
  readonly sampleId?: string;
}

/** By template id; the built-in theme is "". */
export type KnownTemplates = Readonly<Record<string, KnownTemplate>>;

/** The id under which the built-in theme is known. */
export const builtInTemplateId = "";

/** Returns what was kept as this JSON. */
export function parseKnownTemplates(json: unknown): KnownTemplates {
  if (!isRecord(json)) return {};
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, KnownTemplate] => isKnownTemplate(entry[1])),
  );
}

function isKnownTemplate(json: unknown): json is KnownTemplate {
  return (
    isRecord(json) &&
    (json["name"] === undefined || typeof json["name"] === "string") &&
    (json["sampleId"] === undefined || typeof json["sampleId"] === "string") &&
    (json["look"] === undefined || isDeckLook(json["look"]))
  );
}

/** Returns what is known with more known of one template. */
export function learnTemplate(known: KnownTemplates, id: string, more: KnownTemplate): KnownTemplates {
  return { ...known, [id]: { ...known[id], ...more } };
}

/** Returns what is known without one template. */
export function forgetTemplate(known: KnownTemplates, id: string): KnownTemplates {
  return Object.fromEntries(Object.entries(known).filter(([one]) => one !== id));
}
