/** Outline slides are composed into pages, the pages' titles numbered, and each page finished to a placed slide. */
import type { Outline, OutlineSlide, PlacedDeck, PlacedSection, Template } from "@lectern/deck";
import { chooseLayouts } from "./choose-layout.ts";
import { composeAgenda } from "./compositions/agenda.ts";
import { composeBullets } from "./compositions/bullets.ts";
import { composeCards } from "./compositions/cards.ts";
import { composeChart } from "./compositions/chart.ts";
import { composeClosing } from "./compositions/closing.ts";
import { composeCode } from "./compositions/code.ts";
import { composeColumns } from "./compositions/columns.ts";
import { composeComparison } from "./compositions/comparison.ts";
import { composeCover } from "./compositions/cover.ts";
import { composeNumbers } from "./compositions/numbers.ts";
import type { Composition, Page } from "./compositions/page.ts";
import { composeProcess } from "./compositions/process.ts";
import { composeQuote } from "./compositions/quote.ts";
import { composeSection } from "./compositions/section.ts";
import type { Stage } from "./compositions/stage.ts";
import { composeStatementSlide } from "./compositions/statement-slide.ts";
import { composeTable } from "./compositions/table.ts";
import { composeTimeline } from "./compositions/timeline.ts";
import { evenTitles } from "./even-titles.ts";
import { finishPage } from "./finish-page.ts";
import { numberTitles, type WantedTitle } from "./number-titles.ts";
import { enlargeDeck, onUsualPages, pageScaleOf } from "./page-scale.ts";
import { holdUnits } from "./text/hold-units.ts";

/** Places an outline's slides on a template's layouts; the same input gives the same deck. */
export function placeDeck(outline: Outline, template: Template): PlacedDeck {
  const deck = placeOnPages(outline, onUsualPages(template));
  const scale = pageScaleOf(template);
  return scale === 1 ? deck : enlargeDeck(deck, scale, template.slideSize);
}

// All lengths and sizes of type are those of usual pages.
function placeOnPages(given: Outline, template: Template): PlacedDeck {
  const outline = holdUnits(given);
  const { direction, language } = outline;
  const stage: Stage = { layouts: evenTitles(chooseLayouts(template), outline), direction, language };
  const pages = composePages(outline, stage);
  const titles = numberTitles(pages.map(toWantedTitle));
  const notes = shareNotes(pages, titles);
  return {
    title: outline.title,
    language,
    direction,
    slideSize: template.slideSize,
    slides: pages.map(({ page, slide, section }, index) => {
      const title = titles[index] ?? page.title;
      const finished = finishPage(
        withNotes(page, notes[index]),
        { title, number: index + 1, deckTitle: outline.title, section },
        stage,
      );
      return { ...finished, outlineSlide: slide };
    }),
    sections: toSections(outline, pages),
  };
}

interface ComposedPage {
  readonly page: Page;
  /** The outline slide that it comes from, counted from 0. */
  readonly slide: number;
  /** The title of the section that it belongs to. */
  readonly section: string | undefined;
}

function composePages(outline: Outline, stage: Stage): readonly ComposedPage[] {
  const pages: ComposedPage[] = [];
  let section: string | undefined;
  let sectionNumber = 0;
  outline.slides.forEach((slide, index) => {
    if (slide.kind === "section") {
      section = slide.title;
      sectionNumber += 1;
    }
    const previous = pages.map(({ page }) => page.composition);
    for (const page of composeSlide(slide, { outline, previous, sectionNumber, stage })) {
      pages.push({ page, slide: index, section: slide.kind === "closing" ? undefined : section });
    }
  });
  return pages;
}

// Whoever speaks shall find on each page of a slide what to say, or where it stands.
function shareNotes(
  pages: readonly ComposedPage[],
  titles: readonly string[],
): readonly (string | undefined)[] {
  return pages.map(({ page, slide }) => {
    if (page.notes !== undefined) return page.notes;
    const first = pages.findIndex((other) => other.slide === slide && other.page.notes !== undefined);
    return first < 0 ? undefined : `↑ ${titles[first]}`;
  });
}

function withNotes(page: Page, notes: string | undefined): Page {
  return notes === undefined ? page : { ...page, notes };
}

// Covers and section pages are no first part of what goes on after them.
function toWantedTitle({ page, slide }: ComposedPage): WantedTitle {
  const isOpening = page.composition === "cover" || page.composition === "section";
  return { title: page.title, series: `${slide} ${isOpening ? page.composition : "pages"}` };
}

interface Surroundings {
  readonly outline: Outline;
  readonly previous: readonly Composition[];
  readonly sectionNumber: number;
  readonly stage: Stage;
}

function composeSlide(
  slide: OutlineSlide,
  { outline, previous, sectionNumber, stage }: Surroundings,
): readonly Page[] {
  switch (slide.kind) {
    case "title":
      return composeCover(slide, stage);
    case "agenda":
      return composeAgenda(slide, outline, stage);
    case "section":
      return composeSection(slide, sectionNumber, stage);
    case "bullets":
      return composeBullets(slide, previous, stage);
    case "columns":
      return composeColumns(slide, stage);
    case "comparison":
      return composeComparison(slide, stage);
    case "table":
      return composeTable(slide, stage);
    case "chart":
      return composeChart(slide, stage);
    case "timeline":
      return composeTimeline(slide, stage);
    case "process":
      return composeProcess(slide, stage);
    case "numbers":
      return composeNumbers(slide, previous, stage);
    case "quote":
      return composeQuote(slide, stage);
    case "statement":
      return composeStatementSlide(slide, stage);
    case "cards":
      return composeCards(slide, stage);
    case "code":
      return composeCode(slide, stage);
    case "closing":
      return composeClosing(slide, stage);
  }
}

// PowerPoint wants every slide in a section as soon as there is one.
function toSections(outline: Outline, pages: readonly ComposedPage[]): readonly PlacedSection[] {
  const sections = pages.flatMap(({ slide }, index): PlacedSection[] => {
    const source = outline.slides[slide];
    const isOpening = source?.kind === "section" && pages[index - 1]?.slide !== slide;
    return isOpening ? [{ title: source.title, firstSlide: index }] : [];
  });
  const [first] = sections;
  if (!first || first.firstSlide === 0) return sections;
  return [{ title: outline.title, firstSlide: 0 }, ...sections];
}
