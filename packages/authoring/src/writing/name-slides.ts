import type { OutlineSlide } from "@lectern/deck";
import { nameOfContent } from "../ideas/name-by-content.ts";
import { labelsOf } from "../text/languages/labels.ts";

/** Returns the slides with a title of its own for each that had the cover's: what it shows, else the language's "Overview". */
export function nameApartFromCover(
  slides: readonly OutlineSlide[],
  language: string,
): readonly OutlineSlide[] {
  const [cover] = slides;
  if (cover?.kind !== "title") return slides;
  const overview = labelsOf(language)?.overview;
  return slides.map((slide, index) => {
    if (index === 0 || slide.title !== cover.title) return slide;
    return { ...slide, title: nameOfContent(slide) ?? overview ?? slide.title };
  });
}

/** Returns the slides with titles that are each used once: those of one title are numbered, "Costs (2/3)". */
export function nameSlides(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  const totals = new Map<string, number>();
  for (const { title } of slides) totals.set(title, (totals.get(title) ?? 0) + 1);
  const counts = new Map<string, number>();
  const taken = new Set(slides.map(({ title }) => title));
  return slides.map((slide) => {
    const total = totals.get(slide.title) ?? 1;
    if (total === 1) return slide;
    let count = (counts.get(slide.title) ?? 0) + 1;
    while (taken.has(numbered(slide.title, count, total))) count += 1;
    counts.set(slide.title, count);
    const title = numbered(slide.title, count, total);
    taken.add(title);
    return { ...slide, title };
  });
}

function numbered(title: string, count: number, total: number): string {
  return `${title} (${count}/${total})`;
}
