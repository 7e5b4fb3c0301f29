import {
  createOutline,
  directionOf,
  OutlineError,
  type OutlineFinding,
  type OutlineSlide,
} from "@lectern/deck";
import type { ModelDeck, ModelSlide } from "./model-deck.ts";
import { toOutlineSlide } from "./to-outline-slide.ts";

/** The slides of a model's deck that can be used, and what is wrong with the others in the validator's words. */
export interface CheckedSlides {
  readonly slides: readonly CheckedSlide[];
  readonly findings: readonly OutlineFinding[];
}

/** One slide: as it can be used, or as the model wrote it. */
export type CheckedSlide =
  | { readonly kind: "usable"; readonly slide: OutlineSlide }
  | { readonly kind: "unusable"; readonly given: ModelSlide };

/** Returns the slides of a model's deck, each checked as part of an outline; what it repeats is left out. */
export function checkSlides(deck: ModelDeck, language: string): CheckedSlides {
  const findings: OutlineFinding[] = [];
  const seen = new Set<string>();
  const slides = deck.slides.flatMap((given, index): readonly CheckedSlide[] => {
    const pointer = `/slides/${index}`;
    const slide = toOutlineSlide(given, language);
    if (slide === undefined) {
      const expected = given.title.trim() === "" ? "a title" : "a text, items or rows";
      findings.push({ pointer, message: `expected ${expected}, got none` });
      return [{ kind: "unusable", given }];
    }
    const words = wordsOf(slide);
    if (seen.has(words)) {
      findings.push({
        pointer,
        message: "expected a slide that says something new, got one for the second time",
      });
      return [];
    }
    seen.add(words);
    const faults = findFaults(slide, language);
    findings.push(...faults.map((fault) => ({ ...fault, pointer: pointer + fault.pointer })));
    return [faults.length === 0 ? { kind: "usable", slide } : { kind: "unusable", given }];
  });
  return { slides, findings };
}

function wordsOf({ notes: _, ...slide }: OutlineSlide): string {
  return JSON.stringify(slide).toLowerCase();
}

function findFaults(slide: OutlineSlide, language: string): readonly OutlineFinding[] {
  const cover: OutlineSlide = { kind: "title", title: "…" };
  try {
    createOutline({ title: "…", language, direction: directionOf(language), slides: [cover, slide] });
    return [];
  } catch (error) {
    if (!(error instanceof OutlineError)) throw error;
    return error.findings.map(({ pointer, message }) => ({
      pointer: pointer.replace("/slides/1", ""),
      message,
    }));
  }
}
