import { isRecord } from "../state/store.ts";

/** What somebody is about to have made. It outlives a reload. */
export interface Draft {
  readonly prompt: string;
  /** Undefined: a built-in look. */
  readonly templateId: string | undefined;
  /** The name of a built-in look; undefined: the one that suits the text. */
  readonly look: string | undefined;
  /** Whether the outline is shown before the deck is made of it. */
  readonly wantsReview: boolean;
}

/** Nothing written yet. */
export const emptyDraft: Draft = { prompt: "", templateId: undefined, look: undefined, wantsReview: true };

/** Returns the draft that was kept as this JSON. */
export function parseDraft(json: unknown): Draft {
  if (!isRecord(json) || typeof json["prompt"] !== "string") return emptyDraft;
  const { prompt, templateId, look, wantsReview } = json;
  return {
    prompt,
    templateId: typeof templateId === "string" ? templateId : undefined,
    look: typeof look === "string" ? look : undefined,
    wantsReview: wantsReview !== false,
  };
}
