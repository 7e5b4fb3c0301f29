import { type Outline, type OutlineSlide, type Placeholder, type Points, points } from "@lectern/deck";
import type { Anatomy } from "../template/anatomy.ts";
import type { ChosenLayouts } from "../template/choose-layout.ts";
import { titleSizeOf } from "./headline.ts";
import { contentTitleLines } from "./to-pages.ts";

/** Titles come down to the longest one of the deck, all of them, to this share of what the template says. */
const leastShare = 0.8;
/** From here on a title is large enough to be seen from far off even if it is made much smaller. */
const displaySize = 34;
const leastShareOfDisplay = 0.65;

/**
 * Returns layouts whose titles have one size through the deck, that of the longest title; where that would be small, the
 * few long ones have a second size.
 */
export function evenTitles(layouts: ChosenLayouts, { slides }: Outline): ChosenLayouts {
  const { rows } = layouts;
  const largest = rows.title?.levels[0]?.size;
  if (largest === undefined) return layouts;
  const least = largest * (largest >= displaySize ? leastShareOfDisplay : leastShare);
  const sizes = slides.filter(hasContentTitle).map(({ title }) => sizeOf(title, rows, largest));
  const usual = Math.round(Math.min(largest, ...sizes.filter((size) => size >= least)));
  const second = Math.min(usual, ...sizes);
  const evened = (anatomy: Anatomy) => withTitlesOf(anatomy, [usual, second].map(points));
  return {
    ...layouts,
    content: evened(layouts.content),
    rows: evened(rows),
    // On a page of its own kind, a title is as large as that page has it.
    closing: layouts.closing.title?.levels[0]?.size === largest ? evened(layouts.closing) : layouts.closing,
    ...(layouts.split && {
      split: withTitlesOf(layouts.split, panelSizes(layouts.split, [usual, second], largest)),
    }),
    columns: layouts.columns.map((columns) => ({ ...columns, anatomy: evened(columns.anatomy) })),
  };
}

// A panel that is made for larger titles has its own size, and that of other pages where words are too long for it.
function panelSizes({ title }: Anatomy, sizes: readonly number[], largest: Points): readonly Points[] {
  const own = title?.levels[0]?.size ?? largest;
  const [usual = largest] = sizes;
  return (own > largest ? [own, Math.round((own + usual) / 2), ...sizes] : sizes).map(points);
}

function sizeOf(title: string, rows: Anatomy, largest: Points): number {
  const titleSizes: Points[] = [];
  for (let size: number = largest; size >= leastTried; size -= step) titleSizes.push(points(size));
  return titleSizeOf(title, { ...rows, titleSizes }, contentTitleLines) ?? leastTried;
}

/** How far the sizes stand apart that are tried for the titles of a deck, and the least of them. */
const step = 2;
const leastTried = 20;

function hasContentTitle({ kind }: OutlineSlide): boolean {
  return kind !== "title" && kind !== "section" && kind !== "statement" && kind !== "quote";
}

function withTitlesOf(anatomy: Anatomy, sizes: readonly Points[]): Anatomy {
  const { title } = anatomy;
  if (!title) return anatomy;
  const own = title.levels[0]?.size ?? 0;
  const most = Math.max(...sizes);
  const levels = title.levels.map((level): Placeholder["levels"][number] => {
    return level.size > most ? { ...level, size: points(most) } : level;
  });
  const titleSizes = [...new Set(sizes.filter((size) => size <= own))];
  return { ...anatomy, title: { ...title, levels }, ...(titleSizes.length > 0 && { titleSizes }) };
}
