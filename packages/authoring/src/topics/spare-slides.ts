import type { OutlineSlide } from "@lectern/deck";
import { spareKeys } from "./story-kinds.ts";
import { createStorySlide } from "./story-slide.ts";
import { keyIn, type OpenKey, type StoryKey, type StoryTexts } from "./story-texts.ts";
import { storyTextsOf } from "./story-texts-of.ts";

/** The questions that fit anything, the most telling first. */
export const openKeys: readonly OpenKey[] = ["openWhat", "openHow", "openWho", "openNow", "openKnown"];

/** Returns slides of open questions, none of them titled as one of those there are. */
export function createSpareSlides(
  language: string,
  count: number,
  taken: ReadonlySet<string>,
  order: readonly StoryKey[] = spareKeys,
): readonly OutlineSlide[] {
  const texts = storyTextsOf(language);
  return spareKeysFor(texts, count, [...order, ...spareKeys], new Set(), taken).map((spare) =>
    createStorySlide(spare.key, texts, spare.title === undefined ? {} : { title: spare.title }),
  );
}

/** A slide that fills up a deck; one for what nobody could foresee has a title with a number. */
export interface SpareKey {
  readonly key: StoryKey;
  readonly title?: string;
}

/** Returns so many keys in the order given that are not used yet, then as many places for points of one's own as lack. */
export function spareKeysFor(
  texts: StoryTexts,
  count: number,
  order: readonly StoryKey[],
  used: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): readonly SpareKey[] {
  const keys = [...new Set(order.map((key) => keyIn(texts, key)))]
    .filter((key) => !used.has(key) && !taken.has(texts.slides[key]?.[0] ?? ""))
    .slice(0, Math.max(0, count));
  const missing = Math.max(0, count - keys.length);
  const open = Array.from({ length: missing }, (_, index): SpareKey => {
    const key = openKeys[index % openKeys.length] ?? "openWhat";
    return { key, title: `${texts.open} ${index + 1}` };
  });
  return [...keys.map((key) => ({ key })), ...open];
}
