import type { OutlineSlide } from "@lectern/deck";

/** Returns the slides with cards after cards told as points that open with their headings, and such points after points as cards. */
export function varyForms(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  const varied: OutlineSlide[] = [];
  for (const slide of slides) {
    const isSame = varied.at(-1)?.kind === slide.kind;
    varied.push(isSame ? (toPoints(slide) ?? toCards(slide) ?? slide) : slide);
  }
  return varied;
}

function toPoints(slide: OutlineSlide): OutlineSlide | undefined {
  if (slide.kind !== "cards") return undefined;
  const { cards, ...frame } = slide;
  return {
    ...frame,
    kind: "bullets",
    items: cards.map(({ heading, text }) => ({ lead: heading, text: text ?? [] })),
  };
}

function toCards(slide: OutlineSlide): OutlineSlide | undefined {
  if (slide.kind !== "bullets" || slide.items.length > 6) return undefined;
  const { items, ...frame } = slide;
  const cards = items.flatMap(({ lead, text, children }) =>
    lead === undefined || children !== undefined ? [] : [{ heading: lead, text }],
  );
  return cards.length === items.length ? { ...frame, kind: "cards", cards } : undefined;
}
