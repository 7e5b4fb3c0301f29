import { type Outline, type OutlineSlide, type Placeholder, points } from "@lectern/deck";
import type { Anatomy } from "../template/anatomy.ts";
import type { ChosenLayouts } from "../template/choose-layout.ts";
import { titleSizeOf } from "./headline.ts";
import { contentTitleLines } from "./to-pages.ts";

/** From here on a title is large enough to be seen from far off even if it is made smaller. */
const displaySize = 34;
const leastShare = 0.65;

/**
 * Returns layouts whose titles are of nearly one size through the deck: where a template has them very large, short titles
 * are set no larger than the longest title comes to be, down to two thirds of what the template says.
 */
export function evenTitles(layouts: ChosenLayouts, { slides }: Outline): ChosenLayouts {
  const { rows } = layouts;
  const largest = rows.title?.levels[0]?.size;
  if (largest === undefined || largest < displaySize) return layouts;
  const sizes = slides.filter(hasContentTitle).map(({ title }) => {
    return titleSizeOf(title, rows, contentTitleLines) ?? leastShare * largest;
  });
  const most = Math.max(leastShare * largest, Math.min(largest, ...sizes));
  const evened = (anatomy: Anatomy) => withTitlesOf(anatomy, Math.round(most));
  return {
    ...layouts,
    content: evened(layouts.content),
    rows: evened(rows),
    // On a page of its own kind, a title is as large as that page has it.
    closing: (layouts.closing.title?.levels[0]?.size ?? 0) > largest ? layouts.closing : evened(layouts.closing),
    columns: layouts.columns.map((columns) => ({ ...columns, anatomy: evened(columns.anatomy) })),
  };
}

function hasContentTitle({ kind }: OutlineSlide): boolean {
  return kind !== "title" && kind !== "section" && kind !== "statement" && kind !== "quote";
}

function withTitlesOf(anatomy: Anatomy, most: number): Anatomy {
  const { title } = anatomy;
  if (!title) return anatomy;
  const levels = title.levels.map((level): Placeholder["levels"][number] => {
    return level.size > most ? { ...level, size: points(most) } : level;
  });
  return { ...anatomy, title: { ...title, levels } };
}
