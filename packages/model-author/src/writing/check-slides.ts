import type { OutlineFinding, OutlineSlide } from "@lectern/deck";
import type { Fields, ModelDeck } from "../answer/model-deck.ts";
import { convertSlide } from "../slides/convert-slide.ts";

/** The slides of a model's deck that can be used, and what is wrong with the others in the validator's words. */
export interface CheckedSlides {
  readonly slides: readonly CheckedSlide[];
  readonly findings: readonly OutlineFinding[];
}

/** One slide: as it can be used, with its place in the answer, or as the model wrote it. */
export type CheckedSlide =
  | { readonly kind: "usable"; readonly slide: OutlineSlide; readonly index: number }
  | { readonly kind: "unusable"; readonly given: Fields };

/** Returns the slides of a model's deck, each checked as part of an outline; what it repeats is left out. */
export function checkSlides(deck: ModelDeck, language: string): CheckedSlides {
  const findings: OutlineFinding[] = [];
  const seen = new Set<string>();
  const slides = deck.slides.flatMap((given, index): readonly CheckedSlide[] => {
    const pointer = `/slides/${index}`;
    const { slide, faults } = convertSlide(given, language, index === 0);
    findings.push(...faults.map((fault) => ({ ...fault, pointer: pointer + fault.pointer })));
    if (slide === undefined) return [{ kind: "unusable", given }];
    const words = wordsOf(slide);
    if (seen.has(words)) {
      const message = "expected a slide that says something new, got one for the second time";
      findings.push({ pointer, message });
      return [];
    }
    seen.add(words);
    return [{ kind: "usable", slide, index }];
  });
  return { slides, findings };
}

function wordsOf({ notes: _, ...slide }: OutlineSlide): string {
  return JSON.stringify(slide).toLowerCase();
}
