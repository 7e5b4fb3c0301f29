import type { Outline, OutlineSlide } from "@lectern/types";
import { isRecord, type Store } from "../state/store.ts";
import { replaceSlides } from "./replace-slides.ts";
import { isSameOutline } from "./same-outline.ts";

/** What a deck is to say, begun and not saved. */
export interface UnsavedOutline {
  readonly outline: Outline;
  /** Of what the deck said when it was begun. */
  readonly tag: string;
  /** Whether slides were only edited where they stand, so that they are those of the deck one by one. */
  readonly isInPlace: boolean;
}

/** The unsaved outlines, by the ids of their decks. */
export type Unsaved = Readonly<Record<string, UnsavedOutline>>;

/** Returns the unsaved outlines that were kept as this JSON. */
export function parseUnsaved(json: unknown): Unsaved {
  if (!isRecord(json)) return {};
  const isUnsaved = (one: unknown): boolean =>
    isRecord(one) &&
    typeof one["tag"] === "string" &&
    isRecord(one["outline"]) &&
    Array.isArray(one["outline"]["slides"]);
  // What stands here was written by this page.
  return Object.fromEntries(Object.entries(json).filter(([, one]) => isUnsaved(one))) as Unsaved;
}

/** Keeps what a deck is to say; undefined: forgets it. */
export function keepUnsaved(store: Store<Unsaved>, id: string, unsaved: UnsavedOutline | undefined): void {
  const { [id]: before, ...others } = store.get();
  if (unsaved !== undefined) store.set({ ...others, [id]: unsaved });
  else if (before !== undefined) store.set(others);
}

/** Returns an outline with other slides; undefined where they say what it says. */
export function changeSlides(outline: Outline, slides: readonly OutlineSlide[]): Outline | undefined {
  return isSameOutline({ ...outline, slides: [...slides] }, outline)
    ? undefined
    : replaceSlides(outline, slides);
}
