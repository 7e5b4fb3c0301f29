import { outlineLimits } from "./outline-limits.ts";
import { type OutlinePlace, readOptional } from "./outline-place.ts";
import { readLine, readLines } from "./read-text.ts";

/** Reads what slides of every kind have: a title, and perhaps notes. */
export function readSlideHead(slide: OutlinePlace): { readonly title: string; readonly notes?: string } {
  return {
    title: readLine(slide.at("title"), outlineLimits.title),
    ...readOptional(slide, "notes", (notes) => readLines(notes, outlineLimits.notes)),
  };
}
