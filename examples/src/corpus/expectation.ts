import type { ChartForm, OutlineSlide, SlideKind } from "@lectern/deck";
import { countCharacters, countWords } from "./density.ts";
import { findFigures } from "./find-figures.ts";
import type { CorpusDeck } from "./make-deck.ts";
import { normalise } from "./normalise.ts";
import { toSlideStrings } from "./slide-strings.ts";

/** What a reader expects of the deck of a prompt; `says` names it in the reader's words. */
export type Expectation = { readonly says: string } & (
  | { readonly kind: "slideCount"; readonly least: number; readonly most: number }
  /** All of these stand on slides. */
  | { readonly kind: "shows"; readonly texts: readonly string[] }
  /** All of these stand on slides or in notes. */
  | { readonly kind: "tells"; readonly texts: readonly string[] }
  /** These figures stand on slides or in notes, however they are written. */
  | { readonly kind: "figures"; readonly figures: readonly string[] }
  /** None of these stands on a slide. */
  | { readonly kind: "hides"; readonly texts: readonly string[] }
  | { readonly kind: "slide"; readonly slide: SlidePattern; readonly times?: number }
  /** All of these stand on slides of this kind together. */
  | { readonly kind: "onKind"; readonly slideKind: SlideKind; readonly texts: readonly string[] }
  /** The first slides that hold these texts come in this order. */
  | { readonly kind: "order"; readonly texts: readonly string[] }
  | { readonly kind: "language"; readonly language: string; readonly direction?: "ltr" | "rtl" }
  | { readonly kind: "notes" }
  | { readonly kind: "atMost"; readonly words?: number; readonly characters?: number }
);

/** What one slide is like; all that is given has to hold. */
export interface SlidePattern {
  readonly kinds?: readonly SlideKind[];
  /** Counted from 0, or from the end when negative. */
  readonly at?: number;
  readonly shows?: readonly string[];
  /** Points, steps, events, rows, cards or figures: at least as many. */
  readonly entries?: number;
  readonly columns?: number;
  /** One series of the chart holds just these values. */
  readonly values?: readonly number[];
  readonly forms?: readonly ChartForm[];
  /** The chart has just so many series. */
  readonly series?: number;
}

/** Returns what misses an expectation, in words; undefined where it is met. */
export function findMiss(expectation: Expectation, deck: CorpusDeck): string | undefined {
  const { slides, language, direction } = deck.authored.outline;
  switch (expectation.kind) {
    case "slideCount": {
      const count = deck.rendered.slideCount;
      return count < expectation.least || count > expectation.most ? `${count} slides` : undefined;
    }
    case "shows":
      return toMissing(expectation.texts, toShown(slides));
    case "tells":
      return toMissing(expectation.texts, `${toShown(slides)}\n${toNotes(slides)}`);
    case "figures": {
      const told = findFigures(`${toShown(slides)}\n${toNotes(slides)}`);
      const missing = expectation.figures.filter((figure) => !told.has(figure));
      return missing.length > 0 ? `missing ${missing.join(" · ")}` : undefined;
    }
    case "hides": {
      const shown = toShown(slides);
      const found = expectation.texts.filter((text) => shown.includes(normalise(text)));
      return found.length > 0 ? `shows ${found.join(", ")}` : undefined;
    }
    case "slide": {
      const found = slides.filter((slide, index) => fits(slide, index, slides.length, expectation.slide));
      const { times = 1 } = expectation;
      return found.length < times ? `${found.length} such slides of ${times}` : undefined;
    }
    case "onKind":
      return toMissing(
        expectation.texts,
        toShown(slides.filter(({ kind }) => kind === expectation.slideKind)),
      );
    case "order":
      return toDisorder(expectation.texts, slides);
    case "language": {
      const isRight = language.split("-")[0] === expectation.language;
      const wanted = expectation.direction ?? direction;
      return isRight && direction === wanted ? undefined : `${language} ${direction}`;
    }
    case "notes": {
      const bare = slides.filter(({ notes }, index) => index > 0 && !notes?.trim()).length;
      return bare > 0 ? `${bare} slides without` : undefined;
    }
    case "atMost":
      return toExcess(expectation, deck);
  }
}

function toMissing(texts: readonly string[], shown: string): string | undefined {
  const missing = texts.filter((text) => !shown.includes(normalise(text)));
  return missing.length > 0 ? `missing ${missing.join(" · ")}` : undefined;
}

function toShown(slides: readonly OutlineSlide[]): string {
  return slides.flatMap(toSlideStrings).map(normalise).join("\n");
}

function toNotes(slides: readonly OutlineSlide[]): string {
  return slides.map(({ notes }) => normalise(notes ?? "")).join("\n");
}

function fits(slide: OutlineSlide, index: number, count: number, pattern: SlidePattern): boolean {
  const { kinds, at, shows, entries, columns } = pattern;
  if (kinds && !kinds.includes(slide.kind)) return false;
  if (at !== undefined && index !== (at < 0 ? count + at : at)) return false;
  if (shows && toMissing(shows, toShown([slide])) !== undefined) return false;
  if (entries !== undefined && countEntries(slide) < entries) return false;
  if (columns !== undefined && !(slide.kind === "table" && slide.columns.length === columns)) return false;
  return fitsChart(slide, pattern);
}

function fitsChart(slide: OutlineSlide, { values, forms, series }: SlidePattern): boolean {
  if (!values && !forms && series === undefined) return true;
  if (slide.kind !== "chart") return false;
  if (forms && !forms.includes(slide.chart.form)) return false;
  if (series !== undefined && slide.chart.series.length !== series) return false;
  return !values || slide.chart.series.some((one) => one.values.join() === values.join());
}

function countEntries(slide: OutlineSlide): number {
  switch (slide.kind) {
    case "agenda":
      return slide.entries.length;
    case "bullets":
      return slide.items.length;
    case "cards":
      return slide.cards.length;
    case "chart":
      return slide.chart.categories.length;
    case "closing":
      return (slide.items?.length ?? 0) + (slide.nextSteps?.length ?? 0);
    case "columns":
      return slide.columns.length;
    case "comparison":
      return slide.options.length;
    case "numbers":
      return slide.figures.length;
    case "process":
      return slide.steps.length;
    case "table":
      return slide.rows.length;
    case "timeline":
      return slide.events.length;
    case "flow":
      return slide.nodes.length;
    case "hierarchy":
      return slide.root.children?.length ?? 0;
    case "matrix":
      return slide.items?.length ?? slide.quadrants?.length ?? 0;
    case "plan":
      return slide.rows.length;
    case "code":
    case "quote":
    case "section":
    case "statement":
    case "title":
      return 1;
  }
}

function toDisorder(texts: readonly string[], slides: readonly OutlineSlide[]): string | undefined {
  const shown = slides.map((slide) => toShown([slide]));
  const places = texts.map((text) => shown.findIndex((slide) => slide.includes(normalise(text))));
  const wrong = texts.filter((_text, index) => {
    const place = places[index] ?? -1;
    return place < 0 || (index > 0 && place < (places[index - 1] ?? -1));
  });
  return wrong.length > 0 ? `out of place: ${wrong.join(" · ")}` : undefined;
}

function toExcess(
  { words, characters }: { readonly words?: number; readonly characters?: number },
  { rendered }: CorpusDeck,
): string | undefined {
  const [most, unit] =
    words === undefined
      ? [Math.max(...rendered.deck.slides.map(countCharacters)), "characters"]
      : [Math.max(...rendered.deck.slides.map(countWords)), "words"];
  return most > (words ?? characters ?? 0) ? `${most} ${unit} on one slide` : undefined;
}
