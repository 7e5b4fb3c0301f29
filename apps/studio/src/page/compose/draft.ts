import { isRecord } from "../state/store.ts";

/** What somebody is about to have made. It outlives a reload. */
export interface Draft {
  readonly prompt: string;
  /** Undefined: the built-in theme. */
  readonly templateId: string | undefined;
}

/** Nothing written yet. */
export const emptyDraft: Draft = { prompt: "", templateId: undefined };

/** Returns the draft that was kept as this JSON. */
export function parseDraft(json: unknown): Draft {
  if (!isRecord(json) || typeof json["prompt"] !== "string") return emptyDraft;
  const { prompt, templateId } = json;
  return { prompt, templateId: typeof templateId === "string" ? templateId : undefined };
}
