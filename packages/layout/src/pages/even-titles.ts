import { type Outline, type OutlineSlide, type Placeholder, type Points, points } from "@lectern/deck";
import { insideOf, noInsets } from "../geometry.ts";
import type { Anatomy } from "../template/anatomy.ts";
import type { ChosenLayouts } from "../template/layouts/chosen-layouts.ts";
import { tellingUses } from "../template/one-style.ts";
import { fitsOnOneLine, titleSizeOf } from "./headline.ts";
import { contentTitleLines } from "./to-pages.ts";

/** Titles come down to the longest one of the deck, all of them, to this share of what the template says. */
const leastShare = 0.8;
/** From here on a title is large enough to be seen from far off even if it is made much smaller. */
const displaySize = 34;
const leastShareOfDisplay = 0.65;
/** In points: the least size that all titles of a deck come down to. */
const leastOfAll = 22;

/**
 * Returns layouts whose titles have one size through the deck, that of the longest title; where that would be small, the
 * few long ones have a second size. More than such a share of them are not few: then all have that.
 */
export function evenTitles(layouts: ChosenLayouts, { slides }: Outline, mostOfSecond = 1): ChosenLayouts {
  const { rows } = layouts;
  const largest = ownSizeOf(rows);
  const titles = slides.filter(hasContentTitle).map(({ title }) => title);
  const tried = { ...rows, titleSizes: stepsFrom(largest, leastTried) };
  const sizes = titles.map((title) => titleSizeOf(title, tried, contentTitleLines) ?? leastTried);
  const second = Math.min(largest, ...sizes);
  const usual =
    mostOfSecond < 1
      ? unbroken(titles, sizeOfMost(sizes, mostOfSecond, largest), rows)
      : sizeOfAll(sizes, largest);
  const evened = (anatomy: Anatomy) => withTitlesOf(anatomy, [usual, second].map(points));
  return {
    ...layouts,
    content: evened(layouts.content),
    rows: evened(rows),
    // On a page of its own kind, a title is as large as that page has it.
    closing: ownSizeOf(layouts.closing) === largest ? evened(layouts.closing) : layouts.closing,
    ...(layouts.split && {
      split: withTitlesOf(layouts.split, panelSizes(layouts.split, [usual, second], largest)),
    }),
    columns: layouts.columns.map((columns) => ({ ...columns, anatomy: evened(columns.anatomy) })),
  };
}

/** Of the size of most titles: much smaller, the few long ones would look like those of another deck. */
const leastShareOfFew = 0.75;
/** Of that size: where the longest has nearly as much, one size for all is worth more. */
const nearlyAll = 0.93;

// The few that are too long for it leave other pages as they are.
function sizeOfMost(sizes: readonly number[], few: number, largest: Points): number {
  const ranked = sizes.toSorted((one, other) => one - other);
  const most = Math.min(largest, ranked[Math.floor(few * ranked.length)] ?? largest);
  const least = ranked[0] ?? most;
  if (least >= nearlyAll * most) return Math.round(least);
  return Math.round(Math.min(most, Math.max(leastOfAll, least) / leastShareOfFew));
}

/** Of a size: what it gives where no title then breaks. */
const leastUnbroken = 0.92;

// A place that its makers gave the height of one line has one, if that costs hardly any size.
function unbroken(titles: readonly string[], size: number, rows: Anatomy): number {
  const { height } = insideOf(rows.titleBox, rows.title?.insets ?? noInsets);
  if (height >= 2 * size * lineHeight) return size;
  const smaller = stepsFrom(points(size), leastUnbroken * size);
  return smaller.find((one) => titles.every((title) => fitsOnOneLine(title, rows, one))) ?? size;
}

function sizeOfAll(sizes: readonly number[], largest: Points): number {
  const least = largest * (largest >= displaySize ? leastShareOfDisplay : leastShare);
  return Math.round(Math.min(largest, ...sizes.filter((size) => size >= least)));
}

/** Of the size that a look has: much larger, titles would be those of other pages. */
const mostGrowth = 1.25;

/** Returns layouts whose titles are as large as all of the deck's can be without taking a line more than in a look's own size. */
export function growTitles(layouts: ChosenLayouts, { slides }: Outline): ChosenLayouts {
  const { rows } = layouts;
  const own = ownSizeOf(rows);
  const titles = slides.filter(hasContentTitle).map(({ title }) => title);
  const areFit = (size: Points) => {
    const raised = { ...withTitlesFrom(size, rows), titleSizes: [size] };
    return titles.every((title) =>
      fitsOnOneLine(title, rows, own)
        ? fitsOnOneLine(title, raised, size)
        : titleSizeOf(title, raised, contentTitleLines) === size,
    );
  };
  const size = stepsFrom(points(Math.floor(mostGrowth * own)), own + 1).find(areFit);
  if (size === undefined) return layouts;
  const raised = (anatomy: Anatomy): Anatomy => withTitlesFrom(size, anatomy);
  return {
    ...layouts,
    content: raised(layouts.content),
    rows: raised(rows),
    columns: layouts.columns.map((columns) => ({ ...columns, anatomy: raised(columns.anatomy) })),
  };
}

function withTitlesFrom(least: Points, anatomy: Anatomy): Anatomy {
  const { title } = anatomy;
  if (!title) return anatomy;
  const levels = title.levels.map((level) => (level.size < least ? { ...level, size: least } : level));
  return { ...anatomy, title: { ...title, levels } };
}

/** Of a deck's titles: where so many have one line, a second one is the exception. */
const mostTitles = 0.75;
/** In points, and of the size that a template has: smaller, its titles are not what they were. */
const leastOnOneLine = 28;
const leastShareOnOneLine = 0.63;
/** The same where many slides of the makers' show how large their titles are. */
const leastShareOfHabit = 0.75;

