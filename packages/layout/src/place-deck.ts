/** Outline slides are composed into pages, the pages' titles numbered, and each page finished to a placed slide. */
import {
  type DesignStyle,
  type Direction,
  drawsFigures,
  findCoverChart,
  type Outline,
  type OutlineSlide,
  type PlacedDeck,
  type PlacedSection,
  plainStyle,
  type SlidePicture,
  type Template,
} from "@lectern/deck";
import { composeBesidePicture } from "./pages/beside-picture.ts";
import {
  evenTitles,
  growTitles,
  withSeenTitles,
  withTitlesOnOneLine,
  withTypeUpToTitles,
} from "./pages/even-titles.ts";
import { finishPage } from "./pages/finish-page.ts";
import { withGapBelowTitles } from "./pages/gap-below-titles.ts";
import { numberTitles, type WantedTitle } from "./pages/number-titles.ts";
import type { Page } from "./pages/page.ts";
import { enlargeDeck, onUsualPages, pageScaleOf } from "./pages/page-scale.ts";
import { composePictured, withNextStatement } from "./pages/pictured-page.ts";
import { raiseContent } from "./pages/raise-content.ts";
import type { Stage } from "./pages/stage.ts";
import { composeAgenda } from "./slides/agenda.ts";
import { composeBullets } from "./slides/bullets.ts";
import { composeCards } from "./slides/cards.ts";
import { composeChart } from "./slides/chart.ts";
import { composeClosing } from "./slides/closing.ts";
import { composeCode } from "./slides/code.ts";
import { composeColumns } from "./slides/columns.ts";
import { composeComparison } from "./slides/comparison.ts";
import { type CoverMatter, composeCover } from "./slides/cover.ts";
import { composeFlow } from "./slides/flow.ts";
import { composeHierarchy } from "./slides/hierarchy.ts";
import { inWords } from "./slides/in-words.ts";
import { composeLabelled } from "./slides/labelled.ts";
import { composeMatrix } from "./slides/matrix.ts";
import { composeNumbers } from "./slides/numbers.ts";
import { composePlan } from "./slides/plan.ts";
import { composeProcess } from "./slides/process.ts";
import { composeQuote } from "./slides/quote.ts";
import { composeSection } from "./slides/section.ts";
import { composeStatementSlide } from "./slides/statement-slide.ts";
import { composeTable } from "./slides/table.ts";
import { composeTimeline } from "./slides/timeline.ts";
import { chooseLayouts } from "./template/layouts/choose-layout.ts";
import type { ChosenLayouts } from "./template/layouts/chosen-layouts.ts";
import { readVariants } from "./template/layouts/layout-variants.ts";
import { towardsRight } from "./template/towards-start.ts";
import { rememberingTexts } from "./text/lines/remember-texts.ts";
import { holdUnits } from "./text/numbers/hold-units.ts";
import { digitsOf } from "./text/numbers/own-digits.ts";
import { setQuotes } from "./text/set-quotes.ts";

/** Places an outline's slides on a template's layouts; the same input gives the same deck. */
export function placeDeck(outline: Outline, template: Template): PlacedDeck {
  const deck = rememberingTexts(() => placeOnPages(outline, onUsualPages(template)));
  const scale = pageScaleOf(template);
  return scale === 1 ? deck : enlargeDeck(deck, scale, template.slideSize);
}

