import type { OutlineSlide } from "@lectern/deck";
import { findChartTotals } from "./find-chart-totals.ts";
import { findEchoes } from "./find-echoes.ts";
import { findEmptyLabels } from "./find-empty-labels.ts";
import { findMissingAsk } from "./find-missing-ask.ts";
import { findRepeatedFacts } from "./find-repeated-facts.ts";
import { findTopicTitles } from "./find-topic-titles.ts";
import { findUnprovenTitles } from "./find-unproven-titles.ts";
import type { Flaw } from "./flaw.ts";

/** What the style of a deck is held against. */
export interface StyleWishes {
  readonly prompt: string;
  /** BCP 47 tag of the deck's language. */
  readonly language: string;
  /** What the writer says is asked of the audience; empty where nothing is. */
  readonly ask: string;
}

/**
 * Returns what makes slides weak that are valid and may be shown: facts told twice, titles said again, empty labels, figures under a title
 * without a finding or below one that they do not show, totals among their parts, a last slide without what the deck asks for; in the order of the slides.
 */
export function reviewStyle(
  slides: readonly OutlineSlide[],
  { prompt, language, ask }: StyleWishes,
): readonly Flaw[] {
  const flaws = [
    ...findRepeatedFacts(slides),
    ...findEchoes(slides),
    ...findEmptyLabels(slides),
    ...findTopicTitles(slides, prompt),
    ...findUnprovenTitles(slides, { prompt, language }),
    ...findChartTotals(slides),
    ...findMissingAsk(slides, ask),
  ];
  return flaws.toSorted((one, other) => one.slide - other.slide);
}
