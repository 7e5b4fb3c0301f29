import type { OutlineSlide } from "@lectern/deck";
import { findInDeck } from "./in-deck.ts";
import { findInTexts } from "./in-texts.ts";
import type { Oddity } from "./oddity.ts";
import { findOnSlide } from "./on-slide.ts";
import { readPrompt } from "./prompt-text.ts";

/** Returns what a sender would have to mend on the slides of a deck, by what is wrong whatever the prompt says. */
export function findOddities(prompt: string, slides: readonly OutlineSlide[]): readonly Oddity[] {
  const read = readPrompt(prompt);
  const found = slides.flatMap((slide, index) =>
    index === 0
      ? []
      : [...findInTexts(slide, read), ...findOnSlide(slide, read)].map((oddity) => ({
          ...oddity,
          slide: index + 1,
        })),
  );
  return [...found, ...findInDeck(slides, read)];
}
