import { createOutline, type Outline, type OutlineSlide, type Template } from "@lectern/deck";
import { placeDeck } from "@lectern/layout";

/** Takes the least needed part of a slide to its notes; undefined where nothing can go. */
export type ShortenSlide = (slide: OutlineSlide) => OutlineSlide | undefined;

const mostRounds = 40;

/**
 * Returns the outline with slides that would go on over a second page shortened until each has one, where the pages would
 * be more than `most`, the number that the prompt allows; the same outline where they are not.
 */
export function keepSlideCount(
  outline: Outline,
  template: Template,
  most: number | undefined,
  shorten: ShortenSlide,
): Outline {
  if (most === undefined || outline.slides.length > most) return outline;
  if (placeDeck(outline, template).slides.length <= most) return outline;
  const slides = outline.slides.map((slide) => onOnePage(slide, outline, template, shorten));
  return createOutline({ ...outline, slides });
}

function onOnePage(
  slide: OutlineSlide,
  outline: Outline,
  template: Template,
  shorten: ShortenSlide,
): OutlineSlide {
  let current = slide;
  for (let round = 0; round < mostRounds; round += 1) {
    const pages = placeDeck({ ...outline, slides: [current] }, template).slides.length;
    if (pages <= 1) return current;
    const shorter = shorten(current);
    if (shorter === undefined) return current;
    current = shorter;
  }
  return current;
}
