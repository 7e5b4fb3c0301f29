import type { RichText } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { type OutlinePlace, readFlag, readOptional } from "../outline/outline-place.ts";
import { readPicture } from "./read-picture.ts";
import { readLine, readLines, readRichText } from "./read-text.ts";

/** Reads what slides of every kind have: a title, and perhaps notes. */
export function readSlideHead(slide: OutlinePlace): { readonly title: string; readonly notes?: string } {
  return {
    title: readLine(slide.at("title"), outlineLimits.title),
    ...readOptional(slide, "notes", (notes) => readLines(notes, outlineLimits.notes)),
  };
}

/** Reads what slides between cover and closing have: a title, perhaps notes, and whether they are kept for questions. */
export function readInnerHead(
  slide: OutlinePlace,
): ReturnType<typeof readSlideHead> & { readonly backup?: boolean } {
  return { ...readSlideHead(slide), ...readOptional(slide, "backup", readFlag) };
}

/** Reads what is to be drawn on a slide, if it says so. */
export function readPictured(slide: OutlinePlace): { readonly picture?: string } {
  return readOptional(slide, "picture", readPicture);
}

/** Reads what follows from a slide and where its figures come from, as far as it says so. */
export function readTakeaway(slide: OutlinePlace): { readonly takeaway?: RichText } {
  return readOptional(slide, "takeaway", readRichText);
}

/** Reads where the figures of a slide come from, if it says so. */
export function readSource(slide: OutlinePlace): { readonly source?: string } {
  return readOptional(slide, "source", readLine);
}

/** Reads which thing the items of a slide are parts of, if it says so. */
export function readLabelled(slide: OutlinePlace): { readonly partsOf?: string } {
  return readOptional(slide, "partsOf", readPicture);
}