/**
 * Returns layouts whose titles are small enough for most of the deck's to stand on one line, where a template has them so
 * large that they break in the middle of the page.
 */
export function withTitlesOnOneLine(layouts: ChosenLayouts, { slides }: Outline): ChosenLayouts {
  const { rows } = layouts;
  const own = ownSizeOf(rows);
  const titles = slides.filter(hasContentTitle).map(({ title }) => title);
  const isHabit = [rows, layouts.content].some(({ layout }) => (layout.uses ?? 0) >= tellingUses);
  const share = isHabit ? leastShareOfHabit : leastShareOnOneLine;
  const least = Math.max(leastOnOneLine, share * own);
  const mayBreak = Math.floor((1 - mostTitles) * titles.length);
  const isFit = (size: Points) => hasFew(titles, mayBreak, (title) => !fitsOnOneLine(title, rows, size));
  const size = stepsFrom(own, least).find(isFit);
  if (size === undefined || size === own) return layouts;
  const lowered = (anatomy: Anatomy): Anatomy => withTitlesUpTo(size, anatomy);
  return {
    ...layouts,
    content: lowered(layouts.content),
    rows: lowered(rows),
    closing: lowered(layouts.closing),
    columns: layouts.columns.map((columns) => ({ ...columns, anatomy: lowered(columns.anatomy) })),
  };
}

// Titles are long to measure: no more of them than it takes.
function hasFew(titles: readonly string[], most: number, isOne: (title: string) => boolean): boolean {
  let found = 0;
  return titles.every((title) => {
    if (isOne(title)) found += 1;
    return found <= most;
  });
}

function withTitlesUpTo(most: Points, anatomy: Anatomy): Anatomy {
  const { title, titleLook } = anatomy;
  if (!title) return titleLook?.size ? { ...anatomy, titleLook: { ...titleLook, size: most } } : anatomy;
  const levels = title.levels.map((level) => (level.size > most ? { ...level, size: most } : level));
  return { ...anatomy, title: { ...title, levels } };
}

function stepsFrom(largest: Points, least: number): readonly Points[] {
  const sizes: Points[] = [];
  for (let size: number = largest; size >= least; size -= step) sizes.push(points(size));
  return sizes;
}

/** Below it, nobody takes a title for one. */
const leastTitle = 24;
const lineHeight = 12_700 * 1.15;

/** Returns layouts whose titles are large enough to be seen as such, where their places hold a line of that. */
export function withSeenTitles(layouts: ChosenLayouts): ChosenLayouts {
  const seen = (anatomy: Anatomy): Anatomy => {
    const { title } = anatomy;
    const height = title ? insideOf(title.box, title.insets).height : 0;
    if (!title || ownSizeOf(anatomy) >= leastTitle || height < leastTitle * lineHeight) return anatomy;
    const levels = title.levels.map((level) => ({
      ...level,
      size: points(Math.max(level.size, leastTitle)),
    }));
    return { ...anatomy, title: { ...title, levels } };
  };
  return {
    ...layouts,
    content: seen(layouts.content),
    rows: seen(layouts.rows),
    closing: seen(layouts.closing),
    columns: layouts.columns.map((columns) => ({ ...columns, anatomy: seen(columns.anatomy) })),
  };
}

/** Smaller, running text is not set for the sake of small titles. */
const leastMostType = 18;

/** Returns layouts whose running text is no larger than the smallest titles of the deck. */
export function withTypeUpToTitles(layouts: ChosenLayouts): ChosenLayouts {
  const { rows } = layouts;
  const smallest = rows.titleSizes?.at(-1) ?? ownSizeOf(rows);
  const mostType = Math.max(leastMostType, smallest);
  const limited = (anatomy: Anatomy): Anatomy => ({ ...anatomy, mostType });
  return {
    ...layouts,
    content: limited(layouts.content),
    rows: limited(rows),
    closing: limited(layouts.closing),
    ...(layouts.split && { split: limited(layouts.split) }),
    columns: layouts.columns.map((columns) => ({ ...columns, anatomy: limited(columns.anatomy) })),
  };
}

// A panel that is made for larger titles has its own size, and that of other pages where words are too long for it.
function panelSizes({ title }: Anatomy, sizes: readonly number[], largest: Points): readonly Points[] {
  const own = title?.levels[0]?.size ?? largest;
  const [usual = largest] = sizes;
  return (own > largest ? [own, Math.round((own + usual) / 2), ...sizes] : sizes).map(points);
}

/** Of a title on a layout that has no place for one, and whose makers have none there either. */
const bareTitle = points(30);

function ownSizeOf({ title, titleLook }: Anatomy): Points {
  return title?.levels[0]?.size ?? titleLook?.size ?? bareTitle;
}

/** How far the sizes stand apart that are tried for the titles of a deck, and the least of them. */
const step = 2;
const leastTried = 20;

/** Says whether the title of a slide stands above its content. */
export function hasContentTitle({ kind }: OutlineSlide): boolean {
  return kind !== "title" && kind !== "section" && kind !== "statement" && kind !== "quote";
}

function withTitlesOf(anatomy: Anatomy, sizes: readonly Points[]): Anatomy {
  const { title } = anatomy;
  const own = ownSizeOf(anatomy);
  if (!title) return { ...anatomy, titleSizes: [...new Set(sizes.filter((size) => size <= own))] };
  const most = Math.max(...sizes);
  const levels = title.levels.map((level): Placeholder["levels"][number] => {
    return level.size > most ? { ...level, size: points(most) } : level;
  });
  const titleSizes = [...new Set(sizes.filter((size) => size <= own))];
  return { ...anatomy, title: { ...title, levels }, ...(titleSizes.length > 0 && { titleSizes }) };
}
