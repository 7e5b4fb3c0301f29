import type { BulletItem } from "@lectern/deck";
import { composeOwnPoints } from "../forms/points.ts";
import { createHeadline } from "../pages/headline.ts";
import type { Composition, Page } from "../pages/page.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines, toPages } from "../pages/to-pages.ts";
import { isHabit } from "../template/one-style.ts";
import { toBlocks } from "../text/list-paragraphs.ts";

/** Says whether the makers of a template have lists, with a mark before each point, on so many slides that they have them so everywhere. */
export function areMakersLists({ isOwnLook, layouts: { content } }: Stage): boolean {
  return !isOwnLook && isHabit(content) && content.body?.levels[0]?.bullet === true;
}

/**
 * Composes points as the makers of a template have theirs, with their marks and as large as theirs, on one page; undefined
 * where they have none, or where the list would not fill its place.
 */
export function composeAsMakersList(
  composition: Composition,
  {
    title,
    items,
    notes,
  }: { readonly title: string; readonly items: readonly BulletItem[]; readonly notes?: string | undefined },
  stage: Stage,
): readonly Page[] | undefined {
  const { content: anatomy } = stage.layouts;
  if (!areMakersLists(stage) || createHeadline(title, anatomy, contentTitleLines).unsaid !== undefined)
    return undefined;
  const content = composeOwnPoints(toBlocks(items), anatomy, stage.direction);
  return content && toPages(composition, anatomy, title, [content], { notes });
}
