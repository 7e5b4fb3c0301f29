import type { SlideCount } from "@lectern/authoring";
import type { BulletsSlide, OutlineSlide } from "@lectern/deck";

/** Slides that came to the number asked for, and which of them the embedded author wrote. */
export interface FittedSlides {
  readonly slides: readonly OutlineSlide[];
  readonly filled: number;
  readonly dropped: number;
  /** How many of those asked for there are not, for hardly anybody wrote them. */
  readonly missing: number;
}

const mostSlides = 40;
/** A deck of so many is filled up, whoever wrote how much of it. */
const alwaysFilled = 12;

/**
 * Returns as many slides as are asked for: what is too much goes to the notes, what is missing comes from the draft. Of more than
 * twelve the writer wrote half at least: a number that it found nothing for, twice, was read wrong or is more than there is to say.
 */
export function fitSlideCount(
  slides: readonly OutlineSlide[],
  wish: SlideCount | undefined,
  draft: readonly OutlineSlide[],
): FittedSlides {
  const { least: asked, most } = boundsOf(wish);
  const kept = dropSlides(slides, most);
  const least = Math.min(asked, Math.max(alwaysFilled, 2 * kept.length));
  const filled = fillSlides(kept, least, draft);
  const fitted = splitSlides(filled, least);
  return {
    slides: fitted,
    filled: filled.length - kept.length,
    dropped: slides.length - kept.length,
    missing: least < asked ? asked - fitted.length : 0,
  };
}

function boundsOf(wish: SlideCount | undefined): { readonly least: number; readonly most: number } {
  if (wish === undefined) return { least: 1, most: mostSlides };
  const least = Math.max(1, Math.min(wish.least, mostSlides));
  return { least, most: Math.max(least, Math.min(wish.most, mostSlides)) };
}

/** Agenda and sections go first, then what stands last before the closing; their words go to the notes before them. */
function dropSlides(slides: readonly OutlineSlide[], most: number): readonly OutlineSlide[] {
  const kept = [...slides];
  while (kept.length > most) {
    const index = findDispensable(kept);
    const [gone] = kept.splice(index, 1);
    const before = kept[index - 1];
    if (gone === undefined || before === undefined) break;
    const notes = [before.notes ?? "", ...wordsOf(gone)].filter((line) => line !== "").join("\n");
    kept[index - 1] = { ...before, notes };
  }
  return kept;
}

function findDispensable(slides: readonly OutlineSlide[]): number {
  for (const kind of ["agenda", "section"]) {
    const index = slides.findLastIndex((slide) => slide.kind === kind);
    if (index > 0) return index;
  }
  const hasClosing = slides.at(-1)?.kind === "closing" && slides.length > 2;
  return slides.length - (hasClosing ? 2 : 1);
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "kind" ? [] : wordsOf(part)));
}

function fillSlides(
  slides: readonly OutlineSlide[],
  least: number,
  draft: readonly OutlineSlide[],
): readonly OutlineSlide[] {
  const missing = least - slides.length;
  if (missing <= 0) return slides;
  const titles = new Set(slides.map(bareTitle));
  const content = draft.filter(({ kind }) => !["title", "agenda", "section", "closing"].includes(kind));
  const isNew = (slide: OutlineSlide) => !titles.has(bareTitle(slide));
  const more = [...content.filter(isNew), ...content.filter((slide) => !isNew(slide))].slice(0, missing);
  const place = slides.at(-1)?.kind === "closing" ? slides.length - 1 : slides.length;
  return slides.toSpliced(place, 0, ...more);
}

/** A title without the number that tells it from others: "Costs (2/3)". */
function bareTitle({ title }: OutlineSlide): string {
  return title.replace(/ \(\d{1,2}\/\d{1,2}\)$/u, "").toLowerCase();
}

/** Long lists are cut in two until there are slides enough; `nameSlides` tells them apart. */
function splitSlides(slides: readonly OutlineSlide[], least: number): readonly OutlineSlide[] {
  const result = [...slides];
  while (result.length < least) {
    const index = result.findIndex((slide) => slide.kind === "bullets" && slide.items.length >= 4);
    const slide = result[index] as BulletsSlide | undefined;
    if (slide === undefined) break;
    const half = Math.ceil(slide.items.length / 2);
    const { notes: _, ...second } = { ...slide, items: slide.items.slice(half) };
    result.splice(index, 1, { ...slide, items: slide.items.slice(0, half) }, second);
  }
  return result;
}
