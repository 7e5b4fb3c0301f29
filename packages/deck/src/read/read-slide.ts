import type { OutlineSlide, SlideKind } from "../outline/outline.ts";
import { assertObject, type OutlinePlace } from "../outline/outline-place.ts";
import { readChartSlide } from "./read-chart-slide.ts";
import { readFlowSlide, readHierarchySlide, readMatrixSlide } from "./read-diagram-slides.ts";
import {
  readAgendaSlide,
  readBulletsSlide,
  readCardsSlide,
  readClosingSlide,
  readColumnsSlide,
  readComparisonSlide,
} from "./read-list-slides.ts";
import { readPlanSlide } from "./read-plan-slide.ts";
import { readNumbersSlide, readProcessSlide, readTimelineSlide } from "./read-sequence-slides.ts";
import { readTableSlide } from "./read-table-slide.ts";
import {
  readCodeSlide,
  readQuoteSlide,
  readSectionSlide,
  readStatementSlide,
  readTitleSlide,
} from "./read-text-slides.ts";

type SlideReader<Kind extends SlideKind> = (
  slide: OutlinePlace,
) => Extract<OutlineSlide, { readonly kind: Kind }>;

/** A new kind of slide does not compile until it is read here. */
const slideReaders: { readonly [Kind in SlideKind]: SlideReader<Kind> } = {
  title: readTitleSlide,
  agenda: readAgendaSlide,
  section: readSectionSlide,
  bullets: readBulletsSlide,
  columns: readColumnsSlide,
  comparison: readComparisonSlide,
  table: readTableSlide,
  chart: readChartSlide,
  timeline: readTimelineSlide,
  process: readProcessSlide,
  numbers: readNumbersSlide,
  quote: readQuoteSlide,
  statement: readStatementSlide,
  cards: readCardsSlide,
  flow: readFlowSlide,
  hierarchy: readHierarchySlide,
  matrix: readMatrixSlide,
  plan: readPlanSlide,
  code: readCodeSlide,
  closing: readClosingSlide,
};

/** The kinds of slide, in the order in which a deck might use them. */
export const slideKinds: readonly SlideKind[] = Object.keys(slideReaders).filter(isSlideKind);

/** Reads a slide of any kind; undefined where nobody can tell which kind it is. */
export function readSlide(slide: OutlinePlace): OutlineSlide | undefined {
  assertObject(slide);
  const kind = slide.at("kind");
  if (isSlideKind(kind.value)) return slideReaders[kind.value](slide);
  kind.reportInstead(`one of ${slideKinds.join(", ")}`);
  return undefined;
}

function isSlideKind(value: unknown): value is SlideKind {
  return typeof value === "string" && Object.hasOwn(slideReaders, value);
}
