import type { BulletItem, OutlineSlide } from "@lectern/deck";
import { nameIn } from "./name-part.ts";
import { spareKeys } from "./story-kinds.ts";
import { createStorySlide } from "./story-slide.ts";
import { keyIn, type StoryKey, type StoryTexts } from "./story-texts.ts";
import { storyTextsOf } from "./story-texts-of.ts";

/** Returns the one point of a slide of which nothing is told yet: that its points are to be added, named after it where it has a name. */
export function gapItem({ gap }: StoryTexts, name?: string): BulletItem {
  return { text: [{ text: nameIn(gap, name) }] };
}

/** What may be asked of anything that a deck tells, whatever it tells: no question that the matter may have answered. */
const fillKeys: readonly StoryKey[] = [
  "example",
  "benefits",
  "challenges",
  "consequences",
  "way",
  "people",
  "faq",
  "recommend",
  "discussion",
  "practical",
];

/**
 * Returns slides of questions to be answered, for a deck that has fewer slides than it is asked to have, none titled as one of
 * those there are; slides for points of the speaker's own where there are no more questions.
 */
export function createSpareSlides(
  language: string,
  count: number,
  taken: ReadonlySet<string>,
): readonly OutlineSlide[] {
  const texts = storyTextsOf(language);
  const keys = spareKeysFor(texts, count, [...fillKeys, ...spareKeys], new Set(), taken);
  const asking = keys.map((key) => createStorySlide(key, texts));
  return [...asking, ...createOwnSlides(texts, count - asking.length, taken)];
}

/** Slides for points of the speaker's own, numbered where there are several, none titled as one of those there are. */
function createOwnSlides(
  texts: StoryTexts,
  count: number,
  taken: ReadonlySet<string>,
): readonly OutlineSlide[] {
  const { open } = texts;
  const titles = [open, ...Array.from({ length: count + taken.size }, (_, index) => `${open} ${index + 2}`)];
  return titles
    .filter((title) => !taken.has(title))
    .slice(0, Math.max(0, count))
    .map((title) => ({ kind: "bullets", title, items: [gapItem(texts)] }));
}

/** Returns so many keys in the order given that are not used yet, and titled as no slide there is. */
export function spareKeysFor(
  texts: StoryTexts,
  count: number,
  order: readonly StoryKey[],
  used: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): readonly StoryKey[] {
  return [...new Set(order.map((key) => keyIn(texts, key)))]
    .filter((key) => !used.has(key) && !taken.has(texts.slides[key]?.[0] ?? ""))
    .slice(0, Math.max(0, count));
}
