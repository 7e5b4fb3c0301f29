import type { OutlineSlide } from "@lectern/deck";
import { findForeignTexts, type WantedLanguage } from "./find-foreign-texts.ts";
import { findPlaceholders } from "./find-placeholders.ts";
import { findRepeatedTitles } from "./find-repeated-titles.ts";
import type { Flaw } from "./flaw.ts";

/**
 * Returns what nobody wants to show on slides that are valid: placeholders, figures that tell nothing, titles twice, and
 * slides in another language than the deck; in the order of the slides.
 */
export async function reviewSlides(
  slides: readonly OutlineSlide[],
  wanted: WantedLanguage,
): Promise<readonly Flaw[]> {
  const flaws = [
    ...findPlaceholders(slides, wanted.prompt),
    ...findRepeatedTitles(slides, wanted.prompt),
    ...(await findForeignTexts(slides, wanted)),
  ];
  return flaws.toSorted((one, other) => one.slide - other.slide);
}