// All lengths and sizes of type are those of usual pages.
function placeOnPages(given: Outline, template: Template): PlacedDeck {
  const slides = given.slides.map((slide) => inWords(slide, given.language));
  const outline = holdUnits(setQuotes({ ...given, slides }));
  const { direction, language } = outline;
  const chosen = layoutsFor(direction, template);
  const titled = template.style
    ? growTitles(chosen, outline)
    : withTitlesOnOneLine(withSeenTitles(chosen), outline);
  const evened = evenTitles(titled, outline, template.style ? undefined : fewTitles);
  const stage: Stage = {
    layouts: template.style ? evened : withGapBelowTitles(withTypeUpToTitles(evened), outline),
    slideSize: template.slideSize,
    direction,
    style: template.style ?? styleOfMakers(template),
    illustrations: template.illustrations ?? {},
    isOwnLook: template.style !== undefined,
    language,
    toDigits: digitsOf(outline),
    variants: readVariants(template),
  };
  const pictures = given.slides.map(({ title }) => template.pictures?.get(title));
  const pages = composePages(outline, pictures, stage, coverMatterOf(outline, template));
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

// Shapes of our own look like those that the makers of a template have on their slides, as far as these tell.
function styleOfMakers({ ownTable, ownCorners }: Template): DesignStyle {
  return {
    ...plainStyle,
    ...(ownTable && { table: ownTable }),
    ...(ownCorners !== undefined && { cornerRadius: ownCorners }),
  };
}

function coverMatterOf(outline: Outline, { coverChart: box }: Template): CoverMatter | undefined {
  const chart = box && findCoverChart(outline);
  return chart && { chart, box };
}

/** Of a deck's titles. */
const fewTitles = 0.25;

// Our own looks have their places for both.
function layoutsFor(direction: Direction, template: Template): ChosenLayouts {
  const chosen = chooseLayouts(template);
  return direction === "ltr" || template.style ? chosen : towardsRight(chosen, template.slideSize);
}

interface ComposedPage {
  readonly page: Page;
  /** The outline slide that it comes from, counted from 0. */
  readonly slide: number;
  /** The title of the section that it belongs to. */
  readonly section: string | undefined;
}

function composePages(
  outline: Outline,
  pictures: readonly (SlidePicture | undefined)[],
  stage: Stage,
  matter: CoverMatter | undefined,
): readonly ComposedPage[] {
  const pages: ComposedPage[] = [];
  let section: string | undefined;
  let sectionNumber = 0;
  outline.slides.forEach((slide, index) => {
    if (slide.kind === "section") {
      section = slide.title;
      sectionNumber += 1;
    }
    const previous = pages.map(({ page }) => page);
    const pagesWith = (isWhole: boolean) => {
      const surroundings = {
        outline,
        previous,
        sectionNumber,
        stage: stageFor(slide, stage, isWhole),
        matter,
      };
      return composeWithPicture(slide, pictures[index], surroundings, isWhole);
    };
    for (const page of onOnePage(slide, outline, pagesWith) ?? pagesWith(false)) {
      pages.push({ page, slide: index, section: slide.kind === "closing" ? undefined : section });
    }
  });
  return pages;
}

// A title that no other slide has needs no room for a page number where all of its slide is on one page.
function onOnePage(
  { title }: OutlineSlide,
  { slides }: Outline,
  pagesWith: (isWhole: boolean) => readonly Page[],
): readonly Page[] | undefined {
  if (slides.filter((other) => other.title === title).length > 1) return undefined;
  const pages = pagesWith(true);
  return pages.length === 1 ? pages : undefined;
}

function composeWithPicture(
  slide: OutlineSlide,
  picture: SlidePicture | undefined,
  surroundings: Surroundings,
  isWhole: boolean,
): readonly Page[] {
  const { stage, previous } = surroundings;
  const composeAfter = (pages: readonly Page[], layouts: ChosenLayouts) =>
    composeSlide(slide, {
      ...surroundings,
      previous: pages,
      stage: layouts === stage.layouts ? stage : stageFor(slide, { ...stage, layouts }, isWhole),
    });
  const compose = (layouts: ChosenLayouts) => composeAfter(previous, layouts);
  const labelled = picture && composeLabelled(slide, picture, stage);
  if (labelled) return labelled;
  const layouts = withNextStatement(stage.layouts, stage.variants, previous);
  const plain = compose(layouts);
  if (!picture) return plain;
  // Beside a picture, a list looks like none of the pages before, whatever form they have.
  const composeBeside = (narrow: ChosenLayouts) => composeAfter([], narrow);
  const pictured = previous.filter(({ content }) => content.some(({ name }) => name === "Picture")).length;
  const given = { picture, layouts, plain, isOfFigures: slide.kind === "numbers" };
  return (
    composePictured({ ...given, compose }, stage.variants) ??
    (drawsFigures(slide)
      ? undefined
      : composeBesidePicture({ ...given, compose: composeBeside }, stage, pictured)) ??
    plain
  );
}

// The places of other people's templates are as they have them.
function stageFor(slide: OutlineSlide, stage: Stage, isWhole: boolean): Stage {
  return stage.isOwnLook ? { ...stage, layouts: raiseContent(stage.layouts, slide, isWhole) } : stage;
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
  readonly previous: readonly Page[];
  readonly sectionNumber: number;
  readonly stage: Stage;
  readonly matter: CoverMatter | undefined;
}

function composeSlide(
  slide: OutlineSlide,
  { outline, previous, sectionNumber, stage, matter }: Surroundings,
): readonly Page[] {
  switch (slide.kind) {
    case "title":
      return composeCover(slide, stage, previous.length === 0 ? matter : undefined);
    case "agenda":
      return composeAgenda(slide, outline, stage);
    case "section":
      return composeSection(slide, sectionNumber, sectionTitles(outline), stage);
    case "bullets":
      return composeBullets(
        slide,
        previous.map(({ composition }) => composition),
        stage,
      );
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
    case "flow":
      return composeFlow(slide, stage);
    case "hierarchy":
      return composeHierarchy(slide, stage);
    case "matrix":
      return composeMatrix(slide, stage);
    case "plan":
      return composePlan(slide, stage);
    case "code":
      return composeCode(slide, stage);
    case "closing":
      return composeClosing(slide, stage);
  }
}

function sectionTitles({ slides }: Outline): readonly string[] {
  return slides.flatMap(({ kind, title }) => (kind === "section" ? [title] : []));
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
