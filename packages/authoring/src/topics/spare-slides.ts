import type { BulletItem, OutlineSlide } from "@lectern/deck";
import { readAllWords, readContentWords } from "../text/words/words.ts";
import { nameIn } from "./name-part.ts";
import { readStoryKind } from "./read-story-kind.ts";
import { type StoryKind, spareKeys, stories } from "./story-kinds.ts";
import { createStorySlide } from "./story-slide.ts";
import { keyIn, type StoryKey, type StoryTexts } from "./story-texts.ts";
import { storyTextsOf } from "./story-texts-of.ts";

/** Returns the one point of a slide of which nothing is told yet: that its points are to be added, named after it where it has a name. */
export function gapItem({ gap }: StoryTexts, name?: string): BulletItem {
  return { text: [{ text: nameIn(gap, name) }] };
}

/** Returns slides for points of the speaker's own, numbered where there are several, none titled as one of those there are. */
export function createSpareSlides(
  language: string,
  count: number,
  taken: ReadonlySet<string>,
): readonly OutlineSlide[] {
  const texts = storyTextsOf(language);
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

/** What the people in the room do with whatever a text tells: it presumes nothing of the subject. */
const withAudience: readonly StoryKey[] = ["quiz", "exercise", "faq", "discussion", "sources"];
/** What may be asked of whatever a text tells, the most useful first: plans and offers are not all that people tell. */
const fittingAnyText: readonly StoryKey[] = [
  "faq",
  "discussion",
  "sources",
  "example",
  "practical",
  "lessons",
  "benefits",
  "challenges",
  "roles",
  "way",
  "risks",
  "recommend",
];
/** The kinds of talk whose own slides do not presume what the text is about. */
const kindsOfTalk: ReadonlySet<StoryKind> = new Set([
  "lesson",
  "pitch",
  "proposal",
  "quarterly",
  "review",
  "training",
  "onboarding",
  "research",
  "celebration",
  "event",
]);

/** What is known of a deck that is filled up; the kind of talk is read from its title and brief. */
export interface FilledDeck {
  readonly brief?: Parameters<typeof readStoryKind>[1];
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  /** Whether nothing is told but the topic: then the storyline of its subject fits too. */
  readonly isBare?: boolean;
  /** The keys of the slides that it already has. */
  readonly used?: ReadonlySet<string>;
}

/**
 * Returns slides of questions for a deck whose text tells less than the number of slides that is asked for: those of the kind of talk
 * first, beside matter only what its audience does; each once, and none of what the deck's titles speak of. Fewer where the language
 * has no more.
 */
export function createFillers(
  slides: readonly OutlineSlide[],
  count: number,
  { brief = {}, language, title, isBare = false, used }: FilledDeck,
): readonly OutlineSlide[] {
  if (count <= 0) return [];
  const texts = storyTextsOf(language);
  const { kind } = readStoryKind(title, brief, language);
  const story = isBare || kindsOfTalk.has(kind) ? stories[kind] : undefined;
  const own = [...(story?.slides ?? []), ...(story?.spare ?? [])];
  // Beside matter of its own a deck first gets what its audience does, whatever it is about.
  const first = isBare ? own : own.filter((key) => withAudience.includes(key));
  const order = [...first, ...fittingAnyText, ...own, ...spareKeys];
  const spoken = new Set(slides.flatMap(({ title: own }) => namesIn(own, language)));
  const said = new Set(slides.flatMap(textsOf));
  const fillers: OutlineSlide[] = [];
  for (const key of new Set(order.map((one) => keyIn(texts, one)))) {
    if (fillers.length === count) break;
    if (used?.has(key) === true) continue;
    const filler = createStorySlide(key, texts);
    const isNew = !readAllWords(filler.title).some((word) => spoken.has(word));
    if (filler.kind === "statement" || !isNew || textsOf(filler).some((text) => said.has(text))) continue;
    fillers.push(filler);
  }
  return fillers;
}

/** The words of a title that carry meaning; all of them where it has only small ones: "Problem". */
function namesIn(title: string, language: string): readonly string[] {
  const words = readContentWords(title, language);
  return words.length > 0 ? words : readAllWords(title);
}

/** The texts of the points of a slide. */
function textsOf(slide: OutlineSlide): readonly string[] {
  if (slide.kind !== "bullets") return [];
  const texts = slide.items.flatMap(({ text, children }) => [
    text,
    ...(children ?? []).map((child) => child.text),
  ]);
  return texts.map((text) => text.map((run) => run.text).join(""));
}
