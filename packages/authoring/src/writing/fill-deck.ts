import type { AgendaSlide, OutlineSlide } from "@lectern/deck";
import type { Material } from "../planning/material.ts";
import type { DeckPlan } from "../planning/plan-deck.ts";
import { taskWordsOf } from "../text/languages/labels.ts";
import { countColumns } from "../text/words/columns.ts";
import { readStoryKind } from "../topics/read-story-kind.ts";
import { createSpareSlides } from "../topics/spare-slides.ts";
import { type StoryKind, spareKeysOfTexts, stories } from "../topics/story-kinds.ts";
import { createStorySlide } from "../topics/story-slide.ts";
import type { StoryTexts } from "../topics/story-texts.ts";
import { storyTextsOf } from "../topics/story-texts-of.ts";

/** Titles of whole sentences are no list of what a talk is about. */
const widestEntry = 44;
const fewestEntries = 3;
const mostInARow = 2;

/** Kinds of talk whose listeners expect slides of their own, whatever the text tells. */
const framedKinds: ReadonlySet<StoryKind> = new Set([
  "pitch",
  "proposal",
  "quarterly",
  "review",
  "offer",
  "research",
]);

/**
 * Returns the slides of a text that tells less than was asked for, filled up to the number asked for: with an end that
 * invites questions, a list of its parts, then questions that its kind of talk answers, which part runs of single sentences.
 */
export function fillDeck(
  slides: readonly OutlineSlide[],
  { bounds: { isAsked, least, most }, ending }: Pick<DeckPlan, "bounds" | "ending">,
  { language, title, brief }: Material,
): readonly OutlineSlide[] {
  if (slides.length > most) return [...slides.slice(0, most - 1), ...slides.slice(-1)];
  if (!isAsked || slides.length >= least) return slides;
  const { kind } = readStoryKind(title ?? "", brief, language);
  const { closing, slides: frame } = stories[kind];
  const texts = storyTextsOf(language);
  const isClosed = slides.at(-1)?.kind === "closing";
  const end = isClosed ? [] : [createStorySlide(closing === "take" ? "questions" : closing, texts)];
  const closed = [...slides, ...end];
  const missing = least - closed.length;
  const agenda =
    missing > 0 ? agendaOf(closed.slice(1, ending.kind === "own" ? undefined : -1), language) : undefined;
  const mapped = agenda === undefined ? closed : closed.toSpliced(1, 0, agenda);
  const taken = titlesLike(mapped, texts);
  const keys = framedKinds.has(kind) ? [...frame, ...spareKeysOfTexts] : spareKeysOfTexts;
  return placeBetween(mapped, createSpareSlides(language, least - mapped.length, taken, keys));
}

function agendaOf(slides: readonly OutlineSlide[], language: string): AgendaSlide | undefined {
  const words = taskWordsOf(language);
  const titles = slides.map(({ title }) => title);
  const isMapped = slides.some(({ kind }) => kind === "agenda");
  const areNames = titles.every((title) => countColumns(title) <= widestEntry);
  if (words === undefined || isMapped || !areNames || titles.length < fewestEntries) return undefined;
  return { kind: "agenda", title: words.agenda, entries: titles.map((title) => ({ title })) };
}

/** The titles of slides, and of questions that ask for what one of the slides is named after: the text has answered them. */
function titlesLike(slides: readonly OutlineSlide[], { slides: stories }: StoryTexts): ReadonlySet<string> {
  const own = slides.slice(1).map(({ title }) => title);
  const names = new Set(own.map((title) => title.toLowerCase()));
  const asked = Object.values(stories).flatMap((story) => {
    const title = story?.[0] ?? "";
    const words = title.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
    return words.some((word) => names.has(word)) ? [title] : [];
  });
  return new Set([...own, ...asked]);
}

/** Each stands where two slides of a single sentence come before a third; the rest before the end. */
function placeBetween(
  slides: readonly OutlineSlide[],
  spare: readonly OutlineSlide[],
): readonly OutlineSlide[] {
  const placed: OutlineSlide[] = [];
  const waiting = [...spare];
  let row = 0;
  for (const [index, slide] of slides.entries()) {
    row = index > 0 && isSentence(slide) ? row + 1 : 0;
    const next = row > mostInARow ? waiting.shift() : undefined;
    if (next !== undefined) {
      placed.push(next);
      row = 1;
    }
    if (index === slides.length - 1) placed.push(...waiting);
    placed.push(slide);
  }
  return placed;
}

function isSentence(slide: OutlineSlide): boolean {
  if (slide.kind === "statement") return true;
  return slide.kind === "bullets" && slide.items.length === 1 && slide.items[0]?.children === undefined;
}
