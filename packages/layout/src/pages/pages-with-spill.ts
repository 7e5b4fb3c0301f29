import type { BulletItem, PlacedElement } from "@lectern/deck";
import { composePoints } from "../forms/points.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { createHeadline } from "./headline.ts";
import type { Composition, Page } from "./page.ts";
import { toSpilledItems } from "./spilled-text.ts";
import type { Stage } from "./stage.ts";
import { contentTitleLines, toPages } from "./to-pages.ts";

/** What pages of one slide share. */
export interface PagesHead {
  readonly title: string;
  readonly notes?: string | undefined;
}

/** Returns pages of one composition, and after them one with what found no room there, the title's end included. */
export function toPagesWithSpill(
  composition: Composition,
  anatomy: Anatomy,
  { title, notes }: PagesHead,
  contents: readonly (readonly PlacedElement[])[],
  { stage, spilled = [] }: { readonly stage: Stage; readonly spilled?: readonly BulletItem[] },
): readonly Page[] {
  const { unsaid } = createHeadline(title, anatomy, contentTitleLines);
  const pages = toPages(composition, anatomy, title, contents, { notes });
  const rest = [...toSpilledItems([unsaid]), ...spilled];
  return rest.length === 0 ? pages : [...pages, ...toListPages({ title }, rest, stage)];
}

/** Returns pages with a plain list: what any content can be set as. */
export function toListPages(
  { title, notes }: PagesHead,
  items: readonly BulletItem[],
  { layouts, direction }: Stage,
): readonly Page[] {
  const { unsaid } = createHeadline(title, layouts.content, contentTitleLines);
  const contents = composePoints(
    toBlocks([...toSpilledItems([unsaid]), ...items]),
    layouts.content,
    direction,
  );
  return toPages("points", layouts.content, title, contents, { notes });
}
