import type { OutlineSlide } from "@lectern/deck";

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
