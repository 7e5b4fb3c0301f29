// What a text puts into an appendix is kept for questions: slides behind a divider, after the deck has closed.
import type { OutlineSlide } from "@lectern/deck";
import type { Idea } from "../ideas/ideas.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { type ComposedSlide, type Composition, composeSlide } from "./write-slide.ts";

const names =
  "appendix|appendices|annex|annexe|annexes|backup|backup slides?|back-up slides?|anhang|zusatzfolien|backup-?folien|anexos?|apéndices?|apêndices?|appendice|appendici|allegat[io]|bijlagen?|bilagor|bilaga|bilag|vedlegg|załączniki?|приложени[ея]|附录|附錄|付録|補足資料|부록|ملحق|ملاحق|الملحق|الملاحق";
/** A name alone, with its number, or before what it is about: "Appendix", "Anhang B", "Appendix: tides". */
const appendix = new RegExp(
  `^(${names})(?:\\s(?:[A-Z]|\\d{1,2}|[IVX]{1,4}))?(?:\\s?[:.\\uFF1A–—-]\\s?(\\S.{0,110})|)$`,
  "iu",
);

/** A text without its appendix, and the appendix. */
export interface PartedIdeas {
  readonly main: readonly Idea[];
  readonly kept: readonly Idea[];
}

/** Parts what stands under headings of an appendix at the end of a text from all that stands before it. */
export function partAppendix(ideas: readonly Idea[]): PartedIdeas {
  const last = ideas.findLastIndex((idea) => headingOf(idea) === undefined);
  if (last === -1) return { main: ideas, kept: [] };
  return { main: ideas.slice(0, last + 1), kept: ideas.slice(last + 1) };
}

/** Returns the divider and the slides of an appendix; none where there is none. */
export function writeBackup(
  kept: readonly Idea[],
  composition: Composition,
): { readonly slides: readonly OutlineSlide[]; readonly composed: readonly ComposedSlide[] } {
  const [first] = kept;
  const heading = first && headingOf(first);
  if (heading === undefined) return { slides: [], composed: [] };
  const composed = kept.map((idea) => composeSlide(idea, composition));
  const divider: OutlineSlide = {
    kind: "section",
    title: capitalise(appendix.exec(heading)?.[1] ?? heading),
    backup: true,
  };
  const slides = composed.flatMap(({ slide }) => asBackup(slide) ?? []);
  return slides.length === 0 ? { slides: [], composed: [] } : { slides: [divider, ...slides], composed };
}

/** The title says what the slide is about; that it is an appendix, the divider does. */
function asBackup(slide: OutlineSlide): OutlineSlide | undefined {
  if (slide.kind === "title" || slide.kind === "agenda" || slide.kind === "closing") return undefined;
  const about = appendix.exec(slide.title)?.[2];
  return { ...slide, title: about === undefined ? slide.title : capitalise(about), backup: true };
}

function headingOf({ path, parts }: Idea): string | undefined {
  const headings = [...path, ...parts.flatMap(({ heading }) => heading ?? [])].map(({ text }) => text.trim());
  return headings.find((heading) => appendix.test(heading.slice(0, 160)));
}
