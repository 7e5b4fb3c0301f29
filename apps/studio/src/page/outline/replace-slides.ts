import type { Outline, OutlineSlide } from "@lectern/types";

/** Returns an outline with other slides; its title is that of the cover, if there is one that says something. */
export function replaceSlides(outline: Outline, slides: readonly OutlineSlide[]): Outline {
  const [cover] = slides;
  const title = cover?.kind === "title" && cover.title.trim() !== "" ? cover.title : outline.title;
  return { ...outline, title, slides: [...slides] };
}
