import type { ChartSlide, OutlineSlide } from "@lectern/deck";
import { mostSeenAtOnce } from "../ideas/detectors/figures/find-chart.ts";
import { chartWordsOf, labelsOf } from "../text/languages/labels.ts";
import { toPlainText } from "../text/markup/rich-text.ts";

/**
 * Returns the slides without what they show already: which of a few columns is the highest is no reading of a chart. A chart that
 * is only called an overview is named by it.
 */
export function sayOnce(slides: readonly OutlineSlide[], language: string): readonly OutlineSlide[] {
  const taken = new Set(slides.map(({ title }) => title));
  return slides.map((slide) => {
    if (slide.kind !== "chart" || !tellsHighest(slide, language)) return slide;
    const { reading = [], ...bare } = slide;
    const finding = toPlainText(reading);
    const isNameless = slide.title === labelsOf(language)?.overview && !taken.has(finding);
    return isNameless ? { ...bare, title: finding } : bare;
  });
}

/** The reading that charts get of themselves, and nothing else. */
function tellsHighest({ chart, reading }: ChartSlide, language: string): boolean {
  const highest = chartWordsOf(language)?.highest;
  if (reading === undefined || highest === undefined || chart.categories.length > mostSeenAtOnce)
    return false;
  const said = toPlainText(reading);
  const [, own = said] = /^.{1,80} – (.+)$/u.exec(said) ?? [];
  return (
    own.toLowerCase().startsWith(`${highest.toLowerCase()}: `) &&
    chart.categories.some((category) => own.endsWith(` (${category})`))
  );
}
