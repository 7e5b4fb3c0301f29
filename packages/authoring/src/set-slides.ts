import type { BulletItem, OutlineSlide } from "@lectern/deck";
import { collapseSpaces } from "./rich-text.ts";

/** Returns the slides with tabs and line ends in their lines made spaces; only notes keep their line feeds. */
export function setSlides(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  return slides.map(setSlide);
}

function setSlide(slide: OutlineSlide): OutlineSlide {
  const notes = slide.notes?.replaceAll("\t", "  ");
  const common = { title: setLine(slide.title), ...(notes === undefined ? {} : { notes }) };
  switch (slide.kind) {
    case "title":
      return {
        ...slide,
        ...common,
        ...(slide.subtitle === undefined ? {} : { subtitle: setLine(slide.subtitle) }),
      };
    case "section":
      return { ...slide, ...common };
    case "bullets":
      return { ...slide, ...common, items: slide.items.map(setItem) };
    case "closing":
      return {
        ...slide,
        ...common,
        ...(slide.items === undefined ? {} : { items: slide.items.map(setItem) }),
      };
  }
}

function setItem({ lead, text, children }: BulletItem): BulletItem {
  return {
    ...(lead === undefined ? {} : { lead: setLine(lead) }),
    text: text.map((run) => ({ ...run, text: run.text.replaceAll(/[\t\n]/gu, " ") })),
    ...(children === undefined ? {} : { children: children.map(setItem) }),
  };
}

function setLine(text: string): string {
  const line = collapseSpaces(text).trim();
  return line === "" ? "…" : line;
}
